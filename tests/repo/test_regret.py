"""`benchmarks/regret.py`: possible endgames, and the regret of agents for their choices there."""
from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from ..bench import benchmark


@pytest.fixture(scope="module")
def bench() -> Any:
    return benchmark("regret")


def test_whoever_plays_perfectly_regrets_nothing_and_chance_does(bench: Any) -> None:
    agents = [bench.EXACT.format(nodes=300_000), "random"]
    solved = [found for number, table in enumerate(islice(bench.endgames(Random(1)), 12))
              if (found := bench.solve(table, number, agents, 300_000))]
    perfect, chance = bench.regrets(agents, solved)
    assert len(solved) >= 8
    assert perfect.mean == 0 and perfect.best == 1 and perfect.best_low < 1
    assert chance.mean > 0 and chance.low <= chance.mean <= chance.high


def test_a_position_that_is_too_large_is_left_out(bench: Any) -> None:
    (table,) = islice(bench.endgames(Random(1)), 1)
    assert bench.solve(table, 0, ["greedy"], 5) is None


def test_choices_on_which_nothing_depends_say_nothing(bench: Any) -> None:
    assert bench.regrets(["greedy"], [bench.Position(3, 0.5, 0.5, (0.0,))]) == []
    (greedy,) = bench.regrets(["greedy"], [bench.Position(3, 0.5, 0.5, (0.0,)), bench.Position(2, 1.0, 0.5, (0.5,)),
                                          bench.Position(2, 1.0, 0.0, (0.0,))])
    assert (greedy.mean, greedy.best) == (0.25, 0.5)
