"""No die of a game has its sides as a number in a rule: they are an option, or a name that says what they are."""
import ast
from pathlib import Path

import pytest

from tapete.games import NAMES

HOME = Path(__file__).resolve().parents[2] / "src" / "tapete" / "games"
ROLLS = {"roll", "roll_silently"}


def bare_sides(text: str) -> list[int]:
    """The lines that roll a die whose sides are written as a number."""
    return [node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name) and node.func.id in ROLLS
            and isinstance(node.args[1], ast.Constant)]


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_has_the_sides_of_a_die_as_a_number(game: str) -> None:
    found = {str(path.relative_to(HOME)): lines for path in sorted((HOME / game).rglob("*.py"))
             if (lines := bare_sides(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_a_bare_number_of_sides_is_found() -> None:
    assert bare_sides("roll(s, 6)\nroll_silently(s, 4)\nroll(s, SIDES)\nroll(s, s.options.dice.events)") == [1, 2]
