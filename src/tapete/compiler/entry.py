"""Functions that are called from outside the rules: `play(...)` runs plain, `play.compiled(...)` compiled, with every
rule that it calls."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Entry(Generic[P, R]):
    """A function called from outside the rules, plain by default, compiled by `.compiled`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.plain = function
        self.__doc__, self.__name__ = function.__doc__, function.__name__
        self.form: Callable[..., Any] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.plain(*args, **kwargs)

    @property
    def compiled(self) -> Any:
        """The compiled function: a module where one was built of these rules, else machine code, which is kept on the
        disk and made at the first call of all. `.compiled.held` is for many calls with the same arrays."""
        if self.form is None:
            # By name: a page has no compiler, and editing it changes no machine code that rules are made of.
            self.form = import_module("tapete.compiler.backends").Fast(self.plain)
        return self.form


def entry(function: Callable[P, R]) -> Entry[P, R]:
    """Mark a function as callable from outside the rules."""
    return Entry(function)
