"""Exact search is exact: compared with brute force over whole worlds, with cuts and without, plain and compiled."""
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tapete.agents import Agent, parse_agent
from tapete.agents.expectimax import ExactSearcher
from tapete.agents.minds import payoff_of
from tapete.agents.seat import SeatedAgent
from tapete.compiler.entry import entry
from tapete.errors import DefectError, InputError
from tapete.games import find_game
from tapete.games.carcosa.names import CARDS, FLOORS, ROOM_NAMES, ROOMS, SPECIALS, TALES, UNKNOWN, Card
from tapete.games.carcosa.rules.finding import find_at_motemey, find_in_room, find_special
from tapete.kernel.dice import plain_rng
from tapete.kernel.record import hash_position
from tapete.lab.simulate import make_study, run_study
from tapete.referee.session import Session, fix_rolls
from tapete.search.mcts import SearchPlan, new_plans
from tapete.search.network import no_net
from tapete.search.plies import OPPOSED, OWN, SHARED, ExactSpace, Ply, RootValue, Search, new_space
from tapete.search.transpositions import Transposition

from .. import duel
from ..brute import Brute, World

GAME = find_game("carcosa")
RULESET = GAME.ruleset()
LAST_ROUND = {"stairs_move": False, "end": {"max_rounds": 5}}
TOLERANCE = 1e-12


def endgame(roles: list[str], given: dict[str, Any]) -> Session:
    """The last round of a game. Its decks have only the given cards."""
    table = Session(GAME, RULESET, GAME.options(RULESET, LAST_ROUND), roles, 1)
    bare: dict[str, Any] = {f"decks.{room}.cards": [] for room in ROOM_NAMES}
    bare |= {f"specials.F{floor}.revealed": True for floor in (1, 2, 3)}
    for path, value in {**bare, "motemey.cards": [], "round": 5, "king.away": 9, **given}.items():
        GAME.scenarios.edit(table.state, path, value)
    return table


def is_tale(card: int) -> bool:
    return Card.TALE_REPAIRER <= card < Card.TALE_REPAIRER + TALES


def worlds(table: Session, seat: int) -> list[World]:
    """Every true state that a seat's may be, by permuting the cards that it has not seen."""
    seen, true = table.blinded(seat), table.state
    spots = [(d, i) for d, pile in enumerate([*seen.decks, seen.motemey]) for i in range(pile.n)
             if pile.cards[i] == UNKNOWN]
    cards = [([*true.decks, true.motemey][d].cards[i], d == ROOMS) for d, i in spots]
    deals = Counter(tuple(card for card, _ in deal) for deal in permutations(cards)
                    if all(is_tale(card) or home == (d == ROOMS) for (d, _), (card, home) in zip(spots, deal,
                                                                                             strict=True)))
    floors = [floor for floor in range(FLOORS) if seen.special_kind[floor] == UNKNOWN]
    pool = [k for k in range(1, SPECIALS) if true.options.special_rooms[k] and k not in seen.special_kind]
    found = []
    for deal, count in deals.items():
        for kinds in permutations(pool, len(floors)):
            state = GAME.State.copy(seen)
            state.unseen_rooms[:] = state.unseen_motemey[:] = [0] * CARDS
            for (d, i), card in zip(spots, deal, strict=True):
                [*state.decks, state.motemey][d].cards[i] = card
            for floor, kind in zip(floors, kinds, strict=True):
                state.special_kind[floor] = kind
            found.append((Fraction(count), state))
    total = sum(count for count, _ in found)
    return [(count / total, state) for count, state in found]


def cover(state: Any) -> bytes:
    """All of a state that somebody at the table has seen."""
    seen, blank = GAME.State.copy(state), GAME.State.plain()
    seen.dice, seen.log = blank.dice, blank.log
    for pile in (*seen.decks, seen.motemey):
        pile.cards[:] = [card if known else UNKNOWN for card, known in zip(pile.cards, pile.seen, strict=True)]
    for floor in range(FLOORS):
        if not seen.special_revealed[floor]:
            seen.special_kind[floor] = UNKNOWN
    return bytes(GAME.State.pack(seen).tobytes())


ENDGAMES: dict[str, tuple[list[str], dict[str, Any], int, bool]] = {
    "a key is in one of two rooms": (["HIGH_ROLLER", "HEALER"], {
        "souls.0.place": "F2_P", "souls.0.actions": 2, "souls.0.keys": 1, "souls.0.objects": [],
        "souls.1.place": "F2_P", "souls.1.keys": 2, "souls.1.actions": 0, "souls.1.objects": [],
        "decks.F2_R1.cards": ["PARANOIA", "KEY"], "decks.F2_R2.cards": ["KEY"]}, 3, True),
    "a psychic looks first": (["PSYCHIC", "SCOUT"], {
        "souls.0.place": "F2_P", "souls.0.actions": 2, "souls.1.place": "F2_R3", "souls.1.keys": 1,
        "souls.1.actions": 1, "decks.F2_R1.cards": ["ARANA", "KEY", "VIAL"]}, 2, False),
    "three souls and a mirror": (["TANK", "HIGH_ROLLER", "HEALER"], {
        "souls.0.place": "F2_P", "souls.0.actions": 1, "souls.0.keys": 1, "souls.1.place": "F2_R1",
        "souls.1.keys": 1, "souls.1.actions": 1, "souls.2.place": "F2_P", "souls.2.actions": 0, "souls.2.keys": 1,
        "decks.F2_R1.cards": ["ESPEJO_AMARILLO", "KEY"]}, 3, False),
    "a tale may lie with Motemey": (["BRAWLER", "HEALER"], {
        "souls.0.place": "F2_R3", "souls.0.actions": 0, "souls.1.place": "F2_P", "souls.1.actions": 0,
        "specials.F2.place": "F2_R3", "specials.F2.kind": "MOTEMEY", "souls.0.objects": [], "souls.0.sanity": 1,
        "motemey.cards": ["TALE_MASK", "VIAL", "TREASURE_RING"], "decks.F1_R1.cards": ["TALE_SIGN"]}, 2, False),
    "nobody has entered the room": (["BRAWLER", "TANK"], {
        "souls.0.place": "F2_P", "souls.0.actions": 1, "souls.1.actions": 0, "souls.1.place": "F2_P",
        "specials.F2.place": "F2_R3", "specials.F2.revealed": False, "decks.F2_R3.cards": ["SANIDAD"]}, 2, False),
    "three souls draw lots at the end": (["BRAWLER", "HIGH_ROLLER", "SCOUT"], {
        "souls.0.place": "F2_R2", "souls.0.actions": 1, "souls.0.keys": 1, "souls.1.place": "F2_P",
        "souls.1.keys": 2, "souls.1.actions": 0, "souls.2.place": "F2_P", "souls.2.keys": 1, "souls.2.actions": 0,
        "souls.2.moved_free": True, "decks.F2_R2.cards": ["COMIDA_SERVIDA", "ENVENENADO"]}, 3, True),
}


def reckoned(table: Session, options: str) -> tuple[ExactSearcher, dict[int, Any]]:
    reckoner = ExactSearcher(GAME, parse_agent(f"expectimax:rare=0,nodes=10000000,{options}"), len(table.asked))
    seat = table.to_move
    return reckoner, {worth.action: worth for worth in reckoner.think(table.blinded(seat), seat, wide=True)}


@pytest.mark.parametrize("name", ENDGAMES)
def test_endgames_are_worth_what_brute_force_says(name: str) -> None:
    roles, given, deepest, ends = ENDGAMES[name]
    table = endgame(roles, given)
    seat = table.to_move
    possible = worlds(table, seat)
    for depth in range(1, deepest + 1):
        brute = Brute(GAME.State, GAME.Menu, GAME.rules, cover)
        found = {action: float(brute.choice(possible, action, depth - 1, 1)[0]) for action in table.legal()}
        for options in ("cuts=none,table=0", "cuts=star2,table=10"):
            _, worth = reckoned(table, f"depth={depth},{options}")
            assert worth.keys() == found.keys()
            for action, value in found.items():
                assert worth[action].value == pytest.approx(value, abs=TOLERANCE), GAME.grammar.text(action)
    assert all(each.exact for each in worth.values()) == ends
    assert len(set(found.values())) > 1, "nothing to choose: the position shows little"


@pytest.mark.parametrize("name", ENDGAMES)
def test_cuts_and_tables_change_no_value(name: str) -> None:
    roles, given, deepest, _ = ENDGAMES[name]
    table = endgame(roles, given)
    values, nodes = [], []
    for options in ("cuts=none,table=0", "cuts=none", "cuts=star1,table=0", "cuts=star1", "cuts=star2", "table=2"):
        reckoner, worth = reckoned(table, f"depth={deepest + 1},{options}")
        values.append([worth[action].value for action in table.legal()])
        nodes.append(reckoner.nodes)
    assert np.allclose(values, values[0], rtol=0, atol=TOLERANCE)
    assert max(nodes) == nodes[0]
    assert min(nodes[1:]) < nodes[0]


def test_a_horizon_values_lines_as_they_stand() -> None:
    roles, given, _, _ = ENDGAMES["three souls and a mirror"]
    table = endgame(roles, given)
    brute = Brute(GAME.State, GAME.Menu, GAME.rules, cover, until=GAME.rules.clock(table.state) + 1)
    possible = worlds(table, table.to_move)
    reckoner, worth = reckoned(table, "depth=0,horizon=1")
    assert reckoner.depth < 9
    for action in table.legal():
        assert worth[action].value == pytest.approx(float(brute.choice(possible, action, 9, 1)[0]), abs=TOLERANCE)


def plain_space(game: Any, seats: int, payoff: int, entries: int, plies: int = 24) -> ExactSpace:
    most = game.Menu.fields["actions"].shape[0]
    net = no_net(game.Menu.array(2), np.zeros((2, 0), np.int32))
    space = ExactSpace(Search.plains(1), game.State.plains(plies), game.Menu.plains(plies), Ply.plains(plies),
                       Transposition.plains(entries), RootValue.plains(2 * most), net)
    space.search[0].seats, space.search[0].payoff = seats, payoff
    return space


def test_plain_and_compiled_searches_are_the_same() -> None:
    roles, given, _, _ = ENDGAMES["a key is in one of two rooms"]
    table = endgame(roles, given)
    agent = parse_agent("expectimax:depth=2,rare=0,table=6")
    reckoner = ExactSearcher(GAME, agent, 2)
    reckoner.think(table.blinded(0), 0)
    space, plans = plain_space(GAME, 2, SHARED, 64), SearchPlan.plains(1)
    space.states[0] = table.blinded(0)
    packed = new_plans(1)
    agent.fill(packed[0], GAME, 2)
    SearchPlan.assign(plans[0], SearchPlan.unpack(packed))
    assert GAME.machine.reckon(space, plans, 0) == 0
    assert Search.unpack(reckoner.space.search) == space.search[0]
    assert [RootValue.unpack(row) for row in reckoner.space.results] == list(space.results)
    assert [Transposition.unpack(row) for row in reckoner.space.table] == list(space.table)


# ---- two who want the opposite, three who want each their own ------------------------------------

DUEL = SimpleNamespace(State=duel.Duel, Menu=duel.Menu, machine=duel,
                       results=SimpleNamespace(cooperative=False, constant_sum=True))


def duels(seats: int, last: int, n: int, ways: int = 1) -> Iterator[Any]:
    draws = Random(seats)
    for _ in range(n):
        yield duel.deal(seats, last, draws, ways)


def dealt(state: Any) -> list[World]:
    """Every order of the covered cards."""
    kinds = [kind for kind, n in enumerate(state.unseen) for _ in range(n)]
    found = []
    for order in permutations(kinds):
        world = duel.Duel.copy(state)
        world.pile.cards[:len(order)] = order
        world.unseen[:] = [0] * duel.KINDS
        found.append((Fraction(1, 2), world))
    return found


def cover_duel(state: Any) -> bytes:
    seen, blank = duel.Duel.copy(state), duel.Duel.plain()
    seen.dice = blank.dice
    seen.pile.cards[:] = [duel.UNKNOWN] * 6
    return bytes(duel.Duel.pack(seen).tobytes())


def thought(state: Any, options: str, wide: bool, seats: int) -> tuple[ExactSearcher, dict[int, Any]]:
    reckoner = ExactSearcher(DUEL, parse_agent(f"expectimax:rare=0,nodes=10000000,{options}"), seats)
    return reckoner, {worth.action: worth for worth in reckoner.think(state, duel.chooser(state), wide)}


@pytest.mark.parametrize("seats", [2, 3])
def test_who_wants_the_opposite_or_its_own_is_searched_exactly(seats: int) -> None:
    brute = Brute(duel.Duel, duel.Menu, duel, cover_duel)
    for state in duels(seats, 3, 3):
        seat = duel.chooser(state)
        found = {action: float(brute.choice(dealt(state), action, 2, seats)[seat]) for action in brute.legal(state)}
        for options in ("cuts=none,table=0", "cuts=none", "cuts=star1,table=0", "cuts=star1", "cuts=star2,table=0",
                        "cuts=star2", "cuts=star2,table=3"):
            _, worth = thought(state, f"depth=3,{options}", True, seats)
            _, narrow = thought(state, f"depth=3,{options}", False, seats)
            for action, value in found.items():
                assert worth[action].value == pytest.approx(value, abs=TOLERANCE)
                assert worth[action].exact
                assert narrow[action].value >= value - TOLERANCE
                if not narrow[action].at_most:
                    assert narrow[action].value == pytest.approx(value, abs=TOLERANCE)
            best = next(iter(narrow.values()))
            assert best.value == pytest.approx(max(found.values()), abs=TOLERANCE)


def test_star1_and_star2_save_positions() -> None:
    """Star2 pays where menus are wide: one action is looked at in place of fourteen."""
    nodes = {cuts: sum(thought(state, f"depth=3,cuts={cuts},table=0", False, 2)[0].nodes
                       for state in duels(2, 3, 6, ways=12)) for cuts in ("none", "star1", "star2")}
    assert nodes["star1"] < 0.25 * nodes["none"]
    assert nodes["star2"] < nodes["star1"]


def test_cuts_are_the_same_plain_and_compiled() -> None:
    state = next(duels(2, 4, 1))
    reckoner, _ = thought(state, "depth=3,cuts=star2,table=5", False, 2)
    space, plans = plain_space(DUEL, 2, OPPOSED, 32), SearchPlan.plains(1)
    space.states[0] = state
    SearchPlan.assign(plans[0], SearchPlan.unpack(reckoner.plans))
    assert duel.reckon(space, plans, duel.chooser(state)) == 0
    assert Search.unpack(reckoner.space.search) == space.search[0]
    assert [Transposition.unpack(row) for row in reckoner.space.table] == list(space.table)


def test_what_seats_want_follows_from_the_game() -> None:
    assert payoff_of(GAME, 4) == SHARED
    assert [payoff_of(DUEL, seats) for seats in (2, 3)] == [OPPOSED, OWN]
    with pytest.raises(InputError, match="9 seats"):
        ExactSearcher(DUEL, parse_agent("expectimax"), 9)


def test_rules_that_break_are_a_defect_and_no_choice() -> None:
    state = next(duels(2, 4, 1))
    state.n_agenda = 8
    with pytest.raises(DefectError, match="AGENDA_FULL"):
        thought(state, "depth=2", False, 2)


# ---- finding out late ----------------------------------------------------------------------------

def drawn(state: Any, find: Any) -> dict[Any, Fraction]:
    """What a piece of finding out brings, with exact probabilities, by the tape."""
    odds: dict[Any, Fraction] = {}
    waiting: list[tuple[list[tuple[int, int]], Fraction]] = [([], Fraction(1))]
    while waiting:
        faces, share = waiting.pop()
        after = GAME.State.copy(state)
        fix_rolls(after.dice, faces)
        found = find(after)
        if after.dice.wanted:
            sides = after.dice.wanted
            waiting += [([*faces, (sides, face)], share / sides) for face in range(1, sides + 1)]
        else:
            odds[found] = odds.get(found, Fraction(0)) + share
    return odds


LATE = {"decks.F1_R1.cards": ["TALE_SIGN", "KEY"], "decks.F2_R4.cards": ["VIAL"],
        "motemey.cards": ["TALE_MASK", "VIAL"], "specials.F1.revealed": False, "specials.F3.revealed": False}


def hidden_of(state: Any) -> tuple[int, ...]:
    return (*state.decks[0].cards[:2], state.decks[7].cards[0], *state.motemey.cards[:2], *state.special_kind)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_cards_found_out_late_are_as_likely_as_in_all_the_worlds(order: tuple[int, ...]) -> None:
    """In whatever order they are found out."""
    table = endgame(["BRAWLER", "HEALER"], LATE)

    def find(s: Any) -> tuple[int, ...]:
        for part in order:
            if part < 2:
                for depth in range(s.decks[7 * part].n):
                    find_in_room(s, 7 * part, depth)
            elif part == 2:
                for depth in range(2):
                    find_at_motemey(s, depth)
            else:
                find_special(s, 2)
                find_special(s, 0)
        return hidden_of(s)

    expected: dict[Any, Fraction] = {}
    for odds, state in worlds(table, 0):
        expected[hidden_of(state)] = expected.get(hidden_of(state), Fraction(0)) + odds
    assert drawn(table.blinded(0), find) == expected


def test_a_redeal_after_some_cards_are_found_out_is_as_likely_too() -> None:
    """Chi-square over redeals of a state in which half was found out, against all the worlds."""
    table, chance, deals = endgame(["BRAWLER", "HEALER"], LATE), plain_rng(3), 1500
    counts: Counter[Any] = Counter()
    for seed in range(deals):
        state = table.blinded(0)
        state.dice.seed = seed
        find_at_motemey(state, 0)
        find_in_room(state, 0, 0)
        GAME.rules.redeal(state, chance, GAME.Menu.plain())
        counts[hidden_of(state)[:5]] += 1
    expected: Counter[Any] = Counter()
    for odds, state in worlds(table, 0):
        expected[hidden_of(state)[:5]] += odds
    assert counts.keys() == expected.keys()
    chi2 = sum((counts[key] - deals * odds) ** 2 / (deals * odds) for key, odds in expected.items())
    assert chi2 < len(expected) - 1 + 4.5 * (2 * (len(expected) - 1)) ** 0.5


def test_the_tape_says_which_outcomes_mean_the_same() -> None:
    table = endgame(["BRAWLER", "HEALER"], {"decks.F1_R1.cards": ["KEY", "VIAL", "KEY", "KEY"]})
    state = table.blinded(0)
    for face, card, alike in ((1, Card.VIAL, 1), (2, Card.KEY, 3), (3, Card.KEY, 2), (4, Card.KEY, 1)):
        after = GAME.State.copy(state)
        fix_rolls(after.dice, [(4, face)])
        find_in_room(after, 0, 0)
        assert (after.decks[0].cards[3], after.dice.alike) == (card, alike)


# ---- positions and their hash --------------------------------------------------------------------

@entry
def hashes(states: Any, into: Any) -> int:
    for i in range(len(into)):
        into[i] = hash_position(states, i)
    return len(into)


def test_a_position_has_the_same_hash_plain_and_compiled_and_whatever_the_dice() -> None:
    table = Session(GAME, RULESET, GAME.options(RULESET), [None] * 4, 3)
    agents = [SeatedAgent("random", seat, 3) for seat in range(4)]
    plain, packed = GAME.State.plains(60), GAME.State.array(60)
    for number in range(60):
        plain[number], packed[number] = table.state, GAME.State.pack(table.state)[0]
        table.play(agents[table.to_move].choose(table, number))
    into, again = np.zeros(60, np.int64), [0] * 60
    hashes.compiled(packed, into)
    hashes(plain, again)
    assert into.tolist() == again
    assert len(set(again)) == 60
    plain[0].dice.seed, plain[0].log.told = 99, 7
    plain[0].agenda[plain[0].n_agenda] = 4711      # what was left behind
    assert hash_position(plain, 0) == again[0]
    plain[0].souls[3].keys += 1
    assert hash_position(plain, 0) != again[0]


def test_playing_compiled_leaves_nothing_between_the_fields() -> None:
    """The hash reads all bytes: padding must stay as it was packed, zero."""
    states = GAME.State.array(3)
    states[2] = GAME.State.pack(GAME.blank(GAME.options(RULESET), [None] * 4))[0]
    from tapete.kernel.dice import new_rngs
    rows = GAME.Summary.array(1)
    for seed in range(20):
        GAME.machine.play.compiled(states, GAME.Menu.array(1), new_rngs(1), np.zeros(4, np.int64), rows, seed, 1,
                                   100_000)
        assert states[0].tobytes() == GAME.State.pack(GAME.State.unpack(states)).tobytes()


# ---- the agent -----------------------------------------------------------------------------------

def test_what_is_hidden_does_not_change_a_choice() -> None:
    table = Session(GAME, RULESET, GAME.options(RULESET), ["BRAWLER", "HIGH_ROLLER"], 8)
    seen, found = table.blinded(0), set()
    reckoner = ExactSearcher(GAME, parse_agent("expectimax:depth=2,nodes=5000"), 2)
    for deal in range(4):
        other = GAME.State.copy(seen)
        GAME.rules.redeal(other, plain_rng(deal), GAME.Menu.plain())
        GAME.rules.blind(other, 0)
        found.add(tuple(reckoner.think(other, 0)))
    assert len(found) == 1


def test_a_search_out_of_budget_gives_the_last_that_was_finished() -> None:
    roles, given, _, _ = ENDGAMES["a psychic looks first"]
    table = endgame(roles, given)
    whole, worth = reckoned(table, "depth=2")
    short = ExactSearcher(GAME, parse_agent(f"expectimax:depth=4,rare=0,nodes={whole.nodes + 1}"), 2)
    assert {each.action: each.value for each in short.think(table.blinded(0), 0, wide=True)} == {
        action: each.value for action, each in worth.items()}
    assert short.depth == 2
    poor = ExactSearcher(GAME, parse_agent("expectimax:depth=4,rare=0,nodes=3"), 2)
    found = poor.think(table.blinded(0), 0)
    assert len(found) == len(table.legal())
    assert not any(each.exact for each in found)


def test_the_seats_of_a_contest_may_search_exactly_and_repeat_themselves() -> None:
    study = make_study(GAME, RULESET, GAME.options(RULESET), [None] * 3,
                       ["expectimax:depth=1,nodes=300", "greedy", "mcts:iterations=10"], 4, 2)
    assert np.array_equal(run_study(study), run_study(study, workers=2))


def test_an_agent_at_a_table_plays_the_game_that_it_plays_in_a_contest() -> None:
    """With a patience that never ends: a contest and a table count the choices of a turn differently."""
    agent = "expectimax:depth=1,nodes=300,patience=9999"
    study = make_study(GAME, RULESET, GAME.options(RULESET), [None] * 2, [agent], 5, 1)
    row = run_study(study)[0]
    table = Session(GAME, RULESET, GAME.options(RULESET), [None] * 2, 5)
    agents = [SeatedAgent(agent, seat, 5) for seat in range(2)]
    number = 0
    while not table.over:
        table.play(agents[table.to_move].choose(table, number))
        number += 1
    assert (number, table.state.outcome, table.state.round_no) == (row["choices"], row["outcome"], row["rounds"])


@pytest.mark.parametrize(("text", "said"), [
    ("expectimax:nodes=0", "nodes: expected 1 or more"), ("expectimax:cuts=star3", "expected none, star1 or star2"),
    ("expectimax:table=30", "table: expected 0 to 24"),
    ("expectimax:iterations=3", "is no option; expected one of depth="),
    ("expectimax:depth=-1", "expected 0 or more"), ("expectimax:rare=x", "expected a number")])
def test_a_search_that_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        parse_agent(text)


def test_every_option_is_part_of_a_plan() -> None:
    agent: Agent = parse_agent("expectimax:depth=5,horizon=2,rare=0.25,nodes=77,cuts=star1,table=4,patience=3")
    plans = new_plans(1)
    agent.fill(plans[0], GAME, 2)
    plan = SearchPlan.unpack(plans)
    assert (plan.depth, plan.horizon, plan.rare, plan.nodes, plan.cuts, plan.patience) == (5, 2, 0.25, 77, 1, 3)
    assert len(new_space(GAME.State, GAME.Menu, SHARED, 2, agent.options["table"]).table) == 16
