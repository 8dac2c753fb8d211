"""What readers of whole games missed: a pardon that nobody needed, whose cards tie, the last event, a death put off
that does not come, which swapped card lives, and which token the clockmaker takes."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import ChoiceName
from tapete.games.bethlem.custom.rules.tokens import has_token
from tapete.games.bethlem.names import (
    DISCARDED,
    EVENTS,
    IN_DECK,
    NO_ATTACK,
    Call,
    Card,
    Cause,
    Doom,
    Op,
    Outcome,
    Side,
)
from tapete.games.bethlem.rules.cards import find_card
from tapete.games.bethlem.rules.events import draw_event, which_is_dead
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.agenda import frame_op, schedule, top_frame
from tapete.kernel.log import LOG_SIZE
from tapete.referee.session import Session

from .test_rules import TRAITS, heard, own_table, table

GAME = find_game("bethlem")


def whats(state: Any, before: int) -> list[int]:
    """The kinds of what has been told since the log held `before` happenings."""
    return [int(state.log.what[k % LOG_SIZE]) for k in range(before, state.log.told)]


def vote(session: Session, voted: tuple[int, ...], card: str) -> list[Any]:
    """All vote in order; those who voted for the player elected vote for a card."""
    news = [told for seat, other in enumerate(voted) for told in session.play(f"player {other}", seat)]
    most = max(set(voted), key=voted.count)
    return news + [told for seat, other in enumerate(voted) if other == most for told in session.play(card, seat)]


def test_a_lynched_card_that_lives_anyway_is_offered_no_pardon() -> None:
    """Its number keeps it alive, so nobody is asked for a pardon, and nobody hears the question."""
    for number, asked in ((2, 0), (1, 1)):
        session = own_table(phase="LYNCHING", seats__0__events=["INDULTO"], rows__3__cards__1__gloomy=True,
                            custom__tokens__4__1__number=3 - number, custom__tokens__4__4__number=number)
        news = vote(session, (4, 4, 4, 4, 3, 3, 3), "point 4.4")
        assert len(heard(news, 8, Told.LYNCHED)) == 1
        assert [call for call, _, _ in heard(news, 8, Told.CALL)].count(Call.INDULTO) == asked


def test_a_tie_between_cards_says_whose_they_are() -> None:
    session = table(traits=TRAITS, phase="LYNCHING")
    news = []
    for seat, voted in enumerate((5, 6, 6, 0, 5, 6, 6)):
        news += session.play(f"player {voted}", seat)
    for seat, place in ((1, "6.4"), (2, "6.4"), (5, "6.3"), (6, "6.3")):
        news += session.play(f"point {place}", seat)
    assert (heard(news, 8, Told.CARD_TIE), heard(news, 8, Told.TIE)) == ([(6, 0, 0)], [])


def test_the_last_event_of_the_deck_is_told_as_the_last() -> None:
    state = table().state
    for event in range(EVENTS):
        state.event_at[event] = DISCARDED if event > 1 else IN_DECK
    before = state.log.told
    draw_event(state, 0)
    assert Told.LAST_EVENT not in whats(state, before)
    draw_event(state, 0)
    assert whats(state, before)[-1] == Told.LAST_EVENT


@pytest.mark.parametrize("saved", [True, False])
def test_a_death_put_off_that_does_not_come_is_told(saved: bool) -> None:
    state = table(phase="DAY", round=3, rows__3__cards__1__gloomy=True).state
    state.n_agenda = 0
    schedule(state, Op.DAWN, 0, 0, 0)
    piece = int(find_card(state, Card.AMNESIA))
    state.patience_before = piece + 1
    state.pieces[piece].doom = 0 if saved else int(Doom.INDIRECT)
    before = state.log.told
    while not state.n_agenda or frame_op(top_frame(state)) != Op.ASK:
        GAME.rules.step(state)
    assert (Told.OUTLIVED in whats(state, before)) is saved
    assert bool(state.pieces[piece].dead) is not saved


def test_a_swap_says_which_card_is_dead_as_far_as_all_can_see() -> None:
    state = table().state
    one, other = int(find_card(state, Card.AMNESIA)), int(find_card(state, Card.OPIO))
    assert which_is_dead(state, one, other) == 0
    state.pieces[other].dead = 1
    assert (which_is_dead(state, one, other), which_is_dead(state, other, one)) == (2, 1)
    state.pieces[other].dead, state.back = 0, 1 << other     # it came back tonight
    assert which_is_dead(state, one, other) == 2
    state.pieces[one].dead = 1
    assert which_is_dead(state, one, other) == 0


def test_the_clockmaker_alone_hears_which_token_has_gone() -> None:
    session = own_table(round=2, custom__clock=[3], marks__accused=["0.2"], custom__tokens__0__2__shield=True,
                        call="RELOJERO_2")
    news = session.play("choose CLEAR", 4) + session.play("point 0.2", 4) + session.play("choose PROTECTION", 4)
    assert [kind for _, kind, _ in heard(news, 4, Told.TOKEN_TAKEN)] == [ChoiceName.PROTECTION]
    assert not any(heard(news, other, Told.TOKEN_TAKEN) for other in (0, 1, 2, 3, 5, 6, 8))


def test_the_clockmaker_takes_no_token_of_an_event() -> None:
    """Nothing saves from leprosy, and nobody sees whom rabies has bitten."""
    state = own_table(round=2).state
    piece = int(find_card(state, Card.AMNESIA))
    state.pieces[piece].doom = int(Doom.DIRECT | Doom.CERTAIN | Doom.MUTE)
    state.pieces[piece].due, state.pieces[piece].due_doom = 3, NO_ATTACK
    assert not has_token(state, piece)
    state.pieces[piece].due_doom = int(Doom.DIRECT)
    assert has_token(state, piece)


@pytest.mark.parametrize("kind", ["SCYTHE_TOKEN", "ACCUSATION", "BROCCOLI", "PROTECTION"])
def test_the_clockmaker_reads_the_name_of_the_token(kind: str) -> None:
    session = own_table(round=2, custom__clock=[3], marks__accused=["0.2"], marks__reaper="0.2",
                        custom__tokens__0__2__shield=True, custom__tokens__0__2__broccoli=1, call="RELOJERO_2")
    news = session.play("choose CLEAR", 4) + session.play("point 0.2", 4) + session.play(f"choose {kind}", 4)
    (told,) = [told for told in news if told.what == Told.TOKEN_TAKEN]
    said = GAME.wording.sentence(speech_of("bethlem", "en"), GAME.wording.happening(told.what, told.a, told.b, 0),
                                 [*"ABCDEFG"], 4)
    words = {"SCYTHE_TOKEN": "reaper's scythe", "ACCUSATION": "arrow", "BROCCOLI": "broccoli", "PROTECTION": "shield"}
    assert [name for name, word in words.items() if word in said] == [kind]


@pytest.mark.parametrize("hate", [False, True])
def test_the_end_says_why_a_bound_inmate_has_not_won_with_the_inmates(hate: bool) -> None:
    """A therapy that turns somebody to the inmates does not undo a pact: it comes first."""
    state = own_table(own__pact=[0, 3], own__pact_of_hate=hate).state
    state.outcome, state.cause, state.winners = Outcome.WON, Cause.INMATES, 1 << 2
    state.won_as[2] = Side.INMATES
    for language, bound in (("en", "hate" if hate else "blood pact"), ("es", "odio" if hate else "pacto de sangre")):
        said = GAME.results.cause(speech_of("bethlem", language), state, [*"ABCDEFG"])
        whys = [sentence for sentence in said.split(". ") if bound in sentence]
        assert [why.split()[0] for why in whys] == ["A", "D"]


@pytest.mark.parametrize(("language", "one", "two"), [
    ("es", "aún no lo tiene G.", "aún no lo tienen F y G."), ("en", "G is still without it.", "F and G are still")])
def test_the_chef_hears_whom_broccoli_may_still_go_to_in_the_right_number(language: str, one: str, two: str) -> None:
    rules, characters = GAME.ruleset("propias-1"), ["CHEF", "ALQUIMISTA", "OTAKU", "VUDU", "RELOJERO", "MEDICO", "GAS"]
    session = Session(GAME, rules, GAME.options(rules, {"own_cards": {"characters": characters}}), [None] * 7, 1)
    chef = next(f"{place // 4}.{place % 4 + 1}" for place in range(28)
                if session.state.pieces[session.state.at[place]].card == Card.CHEF)
    GAME.scenarios.edit(session.state, "call", "CHEF")
    asked = []
    for seat in range(7):
        asked.append(GAME.wording.question(speech_of("bethlem", language), session.state, [*"ABCDEFG"]))
        session.play(f"point {seat}.1", int(chef[0]))
    assert one in asked[6]
    assert two in asked[5]
