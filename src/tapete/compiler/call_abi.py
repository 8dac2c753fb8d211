"""What an entry is called with, as a row of leaves: the arrays and numbers that its rows of values end in.

The third form of an entry, a WebAssembly module, is called with one address, that of a *frame*: words of 64 bits.
The first is the result; then each leaf has its own: a number one, an array 1 + 2 * ndim, which are its address, its
shape, and its strides in bytes.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
Layout = dict[str, Any]


class Leaf(NamedTuple):
    """An argument of an entry, or a part of one: `mind.nodes`."""

    path: str
    value: Any

    @property
    def words(self) -> int:
        return 1 + 2 * self.value.ndim if isinstance(self.value, np.ndarray) else 1


def leaves_of(names: Sequence[str], arguments: Sequence[Any]) -> list[Leaf]:
    """The leaves of an entry's arguments, in order. TypeError for what is neither array, number nor row of these."""
    return [leaf for name, value in zip(names, arguments, strict=True) for leaf in _leaves(name, value)]


def _leaves(path: str, value: Any) -> Iterator[Leaf]:
    if isinstance(value, tuple):
        names = getattr(value, "_fields", range(len(value)))
        for name, each in zip(names, value, strict=True):
            yield from _leaves(f"{path}.{name}", each)
    elif isinstance(value, np.ndarray | int | float | np.generic):
        yield Leaf(path, value)
    else:
        raise TypeError(f"{path}: expected arrays and numbers, got {type(value).__name__}")


def kind_of_leaf(value: Any) -> str:
    """`array 1 i4`, `array 1 record 4b17c0de`, `i8`: what has to be the same for one machine code to do for both.

    Whole numbers are 64 bits wide, whatever they come as, and reals too.
    """
    if isinstance(value, np.ndarray):
        return f"array {value.ndim} {_kind_of_item(value.dtype)}"
    return "f8" if isinstance(value, float | np.floating) else "i8"


@cache
def _kind_of_item(dtype: np.dtype[Any]) -> str:
    if dtype.fields is None:
        return f"{dtype.kind}{dtype.itemsize}"
    layouts = Layouts()
    layouts.number(dtype)
    return f"record {hashlib.sha256(json.dumps(layouts.all).encode()).hexdigest()[:16]}"


class Layouts:
    """The layouts of records, each once, by number."""

    def __init__(self) -> None:
        self.all: list[Layout] = []

    def number(self, dtype: np.dtype[Any]) -> int | str:
        """The number of a record's layout, or the code of a plain number: `i4`."""
        if dtype.fields is None:
            return f"{dtype.kind}{dtype.itemsize}"
        fields = []
        for name in dtype.names or ():
            kind, offset = dtype.fields[name][:2]
            base, shape = kind.subdtype or (kind, ())
            fields.append({"name": name, "offset": offset, "type": self.number(base), "shape": list(shape)})
        layout: Layout = {"size": dtype.itemsize, "fields": fields}
        if layout not in self.all:
            self.all.append(layout)
        return self.all.index(layout)
