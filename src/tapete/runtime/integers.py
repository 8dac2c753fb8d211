"""Integers from callers: Python's, numpy's, and all others that `operator.index` accepts."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import wraps
from operator import index
from typing import Any, TypeVar, cast

from ..text.spoken import SpokenError, as_written

F = TypeVar("F", bound=Callable[..., Any])

BITS = 63
"""The most bits of an integer, without its sign. No record holds a longer one."""
ROWS = ("Sequence[int]", "list[int]", "tuple[int, ...]")
"""The annotations of sequences of integers."""


def index_of(value: Any) -> int | None:
    """The value as an int, by `operator.index`; None if it is no integer. True and False are not integers here."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def whole_number(value: Any, what: str) -> int:
    """An integer of at most 64 bits as an int; InputError, which names `what`, for anything else."""
    number = index_of(value)
    if number is None:
        raise SpokenError("no-whole-number", what=what, given=as_written(value))
    if number.bit_length() > BITS:
        raise SpokenError("whole-bits", what=what)
    return number


def one_of(value: Any, what: str, most: int, *others: int) -> int:
    """An index from 0, below `most`, or one of `others`; InputError, which names `what`, for any other value."""
    number = whole_number(value, what)
    if not 0 <= number < most and number not in others:
        raise SpokenError("none-of", what=what, given=number, last=most - 1)
    return number


def whole_numbers(entry: F) -> F:
    """Make a function, or a class, accept every type of integer.

    Parameters annotated as integers, or as sequences of integers, take everything that `operator.index` accepts. The
    function gets ints. InputError names the parameter that got anything else.
    """
    if inspect.isclass(entry):
        entry.__init__ = _taking(entry.__init__)    # type: ignore[method-assign]
        return entry
    return cast(F, _taking(entry))


def _taking(function: Callable[..., Any]) -> Callable[..., Any]:
    wanted = list(_wanted(function))

    @wraps(function)
    def taking(*args: Any, **named: Any) -> Any:
        given = list(args)
        for place, name, other, row in wanted:
            if place < len(given):
                given[place] = _one(given[place], name, other, row)
            elif name in named:
                named[name] = _one(named[name], name, other, row)
        return function(*given, **named)

    return taking


def _wanted(function: Callable[..., Any]) -> Iterator[tuple[int, str, tuple[type, ...], type | None]]:
    """For each parameter that takes integers: its position, its name, its other types, and the type of a sequence."""
    for place, (name, parameter) in enumerate(inspect.signature(function).parameters.items()):
        said = parameter.annotation if isinstance(parameter.annotation, str) else getattr(
            parameter.annotation, "__name__", str(parameter.annotation))
        kinds = [kind.strip() for kind in said.split("|")]
        row = next((kind for kind in kinds if kind in ROWS), None)
        if "int" in kinds or row:
            others = tuple(kind for word, kind in (("str", str), ("None", type(None))) if word in kinds)
            at = place if parameter.kind is not parameter.KEYWORD_ONLY else 1_000_000
            yield at, name, others, (tuple if row and row.startswith("tuple") else list) if row else None


def _one(value: Any, name: str, others: tuple[type, ...], row: type | None) -> Any:
    if isinstance(value, others):
        return value
    return row(whole_number(each, name) for each in value) if row else whole_number(value, name)
