"""Optional rules change the game's rules, and no rule of the game depends on them."""
import ast
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tapete.compiler.call_graph import reached
from tapete.compiler.entry import entry
from tapete.compiler.fingerprint import sources_of
from tapete.games import find_game
from tapete.kernel.optional_rules import OptionalRules
from tapete.kernel.record import flag, i4, record
from tapete.kernel.rule import IDS, RULES

GAME = find_game("bethlem")
HOME = "tapete.games.bethlem"
PARTS = f"{HOME}.custom"


@record
class Switch:
    kings: flag


@record
class Votes:
    options: Switch
    royal: i4


KINGS = OptionalRules("kings")


@KINGS.may_change()
def weight(s: Any, seat: int) -> int:
    """How much a vote counts."""
    return 1


@KINGS.changes(weight)
def royal_weight(s: Any, seat: int) -> int:
    return 2 if s.royal == seat else 1


@entry
def count(states: Any, voters: int) -> int:
    n = 0
    for seat in range(voters):
        n += weight(states[0], seat)
    return n


def test_a_rule_is_changed_where_the_part_is_in_and_is_as_written_where_it_is_out() -> None:
    kind: Any = Votes
    for kings, votes in ((0, 4), (1, 5)):
        plain, packed = kind.plain(), kind.array(1)
        plain.royal = packed["royal"] = 2
        plain.options.kings = packed["options"]["kings"] = kings
        assert count([plain], 4) == count.compiled(packed, 4) == votes


def test_what_cannot_be_changed_and_what_is_not_is_said() -> None:
    part = OptionalRules("late")

    @part.may_change()
    def judge(s: Any) -> int:
        return 0

    with pytest.raises(TypeError, match="judge: the part late may change this and does not"):
        part.require_all()
    with pytest.raises(TypeError, match="queen cannot change weight: nothing may"):
        part.changes(weight)(_named("queen"))
    part.changes(judge)(_named("queen"))
    part.require_all()
    with pytest.raises(TypeError, match="rook cannot change judge: queen does"):
        part.changes(judge)(_named("rook"))


def _named(name: str) -> Callable[..., Any]:
    def rule(s: Any) -> int:
        return 1

    rule.__name__ = name
    return rule


# ---- Bethlem: the rulebook's game, and the part with cards of one's own ---------------------------

RULED = sorted({function.__module__ for function in RULES if function.__module__.startswith(f"{HOME}.")})


# What a learner sees has a place for each thing of the game and of its part.
@pytest.mark.parametrize("module", [module for module in RULED if not module.startswith((PARTS, f"{HOME}.learner"))])
def test_a_rule_of_the_game_neither_imports_the_part_nor_asks_whether_it_is_in(module: str) -> None:
    tree = ast.parse(Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
                and "custom" in (node.module or "").split(".")]
    asked = [node.lineno for node in ast.walk(tree)
             if isinstance(node, ast.Attribute) and node.attr in ("custom", "own")]
    assert not imported, f"{module} imports {imported}"
    assert not asked, f"{module} reads what is the part's own on lines {asked}"


def test_the_parts_rules_are_carried_out_in_its_folder_and_reached() -> None:
    live = reached(GAME.rules)
    bearers = [(name, function) for name, functions in IDS.items() if name.startswith("bethlem.custom.")
               for function in functions]
    assert len(bearers) > 80
    assert [name for name, function in bearers if not function.__module__.startswith(PARTS)] == []
    assert [name for name, function in bearers if function not in live] == []


def test_machine_code_is_made_anew_when_the_part_changes() -> None:
    entries = (GAME.machine.play, GAME.machine.profile)
    files = {path.name for entry in entries for path in sources_of(entry.plain) if "custom" in path.parts}
    assert files >= {Path(str(sys.modules[module].__file__)).name for module in RULED if module.startswith(PARTS)}
