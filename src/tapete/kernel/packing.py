"""A record's bytes, as numpy lays them out in memory, made without numpy: a page in a browser has none."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import prod
from struct import Struct
from typing import Any

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "f8": "d"}
"""What `struct` calls each kind of number."""


class Packing:
    """How the fields of a record lie in memory: each where its kind may begin, padding between them."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields
        parts, at, self.alignment = ["<"], 0, 1
        for field in fields.values():
            inner = None if field.record is None else field.record.packing
            size, alignment = (int(field.code[1]),) * 2 if inner is None else (inner.size, inner.alignment)
            gap = -at % alignment
            count = prod(field.shape)
            parts.append("x" * gap)
            parts.append(f"{count}{FORMATS[field.code]}" if inner is None else inner.body * count)
            at += gap + size * count
            self.alignment = max(self.alignment, alignment)
        parts.append("x" * (-at % self.alignment))
        self.body = "".join(parts[1:])
        self._struct = Struct("".join(parts))
        self.size = self._struct.size

    def pack(self, plain: Any) -> bytes:
        """The bytes of a plain record, padding zeroed; struct.error for a number that its field cannot hold."""
        return self._struct.pack(*self.numbers(plain))

    def unpack(self, data: bytes) -> Iterator[int | float]:
        """The numbers of a record, in the order of its fields; struct.error for bytes that are none of it."""
        return iter(self._struct.unpack(data))

    def numbers(self, plain: Any) -> Iterator[int | float]:
        """All numbers of a plain record, in the order of its fields."""
        for name, field in self.fields.items():
            values = [getattr(plain, name)]
            for _ in field.shape:
                values = [*chain.from_iterable(values)]
            if field.record is None:
                yield from values
            else:
                yield from chain.from_iterable(map(field.record.packing.numbers, values))
