"""`@entry` marks functions that code outside the rules calls: `play(...)` runs plain, `play.compiled(...)` runs
compiled, with every rule that it calls.
"""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class EntryPoint(Generic[P, R]):
    """An entry point: a function that code outside the rules calls, plain by default, compiled by `.compiled`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        self.__doc__, self.__name__ = function.__doc__, function.__name__
        self.form: Callable[..., Any] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.plain(*args, **kwargs)

    @property
    def compiled(self) -> Any:
        """The compiled function: a module if one was built from these rules, else machine code.

        Machine code is compiled at the very first call and cached on the disk. `.compiled.held` is for many calls with
        the same arrays.
        """
        if self.form is None:
            # Loaded by name, because a browser page has no compiler. This way, editing `backends.py` does not
            # invalidate compiled code.
            self.form = import_module("tapete.compiler.backends").CompiledEntryPoint(self.plain)
        return self.form


def entry(function: Callable[P, R]) -> EntryPoint[P, R]:
    """Mark a function as an entry point, which code outside the rules may call."""
    return EntryPoint(function)
