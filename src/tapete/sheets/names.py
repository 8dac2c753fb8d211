"""The names of sheets, columns and things, in every language at once, so that a sheet is read back in either."""
from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path as File

from ..gamedef.game import Game
from ..gamedef.options import Names
from ..ledger.option_names import OptionNames
from ..text.speech import LANGUAGES, Speech
from .cells import Titles

LONGEST = 31
"""The most characters of a sheet's name in XLSX."""
LONGEST_TITLE = 60
_FORBIDDEN = str.maketrans(dict.fromkeys("[]:*?/\\", " "))


class SheetNames:
    """The names of a game's sheets."""

    def __init__(self, game: Game) -> None:
        self._of = {language: OptionNames(game, language) for language in LANGUAGES}
        self._first: dict[int, Sequence[str]] = {}
        self.whole = told("whole")
        self.value = told("value")

    def option(self, words: Sequence[str], declared: str, name: str) -> tuple[Titles, Titles]:
        """An option's title and what it is for. The title is the message `sheet-PATH`, or else the option's own."""
        if name in LANGUAGES:
            return told(f"language-{name}"), told(f"language-{name}")
        titles, about = {}, {}
        for language, names in self._of.items():
            title, more = names.option(words, declared or humanised(name))
            titles[language] = self._short(names, words) or cut(title, LONGEST_TITLE)
            about[language] = more or title
        return titles, about

    @staticmethod
    def _short(names: OptionNames, words: Sequence[str]) -> str:
        """The short name of an option: of its path, or of that without the table that it is in, or of its last part."""
        ways = (tuple(words), (*words[:1], *words[2:]), (*words[:1], words[-1]))
        return next((said for way in dict.fromkeys(ways) if len(way) > 1 or way == tuple(words)
                     if (said := names.sheet(way))), "")

    def thing(self, value: str, words: Sequence[str], names: Names | None = None) -> Titles:
        """The name of a word or a thing at an option; else at the first option that has the same words."""
        first = self._first.setdefault(id(names), words) if names is not None else words
        return {language: next((title for path in (words, first)
                                if (title := of.thing(value, path)) != value), value)
                for language, of in self._of.items()}

    @staticmethod
    def sheet(titles: Titles) -> Titles:
        """A sheet's name: its option's title, cut."""
        return {language: cut(titles[language].translate(_FORBIDDEN).strip(" '"), LONGEST) for language in LANGUAGES}

    def key(self, words: Sequence[str], titles: Titles) -> Titles:
        """The title of the column with the keys of a mapping: the message `sheet-PATH-key`."""
        return {language: self._short(of, (*words, "key")) or f"{titles[language]} ({told('key')[language]})"
                for language, of in self._of.items()}


def allowed(names: Names | None) -> list[str]:
    """The words that a declaration allows."""
    if isinstance(names, type) and issubclass(names, IntEnum):
        return list(names.__members__)
    return [str(name) for name in names or () if name]


def humanised(name: str) -> str:
    """A field's name as words."""
    return name.replace("_", " ")


def cut(title: str, most: int) -> str:
    """A title of at most so many characters, cut after a word."""
    if len(title) <= most:
        return title
    words, kept = title.split(), ""
    for word in words:
        if len(kept) + len(word) + 1 > most - 1:
            break
        kept = f"{kept} {word}".strip()
    return f"{kept.rstrip(',;:') or title[:most - 1]}…"


def numbered(title: str, n: int) -> str:
    """A title with a number after it, no longer than a sheet's name may be."""
    return f"{cut(title, LONGEST - 4)} ({n})" if len(title) <= LONGEST else f"{title} ({n})"


def told(key: str, **args: int | str) -> dict[str, str]:
    """A text of the sheets themselves, in each language."""
    return {language: sheet_speech(language).say(f"sheet-{key}", **args) for language in LANGUAGES}


@cache
def sheet_speech(language: str) -> Speech:
    """The sheets' own texts."""
    return Speech(language, [File(__file__).parent / "text"])
