"""A row of a record, as a type checker sees it. None is ever made: it is a list where rules run plain, and a part of a
numpy array where they are compiled.

It has no slices: with two ways to be read, what stands at an index of any type would be of any type, too.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from .record import RecordType

T = TypeVar("T")


class Row(Protocol[T]):
    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[T]: ...

    def __contains__(self, one: object, /) -> bool: ...

    def __getitem__(self, at: int, /) -> T: ...

    def __setitem__(self, at: int, one: T, /) -> None: ...


class Unread(metaclass=RecordType):
    """A record that is made of options, whose fields no type checker knows."""

    def __getattr__(self, name: str) -> Any: ...

    def __setattr__(self, name: str, value: Any) -> None: ...
