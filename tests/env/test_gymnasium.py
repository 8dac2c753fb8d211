"""What Gymnasium, stable-baselines3 and process pools ask of an environment."""
from __future__ import annotations

import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from tapete.agents.seat import SeatedAgent
from tapete.env.aec import TableEnv
from tapete.env.batch import Batch
from tapete.env.parallel import ParallelTableEnv
from tapete.env.registration import id_of
from tapete.env.solo import SoloEnv
from tapete.env.stepping import REST
from tapete.env.vector import BatchVectorEnv
from tapete.errors import InputError
from tapete.games import find_game, game_names
from tapete.referee.session import Session

from ..slow import NOT_STEPPED, games

pytestmark = pytest.mark.xdist_group("carcosa")
CARCOSA = "tapete/Carcosa-v0"
MODES = list(AutoresetMode)


# ---- ids ------------------------------------------------------------------------------------------

def test_every_game_has_an_id() -> None:
    ours = {name for name in gymnasium.registry if name.startswith("tapete/")}
    assert ours == set(map(id_of, game_names()))
    assert {CARCOSA, "tapete/Souls-v0"} <= ours


def test_an_id_that_names_the_module_needs_no_import() -> None:
    program = ("import gymnasium, sys; assert 'tapete' not in sys.modules; "
               "print(gymnasium.make('tapete.env:tapete/Carcosa-v0', players=2).reset(seed=1)[1])")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("{'seat': ")


@pytest.mark.parametrize("name", games(*NOT_STEPPED))
def test_an_environment_of_an_id_passes_gymnasiums_checks(name: str, recwarn: Any) -> None:
    game = find_game(name)
    env = gymnasium.make(id_of(name), ruleset=game.ruleset().name, players=game.fewest)
    check_env(env.unwrapped)
    against = gymnasium.make(id_of(name), seat=game.fewest - 1, players=game.fewest, opponents="random")
    check_env(against.unwrapped)
    assert [str(each.message) for each in recwarn if "Box" not in str(each.message)] == []


def test_the_board_is_shown_as_text() -> None:
    env = gymnasium.make(CARCOSA, render_mode="ansi", players=2)
    env.reset(seed=1)
    board = env.render()
    assert isinstance(board, str) and "seat_0" in board and len(board.splitlines()) > 10
    for made in (TableEnv("carcosa", players=2, render_mode="ansi"),
                 ParallelTableEnv("carcosa", players=2, render_mode="ansi")):
        made.reset(seed=1)
        assert "seat_1" in (made.render() or "")
    boards = BatchVectorEnv("carcosa", 2, players=2, render_mode="ansi")
    boards.reset(seed=1)
    assert (boards.render() or ())[0] == board
    assert SoloEnv("carcosa", players=2).render() is None
    with pytest.raises(InputError, match="render_mode 'human': expected ansi"):
        SoloEnv("carcosa", render_mode="human")


# ---- opponents ------------------------------------------------------------------------------------

@pytest.mark.parametrize("opponents", ["greedy", "mcts:iterations=20,reuse=0.5"])
def test_a_game_against_agents_is_the_sessions_game(opponents: str) -> None:
    game = find_game("gloom")
    env = SoloEnv("gloom", players=3, seat=1, opponents=opponents)
    _, info = env.reset(seed=4)
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 4)
    agents = {seat: SeatedAgent(opponents, seat, 4) for seat in (0, 2)}
    number, total, ended, legal = 0, 0.0, False, 0
    while not session.over:
        seat = session.to_move
        if seat in agents:
            choice = agents[seat].choose(session, number)
        else:
            assert info["seat"] == 1
            mask = env.action_masks()
            assert [env.actions.codes[i] for i in np.flatnonzero(mask)] == sorted(session.legal(),
                                                                                 key=env.actions.number)
            legal = int(np.flatnonzero(mask)[number % mask.sum()])
            choice = int(env.actions.codes[legal])
        for agent in agents.values():
            agent.watch(session, choice)
        session.play(choice)
        number += 1
        if seat == 1:
            assert not ended
            _, reward, ended, _, info = env.step(legal)
            total += reward
    assert ended and total == game.rules.value(session.state, 1)


def test_opponents_are_as_many_as_the_other_seats() -> None:
    with pytest.raises(InputError, match="2 agents for 3 other seats"):
        SoloEnv("carcosa", players=4, opponents=["greedy", "random"])
    with pytest.raises(InputError, match="seat 4: expected one from 0 to 3"):
        SoloEnv("carcosa", players=4, opponents="greedy", seat=4)


# ---- other processes ------------------------------------------------------------------------------

def reward_of(make: Any) -> tuple[int, float]:
    env = make()
    env.reset(seed=3)
    length, reward, over = 0, 0.0, False
    while not over:
        _, reward, ended, cut, _ = env.step(env.action_space.sample(mask=env.unwrapped.action_masks().astype(np.int8)))
        length, over = length + 1, ended or cut
    return length, reward


@pytest.mark.parametrize("context", ["fork", "spawn"])
def test_environments_in_other_processes_are_those_in_this_one(context: str) -> None:
    makes = [lambda: SoloEnv("carcosa", players=2), partial(gymnasium.make, "tapete.env:" + CARCOSA, players=2)]
    here, there = SyncVectorEnv(makes), AsyncVectorEnv(makes, context=context)
    try:
        for envs in (here, there):
            envs.reset(seed=5)
        for _ in range(30):
            actions = [int(space.sample()) for space in [env.action_space for env in here.envs]]
            (seen, *rest), (other, *others) = (envs.step(np.array(actions)) for envs in (here, there))
            assert all((seen[name] == other[name]).all() for name in seen)
            assert [each.tolist() for each in rest[:3]] == [each.tolist() for each in others[:3]]
    finally:
        there.close()


def test_factories_go_to_process_pools() -> None:
    makes = [partial(SoloEnv, "carcosa", players=2, limit=30), gymnasium.spec(CARCOSA).make, SoloEnv("gloom").__copy__]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for make in map(pickle.loads, map(pickle.dumps, makes)):
            assert pool.submit(reward_of, make).result()[0] > 1


# ---- many games -----------------------------------------------------------------------------------

def legal_actions(masks: Any, draws: np.random.Generator) -> Any:
    return np.array([draws.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("mode", MODES)
def test_a_vector_shows_what_gymnasiums_own_shows(mode: AutoresetMode) -> None:
    """Up to the end of each game: later ones have other seeds."""
    n, how = 4, {"players": 2, "limit": 25}
    ours = BatchVectorEnv("carcosa", n, autoreset_mode=mode, **how)
    theirs = SyncVectorEnv([partial(SoloEnv, "carcosa", **how)] * n, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    assert {**ours.metadata} == theirs.metadata
    draws, over = np.random.default_rng(2), np.zeros(n, bool)
    same(ours.reset(seed=7), theirs.reset(seed=7), ~over)
    while not over.any():
        actions = legal_actions(ours.action_masks(), draws)
        actions[0] = -5 if draws.random() < 0.2 else actions[0]
        (seen, *rest, infos), (other, *others, their_infos) = ours.step(actions), theirs.step(actions)
        over = rest[1] | rest[2]
        for one, two in zip(rest, others, strict=True):
            assert one.dtype == two.dtype and (one == two).all()
        assert infos.get("_refused", np.zeros(n)).tolist() == their_infos.get("_refused", np.zeros(n)).tolist()
        if over.any() and mode is AutoresetMode.SAME_STEP:
            assert infos["_final_obs"].tolist() == their_infos["_final_obs"].tolist() == over.tolist()
            for i in np.flatnonzero(over):
                assert all((infos["final_obs"][i][name] == their_infos["final_obs"][i][name]).all() for name in seen)
            assert (infos["final_info"]["seat"][over] == their_infos["final_info"]["seat"][over]).all()
        same((seen, infos), (other, their_infos), ~over if mode is AutoresetMode.SAME_STEP else over | ~over)
    assert rest[2].any(), "a game was stopped, so its last observation was compared"


def same(one: Any, two: Any, which: Any) -> None:
    for name in one[0]:
        assert one[0][name].dtype == two[0][name].dtype and one[0][name].shape == two[0][name].shape
        assert (one[0][name] == two[0][name])[which].all(), name
    assert (one[1]["seat"] == two[1]["seat"])[which].all() and (one[1]["_seat"] == two[1]["_seat"]).all()


@pytest.mark.parametrize("mode", MODES)
def test_games_begin_again_as_their_mode_says(mode: AutoresetMode) -> None:
    n, draws = 3, np.random.default_rng(1)
    envs = gymnasium.make_vec(CARCOSA, n, players=2, limit=20, autoreset_mode=mode)
    alone = Batch((game := find_game("carcosa")), game.ruleset(), game.options(game.ruleset()), [None] * 2, n, 9)
    first = alone.observations.copy()
    alone.reset(9 + n)
    second = alone.observations.copy()
    seen, _ = envs.reset(seed=9)
    assert (seen["observation"] == first).all()
    over = np.zeros(n, bool)
    while not over.any():
        seen, _, ended, cut, _ = envs.step(legal_actions(envs.unwrapped.action_masks(), draws))
        over = ended | cut
    if mode is AutoresetMode.NEXT_STEP:
        assert not (seen["observation"] == second).all(axis=1)[over].any()
        seen, rewards, ended, cut, _ = envs.step(legal_actions(envs.unwrapped.action_masks(), draws))
        assert not (rewards[over].any() or ended[over].any() or cut[over].any())
    if mode is AutoresetMode.DISABLED:
        with pytest.raises(InputError, match="are over; expected reset"):
            envs.step(np.zeros(n, int))
        seen, _ = envs.reset(options={"reset_mask": over})
    assert (seen["observation"][over] == second[over]).all()


def test_the_last_observation_of_a_stopped_game_is_of_the_seat_that_had_to_choose() -> None:
    """The same game goes on in a batch without a limit, and shows there what is next."""
    game = find_game("carcosa")
    stopped, goes_on = (Batch(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 8, 2, limit=limit)
                        for limit in (20, 0))
    for _ in range(20):
        actions = goes_on.sample()
        stopped.step(actions)
        goes_on.step(actions)
    assert stopped.cut.all() and not goes_on.ended.any()
    assert (stopped.last_observations == goes_on.observations).all()
    assert (stopped.last_masks == goes_on.masks).all() and (stopped.last_seats == goes_on.seats).all()
    assert len(set(stopped.last_seats.tolist())) > 1 and not (stopped.observations == goes_on.observations).all()


def test_a_game_that_rests_stays_as_it_is() -> None:
    game = find_game("carcosa")
    batch = Batch(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 4, 2)
    before, seats = batch.observations.copy(), batch.seats.copy()
    actions = batch.sample()
    actions[1] = REST
    batch.step(actions)
    assert (batch.observations[1] == before[1]).all() and batch.seats[1] == seats[1] and batch.lengths[1] == 0
    assert (batch.lengths[[0, 2, 3]] == 1).all() and batch.steps == 3
    with pytest.raises(InputError, match="marked games: expected 4 truth values"):
        batch.begin([1, 0, 0, 0])
    with pytest.raises(InputError, match="seeds: expected 4"):
        batch.begin(np.ones(4, bool), [1, 2])
    batch.begin(np.array([True, False, False, False]), [5, 0, 0, 0])
    assert batch.lengths.tolist() == [0, 0, 1, 1]
    batch.begin(np.array([True, False, False, False]), [2, 0, 0, 0])
    assert (batch.observations[0] == before[0]).all()


def test_an_illegal_action_in_a_vector_changes_nothing() -> None:
    envs = BatchVectorEnv("carcosa", 2, players=2)
    before, _ = envs.reset(seed=1)
    illegal = np.flatnonzero(~envs.action_masks()[1])[0]
    legal = np.flatnonzero(envs.action_masks()[0])[0]
    seen, rewards, *_, infos = envs.step(np.array([legal, illegal]))
    assert infos["_refused"].tolist() == [False, True] and infos["refused"][1] == illegal and not rewards.any()
    assert (seen["observation"][1] == before["observation"][1]).all()
    strict = BatchVectorEnv("carcosa", 2, players=2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(InputError, match="is not legal now"):
        strict.step(np.array([legal, illegal]))
    with pytest.raises(InputError, match="autoreset_mode 'Never': expected one of NextStep, SameStep, Disabled"):
        BatchVectorEnv("carcosa", 2, autoreset_mode="Never")
    with pytest.raises(InputError, match="is not cooperative"):
        BatchVectorEnv("gloom", 2)
