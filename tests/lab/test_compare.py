"""Configurations compared: the same seeds, differences seed by seed, and the number of games needed to be sure."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.cli.app import main
from tapete.games import find_game
from tapete.lab.contrast import MOST, MeasuredMean, measured, more_games


def run(monkeypatch: Any, capsys: Any, *args: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["tapete", "lab", "compare", *map(str, args)])
    with pytest.raises(SystemExit) as stop:
        main()
    printed = capsys.readouterr()
    return int(stop.value.code or 0), printed.out, printed.err


def variant(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.usefixtures("english")
def test_one_configuration_is_set_beside_the_ruleset(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    easy = variant(tmp_path, "easy", "end: {keys: 2, keys_left_defeat: 1}\n")
    code, out, _ = run(monkeypatch, capsys, "carcosa", easy, "--games", 300, "--json", "--out", tmp_path / "kept")
    data = json.loads(out)
    won, rounds = data["differences"]
    assert (code, list(data["shown"]), won["measure"], rounds["measure"]) == (
        0, ["canon-0.4", "easy"], "win_rate", "rounds")
    means = {name: of["win_rate"]["mean"] for name, of in data["shown"].items()}
    assert won["difference"] == pytest.approx(means["canon-0.4"] - means["easy"])
    assert won["interval_95"][1] < 0 == won["more_games"] and won["p_holm"] < 0.001
    monkeypatch.setenv("COLUMNS", "160")
    code, out, _ = run(monkeypatch, capsys, "carcosa", easy, "--games", 300, "--out", tmp_path / "kept")
    assert code == 0 and "canon-0.4 - easy" in out and "yes" in out


@pytest.mark.usefixtures("english")
def test_rivals_are_compared_seat_by_seat_and_all_pairs_are_corrected(monkeypatch: Any, capsys: Any,
                                                                     tmp_path: Path) -> None:
    files = [variant(tmp_path, f"hand{n}", f"hand: {n}\n") for n in (2, 3, 4)]
    code, out, _ = run(monkeypatch, capsys, "high_card", *files, "--games", 100, "--players", 2, "--json")
    found = json.loads(out)["differences"]
    assert code == 0
    assert [(one["measure"], one["first"], one["second"]) for one in found if one["measure"] == "seat-0"] == [
        ("seat-0", "hand2", "hand3"), ("seat-0", "hand2", "hand4"), ("seat-0", "hand3", "hand4")]
    assert all(one["p_holm"] >= one["p"] for one in found)


@pytest.mark.usefixtures("english")
def test_a_figure_that_another_agent_does_not_show_is_warned_of(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    """One of two seats plays at random, so the other seat wins its games. Two equal configurations do not differ."""
    files = [variant(tmp_path, f"hand{n}", f"hand: {n}\n") for n in (3, 4)]
    args = ("high_card", *files, "--games", 400, "--players", 2, "--agent", "random", "--check", "random")
    code, out, _ = run(monkeypatch, capsys, *args, "--json")
    same = json.loads(out)["by_another"]
    assert code == 0 and set(same) == {"hand3", "hand4"}
    assert all(one["games"] == 40 and not one["differs"] and one["agent"] == "random" for one in same.values())
    easy = variant(tmp_path, "easy", "end: {keys: 2, keys_left_defeat: 1}\n")
    args = ("carcosa", easy, "--games", 300, "--players", 2, "--agent", "random", "--check", "greedy")
    code, out, _ = run(monkeypatch, capsys, *args, "--json", "--out", tmp_path / "kept")
    found = json.loads(out)["by_another"]
    assert code == 0 and found["easy"]["differs"] and found["easy"]["games"] == 30
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = run(monkeypatch, capsys, *args, "--out", tmp_path / "kept")
    assert "Beware: easy, played by greedy" in out and "valid only for players like random" in out
    code, _, err = run(monkeypatch, capsys, "carcosa", easy, "--players", 2, "--check", "genius")
    assert (code, "genius" in err) == (2, True)


@pytest.mark.usefixtures("english")
def test_what_cannot_be_compared_is_refused(monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    same = [variant(tmp_path, name, "hand: 3\n") for name in ("a", "b")]
    code, _, err = run(monkeypatch, capsys, "high_card", *same, "--players", 2)
    assert (code, "a and b hold the same options" in err) == (2, True)
    code, _, err = run(monkeypatch, capsys, "high_card", variant(tmp_path, "c", "hand: x\n"), "--players", 2)
    assert (code, "hand" in err) == (2, True)


def test_how_many_games_more_would_tell() -> None:
    chance = np.random.default_rng(1)
    small = chance.normal(0.02, 1, 400)
    more = more_games(small)
    assert more is not None and more > 0
    shown = float(small.mean()) / float(small.std(ddof=1))
    assert (1.96 / shown) ** 2 == pytest.approx(400 + more, rel=0.01)
    assert more_games(chance.normal(1, 1, 400)) == 0 == more_games(np.zeros(50))
    assert more_games(np.array([1.0, -1.0] * 50)) is None and MOST > 1e6


def test_a_seat_that_lost_every_game_is_not_shown_as_a_point() -> None:
    one = measured(find_game("gloom"), "seat-0", np.zeros(12))
    assert (one.mean, one.low) == (0, 0) and one.high > 0.2
    assert measured(find_game("gloom"), "rounds", np.full(12, 8.0)) == MeasuredMean(8, 8, 8)
