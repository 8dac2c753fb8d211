"""Chance that is asked for: exact on small rules, compared with every order that cards can lie in."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from tapete.errors import DefectError
from tapete.games import find_game
from tapete.kernel.dice import draw, pick, plain_rng, roll, shuffle
from tapete.state.chance import ChanceAsked, ChanceSource, Unseen, asking, explicit_dice, running

CARDS = (4, 4, 7, 9)


class Table:
    """As much of a state as the rules here use."""

    def __init__(self, dice: Any) -> None:
        self.dice, self.cards, self.hand = dice, list(CARDS), [0, 0]
        self.log = find_game("high_card").State.plain().log
        self.found = 0


def outcomes(work: Callable[[Table], Any], answers: tuple[int, ...] = (), odds: Fraction = Fraction(1)
             ) -> Iterator[tuple[Any, Fraction, int]]:
    """All results of work, with their probabilities, and how many answers each took."""
    source = ChanceSource(answers, {}, 0)
    rules = asking(find_game("high_card").rules._replace(setup=work))
    try:
        with running(source):
            yield rules.setup(Table(explicit_dice(plain_rng(1), source))), odds, len(answers)
    except ChanceAsked as asked:
        cases = sum(weight for _, weight in asked.outcomes)
        for answer, weight in asked.outcomes:
            yield from outcomes(work, (*answers, answer), odds * Fraction(weight, cases))


def distribution(work: Callable[[Table], Any]) -> dict[Any, Fraction]:
    found = Counter[Any]()
    for result, odds, _ in outcomes(work):
        found[result] += odds       # type: ignore[assignment]
    return dict(found)


def by_orders(result: Callable[..., Any]) -> dict[Any, Fraction]:
    """The same for a result of the cards in each order, all equally likely."""
    found = Counter(result(*order) for order in permutations(CARDS))
    return {each: Fraction(n, 24) for each, n in found.items()}


def all_cards(s: Table) -> Any:
    shuffle(s, s.cards, 4)
    return tuple(int(card) for card in s.cards)


def third_and_first(s: Table) -> Any:
    shuffle(s, s.cards, 4)
    s.hand[0] = s.cards[2]
    s.hand[1] = s.cards[0]
    return s.hand[0] > 5, s.hand[1] | 0


def a_top_card_and_its_twin(s: Table) -> Any:
    """Moved twice before anybody looks: it is still one card."""
    shuffle(s, s.cards, 4)
    s.hand[0] = s.cards[3]
    s.hand[1] = s.hand[0]
    return s.hand[0] == s.hand[1], s.hand[1] == 4


def shuffled_again(s: Table) -> Any:
    """One is drawn and looked at, one is drawn covered; the rest are shuffled with a new card."""
    shuffle(s, s.cards, 4)
    first = int(s.cards[3])
    covered = s.cards[2]
    s.cards[2] = 1
    shuffle(s, s.cards, 3)
    return first, int(s.cards[0]), int(covered)


def test_looking_at_a_shuffled_pile_gives_each_order_as_a_shuffle_does() -> None:
    assert distribution(all_cards) == by_orders(lambda *order: order)
    assert sum(distribution(all_cards).values()) == 1
    assert distribution(third_and_first) == by_orders(lambda a, b, c, d: (c > 5, a))
    assert distribution(a_top_card_and_its_twin) == {(True, True): Fraction(1, 2), (True, False): Fraction(1, 2)}


def test_what_a_second_shuffle_mixes_is_drawn_as_it_lies() -> None:
    found = Counter[Any]()
    for a, b, c, d in permutations(CARDS):
        for again in permutations((a, b, 1)):
            found[d, again[0], c] += Fraction(1, 24 * 6)    # type: ignore[assignment]
    assert distribution(shuffled_again) == dict(found)


def test_only_what_is_looked_at_is_asked_for() -> None:
    assert {n for _, _, n in outcomes(third_and_first)} == {2}
    assert {n for _, _, n in outcomes(a_top_card_and_its_twin)} == {1}

    def moved(s: Table) -> Any:
        shuffle(s, s.cards, 4)
        s.hand[0] = s.cards[3]
        s.cards[3] = 0
        return type(s.hand[0])
    assert list(outcomes(moved)) == [(Unseen, 1, 0)]


def test_dice_lots_and_draws_are_asked_for_in_turn() -> None:
    def rolls(s: Table) -> Any:
        face = roll(s, 3)
        return face, pick(s, 2), draw(s, face), pick(s, 1)
    found = Counter[Any]()
    for face, lot in product((1, 2, 3), (0, 1)):
        for drawn in range(face):
            found[face, lot, drawn, 0] += Fraction(1, 6 * face)     # type: ignore[assignment]
    assert distribution(rolls) == dict(found)


def test_whatever_is_done_with_an_unseen_card_looks_at_it() -> None:
    source = ChanceSource((), {1: (6,)}, 1)
    table = [0, 1, 2, 3, 4, 5, 60]
    with running(source):
        def card() -> Unseen:
            source.piles[1], source.found = (6,), {}
            return Unseen(1, 0)
        assert (card() + 1, 1 + card(), card() - 1, 7 - card(), card() * 2, card() // 4, card() % 4) == (
            7, 7, 5, 1, 12, 1, 2)
        assert (card() & 2, 1 << card(), card() << 1, 64 >> card(), card() | 1, card() ^ 2, -card(), ~card()) == (
            2, 64, 12, 1, 7, 4, -6, -7)
        assert card() == 6 and card() != 5 and card() < 7 and card() >= 6 and not card() > 6 and bool(card())
        assert table[card()] == 60 and card() in (5, 6) and {6: 1}[card()] == 1 and list(range(card()))[-1] == 5  # type: ignore[index]


def test_a_card_that_nobody_may_look_at_says_so() -> None:
    with pytest.raises(DefectError, match="outside the rules"):
        int(Unseen(1, 0))


def test_other_dice_draw_as_ever() -> None:
    rules = find_game("high_card").rules
    one, other = (find_game("high_card").State.plain() for _ in range(2))
    for state, which in ((one, rules), (other, asking(rules))):
        state.n_seats, state.options.hand, state.options.die, state.dice.seed = 3, 3, 6, 5
        which.setup(state)
        assert state.dice.count == 9
    assert one == other
