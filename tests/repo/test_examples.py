"""The example packages: each installs, passes its own tests, and is told truly."""
from __future__ import annotations

import json
import shutil
from itertools import product
from pathlib import Path

import pytest

from ..cli.test_new import UNCOMPILED, Made
from ..sweep import sweep

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/pyproject.toml"))


@pytest.fixture(scope="module", params=EXAMPLES)
def example(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Made]:
    """An example's name, and the example installed from a copy."""
    name, root = request.param, tmp_path_factory.mktemp("example")
    shutil.copytree(ROOT / "examples" / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "wasm", ".*"))
    made = Made(root / name, root / "site")
    made.run("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target",
             made.site, made.folder)
    return name, made


@pytest.mark.parametrize("example, chosen", sweep(product(EXAMPLES, [UNCOMPILED, ""]), kept=[
    ("colmena", UNCOMPILED)]), indirect=["example"], ids=[f"{name}-{chosen or 'all'}" for name, chosen in product(
        EXAMPLES, [UNCOMPILED, ""])])
def test_its_own_tests_pass(example: tuple[str, Made], chosen: str) -> None:
    passed = example[1].run("-m", "pytest", "-p", "no:cacheprovider", "-k", chosen)
    assert "passed" in passed and "failed" not in passed


def test_every_rule_has_code_and_a_scenario(example: tuple[str, Made]) -> None:
    assert "0 problems" in example[1].tapete("rules", example[0], "--check", "--lang", "en")


# For each example: its two agents with rules of thumb, and two numbers between the mean scores of chance and of these.
# Where each seat has a score of its own, chance sits beside them, and the first seat counts.
BETWEEN = {"colmena": ("greedy,random", 18, 19), "hanabi": ("greedy", 3, 15)}


def test_a_score_is_told_as_one(example: tuple[str, Made]) -> None:
    """The score by rules of thumb is far above chance, and nobody wins."""
    name, made = example
    thumb, low, high = BETWEEN[name]
    shown = {agent: json.loads(made.tapete("simulate", name, "--players", "2", "--agent", agent, "--games", "200",
                                           "--json", quiet=True)) for agent in ("random", thumb)}
    assert "win" not in json.dumps(shown)
    by_agent = {agent: each.get("seats", [each])[0] for agent, each in shown.items()}
    assert by_agent[thumb]["score"]["mean"] > high > low > by_agent["random"]["score"]["mean"]
    graded = [each["grades"] for each in shown.values() if "seats" not in each]  # a seat's own are not counted
    assert all(sum(grades.values()) == pytest.approx(1) for grades in graded)
