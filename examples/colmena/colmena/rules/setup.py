"""Setup: one deck is shuffled, and each round deals from it."""
from tapete.game import rule, schedule, shuffle, tell

from ..model import DECK
from ..vocabulary import CELLS, Op, Told
from .cards import copies_of, goes_back


@rule("colmena.setup.deck")
def setup(s):
    for card in range(1, CELLS + 1):
        for _ in range(copies_of(card)):
            s.deck[s.n_deck] = card
            s.n_deck += 1
    shuffle(s, s.deck, DECK)
    schedule(s, Op.ROUND, 0, 0, 0)


@rule
def deal_hand(s, p):
    me = s.players[p]
    for i in range(s.options.hand):
        s.n_deck -= 1
        me.hand[i] = s.deck[s.n_deck]
        s.deck[s.n_deck] = 0
    me.n_hand = s.options.hand
    me.seen = 1 << p


@rule("colmena.setup.deal")
def begin_round(s):
    s.round_no += 1
    tell(s, Told.ROUND, s.round_no, 1 if goes_back(s) else 0, 0)
    for p in range(s.n_seats):
        deal_hand(s, p)
    schedule(s, Op.TURN, 0, 0, 0)
