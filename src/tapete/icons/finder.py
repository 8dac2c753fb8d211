"""Finds drawings of the set by words, in English and in Spanish.

A drawing's English words are its name's. `spanish.json` has the Spanish words for an English one; three of four
drawings have one.
"""
from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

from . import drawn

LONGEST = 100
"""Most characters of a search that are read."""
MOST_WORDS = 8
SHORTEST_PART = 3
"""Characters of a word that begin it: fewer must be the whole word."""


class FoundIcon(NamedTuple):
    """A drawing that was found."""

    name: str
    title: str
    """Its words in the reader's language; a word without a translation is in English."""


def find_icons(text: str, language: str) -> list[FoundIcon]:
    """The drawings that a text is about, the best first: those that fit most of its words, then those that fit them
    exactly, then those with the shortest names. All of the set, by name, for an empty text."""
    wanted = _plain(text[:LONGEST]).split()[:MOST_WORDS]
    if not wanted:
        return [FoundIcon(name, title_of(name, language)) for name in drawn()]
    found = []
    for name, words in _words().items():
        fits = [max((_fit(each, word) for word in words), default=0) for each in wanted]
        if any(fits):
            found.append((-sum(fit > 0 for fit in fits), -sum(fits), name.count("-"), name))
    return [FoundIcon(name, title_of(name, language)) for *_, name in sorted(found)]


def title_of(name: str, language: str) -> str:
    """The words of a drawing in a language."""
    parts = name.split("-")
    if language == "es":        # what the thing is comes first in Spanish, and last in English
        return " ".join(_spanish().get(part, part).split()[0] for part in reversed(parts))
    return " ".join(parts)


def _fit(wanted: str, word: str) -> int:
    """3: the same word; 2: the same but for the end of a plural; 1: one begins with the other; 0: another word."""
    if wanted == word:
        return 3
    short, long = sorted((wanted, word), key=len)
    if len(short) >= SHORTEST_PART and long.startswith(short):
        if long[len(short):] in ("s", "es"):
            return 2
        return int(long == word)
    return 0


@cache
def _words() -> Mapping[str, frozenset[str]]:
    """The words of every drawing, in both languages, without accents."""
    return {name: frozenset(plain for part in name.split("-") for word in (part, *_spanish().get(part, "").split())
                            for plain in [_plain(word)]) for name in drawn()}


@cache
def _spanish() -> Mapping[str, str]:
    read: dict[str, str] = json.loads((Path(__file__).parent / "spanish.json").read_text(encoding="utf-8"))
    return read


def _plain(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter)).replace("-", " ")
