"""Optional rules: a part of a game that an option switches on, with its rules in a folder of their own.

    own = Part("custom")                # the flag of the state's options

    @own.may_change("game.lynching.weight")
    def weight(s, seat):
        \"\"\"How much a player's vote counts.\"\"\"
        return 1

    @own.changes(weight, "game.custom.king")
    def weight_of_kings(s, seat):
        return 2 if s.own.royal == seat + 1 else 1

The game's rules say where they may be changed, and know nothing of the optional rules. The optional rules import the
game's rules, never the other way round. If the option is on, a call of `weight` runs `weight_of_kings`. If it is off,
it runs the rule as it is written. Plain and compiled rules do the same.
"""
from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import CellType
from typing import Any

from .rule import rule

Rule = Callable[..., Any]

CHANGED: dict[Path, list[Path]] = {}
"""For each file with rules that may be changed: the files that change them."""


class OptionalRules:
    """Optional rules, which are in the game if the state's options have this flag."""

    def __init__(self, flag: str) -> None:
        self.flag = flag
        self._open: dict[Rule, CellType] = {}

    def may_change(self, *ids: str) -> Callable[[Rule], Rule]:
        """Mark a rule as one that the optional rules change. Its first argument is the state; `ids` are as for `rule`.
        """
        def open_up(base: Rule) -> Rule:
            name, args = base.__name__, ", ".join(inspect.signature(base).parameters)
            state = args.partition(",")[0]
            scope: dict[str, Any] = {}
            source = (f"def made(base, part):\n    def {name}({args}):\n"
                      f"        return part({args}) if {state}.options.{self.flag} else base({args})\n"
                      f"    return {name}")
            exec(compile(source, f"<{self.flag}>", "exec"), base.__globals__, scope)
            opened: Rule = scope["made"](rule(*ids)(base) if ids else rule(base), None)
            opened.__module__, opened.__qualname__, opened.__doc__ = base.__module__, name, base.__doc__
            self._open[opened] = dict(zip(opened.__code__.co_freevars, opened.__closure__ or (), strict=True))["part"]
            marked: Rule = rule(opened)
            return marked
        return open_up

    def changes(self, *what: Rule | str) -> Callable[[Rule], Rule]:
        """Mark a rule as the one that runs in place of others if the option is on.

        `what` names those other rules, and ids as for `rule`. TypeError if one of them may not be changed, or is
        changed already.
        """
        ids = [each for each in what if isinstance(each, str)]
        opened = [each for each in what if not isinstance(each, str)]

        def change(function: Rule) -> Rule:
            for each in opened:
                cell = self._open.get(each)
                if cell is None or cell.cell_contents is not None:
                    raise TypeError(f"{function.__name__} cannot change {each.__name__}: "
                                    f"{'nothing may' if cell is None else cell.cell_contents.__name__ + ' does'}")
                cell.cell_contents = function
                CHANGED.setdefault(_file_of(each), []).append(_file_of(function))
            marked: Rule = rule(*ids)(function) if ids else rule(function)
            return marked
        return change

    def require_all(self) -> None:
        """TypeError if a rule may be changed and nothing changes it, because a call would fail if the option is on."""
        idle = [f"{opened.__module__}.{opened.__name__}" for opened, cell in self._open.items()
                if cell.cell_contents is None]
        if idle:
            raise TypeError(f"{', '.join(idle)}: the part {self.flag} may change this and does not")


def _file_of(function: Rule) -> Path:
    return Path(sys.modules[function.__module__].__file__ or function.__code__.co_filename)
