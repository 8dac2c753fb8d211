"""Colmena: the tests that every game passes, what newcomers read, what hives are worth, and how the agent plays."""
from itertools import product
from pathlib import Path

import pytest
from colmena.model import ROUNDS, Table
from colmena.rules.cards import copies_of
from colmena.rules.score import MOST, score_of
from colmena.vocabulary import HAND, Cell

from tapete.agents.seat import SeatedAgent
from tapete.game import LANGUAGES
from tapete.games import find_game
from tapete.referee.lesson import check_lesson, need_lesson
from tapete.referee.session import Session
from tapete.referee.teach import how_to
from tapete.testing import Conformance

GAME = find_game("colmena")
MANY = (Cell.BROOD, Cell.POLLEN, Cell.WASP)


class TestColmena(Conformance):
    game = GAME
    hidden = (r"players\.\d+\.hand\..*", r"players\.(?P<owner>\d+)\.chosen")
    variants = ({"hand": 7, "rounds": 1, "keep_last": False}, {"hand": 4, "both_ways": False, "robbers": False})
    fixtures = Path(__file__).parent / "fixtures"


def points_of_first(agents: tuple[str, ...], seed: int) -> int:
    """What the first seat's hive is worth at the end of a game of these agents."""
    ruleset = GAME.ruleset()
    session = Session(GAME, ruleset, GAME.options(ruleset), [None] * len(agents), seed)
    seats = [SeatedAgent(agent, seat, seed) for seat, agent in enumerate(agents)]
    number = 0
    while not session.over:
        session.play(seats[session.to_move].choose(session, number))
        number += 1
    return GAME.results.points(session.state, 0)


def test_the_greedy_agent_builds_far_better_hives_than_chance() -> None:
    """In random games nearly all hives have 9 to 36 points, and 20 on average."""
    greedy, chance = (sum(points_of_first((agent, "random", "random"), seed) for seed in range(1, 21))
                      for agent in ("greedy", "random"))
    assert greedy > 1.15 * chance


def test_the_best_possible_hive_has_the_highest_score() -> None:
    """Of all hives of as many cards as a seat can get, with the neighbours that suit each best: none of their hives has
    a guard, all other pollen lies there, and each wasp has robbed a pot."""
    table = Table.plain()
    table.n_seats = 3
    me, neighbour = table.players[0], table.players[1]
    counts = product(range(HAND * ROUNDS // 3 + 1), range(2), range(2), *(range(copies_of(cell) + 1) for cell in MANY))
    best = 0
    for sets, queens, guards, *many in counts:
        rest = HAND * ROUNDS - 3 * sets - queens - guards - sum(many)
        if rest < 0:
            continue
        brood, pollen, wasps = many
        honey = min(rest + wasps, copies_of(Cell.HONEY))
        me.hive[:] = sets, sets, sets, honey, guards, brood, queens, pollen, wasps
        neighbour.hive[Cell.POLLEN - 1] = copies_of(Cell.POLLEN) - pollen
        best = max(best, score_of(table, 0))
    assert best == MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_is_played_is_said_and_its_pictures_can_be_drawn(language: str) -> None:
    parts = how_to(GAME.name, GAME.ruleset().name, language)
    assert [part.about for part in parts] == ["goal", "turn", "board", "end", "asked"]
    assert any(part.picture for part in parts)


def test_the_first_lesson_can_be_taken() -> None:
    check_lesson(need_lesson(GAME.name))
