"""Daytime talk in Bethlem: questions and legal sentences reveal nothing, and bots believe with care."""
from typing import Any

import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.bethlem.names import Phase, Side, Word
from tapete.games.bethlem.rules.beliefs import standing, suspicion
from tapete.games.bethlem.rules.hearsay import LIE, SEEN, THOUGHT, trust
from tapete.games.bethlem.rules.knowledge import show_to_all
from tapete.games.bethlem.rules.sides import side_of
from tapete.games.bethlem.rules.talk import count_lies, is_plain
from tapete.games.bethlem.vocabulary import Ask
from tapete.kernel.agenda import frame_b, frame_c, top_frame
from tapete.referee.session import Session

GAME = find_game("bethlem")
ROWS = [["DANIEL", "ARCHIVO", "PACTO_DE_SANGRE", "CATALEPTICO"], ["NATHANIEL", "JOHN_FLICK", "ELECTROSHOCK", "AMNESIA"],
        ["RICHARD_DADD", "ARTHUR", "OPIO", "MUERTE_DULCE"], ["ALI", "WAKERFIELD", "LOBOTOMIA", "COMPANERO_1"],
        ["LARRY_OWLS", "SIAMESA_1", "RABIA", "COMPANERO_2"], ["MARY_FIRTH", "SIAMESA_2", "MANIA", "COMPANERO_3"],
        ["KRUGMAN", "PARCA", "PROFETA", "JUEGO_DE_AZAR"]]
DANIEL, NATHANIEL, _, ALI, LARRY, MARY, KRUGMAN = range(7)


def table(talk: int = 2, mute: tuple[int, ...] = ()) -> Session:
    """A first morning of seven, everybody knowing their own cards alone."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"talk": talk, "mute": list(mute)}),
                      [None] * 7, 1)
    for path, value in (("rows", ROWS), ("phase", "DAY")):
        GAME.scenarios.edit(session.state, path, value)
    return session


def asked(session: Session) -> int:
    return int(frame_b(top_frame(session.state)))


def seats_of(session: Session, viewer: int) -> Any:
    view: Any = GAME.view(session.blinded(viewer))
    return view.seats


def main_of(state: Any, seat: int) -> int:
    return int(state.at[4 * seat])


def say(session: Session, *words: str) -> None:
    for each in words:
        session.play(GAME.grammar.parse(each), session.to_move)


@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_and_what_may_be_said_depends_on_what_was_said_alone(seed: int) -> None:
    """All who are in the game are asked in turn, and each has the same sentences on the menu, whatever they hold."""
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"talk": 2}), [None] * 7, seed)
    agents = [SeatedAgent("random", seat, seed) for seat in range(7)]
    days = number = 0
    order: list[int] = []
    while not session.over and days < 3:
        if session.state.phase != Phase.DAY or asked(session) != Ask.TALK:
            if order:
                state, living = session.state, [i for i in range(7) if seats_of(session, i)[i].in_game]
                first = (state.round_no - 1) % 7
                turns = sorted(living, key=lambda seat: (seat - first) % 7)
                assert order in (turns, turns * 2)
                days, order = days + 1, []
        else:
            p = session.to_move
            order.append(p)
            living = [i for i in range(7) if seats_of(session, i)[i].in_game and i != p]
            every = {f"claim {side.name}" for side in (Side.MUTINEERS, Side.INMATES)}
            every |= {f"{verb} {seat}" for verb in ("accuse", "vouch", "saw GUILTY", "saw CLEAR") for seat in living}
            stands = session.state.said[p]
            said = {{Word.ACCUSED: "accuse", Word.VOUCHED: "vouch", Word.SAW_GUILTY: "saw GUILTY",
                     Word.SAW_CLEAR: "saw CLEAR"}[Word(word)] + f" {seat}" for seat, word in enumerate(stands) if word}
            if session.state.claims[p]:
                said.add(f"claim {Side(session.state.claims[p]).name}")
            menu = {GAME.grammar.text(action) for action in session.legal()}
            assert menu == {"pass"} | every - said
        session.play(agents[session.to_move].choose(session, number))
        number += 1
    assert days > 0


def test_everybody_reads_what_was_said() -> None:
    session = table()
    say(session, "claim INMATES", "saw CLEAR 0", "accuse 3")
    for viewer in (*range(7), session.game.spectator):
        seats = seats_of(session, viewer)
        assert (seats[0].claim, seats[1].said[0], seats[2].said[3]) == ("INMATES", "SAW_CLEAR", "ACCUSED")


def test_a_word_weighs_as_much_as_the_one_who_says_it_is_believed() -> None:
    state = table().state
    before = suspicion(state, ALI, MARY)
    state.said[LARRY][MARY] = Word.ACCUSED
    accused = suspicion(state, ALI, MARY)
    state.said[LARRY][MARY] = Word.SAW_GUILTY
    seen = suspicion(state, ALI, MARY)
    state.said[KRUGMAN][MARY] = Word.SAW_CLEAR
    assert before < accused < seen
    assert suspicion(state, ALI, MARY) < seen       # of two who contradict each other neither is simply believed
    state.said[KRUGMAN][MARY] = Word.NONE
    show_to_all(state, main_of(state, DANIEL))
    heard = suspicion(state, ALI, MARY)
    state.said[DANIEL][MARY] = Word.SAW_GUILTY
    assert suspicion(state, ALI, MARY) == heard     # a known mutineer's word is worth nothing


def test_what_lies_open_marks_liars() -> None:
    state = table().state
    state.said[NATHANIEL][MARY] = Word.SAW_GUILTY
    state.said[LARRY][NATHANIEL] = Word.ACCUSED
    count_lies(state)
    assert not any(state.lies)
    believed, suspected = trust(state, NATHANIEL, 40), suspicion(state, ALI, NATHANIEL)
    show_to_all(state, main_of(state, MARY))
    count_lies(state)
    assert (state.lies[NATHANIEL], state.lies[LARRY], is_plain(state, MARY)) == (3, 0, 0)
    assert trust(state, NATHANIEL, 40) == max(0, believed - 3 * LIE)
    assert suspicion(state, ALI, NATHANIEL) > suspected
    assert SEEN > THOUGHT


def test_who_says_nothing_where_others_speak_is_suspected() -> None:
    state = table().state
    before = suspicion(state, ALI, LARRY)
    state.claims[MARY] = Side.INMATES
    assert suspicion(state, ALI, LARRY) > before
    state.claims[LARRY] = Side.INMATES
    assert suspicion(state, ALI, LARRY) == before


def test_inmates_tell_what_they_know_and_mutineers_keep_to_their_lies() -> None:
    """In whole games no bot says two different things about one player. Inmates never claim to have seen something
    false. Everybody speaks as an inmate."""
    lied = told = 0
    for seed in range(4):
        session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset(), {"talk": 2}), [None] * 7, seed)
        agents = [SeatedAgent("greedy", seat, seed) for seat in range(7)]
        number = 0
        while not session.over:
            p, seen = session.to_move, session.state
            choice = agents[p].choose(session, number)
            number += 1
            if frame_b(top_frame(seen)) == Ask.TALK:
                verb, *args = GAME.grammar.text(choice).split()
                side = side_of(seen, p)
                if verb == "claim":
                    assert args == ["INMATES"]
                    lied += side == Side.MUTINEERS
                elif verb == "saw" and side == Side.INMATES:
                    told += 1
                    known = standing(session.blinded(p), p, int(args[1]))
                    assert known == (100 if args[0] == "GUILTY" else 0)
                elif verb in ("accuse", "vouch") and side != Side.INMATES:
                    assert seen.said[p][int(args[0])] == Word.NONE
            session.play(choice)
    assert lied and told


def test_a_bot_that_is_asked_to_be_silent_is_never_asked() -> None:
    session = table(mute=(0, 2))
    order = []
    while asked(session) == Ask.TALK:
        order.append((session.to_move, int(frame_c(top_frame(session.state)))))
        session.play(GAME.grammar.parse("pass"), session.to_move)
    assert order == [(seat, 2) for seat in (1, 3, 4, 5, 6)]
