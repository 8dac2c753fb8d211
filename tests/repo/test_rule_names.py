"""Names in rules are words. One letter is allowed only for names that every rule has, and for arguments of actions and
frames."""
import ast
from pathlib import Path

import pytest

from tapete.games import NAMES

HOME = Path(__file__).resolve().parents[2] / "src" / "tapete" / "games"
COMMON = set("spqijkn_")        # the state, a seat and another, places in a row, a number
ARGUMENTS = set("abcxy")        # of an action, a frame or a card's term, before their kind is known
READ_BY = {"frame_a", "frame_b", "frame_c", "first_of", "second_of", "word"}


def mute_names(text: str) -> list[str]:
    """The names of one letter that say nothing, with the function that has each and its line."""
    found = []
    for function in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)):
        nodes = list(ast.walk(function))
        given = {id(name) for node in nodes if isinstance(node, ast.For) for name in ast.walk(node.target)}
        given |= {id(name) for node in nodes if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
                  and isinstance(node.value.func, ast.Name) and node.value.func.id in READ_BY
                  for target in node.targets for name in ast.walk(target)}
        for node in nodes:
            if isinstance(node, ast.arg):
                name, argument = node.arg, True
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                name, argument = node.id, id(node) in given
            else:
                continue
            if len(name) == 1 and name not in COMMON and not (argument and name in ARGUMENTS):
                found.append(f"{function.name}:{node.lineno}: {name}")
    return found


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_has_a_name_of_one_letter_that_says_nothing(game: str) -> None:
    files = [path for path in sorted((HOME / game).rglob("*.py")) if "rules" in path.parent.parts]
    assert files
    found = {str(path.relative_to(HOME)): names for path in files
             if (names := mute_names(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_mute_names_are_found() -> None:
    assert mute_names("def die(s, o):\n    for o in range(s.n):\n        a = o\n") == [
        "die:1: o", "die:2: o", "die:3: a"]
    assert mute_names("def answer(s, op, p, b, c, kind, x, y):\n    a = frame_a(x)\n    for b in range(3):\n"
                      "        n = b\n") == []
