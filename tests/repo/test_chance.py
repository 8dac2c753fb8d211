"""No test depends on luck."""
from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

from tapete.referee.session import LARGEST_SEED
from tapete.table.live import chance

from ..chance import Drawn

ROOT = Path(__file__).parents[2]
UNSEEDED = {"random": {"random", "choice", "choices", "randint", "randrange", "sample", "shuffle", "uniform"},
            "secrets": {"choice", "randbelow", "randbits"}}
"""Calls that draw from a random source without a seed."""


def _drawn_anywhere(tree: ast.AST) -> set[int]:
    """The lines of a test that draw what will not come again."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            module = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            seedless = node.func.attr in ("Random", "default_rng", "SystemRandom") and not node.args
            if node.func.attr in UNSEEDED.get(module, ()) or (module in ("random", "secrets") and seedless):
                found.add(node.lineno)
    return found


def test_no_test_draws_what_does_not_come_again() -> None:
    found = {f"{path.relative_to(ROOT)}:{line}" for folder in ("tests", "scenarios") for path in
             sorted((ROOT / folder).rglob("*.py")) for line in _drawn_anywhere(ast.parse(path.read_text("utf-8")))}
    assert not found


def test_what_draws_from_nowhere_is_found() -> None:
    text = "random.choice()\nrandom.Random()\nnp.random.default_rng()\nsecrets.randbelow(3)\nrandom.Random(3).choice(a)"
    assert _drawn_anywhere(ast.parse(text)) == {1, 2, 3, 4}


HELD_STILL = {"table/live/chance.py": "seeds and dice of tables", "cli/game/play.py": "a game at the terminal",
              "table/people/notices.py": "the number that confirms an address"}
"""What draws from a chance that nobody can foresee, and in tests by the test's name: `tests/chance.py`."""
SECRET = {"table/people/secrets.py": "codes of tables, by the letter: no game hangs on them"}


def test_all_chance_of_the_program_is_held_still() -> None:
    """A game that a test plays is always the same: whatever else draws must be held still, too, or be a secret."""
    package = ROOT / "src/tapete"
    found = {path.relative_to(package).as_posix(): lines for path in sorted(package.rglob("*.py"))
             if (lines := _drawn_anywhere(ast.parse(path.read_text("utf-8"))))}
    assert set(found) == {*HELD_STILL, *SECRET}, found
    for name in HELD_STILL:
        assert _ways(package / name) <= {"randbelow", "SystemRandom"}, name


def _ways(path: Path) -> set[str]:
    """The functions by which a module draws."""
    tree = ast.parse(path.read_text("utf-8"))
    lines = _drawn_anywhere(tree)
    return {node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and node.lineno in lines
            and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
            and node.func.value.id in ("random", "secrets")}


STARTS = re.compile(r'"tapete(?:\.cli)?"\)?, "serve"|[*]program, "serve"')
"""How a test starts the program's server."""
UNHELD = {"table/test_bots_policy.py": "whoever chooses, the choice is the policy's",
          "table/test_admin_command.py": "tables are listed and closed, and nobody plays",
          "table/test_deploy.py": "the program as a host installs it; nothing is asked of what is dealt",
          "table/test_home.py": "tables are opened, and nobody plays",
          "table/test_ops.py": "tables are counted, and nobody plays",
          "table/test_proxy.py": "answers are counted, and nobody plays"}
"""Tests that start the program itself and open tables there. Nobody holds its chance still."""


def test_whoever_starts_the_program_itself_says_why_its_games_may_be_any() -> None:
    """Others begin servers by `tests.table.launch` or `tests.browser.launch`, which hold it still."""
    texts = {path.relative_to(ROOT / "tests").as_posix(): path.read_text("utf-8")
             for path in sorted((ROOT / "tests").rglob("test_*.py"))}
    assert {name for name, text in texts.items() if STARTS.search(text) and "/api/tables" in text} == set(UNHELD)


def test_a_tests_games_are_dealt_the_same_each_time() -> None:
    here = Drawn("tests/repo/test_chance.py::test_a_tests_games_are_dealt_the_same_each_time")
    assert [chance.fresh_seed() for _ in range(3)] == [here.below(LARGEST_SEED + 1) for _ in range(3)]
    assert chance.face(6) == here.below(6) + 1


def test_a_game_at_the_terminal_is_dealt_the_same_each_time(tapete: Any, tmp_path: Path) -> None:
    """Without a seed, as people start one: the same as by the seed that the test's name draws."""
    here = Drawn("tests/repo/test_chance.py::test_a_game_at_the_terminal_is_dealt_the_same_each_time")
    tapete("play", "high_card", "--seats", "random,random", "--save", tmp_path / "game.jsonl")
    assert json.loads((tmp_path / "game.jsonl").read_text("utf-8").splitlines()[0])["seed"] == here.below(10**9)
