"""numpy's place: rules that are played plainly name it in their types and in what they compile, and call nothing of it.

Whatever is called all the same says so.
"""
from __future__ import annotations

from typing import Any


class ndarray:
    """No array is ever made, so nothing is one."""


class void:
    """No record of an array either."""


class record:
    """What a record's fields may not be called is looked at where games are made, not where they are shown."""


class dtype:
    """A layout that nobody asks for: see `kernel/packing.py`."""

    def __init__(self, *layout: Any, **how: Any) -> None:
        pass


class iinfo:
    """The bounds of a kind of whole number, as a record's field names it: `u1`, `i4`."""

    def __init__(self, code: str) -> None:
        bits = 8 * int(code[1:])
        self.min, self.max = (0, (1 << bits) - 1) if code[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise NotImplementedError(f"numpy.{name}: the page plays without numpy")
