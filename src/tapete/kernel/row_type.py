"""The type of an array in a record, for a type checker. It has no instances: at run time it is a list where rules run
plain, and a part of a numpy array where they are compiled.

It has no slices: with two types of index, an item at an index of unknown type would have an unknown type, too.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from .record import RecordType

T = TypeVar("T")


class RecordArray(Protocol[T]):
    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[T]: ...

    def __contains__(self, one: object, /) -> bool: ...

    def __getitem__(self, at: int, /) -> T: ...

    def __setitem__(self, at: int, one: T, /) -> None: ...


class UntypedRecord(metaclass=RecordType):
    """A record made from options, whose fields a type checker does not know."""

    def __getattr__(self, name: str) -> Any: ...

    def __setattr__(self, name: str, value: Any) -> None: ...
