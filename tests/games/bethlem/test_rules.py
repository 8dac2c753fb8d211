"""Bethlem's events compared with its states: each deed is told, to the right seats, and with its cause."""
import re
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.games import find_game, speech_of
from tapete.games.bethlem.custom.model import Custom, Extra, Loan
from tapete.games.bethlem.custom.names import ChoiceName, Occurrence, Power, Tool, Work
from tapete.games.bethlem.model import Piece, Table
from tapete.games.bethlem.names import Call, Card, Cause, Doom, Event, Omen, Op, Outcome, Phase, Question, Side
from tapete.games.bethlem.options import Options
from tapete.games.bethlem.rules.deaths import do_toll
from tapete.games.bethlem.rules.doom import fall_due, strike
from tapete.games.bethlem.rules.powers import do_put_off
from tapete.games.bethlem.rules.sides import announce_end
from tapete.games.bethlem.vocabulary import Act, Ask, Told, Why
from tapete.kernel.agenda import frame_b, top_frame
from tapete.kernel.menu import pack
from tapete.referee.session import Session

GAME = find_game("bethlem")
ROWS = [["DANIEL", "ARCHIVO", "PACTO_DE_SANGRE", "CATALEPTICO"], ["NATHANIEL", "JOHN_FLICK", "ELECTROSHOCK", "AMNESIA"],
        ["RICHARD_DADD", "ARTHUR", "OPIO", "MUERTE_DULCE"], ["ALI", "WAKERFIELD", "LOBOTOMIA", "COMPANERO_1"],
        ["LARRY_OWLS", "SIAMESA_1", "RABIA", "COMPANERO_2"], ["MARY_FIRTH", "SIAMESA_2", "MANIA", "COMPANERO_3"],
        ["KRUGMAN", "PARCA", "PROFETA", "JUEGO_DE_AZAR"]]
OWN_ROWS = [[first, *row[1:]] for first, row in zip(
    ("ALQUIMISTA", "OTAKU", "VUDU", "SUPERVIVIENTE", "RELOJERO", "MEDICO", "GAS"), ROWS, strict=True)]
TRAITS = ["RESPONSABILIDAD", "HOSTILIDAD", "MELANCOLIA", "ANSIEDAD", "NEUROTICISMO", "BIPOLARIDAD", "PACIENCIA"]
PASS = pack(Act.PASS, 0, 0)


def table(**given: Any) -> Session:
    """A game of seven, each card where `ROWS` has it."""
    chosen = GAME.ruleset("base-1")
    session = Session(GAME, chosen, GAME.options(chosen), [None] * 7, 1)
    for path, value in {"rows": ROWS, **{path.replace("__", "."): value for path, value in given.items()}}.items():
        GAME.scenarios.edit(session.state, path, value)
    return session


def heard(news: list[Any], seat: int, what: Told) -> list[tuple[int, int, int]]:
    return [(told.a, told.b, told.c) for told in news if told.what == what and told.is_for(seat)]


def test_whom_mary_and_the_archive_point_at_is_told_and_by_whom_not() -> None:
    for call, card, seat in (("MARY", Card.MARY_FIRTH, 5), ("ARCHIVO", Card.ARCHIVO, 0)):
        session = table(call=call)
        news = session.play("player 4", seat)
        assert heard(news, 4, Told.POINTED_AT) == [(card, 0, 0)]
        assert not any(heard(news, other, Told.POINTED_AT) for other in (0, 1, 2, 3, 5, 6, 8))


def test_nathaniel_tells_those_who_are_up_with_him_before_the_massacre() -> None:
    session = table(rows__1__cards__0__awakened=True, rows__3__cards__0__dead=True, call="AMOTINADOS")
    news = session.play("yes", 1)
    assert heard(news, 0, Told.ANNOUNCED) == heard(news, 2, Told.ANNOUNCED) == [(1, Card.NATHANIEL, 0)]
    assert not any(heard(news, other, Told.ANNOUNCED) for other in (3, 4, 5, 6, 8))


def test_a_card_in_its_cell_that_is_lynched_is_said_to_live_on() -> None:
    session = table(phase="LYNCHING", rows__4__cards__1__isolated=True)
    news = []
    for seat, voted in enumerate((4, 4, 4, 4, 3, 3, 2)):
        news += session.play(f"player {voted}", seat)
    for seat in range(4):
        news += session.play("point 4.2", seat)
    assert [args[0] % 32 for args in heard(news, 8, Told.LYNCHED)] == [17]
    assert heard(news, 8, Told.HOLDS) == [(place, cause, 1) for place, cause, _ in heard(news, 8, Told.LYNCHED)]


def test_a_vote_for_a_card_that_counts_double_is_said_to() -> None:
    """Else a tie of one vote against two cannot be understood."""
    session = table(phase="LYNCHING", traits=TRAITS, seats__0__trait_shown=True)
    news = []
    for seat, voted in enumerate((4, 4, 4, 4, 3, 3, 2)):
        news += session.play(f"player {voted}", seat)
    for seat, place in enumerate(("4.1", "4.2", "4.2", "4.3")):
        news += session.play(f"point {place}", seat)
    assert [(seat, how) for seat, _, how in heard(news, 8, Told.VOTED_CARD)] == [(0, 1), (1, 0), (2, 0), (3, 0)]
    assert heard(news, 8, Told.CARD_TIE)


def test_a_card_that_lives_on_by_day_is_said_to_with_what_has_struck_it() -> None:
    session = table(rows__5__cards__2__doomed=True, rows__6__cards__3__isolated=True, phase="DAY")
    while not session.state.pieces[session.state.at[22]].dead:
        session.play("pass")
    assert [cause for _, cause, _ in heard(session.play("point 6.4", 5), 8, Told.HOLDS)] == [Card.MANIA]


@pytest.mark.parametrize(("ruleset", "event"), [("base-1", "LEPROSO"), ("base-1", "CELDA"), ("propias-1", "RECUERDOS")])
def test_an_event_of_the_night_that_came_to_nothing_is_said_to_in_the_morning(ruleset: str, event: str) -> None:
    chosen = GAME.ruleset(ruleset)
    session = Session(GAME, chosen, GAME.options(chosen), [None] * 5, 1)
    for path, value in {"seats.0.events": [event], "round": 2, "call": "EVENTOS"}.items():
        GAME.scenarios.edit(session.state, path, value)
    news = [*session.play(f"play {event}", 0), *session.play("pass", 0)]
    assert not any(heard(news, seat, Told.IN_VAIN) for seat in range(9))
    while session.state.phase == Phase.NIGHT:
        legal = session.legal()
        news += session.play(PASS if PASS in legal else legal[0])
    assert heard(news, 8, Told.IN_VAIN) == heard(news, 8, Told.EVENT) == [(0, Event[event], 0)]


def test_nobody_is_said_to_vote_for_the_only_card_that_there_is() -> None:
    """They were not asked: it is lynched, and that is all."""
    session = table(phase="LYNCHING", **{f"rows__4__cards__{i}__dead": True for i in range(3)})
    news = []
    for seat, voted in enumerate((4, 4, 4, 4, 3, 3, 2)):
        news += session.play(f"player {voted}", seat)
    assert len(heard(news, 8, Told.LYNCHED)) == 1
    assert heard(news, 8, Told.VOTED_CARD) == []


def own_table(**given: Any) -> Session:
    """A game of seven with cards of one's own, its characters those of `OWN_ROWS`."""
    chosen = GAME.ruleset("propias-1")
    options = GAME.options(chosen, {"own_cards": {"characters": [row[0] for row in OWN_ROWS]}})
    session = Session(GAME, chosen, options, [None] * 7, 1)
    goals = ["INTERNO_1", "AMOTINADO_1", "INTERNO_2", "INTERNO_3", "AMOTINADO_2", "INQUISIDOR", "RENEGADO"]
    laid = {"rows": OWN_ROWS, "traits": TRAITS, "custom.goals": goals}
    for path, value in {**laid, **{path.replace("__", "."): value for path, value in given.items()}}.items():
        GAME.scenarios.edit(session.state, path, value)
    return session


def test_a_round_without_a_night_has_no_quiet_night() -> None:
    """Nothing is said of a night that was not."""
    session = own_table(custom__now={"ALERTA_ROJA": 2}, round=2)
    GAME.scenarios.edit(session.state, "phase", "NIGHT")
    log = session.state.log
    assert Told.NO_NIGHT in log.what and Told.QUIET not in log.what


def test_what_the_voodoo_mistress_passes_on_dies_through_her() -> None:
    session = own_table(seats__0__events=["BARBERO"], rows__3__cards__1__gloomy=True, phase="DAY")
    session.play("play BARBERO", 0)
    session.play("point 2.1", 0)
    assert [(card, cause) for _, card, cause in heard(session.play("point 1.2", 2), 8, Told.DIES)] == [
        (Card.JOHN_FLICK, Card.VUDU)]


def test_what_patience_puts_off_falls_due_as_what_it_was() -> None:
    """The mutineers' blow at an awakened Arthur comes to nothing a round later too."""
    state = table(rows__2__cards__1__awakened=True).state
    arthur = state.at[9]
    for doom, lives in ((Doom.DIRECT | Doom.RIOT, True), (Doom.DIRECT, False)):
        state.phase, state.round_no = Phase.NIGHT, 3
        strike(state, arthur, doom, 1)
        do_put_off(state, 6, 9)
        assert state.pieces[arthur].doom == 0
        state.round_no = 4
        fall_due(state)
        assert state.pieces[arthur].doom == doom
        do_toll(state, 0)
        assert (state.pieces[arthur].doom == 0) == lives


def test_a_player_who_is_behind_alone_is_asked_and_those_behind_together_draw() -> None:
    session = table(rows__3__cards__0__dead=True, phase="EVENING")
    hand = [sum(at == seat + 1 for at in session.state.event_at) for seat in range(7)]
    assert session.to_move == 3 and hand == [0] * 7
    session.play("yes", 3)
    assert [sum(at == seat + 1 for at in session.state.event_at) for seat in range(7)] == [0, 0, 0, 1, 0, 0, 0]
    state = table(phase="EVENING").state
    assert [sum(at == seat + 1 for at in state.event_at) for seat in range(7)] == [1] * 7


def test_the_key_to_the_archive_is_said_to_be_lost_only_where_it_is() -> None:
    """A player who is hypnotized into opening a record without a mutineer loses no key."""
    session = table(hypnotized=4, suggestion="ARCHIVO", call="ARCHIVO")
    session.play("player 1", 0)
    assert heard(session.play("player 3", 4), 4, Told.ANSWERED_ARCHIVE) == [(3, 0, 0)]
    assert not session.state.archive_lost
    session = table(call="ARCHIVO")
    assert heard(session.play("player 3", 0), 0, Told.ANSWERED_ARCHIVE) == [(3, 0, 1)]
    assert session.state.archive_lost


def test_a_tie_that_kills_two_birds_is_not_said_to_kill_nobody() -> None:
    chosen = GAME.ruleset("propias-1")
    session = Session(GAME, chosen, GAME.options(chosen), [None] * 7, 1)
    traits = ["RESPONSABILIDAD", "HOSTILIDAD", "MELANCOLIA", "ANSIEDAD", "NEUROTICISMO", "BIPOLARIDAD", "PACIENCIA"]
    for path, value in (("traits", traits), ("round", 2), ("custom.now", {"DOS_PAJAROS": 2}), ("phase", "LYNCHING")):
        GAME.scenarios.edit(session.state, path, value)
    news = []
    for seat, voted in enumerate((6, 5, 5, 1, 2, 3, 4)):
        news += session.play(f"player {voted}", seat)
    assert heard(news, 8, Told.CONDEMNED) == [(5, 2, 0), (6, 2, 0)]
    assert not heard(news, 8, Told.TIE)


BETWEEN = {"ChoiceName.P2", "ChoiceName.A1"}
"""Read as a range."""
ELSEWHERE = {"Told.ROLL"}
"""The kernel's."""


def test_every_word_and_every_option_is_read() -> None:
    """Nothing is declared that no rule carries out: words, frames, calls, powers, and the numbers of the ruleset."""
    files = [path for path in Path("src/tapete/games/bethlem").rglob("*.py")
             if path.name not in ("names.py", "vocabulary.py", "options.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    enums = (Told, Ask, Act, Why, Call, Op, Event, Doom, Question, Omen, Power, ChoiceName, Tool, Occurrence, Work)
    unread = {f"{enum.__name__}.{member.name}" for enum in enums for member in enum
              if not re.search(rf"\b{enum.__name__}\.{member.name}\b", code) and member.name != "NONE"}
    assert unread == BETWEEN | ELSEWHERE
    assert not [field for field in Options.dtype.names if not re.search(rf"\boptions\.{field}\b", code)]


@pytest.mark.parametrize(("path", "value", "said"), [
    ("rows.5.cards.0.dead", True, "from 0 to 4, got 5"), ("rows.5.cards", ROWS[0], "from 0 to 4, got 5"),
    ("seats.5.trait", "PACIENCIA", "from 0 to 4, got 5"), ("seats.0.trait", "DANIEL", "no personality"),
    ("banned", 5, "from 0 to 4, got 5"), ("gloom_asked", [0, 5], "from 0 to 4, got 5"),
    ("marks.reaper", "5.1", "'5.1' is no place"), ("own.pact", [1, 5], "from 0 to 4, got 5"),
    ("rows.0.cards.0.dead", 1, "expected true or false"), ("rows.0.cards.0.due", 300, "from 0 to 200"),
    ("rows.0.cards.0.color", 1, "'color' is no field"), ("custom.pills", 1, "there is none in this game"),
    ("seats.0.events", ["LUNA"], "'LUNA' is no event"), ("phase", "NOON", "'NOON' is no phase")])
def test_what_a_scenario_cannot_set_is_refused(path: str, value: Any, said: str) -> None:
    """With five and one who narrates: places and players that are not there, and values of another kind."""
    chosen = GAME.ruleset("base-1")
    session = Session(GAME, chosen, GAME.options(chosen, {"narrator_from": 6}), [None] * 6, 1)
    before = GAME.State.pack(session.state)
    with pytest.raises(InputError, match=f"{re.escape(path)}: .*{re.escape(said)}"):
        GAME.scenarios.edit(session.state, path, value)
    assert GAME.State.pack(session.state) == before


def test_every_field_of_the_records_is_read() -> None:
    """Nothing is kept in the state that no rule and no view looks at."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path("src/tapete/games/bethlem").rglob("*.py")
                     if path.name not in ("model.py", "edit.py"))
    for layout in (Table, Custom, Extra, Loan, Piece):
        assert not [f"{layout.__name__}.{field}" for field in layout.dtype.names if field != "fault"     # the kernel's
                    if not re.search(rf"\.{field}\b(?!\s*=[^=])", code)]


def test_the_awakened_reaper_moves_tokens_as_often_as_there_are_tokens() -> None:
    """Back and forth for ever there was no morning: seed 1962 of greedy games with cards of one's own."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, 1)
    state = session.state
    GAME.scenarios.edit(state, "round", 2)
    o = next(o for o in range(28) if state.pieces[o].card == Card.PARCA)
    reaper = int(state.owner[o // 4])
    rows = [row for row in range(7) if row != reaper][:2]
    for row in rows:
        GAME.scenarios.edit(state, f"rows.{row}.cards.1.doomed", True)
    GAME.scenarios.edit(state, f"rows.{o // 4}.cards.{o % 4}.awakened", True)
    GAME.scenarios.edit(state, f"rows.{o // 4}.cards.{o % 4}.shown", True)
    GAME.scenarios.edit(state, "marks.reaper", f"{rows[0]}.1")
    GAME.scenarios.edit(state, "call", "PARCA_2")
    asked = 0
    while state.n_agenda and session.to_move == reaper and frame_b(top_frame(state)) == Ask.SHIFT:
        asked += 1
        here, there = (1, 2) if asked % 2 else (2, 1)
        session.play(f"pair {rows[0]}.{here + 1} {rows[0]}.{there + 1}", reaper)
        state = session.state
        assert asked < 9
    assert asked == 2


def few(players: int = 4, **given: Any) -> Session:
    """A game by the usual cards for so many."""
    chosen = GAME.ruleset("base-1")
    session = Session(GAME, chosen, GAME.options(chosen), [None] * players, 1)
    for path, value in given.items():
        GAME.scenarios.edit(session.state, path.replace("__", "."), value)
    return session


@pytest.mark.parametrize("event", ["HISTORIA_SIAMESAS", "HISTORIA_NEUROTICO", "HISTORIA_SECRETOS"])
def test_a_record_that_names_nobody_says_so_to_whoever_opens_it(event: str) -> None:
    session = few(round=2, seats__0__events=[event], call="EVENTOS")
    news = session.play(f"play {event}", 0)
    assert heard(news, 0, Told.EMPTY_RECORD) == [(Event[event], 0, 0)]
    assert not any(heard(news, other, Told.EMPTY_RECORD) for other in (1, 2, 3))


@pytest.mark.parametrize("event", ["BARBERO", "CONFESION", "DESPERTAR"])
def test_an_event_of_the_day_for_which_nothing_is_chosen_is_said_to_come_to_nothing(event: str) -> None:
    session = few(round=2, seats__0__events=[event], phase="DAY")
    session.play(f"play {event}", 0)
    assert heard(session.play("pass", 0), 3, Told.IN_VAIN) == [(0, Event[event], 0)]


@pytest.mark.parametrize("language, said", [
    ("en", "Several sides reach their aims at once: A and C (the mutineers: nobody who is against the mutiny is left) "
           "and B (the inmates: no mutineer card is alive)."),
    ("es", "Varios bandos logran su objetivo a la vez: A y C (los amotinados: no queda en pie nadie que se oponga al "
           "motín) y B (los internos: no queda con vida ninguna carta de amotinado).")])
def test_where_several_sides_win_at_once_the_end_names_them_all_and_why(language: str, said: str) -> None:
    session = few()
    state = session.state
    state.outcome, state.cause, state.winners = Outcome.WON, Side.MUTINEERS, 7
    state.won_as[0], state.won_as[1], state.won_as[2] = Side.MUTINEERS, Side.INMATES, Side.MUTINEERS
    speech = speech_of("bethlem", language)
    assert GAME.results.cause(speech, state, ["A", "B", "C", "D"]) == said
    announce_end(state)
    log, last = state.log, (state.log.told - 1) % len(state.log.what)
    ended = GAME.wording.happening(log.what[last], log.a[last], log.b[last], log.c[last])
    assert said[1:].split(":")[0] in GAME.wording.sentence(speech, ended, ["A", "B", "C", "D"])


@pytest.mark.parametrize("version, asked_again", [(8, False), (9, True)])
def test_an_older_game_goes_on_with_one_haki_a_night(version: int, asked_again: bool) -> None:
    session = own_table(call="OTAKU")
    GAME.configuration.set_version(session.state, version)
    session.play("choose SHIELD", 1)
    session.play("point 1.1", 1)
    assert (session.state.call == Call.OTAKU) is asked_again


@pytest.mark.parametrize("version, word", [(8, Told.EMPTY_RECORD), (9, Told.UNBOUND)])
def test_in_an_older_game_the_record_of_a_declined_pact_stays_empty(version: int, word: Told) -> None:
    session = table(seats__3__events=["HISTORIA_SECRETOS"], call="PACTO")
    GAME.configuration.set_version(session.state, version)
    session.play("bind 1 2", 0)
    session.play("no", 2)
    assert heard(session.play("play HISTORIA_SECRETOS", 3), 3, word)


@pytest.mark.parametrize("version, looks", [(8, False), (9, True)])
def test_in_an_older_game_the_doctor_does_not_look_at_a_card_that_nothing_saves(version: int, looks: bool) -> None:
    session = own_table(rows__0__cards__1__doomed=True)
    GAME.configuration.set_version(session.state, version)
    session.state.pieces[session.state.at[1]].doom = Doom.DIRECT | Doom.CERTAIN
    session.lay({"call": "MEDICO"})
    assert (session.to_move == 5) is looks


@pytest.mark.parametrize("struck, fall", [(False, False), (True, True)])
def test_of_spies_that_all_die_none_is_said_to_live(struck: bool, fall: bool) -> None:
    spies = {f"custom__tokens__{row}__2__spy": True for row in range(3)}
    session = own_table(custom__now={"ESPIONAJE": 1}, custom__tokens__0__2__spy_hit=struck, round=2, phase="DAY",
                        rows__3__cards__1__gloomy=True, seats__0__events=["BARBERO"], **spies)
    session.play("play BARBERO", 0)
    news = session.play("point 1.2", 0)
    assert bool(heard(news, 6, Told.SPIES_FALL)) is fall and bool(heard(news, 6, Told.SPY_HIT)) is not fall


@pytest.mark.parametrize("cause, dead, said", [
    (Cause.INMATES, False,
     "The inmates win, because no mutineer card is alive. The winners: A and B. G, with the director, won only if the "
     "others had no main character left alive or, once the director is dead, no secondary one."),
    (Cause.DIRECTOR, False,
     "The director wins, because nobody else has a living main character. The winners: A and B."),
    (Cause.DIRECTOR, True,
     "The director wins, because nobody else has a living secondary character. The winners: A and B.")])
def test_the_end_says_which_aim_has_been_reached(cause: Cause, dead: bool, said: str) -> None:
    session = table(rows__6__cards__0__dead=dead)
    state = session.state
    state.outcome, state.cause, state.winners = Outcome.WON, cause, 3
    assert GAME.results.cause(speech_of("bethlem", "en"), state, [*"ABCDEFG"]) == said


def test_the_inmates_win_by_objectives_where_there_are_some() -> None:
    state = own_table().state
    state.outcome, state.cause, state.winners = Outcome.WON, Cause.INMATES, 1
    said = GAME.results.cause(speech_of("bethlem", "es"), state, [*"ABCDEFG"])
    assert said == ("Ganan los internos, porque está a la vista el objetivo de cada amotinado y el del "
                    "renegado, que cuenta como uno de ellos. Gana: A. F, con el inquisidor, solo ganaba si revelaba "
                    "todos los secretos.")


def test_mutineers_who_are_asked_again_hear_that_they_do_not_agree() -> None:
    session = table(round=2, call="AMOTINADOS")
    asked = []
    while len(asked) < 4:
        if frame_b(top_frame(session.state)) == Ask.ATTACK:
            asked.append(GAME.wording.question(speech_of("bethlem", "en"), session.state, [*"ABCDEFG"]))
            session.play(f"point {2 + len(asked)}.2")
        else:
            session.play("no")   # Ali does not spy
    assert ["not agreed" in said for said in asked] == [False, False, False, True]
