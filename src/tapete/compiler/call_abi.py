"""The call ABI: an entry point's arguments as a flat list of leaves, each an array or a number.

A WebAssembly module is called with one address, that of a *frame* of 64-bit words. The first word is the result. Then
each leaf has its words: a number has one; an array has 1 + 2 * ndim, for its address, its shape, and its strides in
bytes.
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
    """An argument of an entry point, or a part of one, such as `mind.nodes`."""

    path: str
    value: Any

    @property
    def words(self) -> int:
        return 1 + 2 * self.value.ndim if isinstance(self.value, np.ndarray) else 1


def leaves_of(names: Sequence[str], arguments: Sequence[Any]) -> list[Leaf]:
    """The leaves of an entry point's arguments, in order.

    TypeError if one is neither an array, a number nor a tuple of these.
    """
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
    """The type of a leaf: `array 1 i4`, `array 1 record 4b17c0de`, `i8`. Leaves of the same type can use the same
    machine code.

    Integers and real numbers are always 64 bits wide.
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
    """The memory layouts of records, each once, by number."""

    def __init__(self) -> None:
        self.all: list[Layout] = []

    def number(self, dtype: np.dtype[Any]) -> int | str:
        """The number of a record's layout, or the code of a plain number such as `i4`."""
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
