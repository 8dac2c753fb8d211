"""Redealing under constraints: put unseen cards into places that may each hold only some of them.

`begin_deal` says how many places there are. `add_kind` says how many unseen cards of a kind there are and at which
places they may be. `deal_out` deals: each way to put cards into the places is equally likely. `kind_at` reads the deal.
Cards of one kind look alike, but each of them counts: two of them are twice as likely at a place as one.

The ways are counted kind by kind, for every set of places that the kinds so far can fill (a permanent, by dynamic
programming). The deal is then drawn backwards in proportion to the counts, so it is exact. This needs numbers in the
scratch menu, as many as `deal_room` says. If it is too small, or there are too many ways to count, a Markov chain deals
near to that, if the caller allows it. The answer of `deal_out` says how it dealt.
"""
from ..rule import rule
from .chain import fill_somehow, redeal_some
from .exact import Deal, can_count, deal_exactly, deal_room
from .given import HEADER, add_kind, begin_deal, kind_at

__all__ = ["Deal", "add_kind", "begin_deal", "deal_out", "deal_room", "kind_at"]


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
