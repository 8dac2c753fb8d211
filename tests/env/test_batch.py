"""Many games in one call: the same games as everywhere else, masks exact, rewards as documented."""
from typing import Any

import numpy as np
import pytest

from tapete.env.batch import Batch
from tapete.errors import InputError
from tapete.gamedef.action_space import ActionSpace, factors_of
from tapete.games import find_game, game_names
from tapete.referee.session import Session

from ..slow import NOT_STEPPED, games

CARCOSA = find_game("carcosa")
pytestmark = pytest.mark.xdist_group("carcosa")      # its entries are compiled once


def batch_of(name: str, n: int, seed: int = 1, seats: int = 0, ruleset: str | None = None, **how: Any) -> Batch:
    game = find_game(name)
    rules = game.ruleset(ruleset)
    return Batch(game, rules, game.options(rules), [None] * (seats or game.most), n, seed, **how)


@pytest.mark.parametrize("name", game_names())
def test_actions_are_numbered_once_and_back(name: str) -> None:
    game = find_game(name)
    space = ActionSpace(game)
    if space.by_grammar:
        assert [space.number(action) for action in game.grammar.every()] == list(range(space.size))
        assert [game.grammar.parse(space.text(int(code))) for code in space.codes] == space.codes.tolist()
        kinds, firsts, seconds = space.factors.T
        assert ((kinds << 16 | firsts << 8 | seconds) == space.codes).all()


@pytest.mark.parametrize("name", games(*NOT_STEPPED))
def test_a_batch_plays_the_sessions_games(name: str) -> None:
    """Step by step: seat, menu, what is seen, and at the end what the game was worth to each."""
    game, sight = find_game(name), find_game(name).observation.spec
    for ruleset in game.rulesets:
        batch = batch_of(name, 3, seed=5, ruleset=ruleset.name)
        sessions = [Session(game, ruleset, game.options(ruleset), [None] * game.most, 5 + i) for i in range(3)]
        played = np.zeros(3, int)
        over = np.zeros(3, bool)
        while not over.all():
            for i in np.flatnonzero(~over):
                session = sessions[i]
                assert batch.seats[i] == session.to_move
                assert batch.lengths[i] == played[i]
                assert np.flatnonzero(batch.masks[i]).tolist() == sorted(map(batch.space.number, session.legal()))
                seen = sight.record.plain()
                sight.observe(session.blinded(session.to_move), session.to_move, seen)
                assert sight.record.unpack(batch.seen[i]) == seen
            actions = batch.sample()
            for i in np.flatnonzero(~over):
                sessions[i].play(int(batch.space.codes[actions[i]]))
                played[i] += 1
            batch.step(actions)
            for i in np.flatnonzero(~over):
                assert batch.ended[i] == sessions[i].over
                worth = [game.rules.value(sessions[i].state, seat) for seat in range(game.most)]
                assert batch.rewards[i].tolist() == (worth if sessions[i].over else [0.0] * game.most)
                if sessions[i].over:
                    over[i] = True
                    assert batch.last_lengths[i] == played[i]
                    assert batch.outcomes[i] == sessions[i].state.outcome


def test_a_game_that_ends_is_followed_by_the_next_seed() -> None:
    """Game i of n plays seed + i, then seed + i + n: the first of those is another batch's first game."""
    batch = batch_of("carcosa", 2, seed=20, seats=2)
    while not batch.ended[1]:
        batch.step(batch.sample())
    other = batch_of("carcosa", 1, seed=23, seats=2)
    assert (batch.observations[1] == other.observations[0]).all()
    assert (batch.masks[1] == other.masks[0]).all()


def test_the_same_seed_gives_the_same_batch() -> None:
    def run(seed: int) -> list[bytes]:
        batch = batch_of("carcosa", 8, seed=seed)
        rows = []
        for _ in range(300):
            batch.step(batch.sample())
            rows.append(batch.observations.tobytes() + batch.masks.tobytes() + batch.rewards.tobytes())
        return rows

    first = run(3)
    assert first == run(3)
    assert first != run(4)


def test_reset_begins_anew() -> None:
    batch = batch_of("carcosa", 4, seed=3)
    before = batch.observations.copy(), batch.masks.copy()
    for _ in range(50):
        batch.step(batch.sample())
    batch.reset(3)
    assert (batch.observations == before[0]).all() and (batch.masks == before[1]).all()
    assert not batch.lengths.any() and not batch.ended.any()


def test_the_arrays_are_views_that_stay() -> None:
    batch = batch_of("carcosa", 4)
    arrays = batch.observations, batch.masks, batch.rewards, batch.seats, batch.seen
    kept = batch.observations.copy()
    for _ in range(5):
        batch.step(batch.sample())
    assert arrays[0] is batch.observations and (arrays[0] != kept).any()
    assert np.shares_memory(batch.observations, batch.seen)
    assert (batch.seen["souls"]["sanity"][:, 0] == batch.observations[:, 8]).all()
    assert np.from_dlpack(batch.observations).ctypes.data == batch.observations.ctypes.data


def test_choices_that_are_none_may_be_skipped() -> None:
    every, skipping = batch_of("carcosa", 16, seats=2), batch_of("carcosa", 16, seats=2, skip_forced=True)
    for _ in range(400):
        assert (skipping.masks.sum(axis=1) > 1).all()
        every.step(every.sample())
        skipping.step(skipping.sample())
    assert every.steps == 400 * 16
    assert skipping.steps > 400 * 16
    assert (every.masks.sum(axis=1) == 1).any()


def test_a_game_may_be_stopped_when_it_is_long() -> None:
    batch = batch_of("carcosa", 16, limit=30)
    for k in range(1, 31):
        batch.step(batch.sample())
        assert batch.cut.all() == (k == 30) and not batch.ended.any()
    assert not batch.lengths.any() and (batch.last_lengths == 30).all() and not batch.rewards.any()


def test_shaping_adds_up_to_what_the_first_sight_was_worth() -> None:
    """The sum over a game is the outcome less the potential at its beginning, whatever was played."""
    plain, shaped = batch_of("carcosa", 32, seats=3), batch_of("carcosa", 32, seats=3, shaping=0.5)
    first = 0.5 * shaped._arrays.potentials.copy()
    sums, over = np.zeros((32, 3)), np.zeros(32, bool)
    outcome = np.zeros((32, 3))
    while not over.all():
        actions = plain.sample()
        plain.step(actions)
        shaped.step(actions)
        sums[~over] += shaped.rewards[~over]
        outcome[~over] += plain.rewards[~over]
        over |= plain.ended.astype(bool)
    assert first.all()
    assert np.allclose(sums, outcome - first, atol=1e-4)


def test_competitive_games_pay_each_seat_its_own() -> None:
    batch = batch_of("high_card", 64, seats=2)
    shares = []
    while len(shares) < 64:
        batch.step(batch.sample())
        shares.extend(batch.rewards[batch.ended.astype(bool)].tolist())
    assert {tuple(share) for share in shares} > {(0.0, 1.0), (1.0, 0.0)}


def test_what_is_on_the_menu_is_what_the_mask_allows() -> None:
    batch = batch_of("carcosa", 8)
    for _ in range(60):
        n, offers = batch.menu
        for i in range(8):
            allowed = batch.space.factors[batch.masks[i]].tolist()
            assert sorted(offers[i, :n[i]].tolist()) == sorted(allowed)
        batch.step(batch.sample())


def test_a_grammar_too_large_for_a_mask_is_numbered_by_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.gamedef.action_space.LARGEST", 100)
    batch = batch_of("carcosa", 8)
    assert not batch.space.by_grammar
    assert batch.masks.shape == (8, CARCOSA.Menu.fields["actions"].shape[0])
    for _ in range(100):
        n, _ = batch.menu
        assert (batch.masks.sum(axis=1) == n).all()
        assert all(batch.masks[i, :n[i]].all() for i in range(8))
        batch.step(batch.sample())
    with pytest.raises(InputError, match=r"game 0: action 191 is not legal"):
        batch.step(np.full(8, 191))


def test_a_choice_that_is_not_legal_is_refused_and_nothing_is_done() -> None:
    batch = batch_of("carcosa", 4)
    before = batch._states.tobytes(), batch.observations.tobytes(), batch.masks.tobytes()
    actions = batch.sample()
    actions[2] = batch.space.number(CARCOSA.grammar.parse("accept"))
    with pytest.raises(InputError, match=r"game 2: action \d+ \(accept\) is not legal now; expected one of \d+"):
        batch.step(actions)
    for wrong in (-1, batch.space.size, 10**6):
        actions[2] = wrong
        with pytest.raises(InputError, match=f"game 2: action {wrong} is not legal"):
            batch.step(actions)
    assert (batch._states.tobytes(), batch.observations.tobytes(), batch.masks.tobytes()) == before


@pytest.mark.parametrize("wrong, said", [
    ({"n": 0}, "n=0"), ({"limit": -1}, "limit=-1"), ({"shaping": -0.5}, "shaping=-0.5"), ({"seats": 9}, "players"),
    ({"discount": 1.5}, "discount=1.5"), ({"seed": -3}, "seed")])
def test_what_will_not_do_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        batch_of("carcosa", **{"n": 2, **wrong})


def test_actions_of_another_shape_or_kind_are_refused() -> None:
    batch = batch_of("carcosa", 4)
    for actions in (np.zeros(3, int), np.zeros(4), [0, 0], 7):
        with pytest.raises(InputError, match="actions: expected 4 whole numbers"):
            batch.step(actions)


def test_factors_are_kind_and_arguments() -> None:
    action = CARCOSA.grammar.parse("give VIAL 2")
    assert factors_of(np.array([action])).tolist() == [[action >> 16, action >> 8 & 255, action & 255]]
