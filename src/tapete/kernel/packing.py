"""Packs a record into bytes, and unpacks it, in numpy's memory layout but without numpy: a browser page has no numpy.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from struct import Struct
from typing import Any

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "f8": "d"}
"""The code that `struct` uses for each kind of number."""


class Packing:
    """The memory layout of a record: each field aligned as its type needs, with padding between."""

    def __init__(self, fields: Mapping[str, Any], plain: type) -> None:
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
        self.numbers = _numbers_of(fields)
        self.read, self.count = _reader(plain, fields)

    def pack(self, plain: Any) -> bytes:
        """The bytes of a plain record, with zeros as padding. struct.error for a number that its field cannot hold."""
        numbers: list[int | float] = []
        self.numbers(plain, numbers)
        return self._struct.pack(*numbers)

    def unpack(self, data: bytes) -> Any:
        """The plain record that these bytes hold. struct.error for bytes of another size."""
        return self.read(self._struct.unpack(data), 0)


def _numbers_of(fields: Mapping[str, Any]) -> Callable[[Any, list[int | float]], None]:
    """A generated function that appends a plain record's numbers to a list, in the order of its fields.

    Written out field by field it is six times as fast as a loop over fields. Each look of a compiled entry point at a
    game packs the game first.
    """
    names: dict[str, Any] = {}
    lines = ["def numbers(record, to):", "    pass"]
    for name, field in fields.items():
        value, indent = f"record.{name}", "    "
        within = field.shape if field.record else field.shape[:-1]
        for depth, _ in enumerate(within):
            lines.append(f"{indent}for item{depth} in {value}:")
            value, indent = f"item{depth}", indent + "    "
        if field.record:
            names[f"numbers_of_{name}"] = field.record.packing.numbers
            lines.append(f"{indent}numbers_of_{name}({value}, to)")
        else:
            lines.append(f"{indent}to.{'extend' if field.shape else 'append'}({value})")
    exec("\n".join(lines), names)
    made: Callable[[Any, list[int | float]], None] = names["numbers"]
    return made


def _reader(plain: type, fields: Mapping[str, Any]) -> tuple[Callable[[Any, int], Any], int]:
    """A generated function that makes a plain record from the numbers at an index, and how many numbers it reads."""
    names: dict[str, Any] = {"Plain": plain}
    lines, at = ["def read(row, i):", "    made = Plain()"], 0
    for name, field in fields.items():
        if field.record:
            names[f"read_{name}"] = field.record.packing.read
        each = field.record.packing.count if field.record else 1

        def written(shape: tuple[int, ...], place: str, depth: int, field: Any = field, name: str = name,
                    each: int = each) -> str:
            if not shape:
                return f"read_{name}(row, {place})" if field.record else f"row[{place}]"
            step = each * prod(shape[1:])
            if field.record is None and len(shape) == 1:
                return f"list(row[{place}:{place} + {shape[0]}])"
            return (f"[{written(shape[1:], f'j{depth}', depth + 1)} "
                    f"for j{depth} in range({place}, {place} + {shape[0] * step}, {step})]")

        lines.append(f"    made.{name} = {written(field.shape, f'i + {at}', 0)}")
        at += each * prod(field.shape)
    exec("\n".join([*lines, "    return made"]), names)
    made: Callable[[Any, int], Any] = names["read"]
    return made, at
