"""What is given for a deal, in the numbers of a scratch menu.

The first numbers are HEADER: places, kinds, whether they did not fit. Then four rows with a number for each place, then
a row for each kind, and then the counts of ways (`exact.py`).
"""
from ..rule import rule

MOST_PLACES = 30
HEADER = 3
EACH = 3
"""Numbers for each kind: how many cards, the places as bits, and how many cards lie somewhere."""


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
def kind_at(scratch, place):
    """The number of the kind that was dealt to a place."""
    return scratch.actions[HEADER + place]


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
