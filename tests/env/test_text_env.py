"""The environment in words: what a seat may know, its choices, reasons against what is not legal, and two libraries'
conventions."""
from __future__ import annotations

import copy
import pickle
import random

import pytest

from tapete.env.text import TextEnv
from tapete.errors import InputError
from tapete.games import game_names
from tapete.kernel.dice import plain_rng


def played(env: TextEnv, chance: random.Random, upto: int = 10**6) -> int:
    """Play random legal choices; returns how many."""
    for n in range(upto):
        seat, _ = env.get_observation()
        done, info = env.step(chance.choice(env.told(seat).choices).do)
        assert "refused" not in info
        if done:
            return n + 1
    return upto


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", game_names())
def test_every_game_is_played_in_words_to_its_end(name: str, language: str) -> None:
    env = TextEnv(name, language=language)
    env.reset(seed=3)
    assert played(env, random.Random(1)) > 5
    rewards, infos = env.close()
    assert set(rewards) == set(range(env.players)) and all(0 <= worth <= 1 for worth in rewards.values())
    assert all(info["result"] in env.get_observation()[1] for info in infos.values())


def test_an_observation_has_what_happened_the_table_the_question_and_the_choices() -> None:
    env = TextEnv("bethlem", players=3)
    env.reset(seed=1)
    chance = random.Random(1)
    while not (told := env.told(env.get_observation()[0])).rule or not told.happened:
        assert not env.step(chance.choice(told.choices).do)[0]
    text = env.get_observation()[1]
    assert told.question and told.choices
    for part in (told.about, told.table, told.question, told.rule, *told.happened):
        assert part in text
    for i, choice in enumerate(told.choices, 1):
        assert f"{i}. {choice.do}: {choice.says}" in text


def test_rules_about_the_things_on_the_menu_are_told() -> None:
    env = TextEnv("carcosa", players=2)
    env.reset(seed=1)
    chance, rules = random.Random(2), set()
    for _ in range(60):
        seat, text = env.get_observation()
        for choice in env.told(seat).choices:
            assert all(f"* {rule}" in text for rule in choice.rules)
            rules |= set(choice.rules)
        if env.step(chance.choice(env.told(seat).choices).do)[0]:
            break
    assert len(rules) > 3


def test_what_is_not_legal_changes_nothing_and_is_answered_with_the_reason() -> None:
    env = TextEnv("high_card", players=2)
    env.reset(seed=1)
    seat, _ = env.get_observation()
    mine = [choice.do for choice in env.told(seat).choices]
    other = next(f"play {n}" for n in range(1, 23) if f"play {n}" not in mine)
    done, info = env.step(other)
    assert not done and "You do not hold that card" in info["refused"] and info["near"] == []
    assert env.infos[env.agent_selection] == info
    assert env.get_observation()[0] == seat and env.get_observation()[1].startswith(info["refused"])
    done, info = env.step(mine[0].replace("play", "plai"))
    assert not done and mine[0] in info["near"]
    assert env.step("")[1]["refused"] and env.step("999")[1]["refused"]
    assert env.step("1") == (False, {"done": mine[0]})
    assert env.infos == {"seat_0": {}, "seat_1": {}}


def test_words_of_ones_own_are_heard_by_the_others() -> None:
    env = TextEnv("bethlem", players=5, config={"talk": 1})
    env.reset(seed=2)
    chance = random.Random(1)
    while True:
        seat, _ = env.get_observation()
        choice = chance.choice(env.told(seat).choices)
        if choice.words and "say before everybody" in env.told(seat).question:
            break
        assert not env.step(choice.do)[0]
    env.step(f"{choice.do} // I was asleep")
    assert any("I was asleep" in line for line in env.told((seat + 1) % 5).happened)


def test_pettingzoos_loop_runs_to_its_end() -> None:
    env = TextEnv("high_card", players=3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for steps, agent in enumerate(env.agent_iter()):
        observation, reward, ended, cut, _ = env.last()
        assert isinstance(observation, str) and not cut
        total[agent] += reward
        env.step(None if ended else "1")
        assert steps < 200
    assert env.agents == [] and sum(total.values()) > 0
    assert total == {f"seat_{seat}": worth for seat, worth in env.close()[0].items()}
    assert env.step("1")[1]["refused"] == "The game is over."


def test_only_the_agent_that_must_choose_is_asked_and_each_sees_its_own() -> None:
    env = TextEnv("high_card", players=2)
    env.reset(seed=1)
    seat, text = env.get_observation()
    other = env.observe(f"seat_{1 - seat}")
    assert "Your choices:" in text and "Your choices:" not in other
    assert env.told(seat).table != env.told(1 - seat).table


@pytest.mark.parametrize("name", game_names())
def test_the_text_is_the_same_in_all_deals_that_the_seat_cannot_tell_apart(name: str) -> None:
    env = TextEnv(name)
    env.reset(seed=4)
    played(env, random.Random(3), 9)
    seat, text = env.get_observation()
    assert env.session is not None
    game, fresh = env.session.game, env.session.blinded(seat)
    game.rules.redeal(fresh, plain_rng(9), game.Menu.plain())
    assert game.State.to_bytes(fresh) != game.State.to_bytes(env.session.state)
    env.session.state = fresh
    assert env.get_observation() == (seat, text)


def test_it_goes_on_from_a_copy_and_repeats_itself() -> None:
    env = TextEnv("gloom", players=3)
    env.reset(seed=1)
    played(env, random.Random(1), 10)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.get_observation() == env.get_observation()
        other.step("1")
        assert other.get_observation() != env.get_observation()
    again = TextEnv("gloom")
    again.reset(num_players=3, seed=1)
    played(again, random.Random(1), 10)
    assert again.get_observation() == env.get_observation()


@pytest.mark.parametrize(("arguments", "said"), [
    ({"game": "gloom", "language": "fr"}, "language 'fr': expected one of"),
    ({"game": "gloom", "players": 9}, "9 players: gloom is for 2 to 5"),
    ({"game": "nothing"}, "'nothing' is no game"),
    ({"game": "carcosa", "players": 3, "roles": ["TANK", "HEALER"]}, "roles: 2 for 3 players")])
def test_what_does_not_fit_is_said(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        TextEnv(**arguments)        # type: ignore[arg-type]
    with pytest.raises(InputError, match="has no game yet; call reset first"):
        TextEnv("gloom").get_observation()
    env = TextEnv("gloom")
    env.reset(seed=1)
    with pytest.raises(InputError, match="'seat_9' is no agent"):
        env.observe("seat_9")
