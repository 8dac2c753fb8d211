"""The environments pass the tests of PettingZoo and Gymnasium, for every game and ruleset."""
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tapete.env.aec import TableEnv
from tapete.env.parallel import ParallelTableEnv
from tapete.env.registration import id_of
from tapete.env.solo import SoloEnv
from tapete.errors import InputError
from tapete.games import find_game, game_names
from tapete.referee.session import Session

from ..slow import NOT_STEPPED, rulesets

EVERY = rulesets(*NOT_STEPPED)
TOGETHER = [(name, ruleset.name) for name in game_names() for game in [find_game(name)] if game.results.cooperative
            for ruleset in game.rulesets]


@pytest.mark.parametrize("name, ruleset", EVERY)
def test_in_turn(name: str, ruleset: str) -> None:
    api_test(TableEnv(name, ruleset=ruleset), num_cycles=300)
    seed_test(lambda: TableEnv(name, ruleset=ruleset), num_cycles=100)


@pytest.mark.parametrize("name, ruleset", EVERY)
def test_at_once(name: str, ruleset: str) -> None:
    parallel_api_test(ParallelTableEnv(name, ruleset=ruleset), num_cycles=300)
    parallel_seed_test(lambda: ParallelTableEnv(name, ruleset=ruleset), num_cycles=100)


@pytest.mark.parametrize("name, ruleset", TOGETHER)
def test_alone(name: str, ruleset: str) -> None:
    check_env(gymnasium.make(id_of(name), ruleset=ruleset).unwrapped)


def play_alone(env: Any, seed: int, actions: Any) -> tuple[float, int]:
    """A game's result and its length."""
    _, info = env.reset(seed=seed)
    total, number, over = 0.0, 0, False
    while not over:
        _, reward, ended, cut, info = env.step(actions(info["seat"]))
        total, number, over = total + reward, number + 1, ended or cut
    return total, number


def test_a_game_in_turn_is_the_sessions_game() -> None:
    game = find_game("carcosa")
    env = TableEnv("carcosa", players=3)
    env.reset(seed=4)
    session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 3, 4)
    draws = np.random.default_rng(1)
    while not session.over:
        assert env.agent_selection == f"seat_{session.to_move}"
        observation, *_ = env.last()
        assert [env.actions.codes[i] for i in np.flatnonzero(observation["action_mask"])] == sorted(
            session.legal(), key=env.actions.number)
        other = f"seat_{(session.to_move + 1) % 3}"
        assert not env.observe(other)["action_mask"].any()
        assert (env.observe(other)["observation"] != observation["observation"]).any()
        action = draws.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
        session.play(int(env.actions.codes[action]))
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == [game.rules.value(session.state, seat) for seat in range(3)]


def test_who_waits_must_wait() -> None:
    env = ParallelTableEnv("carcosa", players=2)
    observations, _ = env.reset(seed=4)
    moves = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    waiting = next(agent for agent, action in moves.items() if action == env.wait)
    with pytest.raises(InputError, match=f"{waiting}: action 0 while seat_. chooses; expected {env.wait}, to wait"):
        env.step({**moves, waiting: 0})
    env.step(moves)


def test_one_learner_wins_when_the_game_is_won() -> None:
    """A game of the greedy agent that is known to be won, played through the environment."""
    game = find_game("carcosa")
    from tapete.agents.seat import SeatedAgent
    for seed in range(1, 60):
        session = Session(game, game.ruleset(), game.options(game.ruleset()), [None] * 4, seed)
        agents, played = [SeatedAgent("greedy", seat, seed) for seat in range(4)], []
        while not session.over:
            played.append(agents[session.to_move].choose(session, len(played)))
            session.play(played[-1])
        if session.state.outcome == 1:
            break
    env = SoloEnv("carcosa", players=4)
    moves = iter(played)
    assert play_alone(env, seed, lambda seat: env.actions.number(next(moves))) == (1.0, len(played))


def test_a_game_that_is_over_asks_for_a_reset() -> None:
    env = SoloEnv("carcosa", players=2, strict=True)
    play_alone(env, 1, lambda seat: env.action_space.sample())
    with pytest.raises(InputError, match="the game is over, and expects a reset"):
        env.step(0)


def test_what_is_not_legal_changes_nothing_and_the_reason_is_told() -> None:
    lenient, strict = (SoloEnv("carcosa", players=2, strict=strict) for strict in (False, True))
    before, _ = lenient.reset(seed=3)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, ended, cut, info = lenient.step(wrong)
    assert "not legal now" in info["refused"]
    assert (reward, ended, cut) == (0.0, False, False)
    assert all((before[key] == after[key]).all() for key in before)
    strict.reset(seed=3)
    with pytest.raises(InputError, match="not legal now"):
        strict.step(wrong)


def test_roles_and_players_must_agree() -> None:
    with pytest.raises(InputError, match="roles: 2 for 3 players"):
        TableEnv("carcosa", players=3, roles=["TANK", "HEALER"])
    assert TableEnv("carcosa", roles=["TANK", "HEALER"]).possible_agents == ["seat_0", "seat_1"]
