"""Several readings of one sentence: those that do the same are one."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..compiler import Program, compile_ability
from ..library import NUMBERS
from ..tree import Ability, nodes_of

T = TypeVar("T")


def rows_of(ability: Ability) -> Any:
    """What an ability is compiled to; None if it cannot be, because it makes no sense."""
    program = Program(cards=NUMBERS)
    try:
        compile_ability(program, ability)
    except (ValueError, KeyError, AttributeError):
        return None
    return program.rows, program.abilities


def alike(found: Sequence[T], ability: Callable[[T], Ability]) -> list[T]:
    """The shortest of all readings that do the same."""
    out: list[tuple[Any, T]] = []
    for each in sorted(found, key=lambda each: len(list(nodes_of(ability(each).modes[0].body)))):
        rows = rows_of(ability(each))
        if rows is None or not any(rows == other for other, _ in out):
            out.append((rows, each))
    return [each for _, each in out]
