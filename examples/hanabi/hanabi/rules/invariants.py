"""What must never be true of a state."""
from tapete.game import rule

from ..model import DECK, Player
from ..vocabulary import CARDS, HAND
from .cards import copies_of, may_be
from .unseen import lying_open


@rule
def in_hand(me: Player, card):
    found = 0
    for i in range(me.n_cards):
        found += 1 if me.hand[i] == card else 0
    return found


@rule
def in_game(s, card):
    """How many of a card there are; for 0, how many cards are covered."""
    found = lying_open(s, card) if card else 0
    for p in range(s.n_seats):
        found += in_hand(s.players[p], card)
    for i in range(s.n_deck):
        found += 1 if s.deck[i] == card else 0
    return found


@rule
def wrong_hand(me: Player):
    """Whether a place is empty that should not be, or a card is none that hints leave possible."""
    for i in range(HAND):
        if i >= me.n_cards and me.hand[i] + me.colours[i] + me.ranks[i] + me.meant[i]:
            return True
        if i < me.n_cards and (me.colours[i] == 0 or me.ranks[i] == 0 or me.meant[i] == 0):
            return True
        if me.hand[i] and not may_be(me, i, me.hand[i]):
            return True
    return False


@rule
def broken(s):
    """The fault of a state: 1 for a hand against its hints; 2 for a card too often; 3 for a card too few or many."""
    for p in range(s.n_seats):
        if wrong_hand(s.players[p]):
            return 1
    total = in_game(s, 0)
    for card in range(1, CARDS + 1):
        found = in_game(s, card)
        if found > copies_of(card):
            return 2
        total += found
    return 0 if total == DECK else 3
