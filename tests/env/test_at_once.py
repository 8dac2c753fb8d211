"""Environments of a game that asks several seats at once: all of them act in one step, and in any order it is the same
game."""
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from tapete.env.aec import TableEnv
from tapete.env.parallel import ParallelTableEnv
from tapete.errors import InputError
from tapete.referee.session import Session

from ..sealed.at_once import BIDS, GAME

SEATS = 3


@pytest.fixture
def env() -> ParallelTableEnv:
    made = ParallelTableEnv(GAME, players=SEATS)
    made.reset(seed=3)
    return made


def masks(seen: dict[str, Any]) -> list[list[int]]:
    return [list(each["action_mask"]) for each in seen.values()]


def test_all_that_are_asked_choose_in_one_step(env: ParallelTableEnv) -> None:
    seen, _ = env.reset(seed=3)
    assert masks(seen) == [[1] * BIDS + [0]] * SEATS
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * SEATS, 3)
    rewards: dict[str, float] = {}
    for bids in ((0, 1, 2), (2, 2, 0)):
        _, rewards, *_ = env.step(dict(zip(env.agents, bids, strict=True)))
        for seat in (2, 0, 1):
            session.play(f"bid {bids[seat] + 1}", seat)
    state = GAME.State.unpack(env._table.batch._states[:1])
    assert list(state.points) == list(session.state.points) == [0, 0, 2]
    assert session.over and not env.agents
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0, "seat_2": 1.0}


def test_a_choice_that_is_not_legal_is_refused_before_any_is_made(env: ParallelTableEnv) -> None:
    before = env._table.batch._states.copy()
    with pytest.raises(InputError, match="seat_1: action 3 is not legal; expected one of 0, 1, 2"):
        env.step({"seat_0": 0, "seat_1": 3, "seat_2": 0})
    assert np.array_equal(env._table.batch._states, before)


def test_a_seat_observes_nothing_of_a_choice_before_all_have_chosen() -> None:
    table = TableEnv(GAME, players=SEATS)
    table.reset(seed=3)
    before = [table.observe(agent)["observation"].tolist() for agent in table.agents[1:]]
    table.step(2)
    assert [table.observe(agent)["observation"].tolist() for agent in table.agents[1:]] == before


def test_they_are_as_pettingzoo_wants_them() -> None:
    parallel_api_test(ParallelTableEnv(GAME, players=SEATS), num_cycles=100)
    api_test(TableEnv(GAME, players=SEATS), num_cycles=100)
