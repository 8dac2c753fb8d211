"""The filter for all texts before Typst sets them: it marks and names letters that the fonts lack."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache, reduce
from itertools import groupby
from typing import Any

from ..text.spoken import SpokenError
from .coverage import BESIDE, SANS, SERIF, letters_of

MARK = "\ufffd"
"""Printed in place of a letter without a glyph."""
NO_WORDS = ("svg",)
"""Keys of drawings, which contain no words."""
PARTS = ("title", "kind")
"""Keys that a sentence names; it calls every other key the text."""
NAMED = 6
"""The most letters, and the most places, that a sentence names."""
APART = 100_000
"""The most letters for which Typst is told the family: the pattern that finds them in the text grows with them."""
ZWJ = "\u200d"
_SHOWS_NOTHING = frozenset((0xAD, 0x34F, 0x61C, 0x17B4, 0x17B5, 0xFEFF, *range(0x180B, 0x180F), *range(0x200B, 0x2010),
                            *range(0x202A, 0x202F), *range(0x2060, 0x2070), *range(0xFE00, 0xFE10),
                            *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)))
"""Characters that change a letter beside them and that no font draws: joiners, variant selectors, direction marks."""

_NO_LETTERS = ("Cc", "Co", "Cs")
"""Unicode's categories of control characters, private use, and halves of surrogate pairs."""


@dataclass(frozen=True)
class MissingLetters:
    """Letters that no font has, and all places where exactly these are missing: a thing's name, and one of its `PARTS`
    or `text`."""

    letters: tuple[str, ...]
    places: tuple[tuple[str, str], ...]

    def marked(self) -> SpokenError:
        """The sentence if the pages are made and show the mark in place of the letters."""
        return SpokenError("glyph-marked", mark=MARK, places=self._places(), letters=self._letters())

    def refused(self) -> SpokenError:
        """The sentence if nothing is printed."""
        return SpokenError("glyph", places=self._places(), letters=self._letters())

    def _letters(self) -> str:
        return ", ".join(map(_named, self.letters[:NAMED])) + ", …" * (len(self.letters) > NAMED)

    def _places(self) -> SpokenError:
        said = [SpokenError("glyph-place", what=where, part=part) for where, part in self.places[:NAMED]]
        if len(self.places) > NAMED:
            said.append(SpokenError("glyph-more", n=len(self.places) - NAMED))
        return reduce(lambda before, place: SpokenError("glyph-places", before=before, place=place), said)


class LetterReport:
    """Letters without a glyph, by the text that they are in."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], dict[str, None]] = {}

    def __iter__(self) -> Iterator[MissingLetters]:
        places: dict[frozenset[str], list[tuple[str, str]]] = {}
        for place, letters in self._found.items():
            places.setdefault(frozenset(letters), []).append(place)
        for each in places.values():
            yield MissingLetters(tuple(self._found[each[0]]), tuple(each))

    @property
    def letters(self) -> frozenset[str]:
        """All letters that no font has."""
        return frozenset(letter for letters in self._found.values() for letter in letters)

    def settable(self, tree: Any, where: str = "") -> Any:
        """Data as a template reads it: mappings, lists, numbers, and texts with the mark for each letter that the fonts
        lack. It notes these letters.

        `where` is the name of the whole. Dataclasses become mappings that name their class under `is`; sets become
        lists.
        """
        if is_dataclass(tree) and not isinstance(tree, type):
            name = type(tree).__name__.lower()
            tree = {"is": name, **{field.name: getattr(tree, field.name) for field in fields(tree)}}
        if isinstance(tree, Mapping):
            here = _where(tree, where)
            return {str(key): value if key in NO_WORDS else self._under(str(key), value, here, tree.get("is"))
                    for key, value in tree.items()}
        return self._under("text", tree, where, None)

    def _under(self, key: str, value: Any, where: str, owner: Any) -> Any:
        if isinstance(value, str):
            return self._text(value.upper() if (owner, key) == ("papercard", "kind") else value, where, key)
        if isinstance(value, frozenset | set):
            value = sorted(value)
        if isinstance(value, list | tuple):
            return [self._under(key, one, where, None) for one in value]
        if isinstance(value, Mapping) or is_dataclass(value):
            return self.settable(value, where)
        return value

    def _text(self, text: str, where: str, key: str) -> str:
        if text.isascii() and text.isprintable():
            return text
        made = []
        for cluster in clusters(text):
            form = form_of(cluster)
            if form is None:
                part = key if key in PARTS else "text"
                self._found.setdefault((where, part), {})[cluster] = None
            made.append(MARK if form is None else form)
        return "".join(made)


def _where(tree: Mapping[str, Any], where: str) -> str:
    """The name of a thing in a sentence: of a card its deck and its id, as for text that does not fit."""
    title, name = tree.get("title"), tree.get("id")
    if tree.get("is") == "papercard" or not title:
        return ", ".join(filter(None, (where, name))) if isinstance(name, str) else where
    return title if isinstance(title, str) else where


def clusters(text: str) -> Iterator[str]:
    """The clusters of a text: a letter with its marks, joiners and selectors, which are set together."""
    begin = 0
    for i in range(1, len(text) + 1):
        if i == len(text) or not _belongs_to_letter(text[i], text[i - 1]):
            yield text[begin:i]
            begin = i


def _belongs_to_letter(letter: str, before: str) -> bool:
    code, category = ord(letter), unicodedata.category(letter)
    return (category[0] == "M" or letter == ZWJ or 0x1F3FB <= code <= 0x1F3FF or 0xE0020 <= code <= 0xE007F
            or (before == ZWJ and (category == "So" or code >= 0x1F000)))


@lru_cache(4096)
def form_of(cluster: str) -> str | None:
    """The form of a cluster (as it is, composed or decomposed) that one font has as a whole; None if no font has one.
    A tab becomes a space."""
    if cluster in ("\n", "\t"):
        return cluster.replace("\t", " ")
    if any(unicodedata.category(letter) in _NO_LETTERS for letter in cluster):
        return None
    for form in dict.fromkeys((cluster, *(unicodedata.normalize(how, cluster) for how in ("NFC", "NFD")))):
        if all(any(_has(family, form) for family in families) for families in (SERIF, SANS)):
            return form
    return None


_NOT_ASCII = re.compile(r"(?:[\x00-\x7f]?[^\x00-\x7f]+)+")
"""Runs of letters beyond ASCII, each with the letter before it, to which its marks may belong. The first families have
all of ASCII, and an ASCII letter begins a cluster. So no piece goes beyond a run."""


def set_apart(text: str) -> dict[str, str]:
    """The pieces of a text for which Typst must be told the font family, with that family. InputError for too many.

    If one family has a cluster's mark and only another its letter, Typst by itself sets the mark and drops the letter.
    A piece is a whole run of one family, because the letters of some scripts join.
    """
    apart = {"".join(piece): family for run in dict.fromkeys(_NOT_ASCII.findall(text))
             for family, group in groupby(clusters(run), _beside) if family
             for piece in (list(group),) if max(map(len, piece)) > 1}
    if sum(map(len, apart)) > APART:
        raise SpokenError("glyph-many", most=APART)
    return apart


def _beside(cluster: str) -> str | None:
    """The fallback family that sets a cluster; None if the first family has the cluster."""
    if all(_has(family, cluster) for family in (SERIF[0], SANS[0])):
        return None
    return next((family for family in BESIDE if _has(family, cluster)), None)


def _has(family: str, cluster: str) -> bool:
    """Whether a family has every visible letter of a cluster; a space needs no glyph."""
    shown = {ord(letter) for letter in cluster if unicodedata.category(letter) != "Zs"} - _SHOWS_NOTHING
    return shown <= letters_of(family)


def _named(cluster: str) -> str:
    """A letter as itself, and the number of each of its code points: their names are English in every language."""
    codes = " + ".join(f"U+{ord(letter):04X}" for letter in cluster)
    return f"{MARK if unicodedata.category(cluster[0])[0] == 'C' else cluster} ({codes})"
