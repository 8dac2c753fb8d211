"""The example packages: each installs, passes its own tests, and is told truly."""
from __future__ import annotations

import json
import shutil
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


@pytest.mark.parametrize("chosen", sweep([UNCOMPILED, ""], kept=[UNCOMPILED]), ids=["uncompiled", "all"])
def test_its_own_tests_pass(example: tuple[str, Made], chosen: str) -> None:
    passed = example[1].run("-m", "pytest", "-p", "no:cacheprovider", "-k", chosen)
    assert "passed" in passed and "failed" not in passed


def test_every_rule_has_code_and_a_scenario(example: tuple[str, Made]) -> None:
    assert "0 problems" in example[1].tapete("rules", example[0], "--check", "--lang", "en")


def test_a_score_is_told_as_one(example: tuple[str, Made]) -> None:
    """Hanabi's score by rules of thumb is far above chance, and nobody wins."""
    name, made = example
    shown = {agent: json.loads(made.tapete("simulate", name, "--players", "2", "--agent", agent, "--games", "200",
                                           "--json", quiet=True)) for agent in ("random", "greedy")}
    assert not any("win_rate" in each or "seats" in each for each in shown.values())
    assert shown["greedy"]["score"]["mean"] > 15 > 3 > shown["random"]["score"]["mean"]
    assert sum(shown["greedy"]["grades"].values()) == pytest.approx(1)
