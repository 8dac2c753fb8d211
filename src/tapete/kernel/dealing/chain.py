"""A Markov chain that deals near to equally likely, where there are too many ways to count.

A round takes the card of a random place away. The empty place draws one of all cards that may be there. If that card
lies at another place, that place is empty now and draws in turn; else the round is over. Among the deals at the ends
of rounds, each step is as likely as the opposite one, and every deal can be reached from every other. So they are
equally likely in the long run.
"""
from ..dice import next_below
from ..rule import rule
from .given import HEADER, cards_for, cards_of, kind_at, places_of, use, used_of

PATIENCE = 1000
"""A round of the chain that takes so many moves for each place is given up, and the deal stays as it was."""


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
