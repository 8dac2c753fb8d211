"""The value by which a search cuts a line off, fitted to games: what is fitted, kept, refused and gone by."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import parse_agent
from tapete.agents.fitted import LEAN, read_fitted
from tapete.agents.mcts import Searcher
from tapete.agents.minds import minds_of
from tapete.errors import InputError
from tapete.games import find_game
from tapete.kernel.by_players import at_table
from tapete.kernel.dice import luck
from tapete.kernel.numbers import logistic
from tapete.lab.engine import Local
from tapete.learn.moments import CHANCES, Moment, Order, entry_of, watch
from tapete.learn.value import Plan as Wanted
from tapete.learn.value import fit, judge, learn_value
from tapete.referee.session import Session
from tapete.search.mcts import Mind, Plan
from tapete.search.tree import Node

GAME = find_game("gloom")


def _plan(**other: Any) -> Wanted:
    return Wanted(**{"game": "gloom", "ruleset": GAME.ruleset().name, "players": 2, "agent": "greedy", "games": 125,
                     "watched": 0.3, **other})


@pytest.fixture(scope="module")
def fitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("value") / "gloom.json"
    with Local(1) as engine:
        learn_value(_plan(), engine, path)
    return path


def test_a_fit_finds_the_weights_that_made_the_chances() -> None:
    draws = np.random.default_rng(1)
    seen = np.column_stack([draws.normal(3, 2, 40_000), draws.normal(0, 1, 40_000), np.full(40_000, 7.0)])
    chance = 1 / (1 + np.exp(-(0.5 * seen[:, 0] - 1.5 * seen[:, 1] - 1)))
    weights = fit(seen, (draws.random(40_000) < chance).astype(float))
    assert weights == pytest.approx([0.5, -1.5, 0.0, -1.0], abs=0.06)
    assert weights[2] == 0      # what never scatters says nothing


def test_the_loss_of_games_kept_back_counts_each_game_once() -> None:
    """Two moments of one game and one of another: who was right by how much, and how sure that is by games."""
    moments = Moment.array(3)
    moments["seed"], moments["worth"], moments["guess"] = [1, 1, 2], [1, 1, 0], [0.5, 0.5, 0.5]
    loss = judge(np.array([2.0, 0.0]), np.array([[1.0], [1.0], [-1.0]]), moments)
    right = -np.log(1 / (1 + np.exp(-2.0)))
    assert loss.fitted == pytest.approx(right) and loss.own == pytest.approx(np.log(2))
    assert loss.gain == pytest.approx(np.log(2) - right) and loss.low < loss.gain < loss.high


def test_moments_are_the_same_plain_and_compiled_and_say_what_games_came_to(fitted: Path) -> None:
    options = at_table(GAME.options(GAME.ruleset()), 2)
    blank, agents = GAME.blank(options, [None, None]), ("greedy", "greedy")
    compiled = watch(Order("gloom", GAME.State.pack(blank), agents, 3, 1, 0.5))
    packed, nodes, space = minds_of(GAME, agents)
    plans, states, moments = Plan.plains(2), GAME.State.plains(3), Moment.plains(len(compiled) + 9)
    for plain, one in zip(list(plans), packed, strict=True):
        Plan.assign(plain, Plan.unpack(one))
    states[2] = blank
    mind = Mind(GAME.State.plains(2), GAME.Menu.plains(3), [luck(0)], Node.plains(len(nodes)), space.net)
    rows = entry_of(GAME)(states, mind, space, plans, moments, CHANCES // 2, 3, 1)
    assert rows == len(compiled) > 8
    assert b"".join(Moment.to_bytes(each) for each in moments[:rows]) == compiled.tobytes()
    assert sorted({*compiled["worth"].tolist()}) in ([0.0, 1.0], [0.5])
    seats = compiled["seen"].reshape(rows // 2, 2, -1)
    own, rival = slice(4, 9), slice(9, 14)      # with two, what the one has the other's rival has
    assert np.array_equal(seats[:, 0, own], seats[:, 1, rival]) and seats[:, 0, own].any()


def test_a_fitted_value_is_nearer_to_what_games_come_to_than_chance(fitted: Path) -> None:
    made = json.loads(fitted.read_text())["made"]
    assert made["agent"] == "greedy" and made["loss"]["fitted"] < np.log(2) - 0.02


def test_the_same_plan_gives_the_same_weights(fitted: Path, tmp_path: Path) -> None:
    with Local(1) as engine:
        learn_value(_plan(), engine, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == fitted.read_bytes()


def test_a_search_goes_by_the_weights_that_it_is_given(fitted: Path, tmp_path: Path) -> None:
    """With nothing but a constant every line that is cut is worth the same, and so is every action."""
    kept = json.loads(fitted.read_text())
    kept["weights"] = {**dict.fromkeys(kept["weights"], 0.0), LEAN: 1.0}
    flat = tmp_path / "flat.json"
    flat.write_text(json.dumps(kept))
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None, None], 5)
    for path, alike in ((flat, True), (fitted, False)):
        agent = parse_agent(f"mcts:iterations=60,horizon=1,value={path}")
        found = Searcher(GAME, agent, 2, 1).think(session.blinded(session.to_move), session.legal())
        values = {round(each.value, 9) for each in found if each.visits}
        assert (values == {round(logistic(1.0), 9)}) == alike


@pytest.mark.parametrize(("change", "said"), [
    ({"version": 999}, "not for gloom as it is now"), ({"game": "carcosa"}, "not for gloom as it is now"),
    ({"weights": {LEAN: 1.0}}, "not for gloom as it is now"), ({"weights": None}, "no file of weights")])
def test_weights_of_a_game_that_has_changed_are_refused(fitted: Path, tmp_path: Path, change: dict[str, Any],
                                                        said: str) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps({**json.loads(fitted.read_text()), **change}))
    with pytest.raises(InputError, match=said):
        read_fitted(other, GAME)


@pytest.mark.parametrize(("plan", "said"), [
    ({"games": 124}, "at least 125"), ({"watched": 0.0}, "above 0"), ({"agent": "mcts:ms=5"}, "by the clock"),
    ({"game": "high_card", "ruleset": "base"}, "how a seat stands")])
def test_what_cannot_be_fitted_is_said(tmp_path: Path, plan: dict[str, Any], said: str) -> None:
    with Local(1) as engine, pytest.raises(InputError, match=said):
        learn_value(_plan(**plan), engine, tmp_path / "no.json")
    assert not (tmp_path / "no.json").exists()
