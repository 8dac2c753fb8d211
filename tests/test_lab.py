"""The lab: agents compared on the same seeds, configurations swept and taken up again."""
import io
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab import sweep
from tapete.lab.simulate import wilson
from tapete.lab.sweep import configuration, parse_axis
from tapete.lab.tournament import compare, run_tournament
from tapete.lab.tune import parse_goal

GAME = find_game("carcosa")
RULESET = GAME.ruleset()
OPTIONS = GAME.options(RULESET)


def tapete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["tapete", "lab", *map(str, args)])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(SystemExit) as stop:
        main()
    printed = capsys.readouterr()
    return int(stop.value.code or 0), printed.out, printed.err


@pytest.mark.parametrize(("won", "of", "low", "high"), [(10, 100, 0.0552, 0.1744), (0, 20, 0.0, 0.1611), (0, 0, 0, 1)])
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    """The first two are the textbook's."""
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


def test_a_difference_is_judged_by_the_seeds_that_only_one_won() -> None:
    first = np.array([True] * 30 + [False] * 70)
    second = np.array([True] * 20 + [False] * 10 + [True] * 2 + [False] * 68)
    found = compare("a", "b", first, second)
    assert found.difference == pytest.approx(0.08)
    assert found.p == pytest.approx(0.0209, abs=1e-4)       # z = 8 / sqrt(12)
    assert found.low < 0.08 < found.high
    assert found.low > 0
    assert compare("a", "a", first, first).p == 1


def test_agents_are_ranked_on_the_same_games() -> None:
    table = run_tournament(GAME, RULESET, OPTIONS, [None] * 4, ["random", "greedy"], 1, 400)
    assert [one.agent for one in table.standings] == ["greedy", "random"]
    assert table.differences[0].p < 1e-6
    with pytest.raises(InputError, match="two different agents"):
        run_tournament(GAME, RULESET, OPTIONS, [None] * 4, ["greedy", "greedy"], 1, 4)


def test_a_tournament_at_the_terminal(monkeypatch: Any, capsys: Any) -> None:
    code, out, _ = tapete(monkeypatch, capsys, "tournament", "carcosa", "--agents", "random,greedy", "--games", 50,
                          "--json")
    assert code == 0
    assert {one["agent"] for one in json.loads(out)["standings"]} == {"random", "greedy"}


@pytest.mark.parametrize(("text", "path", "values"), [
    ("end.keys=3,4", "end.keys", (3, 4)), ("end.threshold=F1_P", "end.threshold", ("F1_P",)),
    ("king.presence=[1],[2, 3]", "king.presence", ([1], [2, 3])), ("actions.trade=true,false", "actions.trade",
                                                                   (True, False))])
def test_an_axis_is_an_option_and_its_values(text: str, path: str, values: tuple[Any, ...]) -> None:
    axis = parse_axis(text)
    assert (axis.path, axis.values) == (path, values)


def test_paths_make_a_configuration() -> None:
    assert configuration({"end.keys": 3, "end.threshold": "F1_P", "stairs_move": False}) == {
        "end": {"keys": 3, "threshold": "F1_P"}, "stairs_move": False}


def test_a_sweep_goes_on_where_it_was_stopped(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    args = ("sweep", "carcosa", "--set", "end.keys=3,4", "--games", 300, "--out", tmp_path, "--json")
    code, out, _ = tapete(monkeypatch, capsys, *args)
    assert code == 0
    first = json.loads(out)
    assert [point["values"] for point in first] == [{"end.keys": 3}, {"end.keys": 4}]
    assert first[0]["win_rate"] > first[1]["win_rate"]
    played = sorted(tmp_path.glob("*.parquet"))
    played[0].unlink()
    calls = []
    real = sweep.run_study
    monkeypatch.setattr(sweep, "run_study", lambda study, *rest: calls.append(study) or real(study, *rest))
    assert json.loads(tapete(monkeypatch, capsys, *args)[1]) == first
    assert len(calls) == 1
    played[0].write_bytes(b"damaged")
    code, _, err = tapete(monkeypatch, capsys, *args)
    assert (code, "cannot be read as Parquet" in err) == (2, True)
    played[0].write_bytes(played[1].read_bytes())
    assert "holds another study" in tapete(monkeypatch, capsys, *args)[2]


def test_a_span_is_an_axis() -> None:
    assert parse_axis("end.keys=2..4").values == (2, 3, 4)


def test_a_search_for_a_win_rate_comes_near_and_goes_on(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    args = ("tune", "carcosa", "--set", "end.keys=1..5", "--set", "sanity.house=0..1", "--target", 0.4,
            "--games", 200, "--out", tmp_path, "--json")
    code, out, _ = tapete(monkeypatch, capsys, *args, "--trials", 8)
    assert code == 0
    points = json.loads(out)
    assert abs(points[0]["win_rate"] - 0.4) < 0.12
    assert [abs(p["win_rate"] - 0.4) for p in points] == sorted(abs(p["win_rate"] - 0.4) for p in points)
    best = GAME.options(RULESET, tmp_path / "best.yaml")
    assert best.end.keys == points[0]["values"]["end.keys"]
    again = json.loads(tapete(monkeypatch, capsys, *args, "--trials", 8)[1])
    assert again == points
    code, _, err = tapete(monkeypatch, capsys, "tune", "carcosa", "--set", "end.keys=1..5", "--target", 0.4,
                          "--games", 200, "--out", tmp_path)
    assert (code, "holds a search over other options" in err) == (2, True)


@pytest.mark.parametrize(("target", "rounds", "said"), [
    ("half", None, "expected numbers"), ("1.5", None, "a share from 0 to 1"), ("0.3", "12-8", "the lower first"),
    ("0.3", "8", "two numbers")])
def test_a_goal_that_cannot_be_is_refused(target: str, rounds: str | None, said: str) -> None:
    with pytest.raises(InputError, match=said):
        parse_goal(target, rounds)


def test_rounds_outside_their_span_count_as_distance() -> None:
    goal = parse_goal("0.35", "8-12")
    assert goal.distance({"win_rate": 0.35, "rounds": {"mean": 10.0}}) == 0
    assert goal.distance({"win_rate": 0.30, "rounds": {"mean": 14.0}}) == pytest.approx(0.25)


@pytest.mark.parametrize(("setting", "said"), [
    ("end.keys", "expected an option and its values"), ("end.kees=3", "end.kees is not known; did you mean keys?"),
    ("end.keys=3,four", "expected a whole number, got 'four'"), ("end.keys=[3", "--set end.keys, line 1")])
def test_a_sweep_that_cannot_be_is_refused_before_it_begins(monkeypatch: Any, capsys: Any, tmp_path: Path,
                                                            setting: str, said: str) -> None:
    code, _, err = tapete(monkeypatch, capsys, "sweep", "carcosa", "--set", setting, "--games", 5, "--out", tmp_path)
    assert code == 2
    assert said in err
    assert not list(tmp_path.glob("*.parquet"))
