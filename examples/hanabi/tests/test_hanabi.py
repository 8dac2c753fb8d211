"""Hanabi: the tests that every game passes, what newcomers read, what a draw tells, and how the agent plays."""
from collections import Counter
from copy import deepcopy
from itertools import permutations
from pathlib import Path

import pytest
from hanabi.rules.cards import may_be, score_of
from hanabi.vocabulary import Told

from tapete.agents.seat import SeatedAgent
from tapete.game import LANGUAGES, new_rng
from tapete.games import find_game
from tapete.referee.lesson import check_lesson, need_lesson
from tapete.referee.session import Session
from tapete.referee.teach import how_to
from tapete.testing import Conformance

GAME = find_game("hanabi")


class TestHanabi(Conformance):
    game = GAME
    hidden = (r"players\.(?P<blind>\d+)\.hand\..*",)
    variants = ({"hints": 3, "fuses": 1, "empty_hints": True}, {"bombed_scores_zero": True})
    fixtures = Path(__file__).parent / "fixtures"


def session_of(seats: int, seed: int) -> Session:
    ruleset = GAME.ruleset()
    return Session(GAME, ruleset, GAME.options(ruleset), [None] * seats, seed)


def test_all_but_the_owner_are_told_which_card_is_drawn() -> None:
    news = session_of(3, 1).play(GAME.grammar.parse("play 1"))
    told = {seat: {event.what for event in news if event.is_for(seat)} for seat in (0, 1, 2, GAME.spectator)}
    assert [seat for seat, what in told.items() if Told.DREW in what] == [1, 2, GAME.spectator]


def score_by(agent: str, seed: int) -> int:
    session = session_of(3, seed)
    seats = [SeatedAgent(agent, seat, seed) for seat in range(3)]
    number = 0
    while not session.over:
        session.play(seats[session.to_move].choose(session, number))
        number += 1
    return int(score_of(session.state))


def test_the_greedy_agent_scores_far_more_than_chance() -> None:
    games = range(1, 6)
    assert sum(score_by("greedy", seed) for seed in games) > 5 * sum(score_by("random", seed) for seed in games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_is_played_is_said_and_its_pictures_can_be_drawn(language: str) -> None:
    parts = how_to(GAME.name, GAME.ruleset().name, language)
    assert [part.about for part in parts] == ["goal", "turn", "board", "end", "asked"]
    assert any(part.picture for part in parts)


def test_the_first_lesson_can_be_taken() -> None:
    check_lesson(need_lesson(GAME.name))


def late_hand(left: int) -> Session:
    """A game in which the deck has so many cards left, and the seat to move has been given hints."""
    session, number = session_of(2, 8), 0
    seats = [SeatedAgent("greedy", seat, 8) for seat in range(2)]
    while session.state.n_deck > left:
        session.play(seats[session.to_move].choose(session, number))
        number += 1
    return session


def test_every_hand_that_hints_allow_is_dealt_as_often_as_it_should_be() -> None:
    session = late_hand(2)
    seat, games = session.to_move, 3000
    blinded = session.blinded(seat)
    me = blinded.players[seat]
    mine, others = [*session.state.players[seat].hand][:me.n_cards], [*session.state.deck][:session.state.n_deck]
    hands = Counter(hand for hand in permutations(mine + others, me.n_cards)
                    if all(may_be(me, i, card) for i, card in enumerate(hand)))
    free = len(hands) - 1
    assert free > 100 and len(set(hands.values())) > 1      # some hands have two of a card, so more ways lead to them
    found, rng, scratch = Counter(), new_rng(1), GAME.Menu.plain()
    for _ in range(games):
        state = deepcopy(blinded)
        GAME.rules.redeal(state, rng, scratch)
        assert not state.fault
        found[tuple([*state.players[seat].hand][:me.n_cards])] += 1
    assert set(found) <= set(hands)
    ways = sum(hands.values())
    square = sum((found[hand] - games * n / ways) ** 2 / (games * n / ways) for hand, n in hands.items())
    assert (square - free) / (2 * free) ** 0.5 < 4
