"""Ladders: agents from the weakest to the strongest, and the clairvoyant one, which sits at no table."""
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents.seat import SeatedAgent
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.ladder import Ladder, rungs_of
from tapete.lab.simulate import make_study
from tapete.lab.statistics import interval, share_interval

SEER = "clairvoyant:iterations=200"


def climb(agents: list[str], name: str = "high_card", seats: int = 2, games: int = 60) -> Any:
    game = find_game(name)
    ruleset = game.ruleset()
    ladder = Ladder(game, ruleset, game.options(ruleset), [None] * seats, agents, 1, games)
    with Local(1) as engine:
        return ladder.play(engine)


def test_rungs_rise_from_chance_to_whoever_sees_everything() -> None:
    assert rungs_of([10, 100], True) == [
        "random", "greedy", "mcts:iterations=10", "mcts:iterations=100", "clairvoyant:iterations=100"]
    assert rungs_of([5], False)[-1] == "mcts:iterations=5"


def test_rivals_meet_the_rung_below_in_every_rotation() -> None:
    low, middle, high = climb(["random", "greedy", SEER], seats=3)
    assert low.above is None and low.rating is not None and low.games == 120
    assert middle.above is not None and middle.above.second == "random" and middle.above.difference > 0
    assert high.rating.mu > low.rating.mu and high.ms is not None and middle.ms is None


def test_whoever_sees_hidden_cards_wins_more_than_the_same_search_that_does_not() -> None:
    """High card depends on the cards hidden in the others' hands. Greedy does not know them, so it leads neither."""
    blind, seer = climb(["mcts:iterations=200,bias=0", f"{SEER},bias=0"], games=200)
    assert seer.above.difference > 0.05 and seer.above.p_holm < 0.01
    assert seer.mean > blind.mean


def test_the_rungs_of_a_game_that_is_won_together_play_alone() -> None:
    chance, greedy = climb(["random", "greedy"], "carcosa", 2, 200)
    assert chance.rating is None and chance.games == greedy.games == 200
    assert greedy.above.first == "greedy" and greedy.above.difference == pytest.approx(greedy.mean - chance.mean)


def test_whoever_lost_every_game_may_still_win_one() -> None:
    """Twelve games lost are no proof of 0.0 to 0.0 %."""
    low, high = share_interval(np.zeros(12))
    assert low == 0 and 0.2 < high < 0.3
    assert share_interval(np.ones(12))[1] == 1 and share_interval(np.array([0.0, 1.0, 1.0])) == interval(
        np.array([0.0, 1.0, 1.0]))


def test_nobody_who_sees_everything_sits_at_a_table() -> None:
    with pytest.raises(InputError, match="clairvoyant"):
        SeatedAgent(SEER, 0, 1)
    game = find_game("high_card")
    ruleset = game.ruleset()
    with pytest.raises(InputError, match="clairvoyant"):    # by milliseconds games are played as at a table
        make_study(game, ruleset, game.options(ruleset), [None] * 2, [SEER, "mcts:ms=1"], 1, 1)


def test_a_table_of_the_terminal_refuses_who_sees_everything_and_keeps_nothing(tapete: Any, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    code, out, err = tapete("play", "high_card", "--seats", f"human,{SEER}", "--save", kept, "--lang", "en")
    assert code == 2 and out == "" and err.count("\n") == 1 and "clairvoyant" in err
    assert not kept.exists()


def test_a_ladder_at_the_terminal_goes_on_in_its_folder(tapete: Any, tmp_path: Path) -> None:
    line = ("lab", "ladder", "high_card", "--players", "2", "--iterations", "20", "--games", "40", "--lang", "en",
            "--out", tmp_path)
    assert tapete(*line)[0] == 0
    first = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    code, _, err = tapete(*line, "--json")
    assert code == 0 and "160" in err
    again = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    for rungs in (first, again):
        for rung in rungs["rungs"]:
            rung["ms"] = None
    assert first == again and [rung["agent"] for rung in first["rungs"]] == ["random", "greedy", "mcts:iterations=20"]


def test_a_ladder_of_a_game_that_is_won_together_is_printed(tapete: Any) -> None:
    code, out, _ = tapete("lab", "ladder", "carcosa", "--agents", "random,greedy", "--games", "20", "--lang", "en")
    assert code == 0 and "win rate" in out and "more than the one before" in out
