"""An exact deal: the ways are counted for every set of places, and a deal is drawn in proportion to the counts."""
from enum import IntEnum

from ..dice import next_below
from ..numbers import count_bits
from ..rule import rule
from .given import EACH, HEADER, cards_for, cards_of, places_of, row_of, use, used_of

HALF = 31
"""A count of ways is two numbers of so many bits."""
MOST_WAYS = 1 << 62


class Deal(IntEnum):
    """How `deal_out` has dealt."""

    IMPOSSIBLE = 0
    """Not at all: the cards cannot fill the places."""
    EXACT = 1
    """Every deal was equally likely."""
    NEAR = 2
    """By a Markov chain, whose deals are equally likely if it runs for ever."""
    TOO_LARGE = 3
    """Not at all: the scratch menu is too small or there are too many ways, and no chain was allowed."""


def deal_room(places: int, kinds: int) -> int:
    """How many numbers a scratch menu needs to deal exactly: for `menu_of`."""
    return HEADER + 4 * places + EACH * kinds + 2 * (kinds + 1) * (1 << places)


@rule
def leads(scratch, kind):
    """Whether a kind is the first of those that may be at the same places. They are counted together."""
    places = places_of(scratch, kind)
    for before in range(kind):
        if places_of(scratch, before) == places:
            return False
    return places > 0


@rule
def cards_like(scratch, kind):
    """How many cards may be at the same places as those of a kind, its own included."""
    found = 0
    for other in range(scratch.actions[1]):
        if places_of(scratch, other) == places_of(scratch, kind):
            found += cards_of(scratch, other)
    return found


@rule
def can_count(scratch):
    """Whether the scratch menu has room for all counts, and no count can be too large."""
    layers = 1
    for kind in range(scratch.actions[1]):
        layers += 1 if leads(scratch, kind) else 0
    n = scratch.actions[0]
    if row_of(scratch, scratch.actions[1]) + 2 * layers * (1 << n) > len(scratch.actions):
        return False
    most = 1
    for place in range(n):
        cards = max(1, cards_for(scratch, place))
        if most > (MOST_WAYS - 1) // cards:
            return False
        most *= cards
    return True


@rule
def index_of(scratch, layer, places):
    return row_of(scratch, scratch.actions[1]) + 2 * (layer * (1 << scratch.actions[0]) + places)


@rule
def ways(scratch, layer, places):
    """In how many ways the first kinds fill exactly these places."""
    at = index_of(scratch, layer, places)
    return scratch.actions[at] | scratch.actions[at + 1] << HALF


@rule
def put_ways(scratch, layer, places, n):
    at = index_of(scratch, layer, places)
    scratch.actions[at] = n & ((1 << HALF) - 1)
    scratch.actions[at + 1] = n >> HALF


@rule
def orders(cards, n):
    """In how many ways n of so many different cards lie at n places."""
    found = 1
    for i in range(n):
        found *= max(0, cards - i)
    return found


@rule
def count_ways(scratch, layer, filled, places, cards):
    """In how many ways the first kinds fill some places, if the next one may be at `places`."""
    found = 0
    new = filled & places
    while True:
        before = ways(scratch, layer, filled & ~new)
        if before:
            found += before * orders(cards, count_bits(new))
        if new == 0:
            return found
        new = (new - 1) & filled & places


@rule
def count_all(scratch):
    """Count the ways, layer after layer. Returns the number of the last layer."""
    layer = 0
    for filled in range(1 << scratch.actions[0]):
        put_ways(scratch, 0, filled, 1 if filled == 0 else 0)
    for kind in range(scratch.actions[1]):
        if leads(scratch, kind):
            cards = cards_like(scratch, kind)
            for filled in range(1 << scratch.actions[0]):
                found = count_ways(scratch, layer, filled, places_of(scratch, kind), cards)
                put_ways(scratch, layer + 1, filled, found)
            layer += 1
    return layer


@rule
def below(rng, n):
    """A random number from 0 to n - 1, for n up to 2**62, each exactly as likely."""
    if n <= 1:
        return 0
    most = MOST_WAYS // n * n
    while True:
        found = next_below(rng, 1 << HALF) << HALF | next_below(rng, 1 << HALF)
        if found < most:
            return found % n


@rule
def deal_exactly(scratch, rng):
    layer = count_all(scratch)
    left = (1 << scratch.actions[0]) - 1
    if ways(scratch, layer, left) == 0:
        return Deal.IMPOSSIBLE
    for kind in range(scratch.actions[1] - 1, -1, -1):
        if leads(scratch, kind):
            new = draw_places(scratch, rng, layer - 1, left, kind)
            give_places(scratch, rng, kind, new)
            left &= ~new
            layer -= 1
    return Deal.EXACT


@rule
def draw_places(scratch, rng, layer, left, kind):
    """Which of the places that are left hold a kind or its like, in proportion to the ways."""
    cards = cards_like(scratch, kind)
    drawn = below(rng, ways(scratch, layer + 1, left))
    new = left & places_of(scratch, kind)
    while True:
        before = ways(scratch, layer, left & ~new)
        found = before * orders(cards, count_bits(new)) if before else 0
        if drawn < found or new == 0:
            return new
        drawn -= found
        new = (new - 1) & left & places_of(scratch, kind)


@rule
def give_places(scratch, rng, kind, places):
    """Give each place a card of a kind or its like that is not dealt yet, each as likely."""
    cards = cards_like(scratch, kind)
    for place in range(scratch.actions[0]):
        if places >> place & 1:
            scratch.actions[HEADER + place] = take_one(scratch, next_below(rng, cards), places_of(scratch, kind))
            cards -= 1


@rule
def take_one(scratch, drawn, places):
    """The kind of one of the cards that are left of those that may be at exactly these places."""
    kind = 0
    while True:
        if places_of(scratch, kind) == places:
            left = cards_of(scratch, kind) - used_of(scratch, kind)
            if drawn < left:
                use(scratch, kind, 1)
                return kind
            drawn -= left
        kind += 1
