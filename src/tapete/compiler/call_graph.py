"""The call graph: which functions a function calls, directly or not.

It follows the names that a function's code uses, as its module and its closure define them. It does not check whether a
branch ever runs.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

Function = Callable[..., Any]


def reached(entries: Iterable[Function]) -> set[Function]:
    """These functions and all functions that they call, directly or not."""
    found: set[Function] = set()
    waiting = list(entries)
    while waiting:
        function = waiting.pop()
        if isinstance(function, FunctionType) and function not in found:
            found.add(function)
            waiting.extend(_called(function))
    return found


def _called(function: FunctionType) -> Iterator[Function]:
    names = set(_names(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            yield from _functions(vars(value).get(inner) for inner in names)
        else:
            yield from _functions([value])
    for cell in function.__closure__ or ():
        yield from _functions([cell.cell_contents])


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _functions(values: Iterable[Any]) -> Iterator[Function]:
    for value in values:
        if isinstance(value, FunctionType):
            yield value
        elif isinstance(value, tuple):
            yield from _functions(value)
