"""What is hidden: a hand from its owner, and the deck from all."""
from tapete.game import (
    Deal,
    Fault,
    add_kind,
    begin_deal,
    blind_of,
    deal_out,
    fail,
    kind_at,
    next_below,
    rule,
    shuffle_by,
)

from ..model import Table
from ..vocabulary import CARDS, HAND
from .unseen import count_in, covered_in, covered_seat, places_for, unseen

blind = blind_of(Table)


@rule
def fill_hand(s, rng, scratch):
    """Deal the covered hand: each way to fill it with cards that hints leave possible is equally likely."""
    p = covered_seat(s)
    if p < 0:
        return
    me = s.players[p]
    covered = covered_in(me)
    whole = unseen(s)
    begin_deal(scratch, me.n_cards)
    for card in range(1, CARDS + 1):
        add_kind(scratch, count_in(whole, card), places_for(me, covered, card))
    for i in range(HAND):
        if i < me.n_cards and not covered >> i & 1:
            add_kind(scratch, 1, 1 << i)        # a card that has been found keeps its place
    if deal_out(scratch, rng, 0) != Deal.EXACT:
        fail(s, Fault.NO_DEAL)
        return
    for i in range(HAND):
        if covered >> i & 1:
            me.hand[i] = kind_at(scratch, i) + 1


@rule
def fill_rest(s, rng):
    """The cards that are in no hand are the deck, in any order."""
    pool = unseen(s)
    n = 0
    for card in range(1, CARDS + 1):
        for _ in range(count_in(pool, card)):
            s.deck[n] = card
            n += 1
    shuffle_by(rng, s.deck, n)


@rule
def redeal(s, rng, scratch):
    fill_hand(s, rng, scratch)
    fill_rest(s, rng)
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def seen_as(s, action, seat):
    """The action as a seat sees it: all choices are open."""
    return action
