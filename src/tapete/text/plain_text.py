"""One normal form for text that people write or paste, because editors, word processors and chats change it."""
from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from ..errors import UNPRINTABLE
from .spoken import SpokenError

LARGEST_FILE = 4 * 1024 * 1024
"""The most bytes of a file that people write."""

_SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
"""Spaces that look like the one on the keyboard."""
_UNSEEN = re.compile("[\u200b\u2060\ufeff]")
"""Marks without width and without effect. The joiners U+200C and U+200D are not here: words and emoji need them."""
_BREAKS = re.compile("\r\n|[\r\x85\u2028\u2029]")

_HALVES = re.compile("[\ud800-\udfff]")
MOST_MARKS = 4
"""Accents and other marks above or below one letter: no script needs more, and more of them leave the line."""
_BLANK = "\u200d\u115f\u1160\u2800\u3164\uffa0"
"""Characters that are invisible."""

_MINUS = re.compile(r"(?<!\S)-(?=\d)")
_QUOTED, _QUOTES = re.compile(r'"([^"]*)"'), {"es": r"«\1»", "en": r"“\1”"}

_AS_TYPED = str.maketrans({
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4\u0060", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")})


def decode(data: bytes, name: str) -> str:
    """The text of a file that people write, in UTF-8, or in UTF-16 with a byte order mark; SpokenError for another
    encoding.

    `name` names the file in the sentence. The result has no byte order mark.
    """
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise SpokenError("no-text", path=name) from error


def tidy(text: str, name: str) -> str:
    """A file's text with one kind of line end and one kind of space; SpokenError for a control character.

    Letters, quotes and dashes stay, because titles have them.
    """
    text = _UNSEEN.sub("", _SPACES.sub(" ", _BREAKS.sub("\n", text)))
    for found in UNPRINTABLE.finditer(text):
        if found[0] not in "\n\t":
            raise SpokenError("in-line", name=name, line=text.count("\n", 0, found.start()) + 1,
                              wrong=SpokenError("control-character", code=f"U+{ord(found[0]):04X}"))
    return text


def as_typed(text: str) -> str:
    """A phrase that a game reads, as a plain keyboard types it: straight quotes, hyphens, single spaces.

    Use it for text that the program compares with words that it knows, not for titles or other words of people.
    """
    text = "".join(letter for letter in text.translate(_AS_TYPED) if unicodedata.category(letter) != "Cf")
    return " ".join(text.split())


def as_printed(text: str, language: str) -> str:
    """A sentence as messages print it: a minus sign, and a language's quotation marks, in place of the keyboard's."""
    return _QUOTED.sub(_QUOTES.get(language, r'"\1"'), _MINUS.sub("\u2212", text))


def too_many_marks(text: str) -> SpokenError | None:
    """An error for a text with more than `MOST_MARKS` marks on one letter; None for any other text."""
    if text.isascii():
        return None
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return SpokenError("data-marks", most=MOST_MARKS)
    return None


def check_letters(tree: Any) -> None:
    """SpokenError if a text or a key in some data has a surrogate, or too many marks on one letter.

    JSON can express a surrogate, but no encoding can hold one.
    """
    waiting = [tree]
    while waiting:
        here = waiting.pop()
        if isinstance(here, str) and (found := _HALVES.search(here)):
            raise SpokenError("control-character", code=f"U+{ord(found[0]):04X}")
        if isinstance(here, str) and (wrong := too_many_marks(here)):
            raise wrong
        if isinstance(here, Mapping):
            waiting += [*here.keys(), *here.values()]
        elif isinstance(here, list):
            waiting += here


def all_as_typed(tree: Any) -> Any:
    """The same data with each text and key as typed; SpokenError if two keys become the same."""
    if isinstance(tree, str):
        return as_typed(tree)
    if isinstance(tree, Mapping):
        return {key: all_as_typed(value) for key, value in by_typed_key(tree).items()}
    return [all_as_typed(item) for item in tree] if isinstance(tree, list) else tree


def by_typed_key(tree: Mapping[Any, Any]) -> dict[Any, Any]:
    """The same mapping with its keys as typed; SpokenError if two keys become the same."""
    found: dict[Any, Any] = {}
    for key, value in tree.items():
        typed = all_as_typed(key)
        if typed in found:
            raise SpokenError("key-twice", key=str(typed))
        found[typed] = value
    return found


def one_line(text: str) -> str:
    """A text on one line, without control and direction characters, which could disguise it.

    SpokenError if it is empty.
    """
    spaced = "".join(" " if unicodedata.category(c) in ("Zl", "Zp", "Zs") or c in "\t\n\v\f\r\x85" else c for c in text)
    plain = " ".join("".join(c for c in spaced if unicodedata.category(c)[0] != "C" or c == "\u200d").split())
    if not plain.strip(_BLANK):
        raise SpokenError("some-text")
    return plain
