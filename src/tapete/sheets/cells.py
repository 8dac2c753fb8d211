"""Values as cells of a spreadsheet, and back: numbers, words by their names, lists, texts, and other data as YAML."""
from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..errors import InputError
from ..files.config import parse_yaml, plain_data
from ..files.yaml_writer import as_flow
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError

Cell = str | int | float | bool | datetime.date | datetime.time | datetime.timedelta | None
Titles = Mapping[str, str]
"""A text in each language."""

FLAGS: Mapping[str, tuple[str, str]] = {"es": ("no", "sí"), "en": ("no", "yes")}
"""How a cell says no and yes."""
_YES, _NO = ("si", "yes", "true", "verdadero", "x", "1"), ("no", "false", "falso", "0")
_RANGE = re.compile(r"(?<=\d)-(?=\d)")
JOINT = "; "


def normal(text: str) -> str:
    """A text for comparisons: without case, accents, and spaces around it."""
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return re.sub(r"\s+", " ", "".join(each for each in apart if not unicodedata.combining(each)))


def is_blank(cell: Cell) -> bool:
    return cell is None or (isinstance(cell, str) and not cell.strip())


def typed(cell: Cell) -> str:
    """A cell as somebody would type it. SpokenError for a date, which no game has."""
    if isinstance(cell, datetime.date | datetime.time | datetime.timedelta):
        raise SpokenError("sheet-date", given=str(cell))
    if isinstance(cell, bool):
        return "true" if cell else "false"
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return "" if cell is None else str(cell).strip()


def same(one: Cell, other: Cell) -> bool:
    """Whether two cells say the same."""
    try:
        return typed(one) == typed(other)
    except SpokenError:
        return False


@dataclass(frozen=True)
class Codec:
    """How a value is written in a cell and read from it. This one writes texts."""

    nullable: bool = False

    def encode(self, value: Any, language: str) -> Cell:
        """The cell of a value; a blank one for null."""
        return None if value is None else str(value)

    def decode(self, cell: Cell) -> Any:
        """The value of a cell that is not blank. Raises SpokenError that says what was expected."""
        return typed(cell)

    def choices(self, language: str) -> Sequence[str]:
        """The words that the cell may hold; none if it may hold others."""
        return ()

    def bounds(self) -> tuple[int, int] | None:
        """The range of a number; None if it has none."""
        return None

    @property
    def is_text(self) -> bool:
        """Whether a spreadsheet must not take what is typed for a number or a date."""
        return True


@dataclass(frozen=True)
class WordCell(Codec):
    """A word, by its name in a language."""

    names: Mapping[str, Titles] = field(default_factory=dict)
    """The names of each word in each language."""

    @cached_property
    def _shown(self) -> dict[str, dict[str, str]]:
        meant: dict[str, set[str]] = {}
        for word, titles in self.names.items():
            for title in (word, *titles.values()):
                meant.setdefault(normal(title), set()).add(word)
        return {word: {language: title if meant[normal(title)] == {word} else f"{title} ({word})"
                       for language, title in titles.items()} for word, titles in self.names.items()}

    @cached_property
    def _words(self) -> dict[str, str]:
        return {normal(text): word for word, titles in self._shown.items() for text in (*titles.values(), word)}

    def encode(self, value: Any, language: str) -> Cell:
        return None if value is None else self._shown.get(str(value), {}).get(language, str(value))

    def decode(self, cell: Cell) -> Any:
        # A word that is not known stays, because the options say what is wrong with it.
        text = typed(cell)
        return self._words.get(normal(text), text)

    def choices(self, language: str) -> Sequence[str]:
        return [self._shown[word][language] for word in self.names]


@dataclass(frozen=True)
class NumberCell(WordCell):
    """A whole number, or a formula; perhaps a word instead."""

    low: int | None = None
    high: int | None = None

    def encode(self, value: Any, language: str) -> Cell:
        return super().encode(value, language) if isinstance(value, str) else value

    def decode(self, cell: Cell) -> Any:
        text = typed(cell).replace("−", "-")
        if re.fullmatch(r"[+-]?\d{1,18}", text):
            return int(text)
        if text.startswith("=") or normal(text) in self._words:
            return super().decode(text)
        raise SpokenError("sheet-number", given=text[:60])

    def choices(self, language: str) -> Sequence[str]:
        return ()

    def bounds(self) -> tuple[int, int] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)

    @property
    def is_text(self) -> bool:
        return False


@dataclass(frozen=True)
class FlagCell(Codec):
    """Yes or no."""

    def encode(self, value: Any, language: str) -> Cell:
        return None if value is None else FLAGS[language][bool(value)]

    def decode(self, cell: Cell) -> Any:
        text = normal(typed(cell))
        if text not in (*_YES, *_NO):
            raise SpokenError("sheet-flag", given=typed(cell)[:60])
        return text in _YES

    def choices(self, language: str) -> Sequence[str]:
        return FLAGS[language][::-1]


@dataclass(frozen=True)
class JoinedCell(Codec):
    """A list in one cell: its items with semicolons between them."""

    item: Codec = field(default_factory=Codec)

    def encode(self, value: Any, language: str) -> Cell:
        cells = [self.item.encode(each, language) for each in value or ()]
        if any(is_blank(each) or ";" in str(each) or str(each) != str(each).strip() for each in cells):
            return as_flow(value)
        return JOINT.join(map(str, cells)) if value else None

    def decode(self, cell: Cell) -> Any:
        text = typed(cell)
        if text.startswith("["):
            return from_flow(text)
        return [self.item.decode(part) for part in text.split(";") if part.strip()]


@dataclass(frozen=True)
class Key(Codec):
    """The key of a mapping. Between numbers it has a dash that no spreadsheet takes for a date: 3–5."""

    def encode(self, value: Any, language: str) -> Cell:
        return _RANGE.sub("–", str(value))

    def decode(self, cell: Cell) -> Any:
        return re.sub(r"(?<=\d)\s*[–—−-]\s*(?=\d)", "-", typed(cell))


_PLAIN: Mapping[str, Any] = {"true": True, "false": False, "null": None}
_AS_YAML = ("{", "[", '"', "'")


@dataclass(frozen=True)
class Data(Codec):
    """Anything: a text as it is, other data as YAML on one line."""

    def encode(self, value: Any, language: str) -> Cell:
        if not isinstance(value, str):
            return None if value is None else as_flow(value)
        plain = value.strip() == value and value and not value.startswith(_AS_YAML)
        return value if plain and self.decode(value) == value else as_flow(value)

    def decode(self, cell: Cell) -> Any:
        text = typed(cell)
        if text.startswith(_AS_YAML):
            return from_flow(text)
        return int(text) if re.fullmatch(r"-?\d{1,18}", text) else _PLAIN.get(text, text)


@dataclass(frozen=True)
class PresenceCell(FlagCell):
    """Whether an optional section is there."""

    def encode(self, value: Any, language: str) -> Cell:
        return FLAGS[language][value is not None]


def from_flow(text: str) -> Any:
    """The data of YAML on one line. Raises SpokenError for a text that is none."""
    try:
        return plain_data(parse_yaml(text, "YAML"))
    except InputError as error:
        raise SpokenError("sheet-data", given=text[:60], why=error) from error


def both(title: str) -> Titles:
    """The same text in each language."""
    return dict.fromkeys(LANGUAGES, title)
