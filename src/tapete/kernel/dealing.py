"""Redealing under constraints: put unseen cards into places that may each hold only some of them.

`begin_deal` says how many places there are. `add_kind` says how many unseen cards of a kind there are and at which
places they may be. `deal_out` deals: each way to put cards into the places is equally likely. `kind_at` reads the deal.
Cards of one kind look alike, but each of them counts: two of them are twice as likely at a place as one.

The ways are counted kind by kind, for every set of places that the kinds so far can fill (a permanent, by dynamic
programming). The deal is then drawn backwards in proportion to the counts, so it is exact. This needs numbers in the
scratch menu, as many as `deal_room` says. If it is too small, or there are too many ways to count, a Markov chain deals
near to that, if the caller allows it. The answer of `deal_out` says how it dealt.

The first numbers of the scratch menu are HEADER: places, kinds, whether they did not fit. Then four rows with a number
for each place, then a row for each kind, and then the counts of ways.
"""
from enum import IntEnum

from .dice import next_below
from .numbers import count_bits
from .rule import rule

MOST_PLACES = 30
HEADER = 3
EACH = 3
"""Numbers for each kind: how many cards, the places as bits, and how many cards lie somewhere."""
HALF = 31
"""A count of ways is two numbers of so many bits."""
MOST_WAYS = 1 << 62
PATIENCE = 1000
"""A round of the chain that takes so many moves for each place is given up, and the deal stays as it was."""


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
def begin_deal(scratch, places):
    """Begin a deal to so many places (30 at most), numbered from 0. The menu's numbers are overwritten."""
    scratch.actions[0] = places
    scratch.actions[1] = 0
    scratch.actions[2] = 1 if places > MOST_PLACES or HEADER + 4 * places > len(scratch.actions) else 0


@rule
def add_kind(scratch, cards, places):
    """Add a kind: how many of its cards are unseen, and the places where they may be, a bit for each. Returns the
    kind's number, from 0 on."""
    kind = scratch.actions[1]
    row = row_of(scratch, kind)
    if scratch.actions[2] or row + EACH > len(scratch.actions):
        scratch.actions[2] = 1
        return kind
    scratch.actions[row] = cards
    scratch.actions[row + 1] = places & ((1 << scratch.actions[0]) - 1)
    scratch.actions[row + 2] = 0
    scratch.actions[1] = kind + 1
    return kind


@rule
def deal_out(scratch, rng, rounds):
    """Deal. Returns one of `Deal`. `rounds` is the length of the Markov chain that deals where an exact deal is too
    large; 0 allows none."""
    if scratch.actions[2]:
        return Deal.TOO_LARGE
    for place in range(scratch.actions[0]):
        scratch.actions[HEADER + place] = -1
    if can_count(scratch):
        return deal_exactly(scratch, rng)
    if rounds == 0:
        return Deal.TOO_LARGE
    if not fill_somehow(scratch):
        return Deal.IMPOSSIBLE
    for _ in range(rounds):
        redeal_some(scratch, rng)
    return Deal.NEAR


@rule
def kind_at(scratch, place):
    """The number of the kind that was dealt to a place."""
    return scratch.actions[HEADER + place]


# ---- what was given ------------------------------------------------------------------------------

@rule
def row_of(scratch, kind):
    """The index of a kind's numbers."""
    return HEADER + 4 * scratch.actions[0] + EACH * kind


@rule
def cards_of(scratch, kind):
    return scratch.actions[row_of(scratch, kind)]


@rule
def places_of(scratch, kind):
    return scratch.actions[row_of(scratch, kind) + 1]


@rule
def used_of(scratch, kind):
    return scratch.actions[row_of(scratch, kind) + 2]


@rule
def use(scratch, kind, n):
    scratch.actions[row_of(scratch, kind) + 2] += n


@rule
def cards_for(scratch, place):
    """How many cards may be at a place."""
    found = 0
    for kind in range(scratch.actions[1]):
        if places_of(scratch, kind) >> place & 1:
            found += cards_of(scratch, kind)
    return found


# ---- an exact deal -------------------------------------------------------------------------------

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


# ---- a Markov chain ------------------------------------------------------------------------------
#
# A round takes the card of a random place away. The empty place draws one of all cards that may be there. If that card
# lies at another place, that place is empty now and draws in turn; else the round is over. Among the deals at the ends
# of rounds, each step is as likely as the opposite one, and every deal can be reached from every other. So they are
# equally likely in the long run.

@rule
def row_at(scratch, row, place):
    """The index of a number of a place. Row 0 is the deal, row 1 a copy of it. Rows 2 and 3 are for `fill_place`."""
    return HEADER + row * scratch.actions[0] + place


@rule
def redeal_some(scratch, rng):
    """A round of the chain."""
    n = scratch.actions[0]
    if n == 0:
        return
    for place in range(n):
        scratch.actions[row_at(scratch, 1, place)] = scratch.actions[HEADER + place]
    empty = next_below(rng, n)
    use(scratch, kind_at(scratch, empty), -1)
    moves = PATIENCE * n
    while empty >= 0 and moves:
        empty = draw_one(scratch, rng, empty)
        moves -= 1
    if empty >= 0:
        go_back(scratch)


@rule
def go_back(scratch):
    """Let the deal be the copy again."""
    for kind in range(scratch.actions[1]):
        use(scratch, kind, -used_of(scratch, kind))
    for place in range(scratch.actions[0]):
        scratch.actions[HEADER + place] = scratch.actions[row_at(scratch, 1, place)]
        use(scratch, kind_at(scratch, place), 1)


@rule
def draw_one(scratch, rng, empty):
    """Let an empty place draw one of the cards that may be there. Returns the place that it comes from; -1 if none."""
    scratch.actions[HEADER + empty] = -1
    drawn = next_below(rng, cards_for(scratch, empty))
    kind = 0
    while not places_of(scratch, kind) >> empty & 1 or drawn >= cards_of(scratch, kind):
        drawn -= cards_of(scratch, kind) if places_of(scratch, kind) >> empty & 1 else 0
        kind += 1
    found = -1
    if drawn < used_of(scratch, kind):
        found = place_of(scratch, kind, drawn)
    else:
        use(scratch, kind, 1)
    scratch.actions[HEADER + empty] = kind
    return found


@rule
def place_of(scratch, kind, nth):
    """The n-th place that holds a kind."""
    place = 0
    while scratch.actions[HEADER + place] != kind or nth:
        nth -= 1 if scratch.actions[HEADER + place] == kind else 0
        place += 1
    return place


@rule
def fill_somehow(scratch):
    """Fill all places, moving cards that lie elsewhere where that helps. Returns whether it is possible."""
    for place in range(scratch.actions[0]):
        if not fill_place(scratch, place):
            return False
    return True


@rule
def fill_place(scratch, first):
    """Search from an empty place for a card that is free: through places whose card could move on (rows 2 and 3: the
    places in the order of the search, and for each place the one that wants its card)."""
    for place in range(scratch.actions[0]):
        scratch.actions[row_at(scratch, 3, place)] = -1
    scratch.actions[row_at(scratch, 2, 0)] = first
    found = 1
    looked = 0
    while looked < found:
        place = scratch.actions[row_at(scratch, 2, looked)]
        looked += 1
        for kind in range(scratch.actions[1]):
            if places_of(scratch, kind) >> place & 1 and cards_of(scratch, kind):
                if used_of(scratch, kind) < cards_of(scratch, kind):
                    move_on(scratch, first, place, kind)
                    return True
                found = want(scratch, first, place, kind, found)
    return False


@rule
def want(scratch, first, place, kind, found):
    """Note the places that hold a kind as wanted by a place, if none has wanted them yet."""
    for other in range(scratch.actions[0]):
        if scratch.actions[HEADER + other] == kind and other != first and \
                scratch.actions[row_at(scratch, 3, other)] < 0:
            scratch.actions[row_at(scratch, 3, other)] = place
            scratch.actions[row_at(scratch, 2, found)] = other
            found += 1
    return found


@rule
def move_on(scratch, first, place, kind):
    """Give a free card to the last place of a search. Each place before takes the card of the one after it."""
    use(scratch, kind, 1)
    while True:
        old = scratch.actions[HEADER + place]
        scratch.actions[HEADER + place] = kind
        if place == first:
            return
        kind = old
        place = scratch.actions[row_at(scratch, 3, place)]
