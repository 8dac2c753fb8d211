"""Kinds: what an integer in the log, in a choice or in a question stands for, and how it is named, written and said.

A vocabulary (`gamedef.vocabulary`) declares each word with its arguments, and each argument with its kind. A kind is
made once for a game. If something depends on the cards in play, the kind asks the game's `lore`, an object that the
game defines.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from ..errors import DefectError
from ..kernel.menu import Domain
from ..text.speech import Speech
from ..text.spoken import SpokenError, as_written

Args = Mapping[str, int | str]
"""A happening's arguments, as JSON stores them."""
Shown = dict[str, int | str]
"""A message's arguments."""


@dataclass(frozen=True)
class Voice:
    """The language and the context in which something is said."""

    speech: Speech
    names: Sequence[str]
    """The names of the seats."""
    lore: Any = None
    """What the game knows about its cards; None if they are always the same."""
    state: Any = None
    """The plain state that a choice or a question is about."""
    to: int | None = None
    """The seat that is told a happening, if no other seat is told it: the sentence says "you" to it."""


class Kind:
    """A plain integer from `start` to `last`: the simplest kind, and the base of all others."""

    page = "number"
    """The TypeScript type of its name in JSON."""

    def __init__(self, name: str = "number", start: int = 0, last: int = 255) -> None:
        self.name, self.start, self.last = name, start, last
        self.wanted = name
        self.fits: Callable[[Any, int], bool] = lambda lore, value: True

    def only(self, wanted: str, fits: Callable[[Any, int], bool]) -> Any:
        """The same kind for a choice that takes only some of the values: `wanted` says which, and fits(lore, value)
        tests one.
        """
        some = copy(self)
        some.wanted, some.fits = wanted, fits
        return some

    def ids(self, lore: Any) -> Sequence[str]:
        """The names of all values, from `start` on, as people write them; "" for a value without a name."""
        return [str(value) for value in range(self.start, self.last + 1)]

    def id(self, lore: Any, value: int) -> int | str:
        """A value as JSON stores it. DefectError for a value that the kind does not have."""
        return int(value)

    def parts(self, lore: Any, name: str, value: int) -> Shown:
        """The argument `name` of a happening as JSON, and further entries that belong to it."""
        return {name: self.id(lore, value)}

    def pages(self, name: str) -> Mapping[str, str]:
        """The TypeScript types of the result of `parts` for the argument `name`."""
        return {name: self.page}

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        """The arguments that a message needs to say the argument `name` of `args`."""
        return {name: args[name]}

    def read(self, lore: Any, value: Any) -> int:
        """The number for a value in a scenario; ValueError if it is not of this kind."""
        return whole(int(value) if isinstance(value, str) and value.isdigit() else value, self.start, self.last)

    def read_all(self, lore: Any, values: Any) -> list[int]:
        """The numbers for a list of different things."""
        if not isinstance(values, list):
            raise SpokenError("list-of", kind=self.name, given=as_written(values))
        read = [self.read(lore, value) for value in values]
        if len(set(read)) < len(read):
            raise SpokenError("one-of-each", kind=self.name)
        return read

    def domain(self, lore: Any) -> Domain:
        """The values that a choice may name."""
        fitting = [name if self.fits(lore, value) else "" for value, name in enumerate(self.ids(lore), self.start)]
        while fitting and not fitting[-1]:
            fitting.pop()
        return Domain(self.wanted, tuple(fitting), self.start)


def whole(value: Any, low: int, high: int) -> int:
    """An integer from a scenario; ValueError if it is none, or out of range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SpokenError("whole-between", low=str(low), high=str(high), given=as_written(value))
    return value


def yes_or_no(value: Any) -> int:
    """1 or 0 for the true or false in a scenario; ValueError for anything else."""
    if not isinstance(value, bool):
        raise SpokenError("true-or-false", given=as_written(value))
    return int(value)


class YesNo(Kind):
    """A yes or no: 1 or 0."""

    def __init__(self) -> None:
        super().__init__("yes or no", 0, 1)

    def read(self, lore: Any, value: Any) -> int:
        return yes_or_no(value)


class Seats(Kind):
    """A seat, said by its player's name. `nobody` is the number that the log has for no seat."""

    def __init__(self, seats: int, name: str = "seat", nobody: int | None = None) -> None:
        super().__init__(name, 0, seats - 1)
        self.nobody = nobody

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        seat = int(args[name])
        if seat == self.nobody:
            return {name: ""}
        if not 0 <= seat < len(voice.names):
            raise DefectError(f"there is no {self.name} {seat}: the names are of {len(voice.names)}")
        return {name: voice.names[seat]}


class Points(Kind):
    """A number that is said with its sign."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: signed(int(args[name]))}


def signed(n: int) -> str:
    """A number of points with its sign, a real minus sign."""
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


class Named(Kind):
    """A thing with a name: its id in JSON, and the message `<kind>-<id>` in sentences.

    `others` are further values in the log, with their ids, such as an unknown card. `forms` are other forms that
    sentences need, such as the name with its article: the message `<kind>-<id>-<form>`, as the argument
    `<argument>_<form>`.
    """

    page = "string"

    def __init__(self, name: str, names: Sequence[str] | type[IntEnum], start: int = 0,
                 others: Mapping[int, str] | None = None, forms: Sequence[str] = ()) -> None:
        super().__init__(name, start)
        self.forms = forms
        self.names: Sequence[str] = _by_value(names) if isinstance(names, type) else names
        self.others = others or {}

    def ids(self, lore: Any) -> Sequence[str]:
        return self.names

    def id(self, lore: Any, value: int) -> str:
        if value in self.others:
            return self.others[value]
        ids = self.ids(lore)
        place = value - self.start
        if not 0 <= place < len(ids) or not ids[place]:
            raise DefectError(f"{value} is no {self.name}")
        return ids[place]

    def read(self, lore: Any, value: Any) -> int:
        ids = list(self.ids(lore))
        if value not in ids or not value:
            raise SpokenError("no-such-word", word=value if isinstance(value, str) else as_written(value),
                              kind=self.name, known=", ".join(filter(None, ids)))
        return self.start + ids.index(value)

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        key = str(args[name])
        return {name: self.name_of(voice, key),
                **{f"{name}_{form}": voice.speech.say(f"{self.name}-{key}-{form}") for form in self.forms}}

    def name_of(self, voice: Voice, key: str) -> str:
        """The name of the thing with this id."""
        return voice.speech.say(f"{self.name}-{key}")


class Selector(Named):
    """An id that a Fluent message selects a variant by, so it is passed as it is."""

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        return {name: str(args[name])}


class OfLore(Named):
    """A thing whose name depends on the cards in play: `ids` and `name_of` ask the lore."""

    def __init__(self, name: str, ids: Callable[[Any], Sequence[str]], start: int = 0) -> None:
        super().__init__(name, (), start)
        self.ids_of = ids

    def ids(self, lore: Any) -> Sequence[str]:
        return self.ids_of(lore)

    def name_of(self, voice: Voice, key: str) -> str:
        return str(voice.lore.name(key, voice.speech.language))


def _by_value(enum: type[IntEnum]) -> Sequence[str]:
    names = {int(member): member.name for member in enum}
    return [names.get(value, "") for value in range(max(names) + 1)]
