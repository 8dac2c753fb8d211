"""Seats that sleep see nothing of the night, and public events by day do not depend on hidden facts."""
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tapete.games import find_game
from tapete.games.bethlem.custom.names import Power
from tapete.games.bethlem.custom.rules.act import do_card, do_infect, take_off
from tapete.games.bethlem.hidden import is_awake
from tapete.games.bethlem.names import OWN, Call, Card, Doom, Lynching, Op, Phase
from tapete.games.bethlem.rules.announce import is_asked_aloud, is_called
from tapete.games.bethlem.rules.cards import holder, may_act
from tapete.games.bethlem.rules.day import show_the_night
from tapete.games.bethlem.rules.doom import exchange, spare, strike
from tapete.games.bethlem.rules.endurance import has_held
from tapete.games.bethlem.rules.events import learn_neurotic
from tapete.games.bethlem.rules.knowledge import show_to_all
from tapete.games.bethlem.vocabulary import Ask, Told
from tapete.kernel.agenda import frame_b, frame_c, schedule, top_frame
from tapete.kernel.dice import plain_rng
from tapete.kernel.log import EVERYBODY
from tapete.referee.session import Session
from tapete.testing.leaks import AllowedLeaks, leaks

from ...sweep import sweep
from . import test_conformance as kit

GAME = find_game("bethlem")
OPENLY = {Told.CALL, Told.GLOOMY, Told.BORROWED, Told.ISOLATED, Told.HYPNOSIS, Told.SHOWN, Told.LOBOTOMIZED,
          Told.UNTREATED, Told.VOTELESS, Told.CONVERTED, Told.LAUGHS, Told.NOBODY_LAUGHS, Told.STOLEN_POWER,
          Told.SURVIVOR, Told.SWAPPED_GOALS, Told.SWAPPED_TRAITS, Told.KING, Told.BODY}
"""What may be told to everybody at night: the calls, and what cards and events themselves say is announced."""
OWN_FIELDS = {"puppet", "order", "sleeps", "used"}
"""What a sleeper's own cards and personality have had for a night, which ends in a call of their own."""


VIEWERS = (*range(7), find_game("bethlem").spectator)
"""The seats of a table of seven, and those who watch."""


def session_of(ruleset: str, players: int, seed: int) -> Session:
    chosen = GAME.ruleset(ruleset)
    return Session(GAME, chosen, GAME.options(chosen), [None] * players, seed)


def _fields(record: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if record.dtype.names is None:
        yield path, record
    else:
        for name in record.dtype.names:
            yield from _fields(record[name], (*path, name))


def _changed(before: Any, after: Any) -> set[str]:
    """The fields that differ, except the present call."""
    pairs = zip(_fields(before), _fields(after), strict=True)
    return {".".join(path) for (path, one), (_, two) in pairs
            if path[0] not in ("agenda", "n_agenda", "call") and not np.array_equal(one, two)
            and not OWN_FIELDS & set(path)}


FEW = ("base-1", 2, 3), ("base-1", 5, 1), ("base-1", 7, 1), ("propias-1", 4, 1), ("propias-1", 7, 1)


@pytest.mark.parametrize("ruleset, players, games", sweep(
    [*FEW, *((ruleset, players, 6) for ruleset, players, _ in FEW)], kept=FEW))
def test_whoever_sleeps_sees_nothing_change_until_the_morning(ruleset: str, players: int, games: int) -> None:
    looked = 0
    for seed in range(games):
        session, chance = session_of(ruleset, players, seed), random.Random(seed)
        while not session.over:
            state, seat, call = session.state, session.to_move, session.state.call
            night = state.round_no if state.phase == Phase.NIGHT else -1
            asleep = {viewer: GAME.State.pack(session.blinded(viewer)) for viewer in range(players)
                      if night >= 0 and viewer != seat and not is_awake(state, viewer)}
            action = GAME.grammar.text(legal := chance.choice(session.legal()))
            news = session.play(legal)
            if session.over or (session.state.phase, session.state.round_no) != (Phase.NIGHT, night):
                continue
            loud = {told.what for told in news if told.seats == EVERYBODY}
            openly = OPENLY | {Told.SWAPPED, Told.OUT, Told.RISE_AGAIN} if call == Call.EVENTOS else OPENLY
            assert loud <= openly, ({Told(what).name for what in loud - openly}, action)
            for viewer, before in asleep.items():
                heard = any(told.is_for(viewer) for told in news if told.what != Told.CALL)
                if not heard and not is_awake(session.state, viewer):
                    assert not _changed(before, GAME.State.pack(session.blinded(viewer))), action
                    looked += 1
    assert looked > 30


@pytest.mark.parametrize("players", [2, 3, 5])
def test_which_calls_of_the_day_are_made_does_not_depend_on_where_a_card_lies(players: int) -> None:
    """The same calls in every deal that somebody who watches cannot tell from the true one."""
    calls = [Call.WAKERFIELD, Call.MANIA, Call.CATALEPTICO_2, Call.JUEGO_DE_AZAR_2, Call.AMNESIA, Call.AMNESIA_2]
    differed = 0
    for seed in range(4):
        session, chance, dealer = session_of("base-1", players, seed), random.Random(seed), plain_rng(seed)
        scratch = GAME.Menu.plain()
        for _ in range(250):
            if session.over:
                break
            if session.state.phase > Phase.NIGHT:
                other = session.blinded(GAME.spectator)
                GAME.rules.redeal(other, dealer, scratch)
                differed += any(other.pieces[o].card != session.state.pieces[o].card for o in range(8))
                assert ([is_asked_aloud(session.state, call) for call in calls]
                        == [is_asked_aloud(other, call) for call in calls])
            session.play(chance.choice(session.legal()))
    assert differed > 50


def test_nobody_sees_whom_rabies_has_bitten() -> None:
    session = session_of("base-1", 7, 1)
    session.state.phase, session.state.round_no = Phase.DAY, 2
    victim = next(o for o in range(28) if session.state.pieces[o].card == Card.DANIEL)
    session.state.pieces[victim].due = 3
    place = GAME.view(session.state)
    assert any(card["due"] == 3 for row in place.model_dump()["rows"] for card in row["cards"])
    for viewer in VIEWERS:
        view: Any = GAME.view(session.blinded(viewer)).model_dump()
        assert all(card["due"] is None for row in view["rows"] for card in row["cards"]), viewer
    session.state.patience = victim + 1         # told in the morning
    assert session.blinded(3).pieces[victim].due == 3


def test_which_card_the_assassin_has_named_is_told_its_holder_and_seen_by_nobody_else() -> None:
    session = at_night("SALTAMUNDOS", {"custom.world": "CIUDADELAS", "custom.hand": {"ASESINO": 1}})
    state = session.state
    jumper = seat_of(state, Card.SALTAMUNDOS)
    o = next(o for o in range(28) if state.pieces[o].card == Card.MANIA)
    other, victim = state.at[9 if o != state.at[9] else 10], holder(state, o)
    assert victim != jumper
    state.pieces[other].gloomy = 1
    session.play("choose USE_ASESINO", jumper)
    news = session.play("card MANIA", jumper)
    assert [told.seats for told in news if told.what == Told.NAMED] == [1 << victim]
    assert not may_act(state, o)
    for viewer in VIEWERS:
        seen: Any = GAME.view(session.blinded(viewer)).model_dump()["rows"]
        cards = {card["dealt"]: card["gloomy"] for row in seen for card in row["cards"]}
        assert cards[f"{o // 4}.{o % 4 + 1}"] == (viewer == victim), viewer
        assert cards[f"{other // 4}.{other % 4 + 1}"], viewer


# ---- two states that a seat cannot tell apart ---------------------------------------------------

CHARACTERS = ["ARQUITECTO", "GAS", "LUDOPATA", "CHEF", "SALTAMUNDOS", "RELOJERO", "CYBORG"]


def at_night(call: str, given: dict[str, Any]) -> Session:
    """A game with cards of one's own at a call of its second night."""
    chosen = GAME.ruleset("propias-1")
    options = GAME.options(chosen, {"own_cards": {"characters": CHARACTERS}})
    session = Session(GAME, chosen, options, [None] * 7, 1)
    for path, value in {**given, "round": 2, "call": call}.items():
        GAME.scenarios.edit(session.state, path, value)
    return session


def seat_of(state: Any, card: Card) -> int:
    return next(int(state.owner[o // 4]) for o in range(28) if state.pieces[o].card == card)


@pytest.mark.parametrize("world, tool", [("BANG", "PANICO"), ("BANG", "DESCARTE"), ("CIUDADELAS", "LADRON"),
                                         ("CIUDADELAS", "MAGO"), ("CIUDADELAS", "MERCADER")])
def test_what_the_jumper_does_is_seen_in_the_morning_and_not_by_whom(world: str, tool: str) -> None:
    """A sleeping player hears and sees the same whether the jumper uses the card or keeps it."""
    given = {"custom.world": world, "custom.hand": {tool: 1}, "seats.0.events": ["BARBERO"],
             "seats.1.events": ["CONFESION"]}
    seen = []
    for uses in (True, False):
        session = at_night("SALTAMUNDOS", given)
        jumper = seat_of(session.state, Card.SALTAMUNDOS)
        news = session.play(f"choose USE_{tool}" if uses else "pass", jumper)
        while session.state.call == Call.SALTAMUNDOS:
            news += session.play(session.legal()[-1], jumper)
        asleep = [viewer for viewer in VIEWERS if viewer != jumper and not is_awake(session.state, viewer)]
        seen.append([(viewer, [(told.what, told.a, told.b, told.c) for told in news if told.is_for(viewer)],
                      GAME.view(session.blinded(viewer))) for viewer in asleep])
    assert seen[0] == seen[1]


def test_nobody_sees_who_laid_a_token() -> None:
    """Players who are awake see tokens, but not whose they are. Each player knows their own."""
    for ruleset, players in (("base-1", 7), ("propias-1", 7)):
        session, chance, looked = session_of(ruleset, players, 3), random.Random(3), 0
        while not session.over and looked < 200:
            for viewer in range(players):
                seen = session.blinded(viewer)
                assert not any(piece.killers & ~(1 << viewer) for piece in seen.pieces)
                looked += any(piece.killers for piece in session.state.pieces)
            session.play(chance.choice(session.legal()))
        assert looked > 20


def test_a_blow_by_others_takes_nobodys_own_from_memory() -> None:
    """A player who struck a card in vain sees no change when another player strikes it unseen."""
    session = session_of("base-1", 7, 3)
    session.state.phase, session.state.round_no = Phase.NIGHT, 3
    strike(session.state, 9, Doom.DIRECT, 1 << 2)
    spare(session.state, 9)
    before = GAME.State.pack(session.blinded(2))
    strike(session.state, 9, Doom.DIRECT, 1 << 4)
    spare(session.state, 9)
    assert has_held(session.state, 2, 9) and has_held(session.state, 4, 9) and not has_held(session.state, 1, 9)
    assert not _changed(before, GAME.State.pack(session.blinded(2)))


def test_who_is_asked_to_hand_on_broccoli_does_not_tell_whose_card_has_acted() -> None:
    """All with broccoli are asked, in the order of their seats, whatever their cards have done in the night."""
    asked = []
    for acted in (0, 1):
        session = at_night("ANSIEDAD", {"custom.tokens.0.1.broccoli": 1, "custom.tokens.3.2.broccoli": 1})
        session.state.own.extra[session.state.at[0]].acted = acted
        session.state.own.extra[session.state.at[14]].acted = acted
        GAME.scenarios.edit(session.state, "phase", "EVENING")
        seats = []
        while session.state.n_agenda and (session.to_move, frame_b(top_frame(session.state))) != (-1, 0):
            frame = top_frame(session.state)
            if frame_b(frame) != Ask.POWER or frame_c(frame) != Power.HAND_ON:
                break
            seats.append(session.to_move)
            session.play("pass", session.to_move)
        asked.append(seats)
    assert asked[0] == asked[1] == [0, 3]


def test_nobody_sees_the_clockmaker_asked_whether_time_goes_back() -> None:
    session = at_night("ANSIEDAD", {"phase": "EVENING"})
    state = session.state
    clockmaker = seat_of(state, Card.RELOJERO)
    o = next(o for o in range(28) if state.pieces[o].card == Card.RELOJERO)
    GAME.scenarios.edit(state, f"rows.{o // 4}.cards.{o % 4}.awakened", True)
    GAME.scenarios.edit(state, "phase", "EVENING")
    assert session.to_move == clockmaker
    for viewer in VIEWERS:
        waiting: Any = GAME.view(session.blinded(viewer)).model_dump()["waiting"]
        assert waiting["seat"] == (clockmaker if viewer == clockmaker else None), viewer


def test_nobody_sees_at_dawn_that_a_twin_was_attacked_in_vain() -> None:
    """While the night's deaths are sorted out only the referee knows which cards were attacked and live."""
    session = session_of("base-1", 7, 1)
    pieces = session.state.pieces
    twin, other = (next(o for o in range(28) if pieces[o].card == card) for card in (Card.SIAMESA_1, Card.DANIEL))
    for o in (twin, other):
        GAME.scenarios.edit(session.state, f"rows.{o // 4}.cards.{o % 4}.doomed", True)
    GAME.scenarios.edit(session.state, "phase", "DAY")
    assert session.state.call == Call.WAKERFIELD and session.state.twins
    for viewer in VIEWERS:
        assert session.blinded(viewer).twins == 0, viewer


def test_how_often_the_voodoo_mistress_was_struck_nobody_sees() -> None:
    """What was attacked in the night and lives nobody is told, its player neither."""
    chosen = GAME.ruleset("propias-1")
    session = Session(GAME, chosen, GAME.options(chosen, {"own_cards": {"characters": [*CHARACTERS[:6], "VUDU"]}}),
                      [None] * 7, 1)
    session.state.phase, session.state.own.harm = Phase.DAY, 3
    for viewer in VIEWERS:
        assert session.blinded(viewer).own.harm == 0, viewer


def test_what_is_left_of_a_night_is_seen_by_nobody() -> None:
    """How long the mutineers took to agree, who killed Ali, whom the future has taken a card from."""
    session = at_night("ANSIEDAD", {})
    state = session.state
    state.phase, state.awake, state.pass_no, state.silenced, state.own.future = Phase.DAY, 0, 2, 6, 6
    clockmaker = seat_of(state, Card.RELOJERO)
    for viewer in VIEWERS:
        seen = session.blinded(viewer)
        assert (seen.pass_no, seen.silenced, seen.own.future) == (0, 0, 6 if viewer == clockmaker else 0), viewer


# ---- what all have seen or heard, and what nobody may -------------------------------------------

MOMENTS = [("propias-1", 8, 14, 244), ("propias-1", 6, 14, 311), ("propias-1", 5, 14, 64), ("propias-1", 5, 14, 143),
           ("propias-1", 5, 14, 229), ("propias-1", 6, 16, 224), ("propias-1", 8, 17, 82), ("propias-1", 7, 17, 334),
           ("propias-1", 6, 16, 82), ("propias-1", 5, 16, 51), ("propias-1", 8, 17, 180), ("base-1", 5, 14, 39),
           ("base-1", 6, 16, 95), ("base-1", 8, 17, 125), ("base-1", 5, 18, 92), ("base-1", 7, 20, 83),
           ("base-1", 8, 21, 210), ("propias-1", 8, 60, 142), ("propias-1", 5, 60, 215), ("propias-1", 6, 62, 55),
           ("base-1", 8, 63, 382), ("base-1", 6, 62, 226), ("base-1", 8, 64, 365), ("base-1", 8, 66, 139),
           ("base-1", 6, 92, 261), ("base-1", 6, 73, 145), ("propias-1", 8, 101, 278), ("propias-1", 8, 103, 90)]
"""Choices of random games at which something hidden was once found to come through, or something open forgotten. The
games go by the rules of version 8."""


@pytest.mark.parametrize("ruleset, players, seed, number", MOMENTS)
def test_nothing_leaks_at_the_moments_at_which_something_did(ruleset: str, players: int, seed: int,
                                                             number: int) -> None:
    session, chance = session_of(ruleset, players, seed), random.Random(seed)
    GAME.configuration.set_version(session.state, 8)
    # Version 8 draws the occurrences before all that the end of a round asks, and tells nobody.
    allowed = AllowedLeaks((*kit.TestBethlem.seen_untold, r"own\.drawn\.\*"), kit.TestBethlem.told_in_passing,
                           kit.TestBethlem.untold_at_the_end)
    for _ in range(number):
        if chance.random() < .12:
            chance.randrange(players)
        session.play(chance.choice(session.legal()))
    seats = session.to_move, (chance.random(), chance.randrange(players))[1]
    found = [str(leak) for seat in seats for leak in leaks(session.game, session.state, seat, 100 * number + seat,
                                                           allowed)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players, choices", [(2, 14), (3, 6)])
def test_nothing_leaks_while_few_choose_sides_and_cards(players: int, choices: int) -> None:
    """With two and three there are choices before the first night; the kit looks at full tables."""
    session, chance = session_of("base-1", players, 0), random.Random(0)
    dealt = r"own\.may\..*|rows\.\*\.cards\.\*\.card"      # the first cards, after the setup
    allowed = AllowedLeaks((*kit.TestBethlem.seen_untold, dealt), kit.TestBethlem.told_in_passing,
                           kit.TestBethlem.untold_at_the_end)
    found: set[str] = set()
    for number in range(choices):
        for seat in (*range(players), GAME.spectator):
            found |= {*map(str, leaks(session.game, session.state, seat, 100 * number + seat, allowed))}
        session.play(chance.choice(session.legal()))
    assert not found, "\n".join(sorted(found))


def asked_by_day(ruleset: str, ask: Ask, c: int = 0) -> Session:
    """A game with a seat 1 that is asked something in the open, on the third day."""
    session = session_of(ruleset, 7, 1)
    GAME.scenarios.edit(session.state, "round", 3)
    GAME.scenarios.edit(session.state, "phase", "DAY")
    session.state.n_agenda, session.state.awake, session.state.call = 0, 0, Call.NONE
    schedule(session.state, Op.ASK, 1, ask, c)
    return session


def test_the_card_that_a_prophecy_is_to_kill_only_the_prophet_sees() -> None:
    session = asked_by_day("base-1", Ask.FATE)
    looks = {viewer: {GAME.rules.seen_as(session.state, action, viewer) for action in session.legal()}
             for viewer in VIEWERS}
    assert len(looks[1]) > 10
    assert all(len(looks[viewer]) == 1 for viewer in VIEWERS if viewer != 1)
    session.state.omens.by, session.state.omens.fate = 2, 5
    for viewer in VIEWERS:
        seen: Any = GAME.view(session.blinded(viewer)).model_dump()["omen"]
        assert (seen["fate"] is None) == (viewer != 1), viewer


@pytest.mark.parametrize("ruleset", ["base-1", "propias-1"])
def test_whether_amnesia_is_called_is_known_to_whoever_has_heard_that_it_was_used(ruleset: str) -> None:
    """Its uses are said aloud. If the card is open, every possible deal agrees on whether a use is left."""
    for used in (0, 1):
        session = session_of(ruleset, 7, 1)
        o = next(o for o in range(28) if session.state.pieces[o].card == Card.AMNESIA)
        show_to_all(session.state, o)
        session.state.pieces[o].used = used
        session.state.phase, session.state.round_no = Phase.DAY, 3
        assert is_asked_aloud(session.state, Call.AMNESIA_2) == (not used)
        for viewer in VIEWERS:
            other = session.blinded(viewer)
            GAME.rules.redeal(other, plain_rng(viewer), GAME.Menu.plain())
            assert is_asked_aloud(other, Call.AMNESIA_2) == (not used), viewer


def test_whoever_is_up_sees_what_the_morning_will_tell_of_the_table() -> None:
    """A coma, a locked card or a returned card: a player who sees it there knows that it will be told."""
    session = at_night("ANSIEDAD", {})
    own, pieces = session.state.own, session.state.pieces
    pieces[3].gloomy, own.jailed, own.extra[9].coma, own.in_coma = 1, 4, 1, 1 << 9
    session.state.awake, session.state.back = 1 << 5, 1 << 20
    for viewer in VIEWERS:
        seen = session.blinded(viewer)
        lies_there = (4, 1 << 9, 1 << 20) if viewer == 5 else (0, 0, 0)
        assert (seen.own.jailed, seen.own.in_coma, seen.back) == lies_there, viewer


def test_a_jailed_card_is_told_by_a_word_of_its_own() -> None:
    """Not by melancholy's: a page chooses by the event's word what it shows."""
    state = at_night("ANSIEDAD", {}).state
    state.pieces[3].gloomy, state.own.jailed, state.log.on = 1, 4, 1
    news = state.log.told
    show_the_night(state)
    told = [Told(int(state.log.what[i % 48])) for i in range(news, state.log.told)]
    assert told == [Told.JAILED]


def test_of_the_virus_all_see_what_lay_in_the_morning_and_whoever_is_up_what_lies_now() -> None:
    """Two more and two used up the same night leave nothing by which it could be told."""
    session = at_night("ANSIEDAD", {"custom.seats.2.virus": 1, "custom.seats.3.virus": 1})
    state = session.state
    state.awake = 1 << 5
    before = GAME.State.pack(session.blinded(5))
    for _ in range(2):
        do_infect(state, 2)
    assert [session.blinded(viewer).own.virus[2] for viewer in (4, 5)] == [1, 3]
    state.own.virus[2] -= 2
    assert not _changed(before, GAME.State.pack(session.blinded(5)))
    do_infect(state, 3)
    state.log.on = 1
    news = state.log.told
    show_the_night(state)
    told = [(state.log.a[i % 48], state.log.b[i % 48]) for i in range(news, state.log.told)
            if state.log.what[i % 48] == Told.VIRUS]
    assert told == [(3, 2)]


def test_what_an_awakened_amnesia_does_with_the_lynching_is_said_aloud() -> None:
    """That it is called off, that the vote is for the dead, and who is accused."""
    for reply, how in (("yes", Lynching.ACCUSED), ("yes reverse", Lynching.REVIVES)):
        session = session_of("base-1", 7, 1)
        state = session.state
        o = next(o for o in range(28) if state.pieces[o].card == Card.AMNESIA)
        p = holder(state, o)
        bipolar = next(seat for seat in range(7) if state.traits[seat] == Card.BIPOLARIDAD)
        state.traits[bipolar], state.traits[p] = state.traits[p], state.traits[bipolar]
        GAME.scenarios.edit(state, "phase", "DAY")
        state.pieces[o].woken = state.lynching = state.pieces[3].dead = 1
        state.n_agenda, state.awake, state.call = 0, 1 << p, Call.AMNESIA
        schedule(state, Op.SECOND, 0, 0, 0)
        schedule(state, Op.CALL, Call.NONE, 0, 0)
        schedule(state, Op.ASK, p, Ask.AMNESIA, OWN)
        news = session.play(reply, p)
        if how == Lynching.ACCUSED:
            news += session.play("player 3", p)
        aloud = [(told.what, told.a, told.b) for told in news if told.seats == EVERYBODY]
        assert (Told.AMNESIA, p, how) in aloud
        assert ((Told.ACCUSED, 3, p) in aloud) == (how == Lynching.ACCUSED)


def test_whoever_has_found_out_who_obeys_remembers_it() -> None:
    session = session_of("base-1", 7, 1)
    state = session.state
    neurotic = next(seat for seat in range(7) if state.traits[seat] == Card.NEUROTICISMO)
    other = (neurotic + 1) % 7
    state.puppet = (neurotic + 2) % 7 + 1
    learn_neurotic(state, other)
    state.n_agenda, state.phase, state.awake = 1, Phase.DAY, 0
    for viewer in VIEWERS:
        assert session.blinded(viewer).puppet == (state.puppet if viewer in (neurotic, other) else 0), viewer

def test_which_power_is_stolen_is_said_aloud_and_not_by_whom() -> None:
    session = at_night("MEDIUM", {})
    for k, (card, aloud) in enumerate([(Card.PARCA, True), (Card.OPIO, True), (Card.ARTHUR, False)]):
        loan = session.state.own.loans[k]
        loan.card, loan.seat, loan.source = card, 3, 9
        for viewer in VIEWERS:
            seen = session.blinded(viewer).own.loans[k]
            whole = (card, 3, 9) if viewer == 2 else (card, 0, 0) if aloud else (0, 0, 0)
            assert (seen.card, seen.seat, seen.source) == whole, viewer


def test_whom_mary_has_found_knows_that_they_do_not_get_up() -> None:
    session = session_of("base-1", 7, 1)
    session.state.phase, session.state.round_no, session.state.barred = Phase.NIGHT, 2, 0b1010
    for viewer in VIEWERS:
        assert session.blinded(viewer).barred == 0b1010 & 1 << viewer, viewer


def test_a_blow_in_the_open_all_remember() -> None:
    """By day all see who strikes what, whatever comes of it."""
    session = session_of("base-1", 7, 3)
    session.state.phase, session.state.round_no, session.state.awake = Phase.DAY, 3, 0
    strike(session.state, 9, Doom.DIRECT, 1 << 2)
    spare(session.state, 9)
    assert all(has_held(session.state, seat, 9) for seat in range(7))
    session.state.awake = 1 << 4            # a private moment of the day
    strike(session.state, 14, Doom.DIRECT, 1 << 4)
    spare(session.state, 14)
    assert [seat for seat in range(7) if has_held(session.state, seat, 14)] == [4]


def test_what_is_chosen_in_the_open_of_two_occurrences_all_see() -> None:
    session = asked_by_day("propias-1", Ask.POWER, Power.OCCURRENCE)
    session.state.proposals[0] = 2
    for viewer in VIEWERS:
        assert session.blinded(viewer).proposals[0] == 2, viewer
    session.state.phase, session.state.call = Phase.NIGHT, Call.AMOTINADOS
    assert session.blinded(3).proposals[0] == 0


def test_all_keep_whose_card_laughing_gas_has_named_though_other_cards_have_changed_hands() -> None:
    session = at_night("GAS", {})
    state = session.state
    exchange(state, 4, 8)
    o = next(o for o in range(12, 28) if state.pieces[o].card >= Card.SIAMESA_1)
    do_card(state, seat_of(state, Card.GAS), Power.LAUGH, state.pieces[o].card)
    assert all(state.may[viewer][state.pieces[o].card] == 1 << o // 4 for viewer in VIEWERS)


def test_no_call_tells_which_card_was_taken_out_of_play_covered() -> None:
    """The police take a card off the table face down: what is called does not depend on which it was."""
    calls = [(is_called, Call.MEDICO, "MEDICO"), (is_called, Call.SUPERVIVIENTE, "SUPERVIVIENTE"),
             (is_asked_aloud, Call.AMNESIA_2, "AMNESIA"), (is_asked_aloud, Call.MANIA, "MANIA"),
             (is_asked_aloud, Call.WAKERFIELD, "WAKERFIELD"), (is_asked_aloud, Call.CATALEPTICO_2, "CATALEPTICO")]
    for asked, call, card in calls:
        chosen = GAME.ruleset("propias-1")
        options = GAME.options(chosen, {"own_cards": {"characters": [*CHARACTERS[:5], "MEDICO", "SUPERVIVIENTE"]}})
        session = Session(GAME, chosen, options, [None] * 7, 1)
        session.state.phase, session.state.round_no = Phase.DAY, 3
        o = next(o for o in range(28) if session.state.pieces[o].card == Card[card])
        assert asked(session.state, call), card
        take_off(session.state, o)
        assert asked(session.state, call), card
        show_to_all(session.state, o)
        assert not asked(session.state, call), card
