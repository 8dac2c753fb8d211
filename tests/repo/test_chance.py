"""No test depends on luck."""
from __future__ import annotations

import ast
from pathlib import Path

from tapete.table.live import chance

from ..chance import Drawn

ROOT = Path(__file__).parents[2]
UNSEEDED = {"random": {"random", "choice", "choices", "randint", "randrange", "sample", "shuffle", "uniform"},
            "secrets": {"choice", "randbelow", "randbits"}}
"""What draws from a chance that nobody has given a seed."""


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


def test_seeds_of_tables_are_drawn_in_one_place() -> None:
    """So that one place is all that a test has to hold still."""
    seeds = [path.name for path in sorted((ROOT / "src/tapete/table").rglob("*.py"))
             if "randbelow(LARGEST_SEED" in path.read_text("utf-8")]
    assert seeds == ["chance.py"]


def test_a_tests_tables_are_dealt_the_same_each_time() -> None:
    here = Drawn("tests/repo/test_chance.py::test_a_tests_tables_are_dealt_the_same_each_time")
    assert [chance.fresh_seed() for _ in range(3)] == [here.fresh_seed() for _ in range(3)]
