"""What a reader of two whole games missed: causes of death, what a power has done, sides, and blows that come to
nothing."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.rules.morning import show_broccoli
from tapete.games.bethlem.names import Card, Doom, Phase
from tapete.games.bethlem.rules.cards import find_card, holder
from tapete.games.bethlem.rules.deaths import do_reveal, do_toll
from tapete.games.bethlem.rules.doom import strike
from tapete.games.bethlem.rules.events import do_rob
from tapete.games.bethlem.rules.knowledge import show_to_all
from tapete.games.bethlem.rules.late_night import end_sleeps
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.log import EVERYBODY, LOG_SIZE

from .test_rules import heard, own_table, table

GAME = find_game("bethlem")


def told(state: Any, what: Told) -> list[tuple[int, int]]:
    """Who hears what of a kind, as bits, with its first argument."""
    log = state.log
    return [(int(log.seats[k % LOG_SIZE]), int(log.a[k % LOG_SIZE]))
            for k in range(log.told) if log.what[k % LOG_SIZE] == what]


def test_broccoli_of_the_night_is_told_as_the_cause_of_death() -> None:
    session = own_table(round=2)
    state = session.state
    piece = int(find_card(state, Card.ARTHUR))
    state.phase = Phase.DAY
    state.own.extra[piece].cooked = 3
    state.pieces[piece].doom = int(Doom.INDIRECT | Doom.CERTAIN)
    show_broccoli(state)
    assert len(told(state, Told.BOILED)) == 1 and state.own.extra[piece].cooked == 0
    state.n_agenda = 0
    do_reveal(state, 0)
    log = state.log
    assert [int(log.c[k]) for k in range(log.told) if log.what[k] == Told.DIES] == [Card.CHEF]


def test_only_broccoli_laid_tonight_is_told_in_the_morning() -> None:
    state = own_table(round=2, custom__tokens__0__2__broccoli=1, custom__tokens__1__2__broccoli=2).state
    state.own.extra[int(find_card(state, Card.JOHN_FLICK))].laid = 1
    show_broccoli(state)
    assert len(told(state, Told.BROCCOLI)) == 1


def test_whoever_lays_or_takes_a_death_token_hears_it_alone() -> None:
    session = table(call="ELECTROSHOCK")
    user = int(holder(session.state, find_card(session.state, Card.ELECTROSHOCK)))
    news = session.play("point 0.2", user)
    assert len(heard(news, user, Told.SKULL)) == 1
    assert not any(heard(news, other, Told.SKULL) for other in range(9) if other != user)
    user = int(holder(session.state, find_card(session.state, Card.OPIO)))
    news = session.play("point 0.2", user)
    assert len(heard(news, user, Told.NO_SKULL)) == 1
    assert not any(heard(news, other, Told.NO_SKULL) for other in range(9) if other != user)


def test_an_awakened_card_that_withstands_the_night_is_told_to_those_who_may_know() -> None:
    for card, shown in ((Card.ARTHUR, False), (Card.RICHARD_DADD, True)):
        state = table(round=2).state
        piece = int(find_card(state, card))
        state.pieces[piece].woken, state.pieces[piece].doom = 1, int(Doom.DIRECT | Doom.RIOT)
        if shown:
            show_to_all(state, piece)
        do_toll(state, 0)
        [(seats, _)] = told(state, Told.SURVIVES)
        assert seats == (EVERYBODY if shown else 1 << int(holder(state, piece)))


def test_whose_last_mutineer_dies_hears_that_they_stay_in_bed() -> None:
    state = table(round=2, phase="DAY").state
    piece = int(find_card(state, Card.NATHANIEL))
    strike(state, piece, Doom.DIRECT, 1)
    do_reveal(state, 1)
    assert told(state, Told.STAYS_DOWN) == [(1 << int(holder(state, piece)), int(holder(state, piece)))]


def test_the_end_of_the_sweet_death_is_told_to_its_player() -> None:
    state = table(round=2).state
    piece = int(find_card(state, Card.MUERTE_DULCE))
    sleep = state.sleeps[0]
    sleep.mine, sleep.chosen, sleep.seat, sleep.until = piece + 1, 1, int(holder(state, piece)) + 1, 2
    end_sleeps(state)
    assert [seats for seats, _ in told(state, Told.SLEEP_ENDS)] == [1 << int(holder(state, piece))]


@pytest.mark.parametrize(("hit", "woken", "dead", "spared"), [
    (0, 0, False, [0]), (1, 0, False, [1]), (0, 1, False, [1]), (1, 0, True, [])])
def test_the_player_hears_that_the_sweet_death_takes_nothing(hit: int, woken: int, dead: bool,
                                                             spared: list[int]) -> None:
    """From then on no card dies in its place either."""
    state = table(round=2).state
    piece = int(find_card(state, Card.MUERTE_DULCE))
    sleep = state.sleeps[0]
    sleep.mine, sleep.chosen, sleep.seat, sleep.until, sleep.hit = piece + 1, 1, int(holder(state, piece)) + 1, 2, hit
    state.pieces[piece].woken, state.pieces[piece].dead = woken, int(dead)
    end_sleeps(state)
    log = state.log
    assert [int(log.b[k]) for k in range(log.told) if log.what[k] == Told.SLEEP_ENDS] == spared


@pytest.mark.parametrize("tied", [True, False])
def test_that_several_are_behind_is_said_before_they_draw(tied: bool) -> None:
    state = table(phase="DAY", round=2).state
    for card in (Card.DANIEL, *(() if not tied else (Card.NATHANIEL,))):
        state.pieces[int(find_card(state, card))].dead = 1
    do_rob(state)
    assert len(told(state, Told.BEHIND)) == int(tied)


@pytest.mark.parametrize("card, said", [("DANIEL", "leaves the mutineers"), ("ALI", "joins the mutineers")])
def test_lobotomy_says_from_which_side_and_to_which(card: str, said: str) -> None:
    happening = GAME.wording.happening(Told.LOBOTOMIZED, 0, int(Card[card]), 0)
    assert said in GAME.wording.sentence(speech_of("bethlem", "en"), happening, ["Ana", "Blas"])


def test_whoever_is_lobotomized_hears_the_new_side_alone() -> None:
    session = table(call="LOBOTOMIA", round=2)
    state = session.state
    user = int(holder(state, find_card(state, Card.LOBOTOMIA)))
    seat = int(holder(state, find_card(state, Card.DANIEL)))
    news = session.play("point 0.1", user)
    assert [kind for _, kind, _ in heard(news, seat, Told.SIDE)]
    assert not any(heard(news, other, Told.SIDE) for other in range(9) if other != seat)


def test_the_last_defiance_does_not_promise_another() -> None:
    speech = speech_of("bethlem", "en")
    once, twice = (GAME.wording.sentence(speech, GAME.wording.happening(Told.DEFIED, times, more, 0), ["Ana"])
                   for times, more in ((1, 1), (1, 0)))
    assert "next round" in once and "next round" not in twice
