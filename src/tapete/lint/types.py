"""The types of values in rules, as far as they show in the source, and how numba joins two of them.

Plain rules have Python's integers. numba distinguishes signed and unsigned ones: an unsigned field, a sum of two, the
index of a `for` over one. Where a variable may be an unsigned 64-bit integer or a signed one, numba makes it a float.
"""
from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from .source import SourceModule


@dataclass(frozen=True)
class Type:
    """A type without parts: see the constants below."""

    name: str


ANY = Type("any")
"""Nothing is known of it."""
INT = Type("int")
"""A signed integer."""
SMALL = Type("small")
"""An unsigned integer of 8, 16 or 32 bits: the value of an unsigned field."""
UNSIGNED = Type("unsigned")
"""An unsigned integer of 64 bits."""
BOOL = Type("bool")
FLOAT = Type("float")
"""A float in Python, too."""
MIXED = Type("mixed")
"""An integer in Python, and a float when it is compiled, because it joins signed and unsigned integers."""
NONE = Type("none")
NEVER = Type("never")
"""No value yet: of a function whose calls or results have not been looked at."""
TEXT = Type("text")
NUMBERS = (INT, SMALL, UNSIGNED, BOOL, FLOAT, MIXED)
FLOATS = (FLOAT, MIXED)


@dataclass(frozen=True, eq=False)
class Record:
    """A record, with the types of its fields. If `whole` is not set, it may have fields that are not known."""

    name: str
    fields: Mapping[str, Kind]
    whole: bool = True


@dataclass(frozen=True)
class Array:
    """An array in a record, or a constant table."""

    item: Kind


@dataclass(frozen=True)
class Tuple:
    items: tuple[Kind, ...]


@dataclass(frozen=True, eq=False)
class Called:
    """A function."""

    module: SourceModule
    node: ast.FunctionDef


@dataclass(frozen=True, eq=False)
class Container:
    """A list, a dict or a set at the top of a module, which rules cannot read."""

    kind: str


@dataclass(frozen=True)
class WordType:
    """A word of a vocabulary: an integer."""

    base: str           # Telling, Choosing, Asking, Forbidding; "" for another enumeration
    words: str          # the class
    name: str


Kind = Type | Record | Array | Tuple | Called | Container | WordType


def plain(kind: Kind) -> Kind:
    """A word as the integer that it is; anything else as it is."""
    return INT if isinstance(kind, WordType) else kind


def join(one: Kind, other: Kind) -> Kind:
    """The type of a variable that may hold a value of either type."""
    if one == other or other == NEVER:
        return one
    if one == NEVER:
        return other
    one, other = plain(one), plain(other)
    if one == other:
        return one
    if isinstance(one, Tuple) and isinstance(other, Tuple) and len(one.items) == len(other.items):
        return Tuple(tuple(map(join, one.items, other.items)))
    if isinstance(one, Array) and isinstance(other, Array):
        return Array(join(one.item, other.item))
    if not (isinstance(one, Type) and isinstance(other, Type)) or one not in NUMBERS or other not in NUMBERS:
        return ANY
    kinds = {one, other} - {BOOL}
    if FLOAT in kinds:
        return FLOAT
    if MIXED in kinds or kinds == {INT, UNSIGNED}:
        return MIXED
    return UNSIGNED if UNSIGNED in kinds else INT if INT in kinds else SMALL


def arithmetic(one: Kind, other: Kind) -> Kind:
    """The type of a sum, a difference, a product or a remainder."""
    one, other = plain(one), plain(other)
    for each in (FLOAT, MIXED):
        if each in (one, other):
            return each
    for each in (ANY, NEVER):
        if each in (one, other):
            return each
    unsigned = (SMALL, UNSIGNED)
    return UNSIGNED if one in unsigned and other in unsigned else INT
