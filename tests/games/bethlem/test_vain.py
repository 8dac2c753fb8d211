"""Daytime effects without a result of a card, an event or a prophecy are told, with their cause. Each blow, return and
death is compared with the state before and after it, in games and in every scenario."""
from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tapete.games import find_game
from tapete.games.bethlem.custom.names import Occurrence, Work
from tapete.games.bethlem.custom.rules.act import do_curse
from tapete.games.bethlem.custom.rules.goals import unmask_by_rabies
from tapete.games.bethlem.custom.rules.harm import spies_fall
from tapete.games.bethlem.custom.rules.morning import show_own_tokens
from tapete.games.bethlem.names import OWN, Card, Doom, Event, Mode, Op, Phase, Silence
from tapete.games.bethlem.rules import flow
from tapete.games.bethlem.rules.cards import find_card, holder, is_cellmate, spot
from tapete.games.bethlem.rules.day import judge_reaper
from tapete.games.bethlem.rules.doom import strike
from tapete.games.bethlem.rules.events import draw_event
from tapete.games.bethlem.rules.knowledge import show_to_all
from tapete.games.bethlem.rules.powers import do_operate
from tapete.games.bethlem.vocabulary import Told
from tapete.kernel.agenda import frame_a, frame_op, schedule
from tapete.kernel.log import LOG_SIZE
from tapete.referee import scenario
from tapete.referee.session import Session
from tapete.testing.truth import at_random, idle_frames

GAME = find_game("bethlem")
RULES = [module for name, module in sys.modules.items() if name.startswith("tapete.games.bethlem.")]

SECRET = {Card.COMPANERO_1, Card.MUERTE_DULCE}
"""Cards that nobody names after their death, because that would tell where the other cellmates are, and which card was
chosen at night."""
AT_DEATH = {Card.RABIA, Card.MANIA}

WAITING = {Op.TOLL, Op.AWAKEN, Op.REFILL, Op.JUDGE}
"""Steps without an effect: looking who is to die, whose last card awakens, whose card is missing, what was foretold."""
WAITING_OWN = {Work.SETTLE, Work.BREAD, Work.OCCUR, Work.DRAW_OCCURRENCE, Work.VISITS, Work.UNMASK}
"""The same with cards of one's own: bets, broccoli and occurrences where there are none, a player after the last,
an objective that is open."""


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What changed nothing by day and told nothing, as it is carried out."""
    found: list[str] = []

    def watch(name: str, is_in_vain: Callable[[Any, int, bool], bool]) -> None:
        for module in RULES:
            if hasattr(module, name):
                rule = getattr(module, name)

                def watched(state: Any, piece: int, *rest: Any, rule: Any = rule) -> None:
                    told, before = state.log.told, what_lives(state)
                    in_vain, cause = state.phase != Phase.NIGHT, Card(state.setting_off).name
                    counts = is_in_vain(state, piece, *rest[:1])
                    rule(state, piece, *rest)
                    if in_vain and counts and (told, before) == (state.log.told, what_lives(state)):
                        found.append(f"{name} of {Card(state.pieces[piece].card).name} {cause}")
                monkeypatch.setattr(module, name, watched)

    watch("strike", lambda state, piece, doom: not state.pieces[piece].doom and state.setting_off not in SECRET)
    do_sentence = flow.do_sentence

    def sentenced(state: Any) -> None:
        last = state.log.what[(state.log.told - 1) % len(state.log.what)]
        if not state.lynched and last not in (Told.TIE, Told.CARD_TIE, Told.NO_LYNCHING, Told.LYNCHES_NOBODY):
            found.append("a lynching")
        do_sentence(state)

    monkeypatch.setattr(flow, "do_sentence", sentenced)
    watch("revive", lambda state, piece, *_: bool(state.pieces[piece].dead))
    return found


@pytest.fixture
def silenced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Cards that do something as they die, that what all can see has kept from it, with nothing told."""
    found: list[str] = []
    do_trigger = flow.do_trigger

    def watched(state: Any, piece: int, mute: int, idle: int) -> None:
        it, told = state.pieces[piece], state.log.told
        card = Card(it.card)
        does = (card in AT_DEATH and not it.used) or is_cellmate(card) or any(
            chip.source == piece + 1 and chip.on for chip in state.chips)
        do_trigger(state, piece, mute, idle)
        if does and (mute or (idle and idle != Silence.SECRET)) and state.log.told == told:
            found.append(card.name)

    monkeypatch.setattr(flow, "do_trigger", watched)
    return found


def what_lives(state: Any) -> list[tuple[int, ...]]:
    return [(piece.dead, piece.doom) for piece in state.pieces]


@pytest.mark.parametrize("ruleset, seats", [("base-1", 2), ("base-1", 7), ("propias-1", 5)])
def test_what_comes_to_nothing_in_a_game_is_told(silent: list[str], silenced: list[str], ruleset: str, seats: int,
                                                 ) -> None:
    chosen = GAME.ruleset(ruleset)
    for seed in range(2):
        session = Session(GAME, chosen, GAME.options(chosen), [None] * seats, seed)
        for frame in idle_frames(session.game, session, at_random(seed), 400):
            own = frame_op(frame) == Op.CUSTOM and frame_a(frame) in WAITING_OWN
            assert frame_op(frame) in WAITING or own, Op(frame_op(frame)).name
    assert not silent + silenced


def test_what_comes_to_nothing_in_a_scenario_is_told(silent: list[str], silenced: list[str]) -> None:
    for path in sorted(Path("scenarios/bethlem").rglob("*.yaml")):
        scenario.run(path)
        assert not silent + silenced, path


def test_whoever_lynches_alone_and_kills_nobody_is_told_of(silent: list[str]) -> None:
    session = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 2, 1)
    state = session.state
    state.n_agenda, state.phase, state.mode, state.round_no = 0, Phase.DAY, Mode.TWO, 1
    schedule(state, Op.POLL, 1, 0, 0)
    GAME.rules.step(state)
    session.play("pass")
    assert not silent


def test_whoever_finds_the_deck_of_events_empty_is_told() -> None:
    state = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, 1).state
    state.phase = Phase.DAY
    for event in Event:
        state.event_at[event] = 1
    draw_event(state, 3)
    assert told_last(state) == ("NO_EVENTS", {"seat": 3})


@pytest.mark.parametrize("card, doom, how", [
    ("RABIA", Doom.MUTE, Silence.LEPROSY), ("COMPANERO_2", Doom.MUTE | Doom.PACT, Silence.OWN_PLAYER),
    ("COMPANERO_2", Doom.DIRECT, Silence.MELANCHOLY)])
def test_what_silences_a_death_is_told(card: str, doom: int, how: int) -> None:
    state = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, 1).state
    state.phase = Phase.DAY
    piece = find_card(state, Card[card])
    state.pieces[piece].gloomy, state.pieces[piece].doom = int(how == Silence.MELANCHOLY), doom
    schedule(state, Op.REVEAL, 1, 0, 0)
    said = told_by_steps(state, 2)
    assert [(each.args["card"], each.args["how"]) for each in said if each.what == "SILENCED"] == [(card, how)]


def in_coma(state: Any, piece: int) -> None:
    state.own.extra[piece].coma = 1


def behaving(state: Any, piece: int) -> None:
    state.own.behaving = 1 << holder(state, piece)


def haunted(state: Any, piece: int) -> None:
    state.own.haunted = holder(state, piece) + 1


def jailed(state: Any, piece: int) -> None:
    state.pieces[piece].gloomy, state.own.jail = 1, piece + 1


def occurring(occurrence: Occurrence) -> Callable[[Any, int], None]:
    def now(state: Any, _: int) -> None:
        state.own.now[occurrence] = state.round_no
    return now


def named(state: Any, piece: int) -> None:
    state.own.named = state.pieces[piece].card


@pytest.mark.parametrize("card, silence, how", [
    ("RABIA", in_coma, Silence.COMA), ("COMPANERO_2", behaving, Silence.VISITS), ("MANIA", haunted, Silence.HAUNTED),
    ("RABIA", jailed, Silence.JAIL), ("RABIA", occurring(Occurrence.CORTE), Silence.POWER_CUT),
    ("RABIA", named, None), ("SIAMESA_1", in_coma, Silence.COMA), ("SIAMESA_1", named, None),
    ("SIAMESA_1", occurring(Occurrence.RECONOCIMIENTO), Silence.CHECKUP),
    ("CYBORG", occurring(Occurrence.TERAPIA_DE_GRUPO), Silence.THERAPY)])
def test_what_takes_a_dying_cards_powers_is_told_where_all_can_see_it(
        card: str, silence: Callable[[Any, int], None], how: int | None) -> None:
    """What its death would set off, or why it does not live on; not that the assassin has named it."""
    state = of_ones_own("CYBORG")
    piece = find_card(state, Card[card])
    silence(state, piece)
    state.pieces[piece].doom = Doom.DIRECT
    schedule(state, Op.REVEAL, 1, 0, 0)
    said = [(each.what, each.args["card"], each.args["how"]) for each in told_by_steps(state, 2)
            if each.what in ("SILENCED", "UNSAVED")]
    what = "UNSAVED" if card in ("SIAMESA_1", "CYBORG") else "SILENCED"
    assert said == ([] if how is None else [(what, card, how)])


def test_of_twins_who_die_together_nothing_is_said_that_would_have_saved_one() -> None:
    state = of_ones_own("CYBORG")
    for card in (Card.SIAMESA_1, Card.SIAMESA_2):
        in_coma(state, find_card(state, card))
        state.pieces[find_card(state, card)].doom = Doom.DIRECT
    state.twins = 3
    schedule(state, Op.REVEAL, 1, 0, 0)
    assert "UNSAVED" not in [each.what for each in told_by_steps(state, 2)]


def told_by_steps(state: Any, steps: int) -> list[Any]:
    """The events of so many steps of work."""
    before, log = state.log.told, state.log
    for _ in range(steps):
        GAME.rules.step(state)
    return [GAME.wording.happening(log.what[k % LOG_SIZE], log.a[k % LOG_SIZE], log.b[k % LOG_SIZE],
                                   log.c[k % LOG_SIZE])
            for k in range(before, log.told)]


@pytest.mark.parametrize("alive", [0, 1])
def test_a_prophecy_that_brings_nobody_back_is_told(alive: int) -> None:
    state = Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * 7, 1).state
    state.phase = Phase.DAY
    state.prophecies[0].first, state.prophecies[0].second = 1, 2
    state.pieces[0].dead, state.pieces[1].dead, state.pieces[1].reserve = 1, 1 - alive, 1 - alive
    flow.do_trigger(state, 0, 0, 0)
    what, args = told_last(state)
    assert (what, args["alive"]) == ("NOT_BACK", alive)


def told_last(state: Any) -> tuple[str, dict[str, Any]]:
    log, at = state.log, (state.log.told - 1) % len(state.log.what)
    happening = GAME.wording.happening(log.what[at], log.a[at], log.b[at], log.c[at])
    return happening.what, dict(happening.args)


@pytest.mark.parametrize("ruleset", ["base-1", "propias-1"])
def test_a_lobotomy_that_changes_nobody_is_told(ruleset: str) -> None:
    chosen = GAME.ruleset(ruleset)
    session = Session(GAME, chosen, GAME.options(chosen), [None] * 7, 1)
    do_operate(session.state, 0, session.state.place_of[find_card(session.state, Card.RABIA)], False, OWN)
    assert told_last(session.state)[0] == "UNTREATED"


def foreseen(state: Any, piece: int) -> None:
    state.own.foreseen = 1 + next(other for other in range(4 * state.n_rows) if other != piece)


def immortal(state: Any, piece: int) -> None:
    state.pieces[piece].woken, state.own.immortal_until = 1, state.round_no + 1
    show_to_all(state, piece)


def drugged(state: Any, piece: int) -> None:
    state.pieces[piece].woken = 1
    state.own.gas = next(it.card for k, it in enumerate(state.pieces) if k != piece and it.card)


def shielded(state: Any, piece: int) -> None:
    state.own.extra[piece].shield = 1


def guarded_by_robots(state: Any, piece: int) -> None:
    state.own.robots = 2
    show_to_all(state, piece)


def numbered(state: Any, piece: int) -> None:
    lower = next(other for other in range(4 * state.n_rows) if other != piece)
    state.own.extra[piece].number, state.own.extra[lower].number = 2, 1


def known_by_number(state: Any, piece: int) -> None:
    numbered(state, piece)
    state.own.extra[piece].number_shown = 1


def spying(state: Any, piece: int) -> None:
    state.own.now[Occurrence.ESPIONAJE] = state.round_no
    for k in range(0, 4 * state.n_rows, 4):
        state.own.extra[k].spy = 1
    state.own.extra[piece].spy = 1


def known_to_spy(state: Any, piece: int) -> None:
    spying(state, piece)
    state.own.extra[piece].spy_hit = 1


@pytest.mark.parametrize("by_day", [0, 1])
@pytest.mark.parametrize("card, guard", [
    ("OTAKU", foreseen), ("SUPERVIVIENTE", immortal), ("GAS", drugged), ("CYBORG", guarded_by_robots),
    ("CYBORG", lambda *_: None), ("RABIA", shielded), ("RABIA", numbered), ("RABIA", known_by_number),
    ("RABIA", spying), ("RABIA", known_to_spy)])
def test_what_a_card_of_ones_own_keeps_alive_is_told(card: str, guard: Callable[[Any, int], None], by_day: int) -> None:
    state = of_ones_own("OTAKU", "SUPERVIVIENTE", "GAS", "CYBORG")
    piece = find_card(state, Card[card])
    guard(state, piece)
    state.pieces[piece].doom, told = Doom.DIRECT, state.log.told
    flow.do_toll(state, by_day)
    assert not state.pieces[piece].doom
    assert spot(state, piece) in [state.log.a[k] for k in range(told, state.log.told)]


def of_ones_own(*characters: str) -> Any:
    chosen = GAME.ruleset("propias-1")
    others = ("VUDU", "MEDICO", "CHEF", "GAS", "OTAKU", "CYBORG", "RELOJERO")
    options = {"own_cards": {"characters": list(dict.fromkeys((*characters, *others)))[:7]}}
    state = Session(GAME, chosen, GAME.options(chosen, options), [None] * 7, 1).state
    state.phase, state.round_no = Phase.DAY, 2
    return state


@pytest.mark.parametrize("curse, what", [(2, "MARKED"), (3, "GLOOMY"), (4, "MARKED")])
def test_what_a_curse_lays_on_ones_own_card_is_told(curse: int, what: str) -> None:
    state = of_ones_own("VUDU")
    state.phase, state.own.curse, state.own.cursed_by = Phase.NIGHT, curse, 1
    do_curse(state, 0, 1)
    assert (told_last(state)[0], told_last(state)[1]["place"]) == (what, "0.2")


def test_everybody_sees_in_the_morning_what_the_reaper_has_marked_for_the_curse() -> None:
    state = of_ones_own("VUDU")
    state.own.reaped_too = 2
    show_own_tokens(state)
    assert told_last(state) == ("MARKED", {"card": "PARCA", "place": "0.2", "place_seat": 0, "place_second": 0,
                                            "doll": 0})


def test_of_a_spy_with_leprosy_nobody_says_that_it_lives() -> None:
    state = of_ones_own("VUDU")
    spying(state, 1)
    state.pieces[1].doom = Doom.CERTAIN | Doom.MUTE
    told = state.log.told
    spies_fall(state)
    assert state.log.told == told


def test_what_rabies_lays_open_names_it() -> None:
    state = of_ones_own("VUDU")
    unmask_by_rabies(state, 0, True, False)
    while not state.own.unmasked:
        GAME.rules.step(state)
    log = state.log
    said = [GAME.wording.happening(log.what[k], log.a[k], log.b[k], log.c[k]) for k in range(log.told)]
    assert [each.args["cause"] for each in said if each.what == "GOAL_SHOWN"] == ["RABIA"]


def test_the_reaper_is_obeyed_where_both_cards_under_the_scythe_are_struck() -> None:
    state = of_ones_own("VUDU")
    state.reaped, state.own.reaped_too, state.round_no = 1, 2, 3
    strike(state, 0, Doom.DIRECT, 1)
    judge_reaper(state)
    assert state.defied == 1
    strike(state, 1, Doom.DIRECT, 1)
    judge_reaper(state)
    assert state.defied == 0
