"""Names of options, and of the things in them, in the reader's language.

An option's declaration has its words in English. A game's `text/options/<language>.ftl` has them in another language,
or better ones, as messages `option-PATH` without the keys of mappings.
"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..files.home import home_of
from ..gamedef.game import Game
from ..games import speech_for
from ..text.speech import Speech
from .wording import title_of

TEXTS = Path("text") / "options"
LONGEST = 110
"""The most characters of a title that would mean nothing if it were cut shorter."""


def key_of(path: Sequence[str]) -> str:
    """The message of an option: `option-sanity-sacrifice-lowest-max`."""
    return "option-" + "-".join(path).replace("_", "-")


class OptionNames:
    """The names of one game's options in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.speech, self.home = speech_for(game, language), home_of(game)
        folder = home_of(game) / TEXTS
        self._own = Speech(language, [folder]) if (folder / f"{language}.ftl").is_file() else None
        self._prefixes = [*game.presentation.things, *dict.fromkeys(game.figures.groups.values()), "card"]

    def has(self, path: Sequence[str]) -> bool:
        """Whether the game has its own words for an option in this language."""
        return self._own is not None and self._own.has(key_of(path))

    def purpose(self, path: Sequence[str], declared: str) -> str:
        """The purpose of an option; empty if there is no text in this language."""
        if self._own is not None and self._own.has(key_of(path)):
            return self._own.say(key_of(path))
        return declared if self.speech.language == "en" else ""

    def option(self, path: Sequence[str], declared: str) -> tuple[str, str]:
        """An option's title, and its purpose if that says more."""
        key = key_of(path)
        told = self._own.say(key) if self._own is not None and self._own.has(key) else declared
        label = self.speech.say(key) if self.speech.has(key) else title_of(told)
        if label.endswith("…"):     # a form has room for lines that cannot be cut
            label = title_of(told, LONGEST)
        return _capital(label), "" if label == told else _capital(told)

    def sheet(self, path: Sequence[str]) -> str:
        """The short name of an option as a sheet or a column of a spreadsheet, the message `sheet-PATH`; empty if there
        is none."""
        key = key_of(path).replace("option-", "sheet-", 1)
        return _capital(self._own.say(key)) if self._own is not None and self._own.has(key) else ""

    def thing(self, name: str, path: Sequence[str] = ()) -> str:
        """The name of a card, a role, or a word among an option's values; its id if there is no message.

        It looks for the message of the option's value, then for messages of the kind that the option is named after
        (`states` has messages `state-...`), and then for `word-...`, a word that several options have.
        """
        kinds = [part.removesuffix("s") for part in reversed(path)]
        keys = [f"{key_of(path)}-{name.lower().replace('_', '-').replace(' ', '-')}",
                *(f"{kind}-{form}" for kind in dict.fromkeys((*kinds, *self._prefixes, "word"))
                  for form in dict.fromkeys((name, name.upper().replace(" ", "_"))))]
        for own in (self._own, self.speech):
            for key in keys:
                if own is not None and own.has(key):
                    return _capital(own.say(key))
        return name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
