"""What readers of whole games missed: a pardon that nobody needed, whose cards tie, the last event, a death put off
that does not come, which swapped card lives, and which token the clockmaker takes."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import ChoiceName
from tapete.games.bethlem.custom.rules.act import misbehave
from tapete.games.bethlem.custom.rules.rounds import choose_occurrence
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
from tapete.games.bethlem.rules.cards import find_card, holder, spot
from tapete.games.bethlem.rules.day import judge_reaper
from tapete.games.bethlem.rules.deaths import do_toll, drag_cellmates
from tapete.games.bethlem.rules.doom import tell_attack, tell_cut_short
from tapete.games.bethlem.rules.events import draw_event, which_is_dead
from tapete.games.bethlem.rules.late_night import call_neurotic
from tapete.games.bethlem.rules.powers import do_sadden
from tapete.games.bethlem.rules.riot import agree
from tapete.games.bethlem.vocabulary import Ask, Told
from tapete.kernel.agenda import frame_op, schedule, top_frame
from tapete.kernel.log import EVERYBODY, LOG_SIZE
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


def told_since(state: Any, before: int) -> list[tuple[Any, ...]]:
    """What has been told since the log held `before` happenings, with the seats that are told, as bits."""
    log = state.log
    return [(Told(int(log.what[k % LOG_SIZE])), int(log.seats[k % LOG_SIZE]),
             *(int(arg[k % LOG_SIZE]) for arg in (log.a, log.b, log.c))) for k in range(before, log.told)]


@pytest.mark.parametrize("shown", [0, 1])
@pytest.mark.parametrize("woken", [0, 1])
def test_a_twin_attacked_alone_at_night_is_told_to_its_player_alone(woken: int, shown: int) -> None:
    state = table(round=2, rows__4__cards__1__awakened=bool(woken), rows__4__cards__1__shown=bool(shown)).state
    for options, told in ((0, 1), (1, 0)):
        state.options.before_16 = options
        piece = int(find_card(state, Card.SIAMESA_1))
        state.pieces[piece].doom, state.twins = int(Doom.DIRECT), 0
        before = state.log.told
        do_toll(state, 0)
        said = [each for each in told_since(state, before) if each[0] == Told.SURVIVES]
        assert said == [(Told.SURVIVES, 1 << 4, spot(state, piece), Card.SIAMESA_1, 0)] * told
        assert not state.pieces[piece].doom and not state.pieces[piece].dead


@pytest.mark.parametrize(("first", "reverse", "dead", "told"), [
    ("0.1", 0, True, [1]), ("0.1", 0, False, []), ("0.1", 1, False, [1]), ("0.1", 1, True, []), ("1.2", 0, True, [])])
def test_a_game_that_ends_before_the_prophet_is_heard_says_so(first: str, reverse: int, dead: bool,
                                                              told: list[int]) -> None:
    """Daniel, the last mutineer, dies by the barber's razor, and with him the game ends."""
    session = table(rows__1__cards__0__dead=True, rows__2__cards__0__dead=True, rows__0__cards__1__dead=dead,
                    rows__3__cards__1__gloomy=True, seats__6__events=["BARBERO"], phase="DAY")
    state = session.state
    prophecy = state.prophecies[0]
    row, position = first.split(".")
    prophecy.first, prophecy.second = int(state.at[4 * int(row) + int(position) - 1]) + 1, int(state.at[1]) + 1
    prophecy.reverse = reverse
    while int(GAME.rules.chooser(state)) != 6:
        session.play("pass")
    news = session.play("play BARBERO", 6) + session.play("point 0.1", 6)
    assert session.over
    assert heard(news, 8, Told.CUT_SHORT) == [(spot(state, state.at[1]), Card.PROFETA, reverse) for _ in told]
    order = [each.what for each in news if each.what in (Told.DIES, Told.CUT_SHORT, Told.ENDED)]
    assert order == [Told.DIES, *[Told.CUT_SHORT for _ in told], Told.ENDED]


@pytest.mark.parametrize(("card", "doom", "gloomy", "told"), [
    (Card.RABIA, Doom.DIRECT, 0, 1), (Card.COMPANERO_1, Doom.DIRECT, 0, 1), (Card.MANIA, Doom.DIRECT, 1, 0),
    (Card.RABIA, Doom.DIRECT | Doom.MUTE, 0, 0), (Card.OPIO, Doom.DIRECT, 0, 0)])
def test_an_effect_for_which_the_game_ends_too_early_is_told(card: Card, doom: int, gloomy: int, told: int) -> None:
    state = table(phase="DAY").state
    piece = int(find_card(state, card))
    state.pieces[piece].dead, state.pieces[piece].doom, state.pieces[piece].gloomy = 1, int(doom), gloomy
    before = state.log.told
    tell_cut_short(state)
    assert [each[0] for each in told_since(state, before)] == [Told.CUT_SHORT] * told


def test_what_voodoo_turns_to_another_card_is_told_so() -> None:
    """Melancholy and the mutineers' blow, as the scythe and the arrow; and to nobody who does not act."""
    state = own_table(round=2).state
    doll, other = int(find_card(state, Card.ARTHUR)), int(find_card(state, Card.OPIO))
    state.own.doll = doll + 1
    before = state.log.told
    for piece in (other, doll):
        do_sadden(state, 2, int(state.place_of[piece]))
        tell_attack(state, 1 << 1, piece)
    at = spot(state, doll)
    assert told_since(state, before) == [
        (Told.MARKED, 1 << 2, Card.MELANCOLIA, at, 1), (Told.GLOOMY, EVERYBODY, at, 0, 0),
        (Told.ATTACKED, 1 << 1, at, 1, 0), (Told.GLOOMY, EVERYBODY, at, 0, 0), (Told.ATTACKED, 1 << 1, at, 0, 0)]


@pytest.mark.parametrize(("card", "borrowed"), [(Card.COMPANERO_1, 0), (Card.KRUGMAN, 1)])
def test_a_director_who_dies_as_a_cellmate_is_said_to(card: Card, borrowed: int) -> None:
    state = table(round=2, phase="DAY").state
    state.borrowed = Card.COMPANERO_1
    before = state.log.told
    drag_cellmates(state, int(find_card(state, card)), False)
    assert [each[4] for each in told_since(state, before) if each[0] == Told.CELL_FALLS] == [borrowed]


@pytest.mark.parametrize("voted", [3, 5])
def test_a_vote_for_a_card_that_the_maze_adds_is_told(voted: int) -> None:
    session = own_table(phase="LYNCHING", seats__1__trait_shown=True, traits=[TRAITS[1], TRAITS[0], *TRAITS[2:]])
    session.state.own.maze, session.state.own.mazer = 2, 1
    news = vote(session, (voted, 3, 3, 3, 3, 4, 6), "point 3.1")
    lent = [cards for _, _, cards in heard(news, 8, Told.LENT_VOTE)]
    assert lent == ([0, 1] if voted == 3 else [])


@pytest.mark.parametrize(("choices", "tied"), [
    ((1, 2), True), ((1, 1), False), ((2, 2), False), ((2, 2, 1), False), ((), False)])
def test_a_tie_between_occurrences_is_told(choices: tuple[int, ...], tied: bool) -> None:
    state = own_table(phase="DAY").state
    state.own.drawn[0], state.own.drawn[1] = 10, 2
    for seat, choice in enumerate(choices):
        state.own.revealed |= 1 << seat
        state.proposals[seat] = choice
    before = state.log.told
    choose_occurrence(state)
    said = [(what, a) for what, _, a, _, _ in told_since(state, before) if what in (Told.OCCURS, Told.OCCURS_TIED)]
    assert said == [*([(Told.OCCURS_TIED, 0)] if tied else []), (Told.OCCURS, 1 if choices.count(2) > 1 else 9)]


def test_an_occurrence_that_nobody_chooses_ties_in_version_16_alone() -> None:
    state = own_table(phase="DAY").state
    state.options.before_17, state.own.drawn[0] = 1, 3
    before = state.log.told
    choose_occurrence(state)
    assert [each[0] for each in told_since(state, before)] == [Told.OCCURS_TIED, Told.OCCURS]


@pytest.mark.parametrize("dead", [Card.KRUGMAN, Card.NATHANIEL])
def test_all_who_are_bound_and_have_not_won_are_told_why(dead: Card) -> None:
    """Seat 1 holds a mutineer and seat 3 none; the inmates have won, and neither plays for a side any more."""
    state = table(own__pact=[1, 3]).state
    state.pieces[int(find_card(state, dead))].dead = 1
    state.outcome, state.cause, state.winners = Outcome.WON, Cause.INMATES, 1 << 2
    state.won_as[2] = Side.INMATES
    said = GAME.results.cause(speech_of("bethlem", "en"), state, [*"ABCDEFG"])
    assert [sentence.split()[0] for sentence in said.split(". ") if "blood pact" in sentence] == ["B", "D"]


@pytest.mark.parametrize("voteless", [0, 1])
def test_whoever_must_obey_and_has_no_vote_hears_that_it_changes_nothing(voteless: int) -> None:
    state = table(round=2).state
    state.puppet, state.order, state.voteless = 2, 5, voteless << 1
    before = state.log.told
    call_neurotic(state, 0, 1, 0)
    ((what, seats, place, how, _),) = told_since(state, before)
    assert (what, seats, how) == (Told.OBEYS, 1 << 1, voteless)
    told = GAME.wording.happening(what, place, how, 0)
    said = GAME.wording.sentence(speech_of("bethlem", "es"), told, [*"ABCDEFG"], 1)
    assert ("perdido el voto" in said) == bool(voteless)


@pytest.mark.parametrize("second", [0, 5])
def test_a_reaper_who_marked_two_cards_is_told_to_be_defied_in_both(second: int) -> None:
    state = own_table(round=2, phase="DAY", marks__reaper="0.2").state
    state.own.reaped_too = second
    before = state.log.told
    judge_reaper(state)
    assert [(each[0], each[4]) for each in told_since(state, before)] == [(Told.DEFIED, int(second > 0))]


def test_those_who_kill_twice_hear_that_it_is_the_second_time() -> None:
    session = own_table(round=2, call="AMOTINADOS")
    session.state.own.again = 1
    up = [seat for seat in range(7) if session.state.riot >> seat & 1]
    news = [told for seat in up for told in session.play("point 0.2", seat)]
    assert [told.what for told in news if told.what in (Told.ATTACKED, Told.STRIKE_AGAIN)] == [
        Told.ATTACKED, Told.STRIKE_AGAIN]
    (again,) = [told for told in news if told.what == Told.STRIKE_AGAIN]
    assert [seat for seat in range(7) if again.is_for(seat)] == up


@pytest.mark.parametrize(("up", "watches", "told"), [(False, False, True), (True, False, False), (False, True, False)])
def test_a_spy_hears_that_no_mutineer_got_up(up: bool, watches: bool, told: bool) -> None:
    state = table(round=2).state
    ali = int(find_card(state, Card.ALI))
    state.spies, state.riot, state.n_agenda = 1 << int(holder(state, ali)), int(up), 0
    state.pieces[ali].woken = int(watches)
    before = state.log.told
    agree(state, int(Call.AMOTINADOS), 1 if not up else 9, 0)
    assert [each[:2] for each in told_since(state, before) if each[0] == Told.NOBODY_UP] == (
        [(Told.NOBODY_UP, state.spies)] if told else [])


def test_the_day_of_visits_tells_which_card_its_player_gives_up() -> None:
    state = own_table(phase="DAY").state
    piece = int(find_card(state, Card.ARTHUR))
    before = state.log.told
    misbehave(state, 2, piece)
    assert told_since(state, before) == [(Told.GIVEN_UP, EVERYBODY, 2, spot(state, piece), 0)]


@pytest.mark.parametrize("woken", [0, 1])
def test_an_awakened_mania_asks_the_second_time_for_another_card(woken: int) -> None:
    state = table(phase="DAY").state
    piece, asked = int(find_card(state, Card.MANIA)), []
    state.pieces[piece].woken, state.n_agenda = woken, 0
    for _ in range(1 + woken):
        schedule(state, Op.ASK, int(holder(state, piece)), Ask.REVENGE, piece)
    while state.n_agenda:
        asked.append(GAME.wording.question(speech_of("bethlem", "es"), state, [*"ABCDEFG"]))
        state.n_agenda -= 1
    assert ["otra carta" in said for said in asked] == ([False, True] if woken else [False])


@pytest.mark.parametrize("cause", [Card.NONE, Card.COMPANERO_1])
def test_why_a_twin_lives_is_said_whatever_struck_her(cause: Card) -> None:
    state = table(phase="DAY").state
    piece = int(find_card(state, Card.SIAMESA_1))
    told = GAME.wording.happening(int(Told.SURVIVES), int(spot(state, piece)), int(Card.SIAMESA_1), int(cause))
    said = GAME.wording.sentence(speech_of("bethlem", "es"), told, [*"ABCDEFG"], 0)
    assert "se protegen una a otra" in said and ("compañero de celda" in said) == bool(cause)
