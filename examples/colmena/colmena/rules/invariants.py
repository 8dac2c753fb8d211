"""What must never be true of a state."""
from tapete.game import rule

from ..model import DECK, Player
from ..vocabulary import CELLS, HAND
from .cards import copies_of, in_hand


@rule
def in_game(s, card):
    """How many of a card there are; for 0, how many are covered."""
    found = 0
    for p in range(s.n_seats):
        found += in_hand(s.players[p], card)
        found += s.players[p].hive[card - 1] if card else 0
    for i in range(s.n_deck):
        found += 1 if s.deck[i] == card else 0
    return found + (s.dropped[card - 1] if card else 0)


@rule
def wrong_hand(me: Player, n, p):
    """Whether a hand has another number of cards than all, or its holder does not know it, or has chosen what is not in
    it."""
    if me.n_hand != n or (n and me.seen >> p & 1 == 0):
        return True
    for i in range(n, HAND):
        if me.hand[i]:
            return True
    return me.laid > 0 and in_hand(me, me.laid) == 0


@rule
def broken(s):
    """The fault of a state: 1 for a wrong hand; 2 for a card too often; 3 for a card too few or many."""
    for p in range(s.n_seats):
        if wrong_hand(s.players[p], s.players[0].n_hand, p):
            return 1
    total = in_game(s, 0)
    for card in range(1, CELLS + 1):
        found = in_game(s, card)
        if found > copies_of(card):
            return 2
        total += found
    return 0 if total == DECK else 3
