"""Dealing under constraints: drawn as often as enumeration says, plain and compiled alike, and the answer says how."""
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from tapete.compiler.entry import entry
from tapete.kernel.dealing import Deal, add_kind, begin_deal, deal_out, deal_room, kind_at
from tapete.kernel.dealing.given import EACH, HEADER, MOST_PLACES
from tapete.kernel.dice import new_rngs, plain_rng
from tapete.kernel.menu import menu_of
from tapete.kernel.record import i4, record, u1

KINDS, PLACES = 12, 6


@record
class Wanted:
    """What to deal, and how often each deal came: place after place, in base `kinds`."""

    n_places: i4
    n_kinds: i4
    cards: u1[KINDS]
    places: i4[KINDS]
    answer: u1
    counts: i4[4096]


Roomy, Tiny = menu_of(deal_room(PLACES, KINDS)), menu_of(8)


@entry
def deal_often(states, menus, rngs, rounds, n):
    s = states[0]
    scratch = menus[0]
    for _ in range(n):
        begin_deal(scratch, s.n_places)
        for kind in range(s.n_kinds):
            add_kind(scratch, s.cards[kind], s.places[kind])
        s.answer = deal_out(scratch, rngs[0], rounds)
        number = 0
        for place in range(s.n_places):
            number = number * s.n_kinds + kind_at(scratch, place)
        s.counts[number] += 1
    return 0


Case = tuple[int, Sequence[tuple[int, int]]]
CASES: dict[str, Case] = {
    "free": (2, [(2, 0b11), (1, 0b11), (1, 0b11)]),
    "tied": (3, [(1, 0b011), (1, 0b110), (1, 0b101)]),     # two deals, which no swap of two cards joins
    "hints": (3, [(3, 0b001), (2, 0b111), (1, 0b110), (1, 0b010)]),
    "alike": (4, [(3, 0b1111), (2, 0b0011), (2, 0b0011), (1, 0b1100)]),
    "tight": (3, [(1, 0b001), (2, 0b011), (1, 0b111), (0, 0b111)]),
    "nowhere": (2, [(4, 0b00), (1, 0b01), (2, 0b11)]),
}


def enumerated(case: Case) -> Counter[tuple[int, ...]]:
    """Each deal of kinds to places, and in how many ways different cards make it."""
    places, kinds = case
    cards = [kind for kind, (n, _) in enumerate(kinds) for _ in range(n)]
    return Counter(deal for deal in permutations(cards, places)
                   if all(kinds[kind][1] >> place & 1 for place, kind in enumerate(deal)))


def small(case: Case) -> Any:
    """A menu with room for what is given, and none for the counts."""
    return menu_of(HEADER + 4 * case[0] + EACH * len(case[1]))


def wanted(case: Case) -> Any:
    s = Wanted.plain()
    s.n_places, s.n_kinds = case[0], len(case[1])
    for kind, (cards, places) in enumerate(case[1]):
        s.cards[kind], s.places[kind] = cards, places
    return s


def dealt(case: Case, menu: Any, rounds: int, n: int, compiled: bool = True) -> tuple[int, Counter[tuple[int, ...]]]:
    """The answer, and how often each deal came in n deals."""
    s = wanted(case)
    if compiled:
        rows = Wanted.pack(s)
        rngs = new_rngs(1)
        rngs[0]["seed"] = 7
        deal_often.compiled(rows, menu.array(1), rngs, rounds, n)
        s = Wanted.unpack(rows)
    else:
        deal_often([s], [menu.plain()], [plain_rng(7)], rounds, n)
    found: Counter[tuple[int, ...]] = Counter()
    for number, count in enumerate(s.counts):
        if count:
            found[tuple(number // s.n_kinds ** (s.n_places - 1 - place) % s.n_kinds
                        for place in range(s.n_places))] = count
    return s.answer, found


def chi_square(found: Counter[tuple[int, ...]], ways: Counter[tuple[int, ...]], n: int) -> float:
    """The statistic less its expectation, in standard deviations of its distribution."""
    total = sum(ways.values())
    statistic = sum((found[deal] - n * count / total) ** 2 / (n * count / total) for deal, count in ways.items())
    free = max(1, len(ways) - 1)
    return float(statistic - free) / (2 * free) ** 0.5


@pytest.mark.parametrize("case", CASES)
def test_each_way_is_as_likely_as_enumeration_says(case: str) -> None:
    n, ways = 40_000, enumerated(CASES[case])
    answer, found = dealt(CASES[case], Roomy, 0, n)
    assert answer == Deal.EXACT and set(found) <= set(ways)
    assert chi_square(found, ways, n) < 4


@pytest.mark.parametrize("case", CASES)
def test_without_room_a_chain_deals_alike_and_says_so(case: str) -> None:
    n, ways = 40_000, enumerated(CASES[case])
    answer, found = dealt(CASES[case], small(CASES[case]), 30, n)
    assert answer == Deal.NEAR and set(found) <= set(ways)
    assert chi_square(found, ways, n) < 4


def test_a_chain_of_one_round_is_not_taken_for_the_truth() -> None:
    """The measure sees a distribution that is wrong."""
    ways = enumerated(CASES["alike"])
    _, found = dealt(CASES["alike"], small(CASES["alike"]), 1, 40_000)
    assert chi_square(found, ways, 40_000) > 20


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("rounds", [0, 5])
def test_plain_and_compiled_rules_deal_the_same(case: str, rounds: int) -> None:
    menu = small(CASES[case]) if rounds else Roomy
    assert dealt(CASES[case], menu, rounds, 60, compiled=False) == dealt(CASES[case], menu, rounds, 60)


@pytest.mark.parametrize(("case", "rounds", "said"), [
    ((2, [(1, 0b11)]), 0, Deal.IMPOSSIBLE), ((2, [(3, 0b01)]), 0, Deal.IMPOSSIBLE),
    ((0, [(3, 0b01)]), 0, Deal.EXACT)])
def test_what_cannot_be_dealt_is_said(case: Case, rounds: int, said: Deal) -> None:
    for compiled in (False, True):
        assert answer_of(case, Roomy, rounds, compiled) == said


def answer_of(case: Case, menu: Any, rounds: int, compiled: bool = False) -> int:
    s, scratch, rng = wanted(case), menu.plain(), plain_rng(1)
    if compiled:
        states, menus, rngs = Wanted.pack(s), menu.array(1), new_rngs(1)
        return int(ask.compiled(states, menus, rngs, rounds))
    return int(ask([s], [scratch], [rng], rounds))


@entry
def ask(states, menus, rngs, rounds):
    s = states[0]
    begin_deal(menus[0], s.n_places)
    for kind in range(s.n_kinds):
        add_kind(menus[0], s.cards[kind], s.places[kind])
    return deal_out(menus[0], rngs[0], rounds)


def test_no_chain_runs_unless_it_is_allowed() -> None:
    case = CASES["hints"]
    assert [answer_of(case, small(case), rounds) for rounds in (0, 1)] == [Deal.TOO_LARGE, Deal.NEAR]
    lacking = (6, [(1, 0b111111)])
    assert answer_of(lacking, small(lacking), 1) == Deal.IMPOSSIBLE


def test_a_menu_without_room_for_the_kinds_is_refused_before_it_is_overrun() -> None:
    for compiled in (False, True):
        assert answer_of(CASES["hints"], Tiny, 5, compiled) == Deal.TOO_LARGE


def test_too_many_places_and_too_many_ways_are_said() -> None:
    scratch, rng = menu_of(deal_room(12, 1)).plain(), plain_rng(1)
    begin_deal(scratch, MOST_PLACES + 1)
    assert deal_out(scratch, rng, 9) == Deal.TOO_LARGE
    for cards, said in ((35, Deal.EXACT), (36, Deal.TOO_LARGE)):       # 35**12 < 2**62 < 36**12
        begin_deal(scratch, 12)
        add_kind(scratch, cards, (1 << 12) - 1)
        assert deal_out(scratch, rng, 0) == said


def test_the_room_that_is_asked_for_is_enough_and_no_less_is() -> None:
    kinds = [(1, 0b01), (2, 0b10), (1, 0b11)]
    for room, said in ((deal_room(2, 3), Deal.EXACT), (deal_room(2, 3) - 1, Deal.TOO_LARGE)):
        assert answer_of((2, kinds), menu_of(room), 0) == said
