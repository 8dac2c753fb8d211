"""Stand-in for numpy. Plainly run rules name numpy in types and in compiled parts, but call none of it.

A call raises NotImplementedError.
"""
from __future__ import annotations

from typing import Any


class ndarray:
    """The type of arrays. None is ever made."""


class void:
    """The type of array records. None is ever made."""


class record:
    """Names that a record's fields may not have. They are checked where games are made, not where they are shown."""


class dtype:
    """A layout that nothing uses: see `kernel/packing.py`."""

    def __init__(self, *layout: Any, **how: Any) -> None:
        pass


class iinfo:
    """The bounds of a whole number's type, by the code in a record's field: `u1`, `i4`."""

    def __init__(self, code: str) -> None:
        bits = 8 * int(code[1:])
        self.min, self.max = (0, (1 << bits) - 1) if code[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise NotImplementedError(f"numpy.{name}: the page plays without numpy")
