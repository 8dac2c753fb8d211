"""Rules that run as plain Python and compiled, from one source.

A `@rule` takes records (the state, a menu, a pile) and whole numbers, and returns a whole number or nothing. Called
from Python it is the plain function it looks like; an `@entry` (`entry.py`) runs it compiled.

Whole numbers are 64 bits wide inside every rule, whatever the width of the field they come from: each rule
is compiled once per kind of state, and no narrow type leaks from one rule into another.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

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
