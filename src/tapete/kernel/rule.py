"""`@rule` marks functions of a game's rules, which run as plain Python and compiled, from one source.

A `@rule` takes records (the state, a menu, a pile) and integers, and returns an integer or nothing. Called from Python
it is a plain function. An `@entry` (`compiler/entry.py`) runs it compiled.

Integers are 64 bits wide inside every rule, whatever the width of the field they come from. So each rule is compiled
once per type of state, and no narrow type passes from one rule into another.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule of the modules imported so far, in the order of definition."""

IDS: dict[str, list[Callable[..., Any]]] = {}
"""For each rule id of the ledger: the functions that carry it out."""


def rule(*ids: Any) -> Any:
    """Mark a function as a rule of a game: `@rule`, or `@rule("game.chapter.name")` with the ledger's ids of the rules
    that it carries out. The function stays plain Python.
    """
    if len(ids) == 1 and callable(ids[0]):
        RULES.append(ids[0])
        return ids[0]

    def mark(function: F) -> F:
        RULES.append(function)
        for rule_id in ids:
            IDS.setdefault(rule_id, []).append(function)
        return function
    return mark
