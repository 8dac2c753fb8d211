"""The value function of a search, fitted to games: how it is fitted, stored, refused and used."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents import fitted_weights as fits
from tapete.agents import parse_agent
from tapete.agents.fitted_weights import LEAN, read_fits, setup_fingerprint, shipped_at, weights_for
from tapete.agents.mcts import Searcher
from tapete.agents.minds import search_memory
from tapete.errors import InputError
from tapete.gamedef.by_players import at_table
from tapete.games import NAMES, find_game
from tapete.kernel.dice import plain_rng
from tapete.kernel.numbers import logistic
from tapete.lab.engines.engine import Local
from tapete.learn.moments import CHANCES, ValueJob, ValueSample, entry_of, run_job
from tapete.learn.value import FitPlan as Wanted
from tapete.learn.value import fit, judge, learn_value
from tapete.referee.session import Session
from tapete.search.mcts import SearchPlan, TreeSpace
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
    moments = ValueSample.array(3)
    moments["seed"], moments["worth"], moments["guess"] = [1, 1, 2], [1, 1, 0], [0.5, 0.5, 0.5]
    loss = judge(np.array([2.0, 0.0]), np.array([[1.0], [1.0], [-1.0]]), moments)
    right = -np.log(1 / (1 + np.exp(-2.0)))
    assert loss.fitted == pytest.approx(right) and loss.own == pytest.approx(np.log(2))
    assert loss.gain == pytest.approx(np.log(2) - right) and loss.low < loss.gain < loss.high


def test_moments_are_the_same_plain_and_compiled_and_say_what_games_came_to(fitted: Path) -> None:
    options = at_table(GAME.options(GAME.ruleset()), 2)
    blank, agents = GAME.blank(options, [None, None]), ("greedy", "greedy")
    compiled = run_job(ValueJob("gloom", GAME.State.pack(blank), agents, 3, 1, 0.5))
    packed, nodes, space = search_memory(GAME, agents)
    plans, states, moments = SearchPlan.plains(2), GAME.State.plains(3), ValueSample.plains(len(compiled) + 9)
    for plain, one in zip(list(plans), packed, strict=True):
        SearchPlan.assign(plain, SearchPlan.unpack(one))
    states[2] = blank
    mind = TreeSpace(GAME.State.plains(2), GAME.Menu.plains(3), [plain_rng(0)], Node.plains(len(nodes)), space.net)
    rows = entry_of(GAME)(states, mind, space, plans, moments, CHANCES // 2, 3, 1)
    assert rows == len(compiled) > 8
    assert b"".join(ValueSample.to_bytes(each) for each in moments[:rows]) == compiled.tobytes()
    assert sorted({*compiled["worth"].tolist()}) in ([0.0, 1.0], [0.5])
    seats = compiled["seen"].reshape(rows // 2, 2, -1)
    own, rival = slice(4, 9), slice(9, 14)      # with two, what the one has the other's rival has
    assert np.array_equal(seats[:, 0, own], seats[:, 1, rival]) and seats[:, 0, own].any()


def test_a_fitted_value_is_nearer_to_what_games_come_to_than_chance(fitted: Path) -> None:
    made = json.loads(fitted.read_text())["players"]["2"]["made"]
    assert made["agent"] == "greedy" and made["loss"]["fitted"] < np.log(2) - 0.02


def test_the_same_plan_gives_the_same_weights(fitted: Path, tmp_path: Path) -> None:
    with Local(1) as engine:
        learn_value(_plan(), engine, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == fitted.read_bytes()


def _flat(fitted: Path, to: Path) -> Path:
    """With nothing but a constant every line that is cut is worth the same, and so is every action."""
    kept = json.loads(fitted.read_text())
    fit = kept["players"]["2"]
    fit["weights"] = {**dict.fromkeys(fit["weights"], 0.0), LEAN: 1.0}
    to.write_text(json.dumps(kept))
    return to


def _is_flat(options: str, seats: int = 2) -> bool:
    """Whether a search of a game's beginning finds all that it looks at worth the same."""
    session = Session(GAME, GAME.ruleset(), at_table(GAME.options(GAME.ruleset()), seats), [None] * seats, 5)
    agent = parse_agent(f"mcts:iterations=60,horizon=1{options}")
    found = Searcher(GAME, agent, seats, 1).think(session.blinded(session.to_move), session.legal())
    return {round(each.value, 9) for each in found if each.visits} == {round(logistic(1.0), 9)}


def test_a_search_goes_by_the_weights_that_it_is_given(fitted: Path, tmp_path: Path) -> None:
    assert _is_flat(f",value={_flat(fitted, tmp_path / 'flat.json')}")
    assert not _is_flat(f",value={fitted}")


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A path for the weights that come with the game, in place of its own path. It has no file yet."""
    path = tmp_path / "shipped.json"
    monkeypatch.setattr(fits, "shipped_at", lambda game: path)
    weights_for.cache_clear()
    yield path
    weights_for.cache_clear()


def test_a_search_goes_by_the_weights_that_come_with_a_game_unless_it_is_told_not_to(fitted: Path,
                                                                                     shipped: Path) -> None:
    assert not _is_flat("")
    weights_for.cache_clear()
    _flat(fitted, shipped)
    assert _is_flat("") and not _is_flat(",value=own") and not _is_flat(f",value={fitted}")
    assert not _is_flat("", seats=3)        # none come for three


def test_a_file_holds_weights_for_several_numbers_of_seats(fitted: Path, tmp_path: Path) -> None:
    both = tmp_path / "both.json"
    both.write_bytes(fitted.read_bytes())
    with Local(1) as engine:
        learn_value(_plan(players=3), engine, both)
    two, three = (weights_for(GAME, players, str(both)) for players in (2, 3))
    assert two == weights_for(GAME, 2, str(fitted)) and three is not None and two != three
    with pytest.raises(InputError, match="no weights for gloom with 4 seats; it has some for 2, 3"):
        weights_for(GAME, 4, str(both))


def test_a_beginning_is_told_by_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    before, blank = setup_fingerprint(GAME, GAME.ruleset(), 2), type(GAME).blank

    def dearer(self: Any, options: Any, seats: Any) -> Any:
        state = blank(self, options, seats)
        state.options.stories[0].points += 1        # a card is worth more than it was
        return state

    assert setup_fingerprint(GAME, GAME.ruleset(), 2) == before != setup_fingerprint(GAME, GAME.ruleset(), 3)
    monkeypatch.setattr(type(GAME), "blank", dearer)
    assert setup_fingerprint(GAME, GAME.ruleset(), 2) != before


@pytest.mark.parametrize(("change", "said"), [
    ({"version": 999}, "has changed since"), ({"beginning": "0"}, "has changed since"),
    ({"ruleset": "another"}, "has changed since"), ({"weights": {LEAN: 1.0}}, "has changed since"),
    ({"weights": None}, "no file of weights")])
def test_weights_of_a_game_that_has_changed_are_refused(fitted: Path, tmp_path: Path, shipped: Path,
                                                        change: dict[str, Any], said: str) -> None:
    kept = json.loads(fitted.read_text())
    kept["players"]["2"] |= change
    shipped.write_text(json.dumps(kept))
    for told in (str(shipped), ""):         # those that come with the game, too, and nothing in their place
        with pytest.raises(InputError, match=said):
            weights_for(GAME, 2, told)
    assert weights_for(GAME, 2, "own") is None


def test_weights_of_another_game_are_refused_and_not_added_to(fitted: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(fitted.read_text().replace('"game": "gloom"', '"game": "carcosa"', 1))
    with pytest.raises(InputError, match="for carcosa, not for gloom"):
        weights_for(GAME, 2, str(other))
    with Local(1) as engine, pytest.raises(InputError, match="for carcosa, not for gloom"):
        learn_value(_plan(), engine, other)


@pytest.mark.parametrize("name", NAMES)
def test_the_weights_that_come_with_a_game_are_for_the_game_as_it_is(name: str) -> None:
    """After a change to a game, fit its weights again or remove them. Else nobody can play with a searching bot."""
    game = find_game(name)
    known = read_fits(shipped_at(game), game) if shipped_at(game).exists() else {}
    for players in range(game.fewest, game.most + 1):
        assert (weights_for(game, players, "") is not None) == (players in known)


@pytest.mark.parametrize(("plan", "said"), [
    ({"games": 124}, "at least 125"), ({"watched": 0.0}, "above 0"), ({"agent": "mcts:ms=5"}, "without a time limit"),
    ({"game": "high_card", "ruleset": "base"}, "how a seat stands")])
def test_what_cannot_be_fitted_is_said(tmp_path: Path, plan: dict[str, Any], said: str) -> None:
    with Local(1) as engine, pytest.raises(InputError, match=said):
        learn_value(_plan(**plan), engine, tmp_path / "no.json")
    assert not (tmp_path / "no.json").exists()
