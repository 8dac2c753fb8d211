"""Colmena: the tests that every game passes, what newcomers read, whose hand is known, and how the agent plays."""
from pathlib import Path

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.game import LANGUAGES
from tapete.games import find_game
from tapete.referee.lesson import check_lesson, need_lesson
from tapete.referee.session import Session
from tapete.referee.teach import how_to
from tapete.testing import Conformance

GAME = find_game("colmena")
SEATS = 3


class TestColmena(Conformance):
    game = GAME
    hidden = (r"players\.\d+\.hand\..*", r"players\.(?P<owner>\d+)\.chosen")
    variants = ({"hand": 7, "rounds": 1, "keep_last": False}, {"hand": 4, "both_ways": False, "robbers": False})
    fixtures = Path(__file__).parent / "fixtures"


def session_of(seed: int) -> Session:
    ruleset = GAME.ruleset()
    return Session(GAME, ruleset, GAME.options(ruleset), [None] * SEATS, seed)


def played_by(agent: str, seed: int) -> Session:
    session = session_of(seed)
    seats = [SeatedAgent(agent, seat, seed) for seat in range(SEATS)]
    number = 0
    while not session.over:
        session.play(seats[session.to_move].choose(session, number))
        number += 1
    return session


def points_by(agent: str, seed: int) -> int:
    state = played_by(agent, seed).state
    return sum(GAME.results.points(state, seat) for seat in range(SEATS))


def test_the_greedy_agent_builds_far_better_hives_than_chance() -> None:
    games = range(1, 6)
    assert sum(points_by("greedy", seed) for seed in games) > 1.4 * sum(points_by("random", seed) for seed in games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_is_played_is_said_and_its_pictures_can_be_drawn(language: str) -> None:
    parts = how_to(GAME.name, GAME.ruleset().name, language)
    assert [part.about for part in parts] == ["goal", "turn", "board", "end", "asked"]
    assert any(part.picture for part in parts)


def test_the_first_lesson_can_be_taken() -> None:
    check_lesson(need_lesson(GAME.name))
