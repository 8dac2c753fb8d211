"""Observations: what a seat sees of a game as numbers for a learner, in a record filled from its blinded state.

A game may define its own `ObservationSpec`. For other games `parts.derived` makes one from the records and the view.
All numbers of an observation have one width, so an array of observations is also a plain two-dimensional array.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from ..kernel.record import NO_POSITION, Field, RecordType, i2, record
from ..kernel.registry import no_observation

UNSEEN = (*NO_POSITION, "agenda")
"""Fields of a state that an observation leaves out: the generator, the log, the options and the agenda. Of the agenda
it may show the top frame.
"""

ASKED = "what is asked: the frame on top of the agenda, as operation and three arguments; zeros where the game is over"


@dataclass(frozen=True)
class Element:
    """One field of an observation: the numbers `offset` to `offset + size` of the flat array."""

    path: str
    shape: tuple[int, ...]
    offset: int
    """Index of its first number. If a record around it repeats, this is the first copy."""
    values: int
    """If the number names a thing: how many values it may have, 0 to this - 1. If it counts something: 0."""
    meaning: str
    low: int
    high: int
    """The least and the greatest value in usual games. A name never leaves them; a count may, in a rare game."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, eq=False)
class ObservationSpec:
    """The observation of a game: a record type and the rule that fills it.

    `observe(s, seat, seen)` fills a zeroed record from the state blinded for the seat. It must read nothing else. So
    all states that look the same to the seat give the same record.
    """

    record: RecordType
    observe: Callable[..., Any]
    names: Mapping[str, int] = field(default_factory=dict)
    """By path (`souls.role`): the fields whose number names a thing, and how many values it may have."""
    meanings: Mapping[str, str] = field(default_factory=dict)
    """By path: the meaning of a field in a sentence, with its unit."""
    fair: bool = False
    """Whether `observe` itself leaves out what the seat may not know. Then the true state gives the same record as the
    blinded one, and the state need not be copied and blinded. `tests/env` checks this.
    """
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """By path: the least and the greatest value of a count in usual games. A count without a range here may have every
    value of its width.
    """

    def __post_init__(self) -> None:
        codes = {field.code for _, field in leaves(self.record)}
        if len(codes) != 1:
            raise ValueError(f"{self.record.__name__}: all numbers of a sight must have one width, got {sorted(codes)}")
        paths = {path for path, _ in leaves(self.record)}
        for said, told in (("names", self.names), ("meanings", self.meanings), ("ranges", self.ranges)):
            if unknown := sorted(set(told) - paths):
                raise ValueError(f"{self.record.__name__}: {said} of fields that it does not have: {unknown}")

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return int(self.record.dtype.itemsize // self.dtype.itemsize)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of each number."""
        code: str = next(leaves(self.record))[1].code
        return np.dtype(code)

    def elements(self) -> list[Element]:
        """Every field, in memory order."""
        return [Element(path, field.shape, offset, self.names.get(path, 0), self.meanings.get(path, ""),
                        *self._range(path))
                for path, field, offset in _placed(self.record, "", 0, self.dtype.itemsize)]

    def _range(self, path: str) -> tuple[int, int]:
        limits = np.iinfo(self.dtype)
        return (0, self.names[path] - 1) if path in self.names else self.ranges.get(path, (limits.min, limits.max))

    def flat(self, seen: Any) -> Any:
        """An array of observations as a two-dimensional array of numbers, without a copy."""
        return seen.view(self.dtype).reshape(len(seen), self.width)

    def entities(self, seen: Any) -> dict[str, Any]:
        """An array of observations by field of the record: arrays (rows, items, numbers of each item), without a copy.
        """
        flat, size = self.flat(seen), self.dtype.itemsize
        found = {}
        for name, leaf in self.record.fields.items():
            begin, how_many = self.record.dtype.fields[name][1] // size, prod(leaf.shape)   # type: ignore[index]
            each = leaf.record.dtype.itemsize // size if leaf.record else 1
            found[name] = flat[:, begin:begin + how_many * each].reshape(len(seen), how_many, each)
        return found

    def vocabulary(self) -> tuple[Any, Any]:
        """For each number of a flat observation: how many values it may have if it names a thing, else 0; and its path.
        """
        values, paths = np.zeros(self.width, np.int32), np.empty(self.width, object)
        for path, offset, shape in _every(self.record, "", 0, self.dtype.itemsize):
            values[offset:offset + prod(shape)] = self.names.get(path, 0)
            paths[offset:offset + prod(shape)] = path
        return values, paths

    def normalised(self, flat: Any, one_hot: bool = False) -> Any:
        """Observations (rows, width) as numbers of float32 from -1 to 1: each number divided by the greatest size in
        its range, and cut off there.

        With `one_hot` a number that names a thing becomes as many numbers as there are things: 1 for the thing named, 0
        for all others, and 0 for all if none is. These come behind the counts, in the order of the observation. Without
        it such a number is divided like a count, and a learner should rather look up a row of its own for each thing:
        see `vocabulary`.
        """
        values, sizes = self.vocabulary()[0], self._sizes
        scaled = np.clip(flat / sizes, -1, 1).astype(np.float32)
        if not one_hot:
            return scaled
        named = np.flatnonzero(values)
        things = [(flat[:, i, None] == np.arange(1, values[i])).astype(np.float32) for i in named]
        return np.concatenate([scaled[:, values == 0], *things], axis=1)

    @cached_property
    def _sizes(self) -> Any:
        """The greatest size of each number of a flat observation."""
        sizes = np.ones(self.width, np.float32)
        for path, offset, shape in _every(self.record, "", 0, self.dtype.itemsize):
            sizes[offset:offset + prod(shape)] = max(1, *map(abs, self._range(path)))
        return sizes


def leaves(kind: RecordType, path: str = "") -> Iterator[tuple[str, Field]]:
    """The fields of a record and of the records in it, by path."""
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


NOTHING = ObservationSpec(record(type("NothingSeen", (), {"__annotations__": {"nothing": i2}, "__module__": __name__})),
                          no_observation)
"""The observation of searches that no net guides."""
