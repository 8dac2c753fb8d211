"""Rules that run as plain Python and compiled, from one source.

A `@rule` takes records (the state, a menu, a pile) and whole numbers, and returns a whole number or
nothing. Called from Python it is the plain function it looks like. An `@entry` is a function that is called
from outside the rules: `play(...)` runs it plain, `play.compiled(...)` compiled, with everything it calls.

Whole numbers are 64 bits wide inside every rule, whatever the width of the field they come from: each rule
is compiled once per kind of state, and no narrow type leaks from one rule into another.
"""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule of the modules imported so far, in the order of definition."""

IDS: dict[str, list[Callable[..., Any]]] = {}
"""The rules of the ledger, by id, with the functions that carry them out."""


def rule(*ids: Any) -> Any:
    """Mark a function as a rule of a game: `@rule`, or `@rule("game.chapter.name")` with the ids of the
    ledger's rules that it carries out. It stays the plain function it is."""
    if len(ids) == 1 and callable(ids[0]):
        RULES.append(ids[0])
        return ids[0]

    def mark(function: F) -> F:
        RULES.append(function)
        for rule_id in ids:
            IDS.setdefault(rule_id, []).append(function)
        return function
    return mark


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
            # By name: how a form is chosen is no source of machine code, see `sources`.
            self.form = import_module("tapete.kernel.forms").Fast(self.plain)
        return self.form


def entry(function: Callable[P, R]) -> Entry[P, R]:
    """Mark a function as callable from outside the rules."""
    return Entry(function)
