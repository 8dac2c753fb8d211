"""Visibility: what a seat may know, and the states that it cannot distinguish from the true one.

Hidden are the loot in other players' hands and the cards in the decks, except those that a seat has seen, and the dice
to come. Everything else is open.
"""
from ...kernel.agenda import frame_a, frame_b, frame_op, top_frame
from ...kernel.dice import next_below, shuffle_by
from ...kernel.menu import pack
from ...kernel.piles import cover_pile
from ...kernel.rule import rule
from ...kernel.visibility import hiding_of
from .language.library import CARDS
from .model import Table
from .names import DECKS, UNKNOWN
from .rules.cards import deck_of
from .rules.hands import owners
from .vocabulary import Act, Op

hide_table = hiding_of(Table)


@rule
def blind(s, seat):
    """Reduce the state to what a seat may know: the only place where things are hidden."""
    s.blinded = 1
    hide_table(s, seat)
    for deck in range(DECKS):
        cover_pile(s.decks[deck], seat, UNKNOWN, s.unseen)
    for p in range(s.n_seats):
        me = s.players[p]
        for i in range(me.n_hand):
            if me.known[i] >> seat & 1:
                me.known[i] = (1 << seat) | owners(s, p)
            else:
                s.unseen[me.hand[i]] += 1
                me.hand[i] = UNKNOWN
                me.known[i] = owners(s, p)


@rule
def seen_as(s, action, seat):
    """A choice as a seat sees it. If a card goes from hand to hand or face down on a deck, or if cards looked at are
    put back, it sees only that it happens."""
    frame = top_frame(s)
    op = frame_op(frame)
    if op == Op.ARRANGE or op == Op.KEEP or op == Op.OWN_ITEM:
        return action if frame_a(frame) == seat else pack(int(Act.NO), 0, 0)
    if op == Op.TO_DECK and frame_a(frame) != seat:
        return pack(int(Act.CARD), 0, 0)
    if (op == Op.GIVE or op == Op.TAKE) and frame_a(frame) != seat and frame_b(frame) != seat:
        return pack(int(Act.CARD), 0, 0)
    return action


@rule
def redeal(s, rng, scratch):
    """Fill a blinded state with one of the true states that it may represent, all equally likely."""
    for deck in range(DECKS):
        n = 0
        for card in range(CARDS):
            if s.unseen[card] and deck_of(s, card) == deck:
                for _ in range(s.unseen[card]):
                    scratch.actions[n] = card
                    n += 1
                s.unseen[card] = 0
        shuffle_by(rng, scratch.actions, n)
        pile = s.decks[deck]
        for i in range(pile.n):
            if pile.cards[i] == UNKNOWN:
                n -= 1
                pile.cards[i] = scratch.actions[n]
        if deck == 0:
            for p in range(s.n_seats):
                me = s.players[p]
                for i in range(me.n_hand):
                    if me.hand[i] == UNKNOWN:
                        n -= 1
                        me.hand[i] = scratch.actions[n]
    s.blinded = 0
    s.dice.seed = next_below(rng, 1 << 30)
