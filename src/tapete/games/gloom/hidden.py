"""Visibility: what a seat may know, and the states that it cannot distinguish from the true one.

Hidden are the draw pile and the hands of others, except cards that a seat knows to be there, and the dice to come.
Cards that were discarded, played or put aside are open.
"""
from ...kernel.dice import next_below, shuffle_by
from ...kernel.rule import rule
from ...kernel.visibility import hiding_of
from .model import Table
from .names import ALL_SEATS, CARDS, SPECTATOR, UNKNOWN
from .rules.finding import mark_open

__all__ = ["SPECTATOR", "blind", "redeal"]


@rule("gloom.hidden.hands")
def blind_hand(s, p, seat):
    """Cover the cards of a hand that a seat does not know; for those it knows, forget who else does."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        card = hand.cards[i]
        if card == UNKNOWN or s.seen[card] == ALL_SEATS:
            continue
        if s.seen[card] >> seat & 1:
            s.seen[card] = 1 << seat | 1 << p
        else:
            s.seen[card] = 0
            hand.cards[i] = UNKNOWN


hide_table = hiding_of(Table)


@rule("gloom.hidden.draw_pile")
def blind(s, seat):
    """Reduce the state to what a seat may know: the only place where things are hidden."""
    s.blinded = 1 + seat
    hide_table(s, seat)
    for p in range(s.n_seats):
        blind_hand(s, p, seat)
    for i in range(s.deck.n):
        s.deck.cards[i] = UNKNOWN


@rule
def redeal(s, rng, scratch):
    """Fill a blinded state with one of the true states that it may represent, all equally likely.

    `rng` is the generator that draws it, `scratch` a menu to be overwritten.
    """
    mark_open(s, s.mark)
    n = 0
    for card in range(1, s.options.n_cards + 1):
        if not s.mark[card]:
            s.seen[card] = 0
            scratch.actions[n] = card
            n += 1
    for card in range(CARDS):
        s.mark[card] = 0
    shuffle_by(rng, scratch.actions, n)
    used = 0
    for p in range(s.n_seats):
        hand = s.seats[p].hand
        for i in range(hand.n):
            if hand.cards[i] == UNKNOWN:
                hand.cards[i] = scratch.actions[used]
                s.seen[scratch.actions[used]] = 1 << p
                used += 1
    for i in range(s.deck.n):
        if s.deck.cards[i] == UNKNOWN:
            s.deck.cards[i] = scratch.actions[used]     # without a look at which it is
            used += 1
    s.blinded = 0
    s.dice.seed = next_below(rng, 1 << 30)
