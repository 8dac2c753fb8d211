"""In a blinded state: find out a covered card before a rule reads it. In a true state nothing is covered.

Each card that leaves the rest possible is as likely as the pool has it. Where hints overlap, the true odds also depend
on how many ways there are to fill the rest; these odds are near.
"""
from tapete.game import frame_a, frame_op, pick, rule, same_from_here, top_frame

from ..vocabulary import CARDS, Op
from .cards import may_be
from .unseen import can_fill, count_in, covered_in, covered_seat, one_of, unseen


@rule
def can_be_at(s, p, i, card, pool):
    """Whether a covered card may be this one, so that the others can still be filled from the rest of the pool."""
    me = s.players[p]
    if count_in(pool, card) == 0 or not may_be(me, i, card):
        return False
    me.hand[i] = card
    possible = can_fill(me, pool - one_of(card))
    me.hand[i] = 0
    return possible


@rule
def can_be_next(s, card, pool):
    """The same for the top card of the deck."""
    p = covered_seat(s)
    return count_in(pool, card) > 0 and (p < 0 or can_fill(s.players[p], pool - one_of(card)))


@rule
def may_lie(s, p, i, card, pool):
    """Whether a card may be at a place of a hand, or, for no seat, on top of the deck."""
    return can_be_next(s, card, pool) if p < 0 else can_be_at(s, p, i, card, pool)


@rule
def ways(s, p, i, pool):
    """How many cards of the pool may lie there."""
    found = 0
    for card in range(1, CARDS + 1):
        if may_lie(s, p, i, card, pool):
            found += count_in(pool, card)
    return found


@rule
def find_one(s, p, i):
    """Pick a card that may lie there. Cards that are alike are one outcome for an exact search."""
    pool = unseen(s)
    k = pick(s, ways(s, p, i, pool))
    for card in range(1, CARDS + 1):
        if may_lie(s, p, i, card, pool):
            alike = count_in(pool, card)
            if k < alike:
                same_from_here(s, alike - k)
                return card
            k -= alike
    return 0


@rule
def find_card(s, p, i):
    """Find out a card of a hand; returns whether it was covered."""
    if s.players[p].hand[i]:
        return False
    s.players[p].hand[i] = find_one(s, p, i)
    return True


@rule
def find_top(s):
    """Find out the next card of the deck."""
    if s.deck[s.n_deck - 1] == 0:
        s.deck[s.n_deck - 1] = find_one(s, -1, 0)


@rule
def finds(s):
    """The player who chooses sees the hands of all others."""
    p = covered_seat(s)
    if frame_op(top_frame(s)) != Op.TURN or p < 0 or p == frame_a(top_frame(s)):
        return False
    covered = covered_in(s.players[p])
    i = 0
    while not covered >> i & 1:
        i += 1
    return find_card(s, p, i)
