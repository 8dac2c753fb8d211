"""Points that players of Bethlem could not understand: questions without their call and calls without a question, cards
that come back by night, an extra lynching, and bots that save a card that they have condemned."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.names import CHEF_LOAN, LOANS, MEDIUM_LOAN, MIND_LOAN, Occurrence, Power, Work
from tapete.games.bethlem.custom.rules.goals import note_fall
from tapete.games.bethlem.custom.rules.loans import lender
from tapete.games.bethlem.custom.rules.night import call_character
from tapete.games.bethlem.custom.rules.rounds import keep_mind
from tapete.games.bethlem.names import BORROWED, LENT, NO_ATTACK, OWN, Call, Card, Doom, Event, Op, Phase
from tapete.games.bethlem.rules.announce import is_asked_aloud, is_called
from tapete.games.bethlem.rules.cards import find_card, holder
from tapete.games.bethlem.rules.day import call_wakerfield
from tapete.games.bethlem.rules.deaths import do_trigger, drag_cellmates, tell_saved
from tapete.games.bethlem.rules.doom import fall_due, hand_over, revive, strike
from tapete.games.bethlem.rules.events import judge_omen
from tapete.games.bethlem.rules.knowledge import show_to_all
from tapete.games.bethlem.rules.powers import do_threaten
from tapete.games.bethlem.vocabulary import Ask, Told
from tapete.kernel.agenda import frame_a, frame_b, frame_c, frame_op, schedule, top_frame
from tapete.kernel.dice import plain_rng
from tapete.kernel.log import LOG_SIZE
from tapete.kernel.menu import kind_of
from tapete.referee.session import Session

from .test_rules import TRAITS, heard, own_table, table

GAME = find_game("bethlem")


def bury(state: Any, card: Card) -> int:
    """A card dies in everybody's sight."""
    piece = int(find_card(state, card))
    state.pieces[piece].dead = 1
    show_to_all(state, piece)
    return piece


# ---- calls -------------------------------------------------------------------------------------

@pytest.mark.parametrize("card, call", [(Card.WAKERFIELD, Call.WAKERFIELD), (Card.AMNESIA, Call.AMNESIA)])
@pytest.mark.parametrize("loan", range(LOANS))
def test_a_question_by_day_is_asked_aloud_where_all_know_that_the_power_is_lent(card: Card, call: Call, loan: int,
                                                                                ) -> None:
    state = own_table(round=2, phase="DAY").state
    bury(state, card)
    assert not is_asked_aloud(state, call)
    lent = state.own.loans[loan]
    lent.card, lent.seat, lent.source = card, 1, find_card(state, Card.ALQUIMISTA) + 1
    assert bool(is_asked_aloud(state, call)) is (loan in (MEDIUM_LOAN, CHEF_LOAN))     # of the architect's nobody hears
    bury(state, Card.ALQUIMISTA)
    assert bool(is_asked_aloud(state, call)) is (loan != MIND_LOAN and card == Card.AMNESIA)


def test_whoever_borrows_wakerfield_is_asked_after_the_call() -> None:
    state = own_table(round=2, phase="DAY").state
    bury(state, Card.WAKERFIELD)
    lent = state.own.loans[MEDIUM_LOAN]
    lent.card, lent.seat, lent.source = Card.WAKERFIELD, 1, find_card(state, Card.ALQUIMISTA) + 1
    strike(state, find_card(state, Card.ARTHUR), Doom.DIRECT, 1)
    schedule(state, Op.TOLL, 1, 0, 0)
    before = state.log.told
    while frame_op(top_frame(state)) != Op.ASK:
        GAME.rules.step(state)
    assert (frame_a(top_frame(state)), frame_b(top_frame(state)), frame_c(top_frame(state))) == (
        0, Ask.WAKERFIELD, LENT + MEDIUM_LOAN)
    told = [(state.log.what[k], state.log.a[k]) for k in range(before, state.log.told)]
    assert (Told.CALL, Call.WAKERFIELD) in told


def test_whoever_plays_with_dead_cards_is_asked_aloud_and_wakerfield_needs_a_life() -> None:
    """The haunted use dead cards: amnesia, and the clockmaker's journey, but nobody dies twice in another's place."""
    state = own_table(round=3, phase="DAY").state
    for card, call in ((Card.AMNESIA, Call.AMNESIA), (Card.RELOJERO, Call.RELOJERO_3)):
        piece = bury(state, card)
        assert not is_asked_aloud(state, call)
        state.own.haunted = holder(state, piece) + 1
        assert is_asked_aloud(state, call)
    piece = bury(state, Card.WAKERFIELD)
    state.own.haunted = holder(state, piece) + 1
    strike(state, find_card(state, Card.ARTHUR), Doom.DIRECT, 1)
    assert not is_asked_aloud(state, Call.WAKERFIELD)
    assert not call_wakerfield(state, Call.WAKERFIELD, 0, 0)


def test_the_reaper_is_called_again_only_once_her_awakening_is_announced() -> None:
    """All have seen that; a covered card that has awakened, hers or another, gives her no last turn."""
    state = table(round=2).state
    reaper, other = find_card(state, Card.PARCA), find_card(state, Card.ALI)
    assert not is_called(state, Call.PARCA_2)
    state.pieces[other].woken = state.pieces[reaper].woken = 1
    assert not is_called(state, Call.PARCA_2)
    show_to_all(state, reaper)
    assert is_called(state, Call.PARCA_2)
    state.pieces[reaper].dead = 1
    assert not is_called(state, Call.PARCA_2)


# ---- what is told ------------------------------------------------------------------------------

@pytest.mark.parametrize("language, says", [("es", "vuelve a la vida"), ("en", "comes back to life")])
def test_a_cataleptics_player_hears_that_it_came_round_by_night(language: str, says: str) -> None:
    session = table(rows__0__cards__3__doomed=True, round=2, call="ELECTROSHOCK")
    news = session.play("pass", session.to_move)
    while not heard(news, 0, Told.CAME_ROUND) and session.state.phase == Phase.NIGHT:
        news = session.play("pass", session.to_move)
    assert [told.seats for told in news if told.what == Told.CAME_ROUND] == [1]
    told = next(told for told in news if told.what == Told.CAME_ROUND)
    sentence = GAME.wording.sentence(speech_of("bethlem", language),
                                     GAME.wording.happening(told.what, told.a, told.b, told.c),
                             [f"P{seat}" for seat in range(7)])
    assert says in sentence and "P0" in sentence


def test_the_lynching_that_a_feast_adds_is_explained() -> None:
    state = own_table(custom__lynchings=1, round=2, phase="DAY").state
    state.n_agenda = 0
    schedule(state, Op.SECOND, 0, 0, 0)
    GAME.rules.step(state)
    log = state.log
    assert log.what[log.told - 1] == Told.FEAST_LYNCHING and frame_op(top_frame(state)) == Op.POLL


# ---- who gets up -------------------------------------------------------------------------------

def asked_of(state: Any, card: Card, call: Call) -> list[tuple[int, int]]:
    """The questions in a character's call, and who must answer them. Everybody passes."""
    asked: list[tuple[int, int]] = []
    state.n_agenda, state.phase, state.call, step = 0, Phase.NIGHT, call, 0
    while call_character(state, call, step, 0):
        frames = [state.agenda[k] for k in range(state.n_agenda)]
        asked += [(int(frame_a(each)), int(frame_c(each))) for each in frames if frame_op(each) == Op.ASK]
        step = next(int(frame_b(each)) for each in frames if frame_op(each) == Op.CALL)
        state.n_agenda = 0
    return asked


def with_prizes(card: Card) -> Any:
    """A night in which a card has a prize to take: to kill."""
    state = gambling().state
    state.own.winner, state.own.prizes[0] = find_card(state, card) + 1, 1
    return state


def gambling() -> Session:
    chosen = GAME.ruleset("propias-1")
    characters = ["ARQUITECTO", "GAS", "LUDOPATA", "CHEF", "SALTAMUNDOS", "MEDIUM", "CYBORG"]
    options = GAME.options(chosen, {"own_cards": {"characters": characters}})
    session = Session(GAME, chosen, options, [None] * 7, 1)
    rows = [[first, *row[1:]] for first, row in zip(characters, ROWS_OF_OWN, strict=True)]
    goals = ["INTERNO_1", "AMOTINADO_1", "INTERNO_2", "INTERNO_3", "AMOTINADO_2", "INQUISIDOR", "RENEGADO"]
    for path, value in (("rows", rows), ("traits", TRAITS), ("custom.goals", goals), ("round", 3)):
        GAME.scenarios.edit(session.state, path, value)
    return session


ROWS_OF_OWN = [["", "ARCHIVO", "PACTO_DE_SANGRE", "CATALEPTICO"], ["", "JOHN_FLICK", "ELECTROSHOCK", "AMNESIA"],
               ["", "ARTHUR", "OPIO", "MUERTE_DULCE"], ["", "WAKERFIELD", "LOBOTOMIA", "COMPANERO_1"],
               ["", "SIAMESA_1", "RABIA", "COMPANERO_2"], ["", "SIAMESA_2", "MANIA", "COMPANERO_3"],
               ["", "PARCA", "PROFETA", "JUEGO_DE_AZAR"]]


def test_a_gambler_who_lives_again_bets_beside_the_mediums_prize() -> None:
    state = with_prizes(Card.MEDIUM)
    assert asked_of(state, Card.LUDOPATA, Call.LUDOPATA) == [(5, Power.PRIZE_KILL), (2, Power.BET)]
    assert state.own.bettor == find_card(state, Card.LUDOPATA) + 1


def test_whoever_does_not_get_up_takes_no_prize_and_keeps_it() -> None:
    """Not while the card that has won laughs, nor in the flesh; melancholy lets it be taken."""
    for card, seat in ((Card.LUDOPATA, 2), (Card.MEDIUM, 5)):
        state = with_prizes(card)
        state.own.gas = card
        assert (seat, Power.PRIZE_KILL) not in asked_of(state, card, Call.LUDOPATA) and state.own.prizes[0] == 1
    state = with_prizes(Card.MEDIUM)
    state.own.body = 2
    assert asked_of(state, Card.LUDOPATA, Call.LUDOPATA) == [(2, Power.BET)] and state.own.prizes[0] == 1
    state = with_prizes(Card.LUDOPATA)
    state.pieces[find_card(state, Card.LUDOPATA)].gloomy = 1
    assert asked_of(state, Card.LUDOPATA, Call.LUDOPATA) == [(2, Power.PRIZE_KILL)]


def test_a_hidden_architect_in_the_flesh_stays_in_bed() -> None:
    state = gambling().state
    bury(state, Card.ARQUITECTO)
    state.own.hideout = find_card(state, Card.ARCHIVO) + 1
    assert (0, Power.MAZE) in asked_of(state, Card.ARQUITECTO, Call.ARQUITECTO)
    hand_over(state, find_card(state, Card.ARQUITECTO), find_card(state, Card.SIAMESA_2))     # beside the medium
    assert (5, Power.MAZE) in asked_of(state, Card.ARQUITECTO, Call.ARQUITECTO)
    state.own.body = 2
    assert asked_of(state, Card.ARQUITECTO, Call.ARQUITECTO) == []


def test_a_cyborgs_holder_has_its_robots_where_its_first_owner_has_points() -> None:
    state = gambling().state
    cyborg = find_card(state, Card.CYBORG)
    first = int(state.owner[cyborg // 4])
    other = next(seat for seat in range(7) if seat != first)
    if holder(state, cyborg) == first:
        hand_over(state, cyborg, next(piece for piece in range(28) if holder(state, piece) == other))
    state.pieces[cyborg].woken, state.own.points, state.own.robots = 1, 1, 2
    show_to_all(state, cyborg)
    assert asked_of(state, Card.CYBORG, Call.CYBORG) == [(first, Power.POINTS), (holder(state, cyborg), Power.ROBOTS)]
    state.own.gas = Card.CYBORG
    assert asked_of(state, Card.CYBORG, Call.CYBORG) == []


def test_an_architect_who_laughs_does_not_get_up_in_anothers_turn() -> None:
    state = gambling().state
    loan = state.own.loans[MIND_LOAN]
    loan.card, loan.seat, loan.source = Card.ELECTROSHOCK, 1, find_card(state, Card.ARQUITECTO) + 1
    state.phase = Phase.NIGHT
    assert lender(state, MIND_LOAN, Card.ELECTROSHOCK) == 0
    state.own.gas = Card.ARQUITECTO
    assert lender(state, MIND_LOAN, Card.ELECTROSHOCK) == -1


def test_a_dead_player_in_the_flesh_avenges_nobody() -> None:
    session = gambling()
    state = session.state
    state.own.laughing, state.own.avenger = 2, 6
    for body, kills in ((0, True), (2, False)):
        state.own.body = body
        GAME.scenarios.edit(state, "call", "AMOTINADOS")
        asked = frame_b(top_frame(state)) == Ask.POWER and frame_c(top_frame(state)) == Power.LAUGH_KILL
        assert asked is kills


# ---- bots --------------------------------------------------------------------------------------

@pytest.mark.parametrize("voted_card", [False, True])
def test_a_bot_does_not_pardon_whom_it_has_voted_for(voted_card: bool) -> None:
    session = table(seats__3__events=["INDULTO"], phase="DAY", traits=TRAITS)
    state = session.state
    piece = find_card(state, Card.WAKERFIELD)       # its own: it would save it
    state.n_agenda, state.phase, state.lynched, state.elected = 0, Phase.LYNCHING, piece + 1, 4
    schedule(state, Op.ASK, 3, Ask.PARDON, 0)
    state.event_at[Event.INDULTO] = 4

    def chosen() -> str:
        seen, menu = session.blinded(3), GAME.Menu.plain()
        GAME.rules.legal(seen, menu)
        return str(GAME.wording.words.acts.of(kind_of(GAME.rules.greedy(seen, menu, plain_rng(1)))).name)

    assert chosen() == "YES"
    state.votes[3], state.card_votes[3] = (0, piece + 1) if voted_card else (4, 0)
    assert chosen() == "NO"


def test_an_occurrence_leaves_prizes_points_and_hiding_for_another_night() -> None:
    state = with_prizes(Card.MEDIUM)
    state.own.now[Occurrence.TERAPIA_DE_GRUPO] = state.round_no
    assert asked_of(state, Card.LUDOPATA, Call.LUDOPATA) == [] and state.own.prizes[0] == 1


# ---- causes ------------------------------------------------------------------------------------

def test_a_card_that_comes_back_by_day_says_by_what() -> None:
    state = own_table(round=2, phase="DAY").state
    dead = bury(state, Card.CATALEPTICO)
    state.prophecies[0].first, state.prophecies[0].second = find_card(state, Card.ARTHUR) + 1, dead + 1
    do_trigger(state, find_card(state, Card.ARTHUR), 0, 0)
    assert (told_last(state), state.pieces[dead].dead) == (("REVIVES", "CATALEPTICO", "PROFETA"), 0)
    state.pieces[dead].dead = 1
    revive(state, dead)
    assert told_last(state) == ("REVIVES", "CATALEPTICO", "NONE")


def told_last(state: Any) -> tuple[Any, ...]:
    log, at = state.log, (state.log.told - 1) % len(state.log.what)
    happening = GAME.wording.happening(log.what[at], log.a[at], log.b[at], log.c[at])
    return (happening.what, *(happening.args[key] for key in ("card", "cause") if key in happening.args))


def test_a_prophecy_that_comes_true_names_the_card_of_its_hidden_part() -> None:
    state = own_table(round=2, phase="DAY").state
    fate = find_card(state, Card.ARTHUR)
    for dead, said in ((0, [Told.OMEN_TRUE, Told.FATED]), (1, [Told.OMEN_TRUE, Told.DEAD_ALREADY])):
        omens = state.omens
        omens.by, omens.omen, omens.about, omens.fate, omens.until, omens.came = 1, 0, 3, fate + 1, 2, 1
        state.pieces[fate].dead, state.pieces[fate].doom, told = dead, 0, state.log.told
        judge_omen(state)
        assert [state.log.what[k] for k in range(told, state.log.told)] == said


def test_that_killers_kill_twice_after_a_nap_is_said() -> None:
    state = own_table(custom__now={"SIESTA": 2}, round=2, phase="DAY").state
    state.n_agenda, state.lynched = 0, 0
    schedule(state, Op.AFTER_LYNCHING, 1, 0, 0)
    GAME.rules.step(state)
    assert state.own.nap and told_last(state)[0] == "NAP_KILLS"


@pytest.mark.parametrize("struck_too", [False, True])
def test_whom_rabies_kills_is_said_to_die_of_it_and_nobody_knows_before(struck_too: bool) -> None:
    """An awakened Richard Dadd dies of nothing else, and his death in the morning was not to be understood. All know
    that rabies has bitten, so its victim's death is told by it, whether or not the mutineers have struck it, too."""
    state = table(round=3).state
    bitten = find_card(state, Card.RICHARD_DADD)
    state.n_agenda, state.pieces[bitten].due, state.pieces[bitten].due_doom = 0, state.round_no, NO_ATTACK
    fall_due(state)
    if struck_too:
        strike(state, bitten, Doom.DIRECT | Doom.RIOT, 1)
    for viewer in range(9):
        seen = GAME.State.copy(state)
        GAME.rules.blind(seen, viewer)
        assert seen.rabid == 0 and seen.pieces[bitten].cause == 0
    state.phase = Phase.DAY
    schedule(state, Op.REVEAL, 0, 0, 0)
    told = state.log.told
    GAME.rules.step(state)
    died = [GAME.wording.happening(state.log.what[k], state.log.a[k], state.log.b[k], state.log.c[k]).args["cause"]
            for k in range(told, state.log.told) if state.log.what[k] == Told.DIES]
    assert died == ["RABIA"]


def test_whose_rabies_goes_which_way_is_told_and_not_whom_it_reaches() -> None:
    for state, at_once, how in ((table(round=2, phase="DAY").state, 0, 0), (table(round=2, phase="DAY").state, 1, 1),
                                (own_table(round=2, phase="DAY").state, 0, 2)):
        piece = find_card(state, Card.RABIA)
        state.pieces[piece].woken = at_once
        told = state.log.told
        do_trigger(state, piece, 0, 0)
        assert all_told(state, told)[0] == ("BITTEN", {"seat": holder(state, piece), "left": 1, "how": how})


def test_whose_cell_falls_is_told_before_its_cards() -> None:
    for opposite in (False, True):
        state = table(round=2, phase="DAY").state
        piece, told = find_card(state, Card.COMPANERO_1), state.log.told
        drag_cellmates(state, piece, opposite)
        what, args = all_told(state, told)[0]
        assert (what, args["place_seat"], args["opposite"]) == ("CELL_FALLS", holder(state, piece), int(opposite))


@pytest.mark.parametrize("card", [Card.ALQUIMISTA, Card.ARQUITECTO])
def test_why_a_main_cards_death_lays_no_objective_open_is_told_while_it_is_hidden(card: Card) -> None:
    for unmasked in (0, 1):
        state = gambling().state if card == Card.ARQUITECTO else own_table(round=2, phase="DAY").state
        state.own.hideout = find_card(state, Card.ARCHIVO) + 1
        piece = bury(state, card)
        state.own.unmasked, told = unmasked << holder(state, piece), state.log.told
        note_fall(state, piece)
        kept = ("GOAL_KEPT", {"seat": holder(state, piece), "card": card.name})
        assert all_told(state, told) == ([] if unmasked else [kept])


@pytest.mark.parametrize("language, says", [
    ("es", "oculto tras la carta 2 de Ana"), ("en", "hidden behind card 2 of Ana")])
def test_a_dead_architect_is_asked_with_the_card_that_hides_him(language: str, says: str) -> None:
    session = gambling()
    state = session.state
    bury(state, Card.ARQUITECTO)
    state.own.hideout = find_card(state, Card.ARCHIVO) + 1
    assert (0, Power.MAZE) in asked_of(state, Card.ARQUITECTO, Call.ARQUITECTO)
    names = ["Ana", "Beto", "Carla", "Dora", "Eva", "Fran", "Gus"]
    schedule(state, Op.ASK, 0, Ask.POWER, Power.MAZE)
    assert says in GAME.wording.question(speech_of("bethlem", language), state, names)
    state.pieces[find_card(state, Card.ARQUITECTO)].dead = 0
    assert says not in GAME.wording.question(speech_of("bethlem", language), state, names)


def test_a_mark_that_voodoo_turns_to_another_card_says_so() -> None:
    for doll in (0, 1):
        state = own_table(round=2, call="PARCA").state
        piece, other = find_card(state, Card.VUDU), find_card(state, Card.VUDU) + 1
        state.own.doll, told = doll * (other + 1), state.log.told
        do_threaten(state, 4, state.place_of[piece])
        what, args = all_told(state, told)[0]
        assert (what, args["doll"]) == ("MARKED", doll)


@pytest.mark.parametrize("by_day, what", [(0, "SHIELD"), (1, "HOLDS")])
def test_a_card_that_its_shown_number_keeps_alive_is_told_by_it(by_day: int, what: str) -> None:
    for shown in (0, 1):
        state = own_table(round=2, phase="DAY").state
        piece = find_card(state, Card.ARTHUR)
        state.own.extra[piece].number, state.own.extra[piece].number_shown = 3, shown
        told = state.log.told
        tell_saved(state, piece, by_day, True)
        said, args = all_told(state, told)[0]
        assert (said, args["how"] if by_day else args["waits"]) == (what, shown * (1 + by_day))


def test_why_a_siamese_survives_is_said() -> None:
    twin = GAME.wording.happening(Told.SURVIVES, 1, Card.SIAMESA_1, 0)
    other = GAME.wording.happening(Told.SURVIVES, 1, Card.DANIEL, 0)
    names = ["Ana", "Beto", "Carla"]
    said = [GAME.wording.sentence(speech_of("bethlem", "es"), each, names) for each in (twin, other)]
    assert [line.endswith(": las siamesas se protegen una a otra.") for line in said] == [True, False]


def test_a_director_who_attacks_alone_is_asked_as_such() -> None:
    state = table(call="DANIEL", round=2).state
    names = ["Ana", "Beto", "Carla", "Dora", "Eva", "Fran", "Gus"]
    for claim, says in ((OWN, "(Daniel)"), (BORROWED, "(el director, con un poder tomado a los muertos)")):
        schedule(state, Op.ASK, 0, Ask.ATTACK_ALONE, claim)
        assert says in GAME.wording.question(speech_of("bethlem", "es"), state, names)


def kept_in_hiding() -> Session:
    """The architect hides behind the fourth player's card and dies awakened; the mind has kept the second's card."""
    session = gambling()
    state = session.state
    architect = bury(state, Card.ARQUITECTO)
    state.own.hideout = find_card(state, Card.LOBOTOMIA) + 1
    keep_mind(state, find_card(state, Card.ELECTROSHOCK), architect)
    assert (holder(state, architect), holder(state, find_card(state, Card.ELECTROSHOCK))) == (1, 0)
    return session


def test_whoever_hid_keeps_the_power_when_the_mind_leaves_the_dead_architect_with_another() -> None:
    assert {seat for seat, _ in asked_of(kept_in_hiding().state, Card.ARQUITECTO, Call.ARQUITECTO)} == {0}


def test_whoever_gets_the_dead_architect_is_not_told_where_he_hides() -> None:
    session = kept_in_hiding()
    seen = [session.blinded(seat).own.hideout for seat in (0, 1)]
    assert seen == [find_card(session.state, Card.LOBOTOMIA) + 1, 0]


def test_when_the_hiding_place_falls_the_objective_of_whoever_hid_lies_open() -> None:
    state = kept_in_hiding().state
    state.n_agenda = 0
    note_fall(state, bury(state, Card.LOBOTOMIA))
    assert [(frame_b(each), int(frame_a(each))) for each in state.agenda[:state.n_agenda]] == [(0, Work.UNMASK)]


def test_that_the_mind_keeps_a_card_is_told_as_such() -> None:
    state = gambling().state
    architect, kept, told = bury(state, Card.ARQUITECTO), find_card(state, Card.OPIO), state.log.told
    keep_mind(state, kept, architect)
    what, args = all_told(state, told)[0]
    assert (what, args["place_seat"], args["other_seat"]) == (
        "MIND_KEEPS", holder(state, kept), holder(state, architect))


def all_told(state: Any, since: int) -> list[tuple[str, dict[str, Any]]]:
    log = state.log
    found = [GAME.wording.happening(log.what[k % LOG_SIZE], log.a[k % LOG_SIZE], log.b[k % LOG_SIZE],
                                    log.c[k % LOG_SIZE]) for k in range(since, log.told)]
    return [(each.what, dict(each.args)) for each in found]


def test_what_patience_has_put_off_is_no_rabies() -> None:
    state = table(round=3).state
    piece = find_card(state, Card.RICHARD_DADD)
    state.pieces[piece].due, state.pieces[piece].due_doom, state.patience_before = 3, Doom.INDIRECT, piece + 1
    fall_due(state)
    assert state.rabid == 0


@pytest.mark.parametrize("language, morning", [("es", "Amanece"), ("en", "orning")])
def test_no_morning_comes_after_a_quiet_night_in_an_eclipse(language: str, morning: str) -> None:
    state = own_table(custom__now={"ECLIPSE": 2}, round=2, phase="DAY").state
    log = state.log
    quiet = [GAME.wording.happening(log.what[k % LOG_SIZE], log.a[k % LOG_SIZE], log.b[k % LOG_SIZE],
                                    log.c[k % LOG_SIZE])
             for k in range(log.told) if log.what[k % LOG_SIZE] == Told.QUIET]
    assert [each.args["none"] for each in quiet] == [1]
    names = ["Ana"] * 7
    assert morning not in GAME.wording.sentence(speech_of("bethlem", language), quiet[0], names)
    assert any(morning in GAME.wording.sentence(speech_of("bethlem", language),
                                                GAME.wording.happening(Told.QUIET, 0, 0, 0),
                                        [name]) for name in "abcdefgh")


@pytest.mark.parametrize("event", ["DESPERTAR", "MILAGRERO"])
def test_a_bot_keeps_an_event_that_has_nothing_to_do_for_it(event: str) -> None:
    """It played an awakening with its last card awake, and a miracle with nothing of its own spent."""
    session = table(seats__3__events=[event], phase="DAY", traits=TRAITS)
    state = session.state
    mine = [piece for piece in range(28) if holder(state, piece) == 3]
    action = find_card(state, Card.LOBOTOMIA)
    while session.to_move != 3:
        session.play("pass", session.to_move)

    def chosen() -> str:
        seen, menu = session.blinded(3), GAME.Menu.plain()
        GAME.rules.legal(seen, menu)
        return str(GAME.grammar.text(GAME.rules.greedy(seen, menu, plain_rng(1))))

    state.pieces[action].used = 1
    state.pieces[find_card(state, Card.AMNESIA)].used = 1       # another's
    assert chosen() == f"play {event}"
    state.pieces[action].used = 0
    for piece in mine:
        state.pieces[piece].woken = 1
    assert chosen() == "pass"
