"""`benchmarks/curve.py`: a curve through rungs, its uncertain forecast, and stored games."""
from __future__ import annotations

from math import exp, log10
from pathlib import Path
from typing import Any

import pytest

from ..bench import benchmark


@pytest.fixture(scope="module")
def bench() -> Any:
    return benchmark("curve")


def rungs(bench: Any, games: int, bend: float = 0.0) -> list[Any]:
    """Rungs that win as often as a logistic curve says: half the games at 10 ms, and a logit more at each tenfold."""
    found = []
    for ms in (1.0, 3.0, 10.0, 30.0, 100.0):
        logit = log10(ms) - 1 + bend * (log10(ms) - 1) ** 2
        found.append(bench.Point(int(1000 * ms), games, round(games / (1 + exp(-logit))), ms))
    return found


def test_a_curve_goes_on_as_its_rungs_went_and_says_how_sure_it_is(bench: Any) -> None:
    few, many = (bench.curve_of(rungs(bench, games), 1000.0) for games in (100, 10_000))
    assert many.slope == pytest.approx(1, abs=0.01)
    assert many.straight.chance == pytest.approx(1 / (1 + exp(-2)), abs=0.005)
    for curve in (few, many):
        assert curve.straight.low < curve.straight.chance < curve.straight.high
        assert curve.bent.high - curve.bent.low > curve.straight.high - curve.straight.low
        assert curve.p_bent > 0.5
    assert few.error == pytest.approx(10 * many.error, rel=0.1)


def test_a_bend_is_found_where_there_is_one(bench: Any) -> None:
    curve = bench.curve_of(rungs(bench, 2000, bend=-0.3), 1000.0)
    assert curve.p_bent < 0.001
    assert curve.bent.low < 1 / (1 + exp(-(2 - 0.3 * 4))) < curve.bent.high < curve.straight.low


def test_two_rungs_have_no_bend(bench: Any) -> None:
    curve = bench.curve_of(rungs(bench, 100)[:2], 1000.0)
    assert curve.bent is None and curve.p_bent is None


@pytest.mark.parametrize("won", [(0, 0, 0), (0, 0, 9), (9, 9, 9)])
def test_no_curve_goes_through_rungs_that_tell_nothing(bench: Any, won: tuple[int, ...]) -> None:
    with pytest.raises(bench.NoCurve):
        bench.curve_of([bench.Point(10 ** i, 9, each, 10.0 ** i) for i, each in enumerate(won)], 1000.0)


def test_games_are_kept_and_not_played_again(bench: Any, tmp_path: Path) -> None:
    out = tmp_path / "curve.jsonl"
    first = bench.climb("carcosa", 2, [1, 2], 2, 60.0, out)
    kept = out.read_text("utf-8")
    assert bench.climb("carcosa", 2, [1, 2], 2, 60.0, out) == first
    assert out.read_text("utf-8") == kept
    (more,) = bench.climb("carcosa", 2, [1], 3, 60.0, out)
    assert more.games == 3 and out.read_text("utf-8").startswith(kept)
    (none,) = bench.climb("carcosa", 2, [2], 9, 0.0, out)
    assert none.games == 2
    for changed in ("version", "agents_version"):
        out.write_text(kept.replace(f'"{changed}": ', f'"{changed}": 9'), "utf-8")
        (anew,) = bench.climb("carcosa", 2, [1], 1, 60.0, out)
        assert len(out.read_text("utf-8").splitlines()) == 5 and anew.games == 1


def test_a_game_of_all_against_all_has_no_curve(bench: Any, capsys: Any) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["gloom"])
    assert ended.value.code == 2 and "gloom is won by one against the others" in capsys.readouterr().err
