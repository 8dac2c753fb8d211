"""CFR and exploitability on small games, beside values that Tapete's own exact search knows."""
from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tapete.agents import parse_agent
from tapete.agents.expectimax import ExactSearcher
from tapete.referee.scenario import set_up

from ..needs import need_extra

need_extra("openspiel")

from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402

from tapete.openspiel import load_position, pyspiel  # noqa: E402

from .test_openspiel import TWO_ROOMS  # noqa: E402

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def example() -> Iterator[Any]:
    """`examples/cfr.py` as a module."""
    spec = importlib.util.spec_from_file_location("cfr_example", EXAMPLES / "cfr.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    yield made
    sys.modules.pop("cfr_example", None)


def exact_value(path: Path, seat: int) -> float:
    """What our exact search says that the position is worth to the seat that must choose."""
    scenario, table = set_up(path)
    searcher = ExactSearcher(table.game, parse_agent("expectimax:depth=0,rare=0,nodes=900000000"), len(scenario.seats))
    best = searcher.think(table.blinded(seat), seat)[0]
    assert best.exact
    return best.value


@pytest.fixture(scope="module")
def two_rooms(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("two") / "rooms.yaml"
    path.write_text(TWO_ROOMS, encoding="utf-8")
    return path


def test_a_gloom_of_twelve_cards_is_worth_what_exact_search_says(example: Any) -> None:
    path = EXAMPLES / "positions/gloom.yaml"
    tree = example.tree_of(load_position(path, 0, compiled=False))
    *_, (done, gain, values) = example.solve(tree, 3000)
    assert done == 3000
    assert 0 <= gain < 1e-3
    assert values[0] == pytest.approx(exact_value(path, 0), abs=1e-3)
    assert sum(values) == pytest.approx(1)
    uniform = pyspiel.UniformRandomPolicy(tree)
    assert pyspiel.exploitability(tree, uniform) > 0.05


def test_a_carcosa_of_two_rooms_is_worth_what_exact_search_says(example: Any, two_rooms: Path) -> None:
    tree = example.tree_of(load_position(two_rooms, compiled=False))
    *_, (_, gain, values) = example.solve(tree, 1000)
    assert 0 <= gain < 1e-2
    assert values == pytest.approx([exact_value(two_rooms, 0)] * 2, abs=1e-2)
    assert 0 < values[0] < 1


def test_openspiels_cfr_in_python_gets_the_same_from_the_game_itself(example: Any, two_rooms: Path) -> None:
    """Information states, actions and odds of the tree are those of the game."""
    game = load_position(two_rooms, compiled=False)
    tree = example.tree_of(game)
    gains = []
    for each in (game, tree):
        solver = cfr.CFRSolver(each)
        solver.evaluate_and_update_policy()
        gains.append(exploitability.nash_conv(each, solver.average_policy()))
    assert gains[0] == pytest.approx(gains[1])
    assert gains[0] > 0


def test_the_example_prints_how_it_gets_closer(example: Any, two_rooms: Path, capsys: pytest.CaptureFixture[str]
                                               ) -> None:
    example.main([str(two_rooms), "--iterations", "12"])
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [1, 10, 12]
    assert float(lines[0].split()[3].rstrip(",")) > float(lines[2].split()[3].rstrip(","))
    with pytest.raises(SystemExit) as left:
        example.main(["no-such-file.yaml"])
    assert left.value.code == 2
    assert "no-such-file.yaml" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize("name, expected", [("carcosa", [2 / 3, 2 / 3]), ("bethlem", [0, 0.8055, 0.8055])])
def test_the_larger_positions_are_worth_what_the_page_says(example: Any, name: str, expected: list[float]) -> None:
    *_, (_, gain, values) = example.solve(example.tree_of(load_position(
        EXAMPLES / f"positions/{name}.yaml", compiled=False)), 1000)
    assert gain < 2e-3
    assert values == pytest.approx(expected, abs=2e-3)
