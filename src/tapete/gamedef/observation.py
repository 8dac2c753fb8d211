"""What a seat sees of a table as numbers for a learner: a record, filled from the seat's blinded state.

A game may describe its own `Sight`; for one that does not, `whole_sight` makes one of all fields of its state. All
numbers of a sight have one width, so that records in a row are a plain two-dimensional array too.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import prod
from typing import Any

import numpy as np

from ..kernel.record import NO_POSITION, Field, RecordType, i4, i8, record
from ..kernel.rule import rule

UNSEEN = (*NO_POSITION, "agenda")
"""Fields of a state that `whole_sight` leaves out: chance, what was told, the options, and the agenda,
of which it shows the frame on top."""

ASKED = "what is asked: the frame on top of the agenda, as operation and three arguments; zeros where the game is over"


@dataclass(frozen=True)
class Element:
    """One field of a sight: numbers `offset` to `offset + size` of the flat row."""

    path: str
    shape: tuple[int, ...]
    offset: int
    """Of the first one; where a record above it repeats, that of its first copy."""
    values: int
    """How many values the number may have, 0 to this - 1, where it names a thing; 0 where it counts something."""
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Sight:
    """What a learner is shown.

    `observe(s, seat, seen)` fills a zeroed record from the state that has been blinded for the seat. It must read
    nothing else: a state that the seat cannot tell from the true one gives the same record.
    """

    record: RecordType
    observe: Callable[..., Any]
    names: Mapping[str, int] = field(default_factory=dict)
    """By path (`souls.role`): the fields whose number is the name of a thing, and how many values it may have."""
    meanings: Mapping[str, str] = field(default_factory=dict)
    """By path: what a field says, in a sentence, with its unit."""
    fair: bool = False
    """Whether `observe` leaves out by itself what the seat may not know, so that a state need not be copied and blinded
    for it: the true state then gives the same record as the blinded one. `tests/env` holds a sight to it."""

    def __post_init__(self) -> None:
        codes = {field.code for _, field in leaves(self.record)}
        if len(codes) != 1:
            raise ValueError(f"{self.record.__name__}: all numbers of a sight must have one width, got {sorted(codes)}")

    @property
    def width(self) -> int:
        """How many numbers a sight is."""
        return int(self.record.dtype.itemsize // self.dtype.itemsize)

    @property
    def dtype(self) -> np.dtype[Any]:
        """Of each number."""
        code: str = next(leaves(self.record))[1].code
        return np.dtype(code)

    def elements(self) -> list[Element]:
        """Every field, in the order in which they lie."""
        return [Element(path, field.shape, offset, self.names.get(path, 0), self.meanings.get(path, ""))
                for path, field, offset in _placed(self.record, "", 0, self.dtype.itemsize)]

    def flat(self, seen: Any) -> Any:
        """A row of sights as a two-dimensional array of numbers, without a copy."""
        return seen.view(self.dtype).reshape(len(seen), self.width)

    def entities(self, seen: Any) -> dict[str, Any]:
        """A row of sights by what they are of: arrays (rows, how many, numbers of each), without a copy."""
        flat, size = self.flat(seen), self.dtype.itemsize
        found = {}
        for name, leaf in self.record.fields.items():
            begin, how_many = self.record.dtype.fields[name][1] // size, prod(leaf.shape)   # type: ignore[index]
            each = leaf.record.dtype.itemsize // size if leaf.record else 1
            found[name] = flat[:, begin:begin + how_many * each].reshape(len(seen), how_many, each)
        return found

    def vocabulary(self) -> tuple[Any, Any]:
        """Of each number of a flat row: how many values it may have where it names a thing, else 0; and its path."""
        values, paths = np.zeros(self.width, np.int32), np.empty(self.width, object)
        for path, offset, shape in _every(self.record, "", 0, self.dtype.itemsize):
            values[offset:offset + prod(shape)] = self.names.get(path, 0)
            paths[offset:offset + prod(shape)] = path
        return values, paths


def leaves(kind: RecordType, path: str = "") -> Iterator[tuple[str, Field]]:
    """The fields of a record and of those in it, by path."""
    for name, leaf in kind.fields.items():
        if leaf.record is None:
            yield path + name, leaf
        else:
            yield from leaves(leaf.record, f"{path}{name}.")


def _placed(kind: RecordType, path: str, begin: int, size: int) -> Iterator[tuple[str, Field, int]]:
    for name, leaf in kind.fields.items():
        offset = begin + kind.dtype.fields[name][1] // size     # type: ignore[index]
        if leaf.record is None:
            yield path + name, leaf, offset
        else:
            yield from _placed(leaf.record, f"{path}{name}.", offset, size)


def _every(kind: RecordType, path: str, begin: int, size: int) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Like `_placed`, with every copy of a record that repeats."""
    for name, leaf in kind.fields.items():
        offset = begin + kind.dtype.fields[name][1] // size     # type: ignore[index]
        if leaf.record is None:
            yield path + name, offset, leaf.shape
        else:
            for k in range(prod(leaf.shape)):
                yield from _every(leaf.record, f"{path}{name}.", offset + k * leaf.record.dtype.itemsize // size, size)


@cache
def whole_sight(state: RecordType) -> Sight:
    """All fields of a state but those UNSEEN, as they are, and before them the seat and what is asked."""
    shown = {name: leaf for name, leaf in state.fields.items() if name not in UNSEEN}
    wide = i8 if any(leaf.code == "i8" for _, leaf in leaves(_with(state, shown, {}))) else i4
    kind = _with(state, shown, {"viewer": wide, "asked": wide[4]}, wide)
    lines = ["def observe(s, seat, seen):", "    seen.viewer = seat", "    if s.n_agenda > 0 and s.outcome == 0:",
             "        frame = s.agenda[s.n_agenda - 1]",
             *(f"        seen.asked[{k}] = frame >> {24 - 8 * k} & 255" for k in range(4)),
             *_copying(shown, "s", "seen", 1)]
    name = f"observe_{state.__module__.replace('.', '_')}_{state.__name__}"
    names: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(lines).replace("observe", name, 1), names)
    observe = rule(names[name])
    setattr(sys.modules[__name__], name, observe)      # numba keeps code by what a closure's rules are called
    return Sight(kind, observe, {}, {"viewer": "whose eyes these are", "asked": ASKED})


def _with(kind: RecordType, fields: Mapping[str, Field], before: Mapping[str, Field], wide: Field | None = None) -> Any:
    """A record of some of another's fields, all of one width if that is given."""
    made = dict(before)
    for name, leaf in fields.items():
        inner = leaf.record if leaf.record is None or wide is None else _with(leaf.record, leaf.record.fields, {}, wide)
        made[name] = Field(inner.dtype if inner else (wide or leaf).code, leaf.shape, inner)
    return record(type(f"{kind.__name__}Seen", (), {"__annotations__": made, "__module__": kind.__module__}))


def _copying(fields: Mapping[str, Field], source: str, target: str, depth: int) -> Iterator[str]:
    """The lines that copy fields one by one, as somebody would write them."""
    for name, leaf in fields.items():
        indent, here, there = "    " * depth, f"{source}.{name}", f"{target}.{name}"
        for k in range(len(leaf.shape)):
            yield f"{indent}for i{depth}_{k} in range({leaf.shape[k]}):"
            indent += "    "
            here, there = f"{here}[i{depth}_{k}]", f"{there}[i{depth}_{k}]"
        if leaf.record is None:
            yield f"{indent}{there} = {here}"
        else:
            inner = depth + len(leaf.shape)
            yield f"{indent}a{inner} = {here}"
            yield f"{indent}b{inner} = {there}"
            yield from _copying(leaf.record.fields, f"a{inner}", f"b{inner}", inner)
