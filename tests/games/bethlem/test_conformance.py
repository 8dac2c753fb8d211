"""Bethlem passes the conformance kit; its nights reveal no seat; deals are drawn fairly; bots play sensibly."""
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.agents.seat import SeatedAgent
from tapete.games import find_game
from tapete.games.bethlem.calls import CALLED
from tapete.games.bethlem.hidden import is_awake
from tapete.games.bethlem.model import Menu
from tapete.games.bethlem.names import EVERYONE, ROW, SPOT_SEAT, SPOT_SECOND, Call, Card, Op, Phase
from tapete.games.bethlem.rules.announce import is_asked_aloud
from tapete.games.bethlem.rules.beliefs import suspicion, wish_dead
from tapete.games.bethlem.rules.cards import holder, is_mutineer
from tapete.games.bethlem.rules.endurance import has_held
from tapete.games.bethlem.rules.future import judge_future
from tapete.games.bethlem.rules.knowledge import learn_mutineer, show_to_all
from tapete.games.bethlem.vocabulary import Ask, Told
from tapete.kernel.agenda import frame_b, frame_c, frame_op, top_frame
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.kernel.log import EVERYBODY
from tapete.kernel.playout import settle
from tapete.referee.session import Session
from tapete.testing import Conformance

GAME = find_game("bethlem")
OPENLY = {Told.ROUND, Told.CALL, Told.GLOOMY, Told.BORROWED, Told.ISOLATED, Told.SWAPPED, Told.HYPNOSIS, Told.SHOWN,
          Told.LOBOTOMIZED, Told.UNTREATED, Told.VOTELESS}
"""What may be told to everybody at night: the calls, and what the cards themselves say is announced."""


class TestBethlem(Conformance):
    game = GAME
    tight_moments = 5
    hidden = (
        r"rows\.\d+\.cards\.\d+\.(card|main|used|due|doomed)", r"seats\.\d+\.(side|trait|vote|card_vote|events\..*)",
        r"own\..*", r"custom\..*", r"future\..*", r"marks\..*", r"omen\.fate", r"waiting\..*", r"hypnotized",
    )
    variants = (
        {"narrator_from": 4, "spy_seen": 0, "stalemate": 3, "bipolar_shown": False, "attack_passes": 1, "talk": 2,
         "mute": [1]},
    )
    seen_untold = (
        r"call|phase|waiting\..*",      # a table shows them when the call being made has had its time
        r"own\.awake(\..*)?",           # its own eyes, and who else has theirs open
        r"marks\..*",                   # the cards on the table, for a player who opens their eyes
        r"rows\.\*\.cards\.\*\.(used|due|doomed)",  # what a card that is turned up has done; the night's tokens
        # the cards that came back tonight, and whose, for a player who is awake; the morning tells all
        r"rows\.\*\.cards\.\*\.dead|seats\.\*\.in_game",
        r"own\.(anxiety_asked|puppet|order)(\..*)?",  # what a personality has done, for its next user
        r"custom\..*",                  # what own cards have laid on the table, likewise and in the morning
        r"seats\.\*\.events\..*",       # which events others draw, for a narrator
    )
    # all is turned up
    untold_at_the_end = (r"seats\.\*\.(trait|side)", r"omen\.fate",
                         r"own\..*|rows\.\*\.cards\.\*\.card")
    told_in_passing = (
        "QUESTION", "ANSWER",   # what is so now (events held, powers unspent), or an answer in one's own words
        "POINTED_AT",   # only the player who points learns something, and keeps it
        "SEEN_SPYING",  # that Ali was up tonight; whose card she is is kept, but where cards have changed owners
        "ANNOUNCED",    # that an awakening is used again, because the card has been open since the first time
        "SWAPPED_GOALS", "SWAPPED_TRAITS",  # what was known of the two goes with them, and of others nothing was
        "EMPTY_RECORD",     # that a record names nobody: there is nothing else to know of it
        "LAUGHS",       # whose the card is is kept, but where that player's cards have changed owners
    )
    fixtures = Path(__file__).parents[2] / "fixtures" / "bethlem"
    plain_games = 16
    plain_greedy_games = 2
    checked_games = 100


def asked_to_pose() -> tuple[Session, int]:
    """A game in which Mary Firth has found a mutineer and is asked whether she poses as them, and her seat."""
    session, chance = session_of(7, 5), random.Random(5)
    while True:
        frame = top_frame(session.state)
        if frame_op(frame) == Op.ASK and frame_b(frame) == Ask.POSE:
            return session, session.to_move
        session.play(chance.choice(session.legal()), session.to_move)


def test_mary_learns_that_somebody_is_a_mutineer_and_not_by_which_card() -> None:
    session, mary = asked_to_pose()
    true, seen = session.state, session.blinded(mary)
    found = holder(true, frame_c(top_frame(true)))
    for other in range(ROW * true.n_rows):
        if holder(true, other) == found:
            state = GAME.State.copy(true)
            state.agenda[state.n_agenda - 1] = top_frame(true) & ~255 | other
            state.mary_posed = 1 << true.pieces[other].card & 255
            GAME.rules.blind(state, mary)
            assert state == seen
    assert GAME.view(seen).waiting.detail == found


def test_whoever_thinks_for_mary_poses_as_a_mutineer_of_the_world_she_thinks_of() -> None:
    session, mary = asked_to_pose()
    for seed in range(40):
        state = session.blinded(mary)
        GAME.rules.redeal(state, plain_rng(seed), GAME.Menu.plain())
        assert is_mutineer(state, frame_c(top_frame(state)))
        GAME.rules.act(state, GAME.grammar.parse("yes"))
        settle(state, GAME.rules.step)
        GAME.State.pack(state)      # refuses a number that has left its field


def session_of(players: int, seed: int) -> Session:
    return Session(GAME, GAME.ruleset(), GAME.options(GAME.ruleset()), [None] * players, seed)


def told_by_random_play(players: int, seed: int) -> list[tuple[int, Any]]:
    """What is told in a random game, each with the phase in which it is."""
    session = session_of(players, seed)
    agents = [SeatedAgent("random", seat, seed) for seat in range(players)]
    told: list[tuple[int, Any]] = []
    number = 0
    while not session.over:
        phase = session.state.phase
        news = session.play(agents[session.to_move].choose(session, number))
        told += [(phase, each) for each in news]
        number += 1
    return told


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 8])
def test_every_night_makes_the_same_calls_whoever_answers(players: int) -> None:
    """What is called depends on the round, on the cards in the game and on what all have been told, on nothing else."""
    options = session_of(players, 0).state.options
    for seed in range(4):
        calls: list[int] = []
        lent: set[int] = set()
        round_no = held = 0
        hands, out = Counter[int](), set[int]()
        for _, told in told_by_random_play(players, seed):
            if told.what == Told.CALL:
                assert told.seats == EVERYBODY
                calls.append(told.a)
            elif told.what == Told.ROUND:
                calls, lent, round_no = [], set(), told.a
                held = sum(n for seat, n in hands.items() if seat not in out)
            elif told.what == Told.HYPNOSIS:
                lent.add(told.a)
            elif told.what == Told.DREW:
                hands[told.a] += 1
            elif told.what == Told.EVENT:
                hands[told.a] -= 1
            elif told.what == Told.OUT:
                out.add(told.a)
            elif told.what == Told.REVIVES:
                out.discard(told.a % SPOT_SECOND // SPOT_SEAT)
            elif told.what == Told.DAY:
                made = [call for call in options.night if call and is_made(options, call, round_no)
                        and (CALLED[call] == 0 or options.in_play[CALLED[call]] or CALLED[call] in lent)
                        and (call != Call.EVENTOS or held > 0)]
                # The awakened reaper's second call needs something awakened, which the log tells by place only.
                assert [call for call in calls if call != Call.PARCA_2] == [c for c in made if c != Call.PARCA_2]


def is_made(options: Any, call: int, round_no: int) -> bool:
    if call == Call.NEUROTICISMO and round_no > 1 and round_no % 2:
        return False
    if call == Call.FUTURE and not options.narrator:
        return False
    return not (options.not_first[call] if round_no == 1 else options.first[call])


def test_nothing_else_is_said_aloud_at_night() -> None:
    for seed in range(6):
        for phase, told in told_by_random_play(7, seed):
            if phase == Phase.NIGHT and told.seats == EVERYBODY:
                if told.what == Told.DAY:
                    break
                assert told.what in OPENLY or told.what >= Told.DAY


def test_states_that_a_sleeper_cannot_tell_apart_look_alike_at_every_call() -> None:
    """If two nights differ in who must choose, they look the same to every other player."""
    looked = 0
    for seed in range(3):
        session = session_of(7, seed)
        agents = [SeatedAgent("random", seat, seed) for seat in range(7)]
        number = 0
        while not session.over:
            if session.state.phase == Phase.NIGHT:
                for seat in range(7):
                    if is_awake(session.state, seat):
                        continue
                    seen = session.blinded(seat)
                    view: Any = GAME.view(seen)
                    assert view.waiting.seat is None and GAME.interaction.awaited(seen) == -2
                    assert not view.own.awake and not any(c.doomed for row in view.rows for c in row.cards)
                    looked += 1
            session.play(agents[session.to_move].choose(session, number))
            number += 1
    assert looked > 1000


def test_every_deal_that_agrees_with_what_is_known_is_drawn_as_often() -> None:
    """Four players: the viewer holds one main card, three are left; one player is known to be no mutineer."""
    session = session_of(4, 5)
    viewer = 0
    mine = next(card for card in (session.state.pieces[o].card for o in range(4)) if card <= Card.KRUGMAN)
    innocent = next(row for row in range(1, 4) if any(
        session.state.pieces[o].card in (Card.LARRY_OWLS, Card.MARY_FIRTH) for o in range(4 * row, 4 * row + 4)))
    learn_mutineer(session.state, viewer, innocent, False)
    chance, drawn, orders = plain_rng(3), Counter[tuple[int, ...]](), Counter[int]()
    for _ in range(1200):
        state = session.blinded(viewer)
        GAME.rules.redeal(state, chance, Menu.plain())
        mains = tuple(next(state.pieces[o].card for o in range(4 * row, 4 * row + 4)
                           if state.pieces[o].card <= Card.KRUGMAN) for row in range(4))
        assert mains[0] == mine and mains[innocent] in (Card.LARRY_OWLS, Card.MARY_FIRTH)
        drawn[mains] += 1
        orders[next(o for o in range(12, 16) if state.pieces[o].card == mains[3])] += 1
    mutineer = mine in (Card.DANIEL, Card.NATHANIEL)
    assert len(drawn) == (4 if mutineer else 2)
    for found in (drawn, orders):
        expected = 1200 / len(found)
        assert sum((n - expected) ** 2 / expected for n in found.values()) < 16      # chi square, 3 degrees: 0.1 %


def win_rate(agents: list[int], mains: tuple[Card, ...]) -> float:
    """How often the first seat wins when it holds one of these cards."""
    states, rows = GAME.State.array(3), GAME.Summary.array(600)
    states[2] = GAME.State.pack(GAME.blank(GAME.options(GAME.ruleset()), [None] * len(agents)))[0]
    played = GAME.machine.play.compiled(states, GAME.Menu.array(1), new_rngs(1), np.array(agents), rows, 0, 600,
                                        100_000)
    assert played == 600
    mine = np.isin(rows["main"][:, 0], mains)
    return float((rows["winners"][mine] & 1).mean())


@pytest.mark.parametrize("mains", [(Card.DANIEL, Card.NATHANIEL), (Card.ALI, Card.LARRY_OWLS, Card.MARY_FIRTH)])
def test_a_bot_among_fools_wins_more_often_than_a_fool(mains: tuple[Card, ...]) -> None:
    assert win_rate([1, 0, 0, 0, 0], mains) > win_rate([0, 0, 0, 0, 0], mains) + 0.04


@pytest.mark.parametrize(("asked", "said"), [("LOSES", "yes"), ("OUT", "no"), ("LYNCHED", "no"), ("FREE", "pass")])
def test_a_bot_that_narrates_answers_by_what_is_to_be_expected(asked: str, said: str) -> None:
    """Somebody whom the mutineers hunt will lose a card, not all four; and a bot does not read."""
    session = session_of(8, 3)
    GAME.scenarios.edit(session.state, "round", 2)
    GAME.scenarios.edit(session.state, "call", "FUTURE")
    hunted = next(seat for seat in range(7) if GAME.view(session.state).seats[seat].side == "INMATES")
    session.play(f"ask {asked} {hunted}", session.to_move)
    assert session.to_move == 7
    assert GAME.grammar.text(SeatedAgent("greedy", 7, 1).choose(session, 0)) == said


def test_a_bot_asks_the_narrator_about_a_suspect_and_heeds_the_answer() -> None:
    """The narrator's answers change the suspicion of the player who asked, permanently, and of nobody else."""
    suspicions = []
    for said in ("yes", "no"):
        session = session_of(8, 3)
        GAME.scenarios.edit(session.state, "round", 2)
        asker = next(seat for seat in range(7) if GAME.view(session.state).seats[seat].side == "INMATES")
        GAME.scenarios.edit(session.state, "call", "FUTURE")
        while session.to_move != asker:
            session.play("pass", session.to_move)
        before = session.blinded(asker)
        asked = SeatedAgent("greedy", asker, 1).choose(session, 0)
        question, about = GAME.grammar.text(asked).removeprefix("ask ").split()
        assert question == "LOSES" and 0 < suspicion(before, asker, int(about)) < 100
        session.play(asked, asker)
        session.play(said, 7)
        for when in range(2):
            after = suspicion(session.blinded(asker), asker, int(about))
            suspicions.append(after - suspicion(before, asker, int(about)))
            assert session.blinded((asker + 1) % 7).foretold[asker].spoke_of == 0
            if when == 0:
                judge_future(session.state, asker)
    assert suspicions[0] == suspicions[1] < 0 < suspicions[2] == suspicions[3]


def test_whoever_is_given_a_covered_card_is_told_which() -> None:
    session = session_of(7, 3)
    GAME.scenarios.edit(session.state, "round", 2)
    GAME.scenarios.edit(session.state, "seats.0.events", ["CIRUJANO"])
    GAME.scenarios.edit(session.state, "call", "EVENTOS")
    session.news()
    session.play("play CIRUJANO", 0)
    given = [each for each in session.play("pair 1.1 2.3", 0) if each.what == Told.DEALT]
    cards = [session.state.pieces[session.state.at[place]].card for place in (4, 10)]
    assert sorted((each.seats, each.c) for each in given) == [(1 << 1, cards[0]), (1 << 2, cards[1])]


def test_by_day_nothing_is_asked_aloud_that_all_can_see_nobody_can_answer() -> None:
    """But what only some know changes nothing: a covered card that has awakened may be any."""
    state = session_of(7, 4).state
    pieces = {Card(state.pieces[o].card): o for o in range(28)}
    state.phase = Phase.DAY
    bipolar = next(seat for seat in range(7) if state.traits[seat] == Card.BIPOLARIDAD)
    chance, amnesia, other = pieces[Card.JUEGO_DE_AZAR], pieces[Card.AMNESIA], pieces[Card.LARRY_OWLS]

    def aloud(call: Call) -> bool:
        return bool(is_asked_aloud(state, call))

    assert aloud(Call.AMNESIA) and aloud(Call.AMNESIA_2) and aloud(Call.CATALEPTICO_2)
    assert not aloud(Call.JUEGO_DE_AZAR_2)
    state.pieces[other].woken = 1
    assert aloud(Call.JUEGO_DE_AZAR_2)
    show_to_all(state, other)
    assert not aloud(Call.JUEGO_DE_AZAR_2)
    state.pieces[chance].woken = 1
    assert aloud(Call.JUEGO_DE_AZAR_2)
    state.pieces[amnesia].used = 1
    assert aloud(Call.AMNESIA) and aloud(Call.AMNESIA_2)        # whose card it was they have heard, not which it is
    show_to_all(state, amnesia)
    assert not aloud(Call.AMNESIA) and not aloud(Call.AMNESIA_2)
    state.pieces[amnesia].used = 0
    assert state.owner[pieces[Card.CATALEPTICO] // 4] != bipolar
    for o in range(28):
        state.pieces[o].dead = int(state.owner[o // 4] == bipolar)
    assert aloud(Call.CATALEPTICO_2)                            # nobody has been shown who is bipolar
    state.traits_seen[bipolar] = EVERYONE
    assert not aloud(Call.CATALEPTICO_2)


def test_a_massacre_offers_the_same_cards_by_what_its_maker_knows() -> None:
    """Nathaniel may not know who holds a mutineer: the narrator says whose cards are spared, to him and nobody else."""
    session = session_of(7, 3)
    rows = [["DANIEL", "ARCHIVO", "PACTO_DE_SANGRE", "CATALEPTICO"], ["NATHANIEL", "JOHN_FLICK", "OPIO", "AMNESIA"],
            ["RICHARD_DADD", "ARTHUR", "ELECTROSHOCK", "MUERTE_DULCE"], ["ALI", "WAKERFIELD", "RABIA", "COMPANERO_1"],
            ["LARRY_OWLS", "SIAMESA_1", "LOBOTOMIA", "COMPANERO_2"],
            ["MARY_FIRTH", "SIAMESA_2", "MANIA", "COMPANERO_3"],
            ["KRUGMAN", "PARCA", "PROFETA", "JUEGO_DE_AZAR"]]
    for path, value in (("rows", rows), ("rows.1.cards.0.awakened", True), ("call", "AMOTINADOS")):
        GAME.scenarios.edit(session.state, path, value)
    while GAME.view(session.state).waiting.ask != "MASSACRE":
        session.play("pass" if GAME.view(session.state).waiting.ask != "SPY" else "no", session.to_move)
    session.play("yes", 1)
    menus = []
    for state in (session.state, session.blinded(1)):
        menu = GAME.Menu.plain()
        GAME.rules.legal(state, menu)
        menus.append([GAME.grammar.text(action) for action in menu.actions[:menu.n]])
    assert menus[0] == menus[1] == [f"point {row}.{i}" for row in range(3, 7) for i in range(1, 5)]
    assert all(session.blinded(seat).immune == 0 for seat in range(7) if seat != 1)


def test_a_twin_known_to_all_is_soft_once_the_other_has_been_struck() -> None:
    """Two blows in one night end both; a bot that has seen the first fall thinks of the second."""
    state = session_of(7, 3).state
    one, other = (next(o for o in range(28) if state.pieces[o].card == card)
                  for card in (Card.SIAMESA_1, Card.SIAMESA_2))
    viewer = next(seat for seat in range(7) if seat not in (state.owner[one // 4], state.owner[other // 4]))
    show_to_all(state, one)
    show_to_all(state, other)
    assert has_held(state, viewer, other)
    state.pieces[one].doom = 1
    assert not has_held(state, viewer, other)
    owner = state.owner[other // 4]
    place = state.place_of[other]
    given = wish_dead(state, owner, place)
    state.pieces[one].doom = 0
    assert wish_dead(state, owner, place) < 0 < given           # hers too, to end an enemy's


def test_a_blow_in_vain_is_remembered_by_those_who_know_of_it() -> None:
    """All remember a lynching. Only players who were awake remember an attack; no other blinded state has it."""
    session = session_of(7, 3)
    session.state.struck[2][9] = 4
    for seat in range(7):
        session.state.struck[seat][5] = 4
    for seat in range(7):
        struck = session.blinded(seat).struck
        assert [(row[9], row[5]) for row in struck] == [
            (4 * (viewer == 2), 4) if viewer == seat else (0, 0) for viewer in range(8)]
