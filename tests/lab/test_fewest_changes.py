"""`tapete lab tune --most`: few changes, for several numbers of players."""
from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tapete.gamedef.by_players import at_table
from tapete.games import find_game
from tapete.lab.checked import differ
from tapete.lab.contrast import MeasuredMean
from tapete.lab.simulate import make_study, results, run_study

from .test_lab import tapete

SEARCH = ("tune", "carcosa", "--players", "2,3", "--set", "end.keys=1..4", "--set", "sanity.house=0..2", "--target",
          0.5, "--games", 20, "--trials", 6, "--most", 1)


@pytest.mark.usefixtures("english")
def test_each_number_of_players_is_tuned_to_its_own_value_at_the_terminal(monkeypatch: Any, capsys: Any,
                                                                          tmp_path: Path) -> None:
    args = (*SEARCH, "--apart", "--check", "random", "--out", tmp_path)
    code, out, err = tapete(monkeypatch, capsys, *args)
    assert code == 0, err
    found = json.loads((tmp_path / "few.json").read_text(encoding="utf-8"))
    best, *others = found["answers"]
    assert best["values"] and all(path.startswith("by_players.") for path in best["values"])
    assert others[-1]["values"] == {} and best["distance"] < others[-1]["distance"]
    assert (best["games"], best["seed"]) == (80, 81), "measured on seeds that no trial has played"
    game = find_game("carcosa")
    rules = game.ruleset()
    options = game.options(rules, tmp_path / "best.yaml")
    for seats in (2, 3):
        study = make_study(game, rules, at_table(options, seats), [None] * seats, ["greedy"], best["seed"],
                           best["games"])
        assert results(study, run_study(study))["win_rate"] == best["players"][str(seats)]["win_rate"]["mean"]
    assert "changed" in out and "random with 2 players" in out and "best.yaml" in out
    code, again, err = tapete(monkeypatch, capsys, *args, "--json")
    assert (code, json.loads(again), "Going on with the search" in err) == (0, found, True)
    code, _, err = tapete(monkeypatch, capsys, *SEARCH, "--out", tmp_path)
    assert (code, "holds a search over other options" in err) == (2, True)


REFUSED: tuple[tuple[Sequence[Any], str], ...] = (
    (("--most", 1, "--apart", "--players", 2), "--apart takes"), (("--apart",), "--apart takes"),
    (("--most", 0), "--apart takes"), (("--most", 1, "--set", "agent=greedy"), "moves whole numbers"),
    (("--most", 1, "--set", "players=2,3"), "moves whole numbers"),
    (("--most", 1, "--set", "turn.starter_moves=true,false"), "moves whole numbers"),
    (("--players", "2,3"), "whole number"), (("--most", 1, "--set", "end.kez=1,2"), "end.kez"),
    (("--most", 1, "--players", "2,3", "--roles", "TANK,HEALER"), "--roles"))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("more", "sentence"), REFUSED)
def test_what_cannot_be_tuned_so_is_refused(monkeypatch: Any, capsys: Any, tmp_path: Path, more: Sequence[Any],
                                            sentence: str) -> None:
    code, _, err = tapete(monkeypatch, capsys, "tune", "carcosa", "--set", "end.keys=1..2", "--target", 0.5,
                          "--out", tmp_path, *more)
    assert code == 2 and sentence in err, err


def test_two_figures_differ_where_chance_does_not_make_it() -> None:
    assert differ(MeasuredMean(0.4, 0.35, 0.45), MeasuredMean(0.52, 0.45, 0.59))
    assert not differ(MeasuredMean(0.4, 0.35, 0.45), MeasuredMean(0.47, 0.40, 0.54))
