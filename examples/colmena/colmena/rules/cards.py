"""Hands and hives: how many there are of each card, who sits beside whom, and which way hands go."""
from tapete.game import rule

from ..model import Player
from ..vocabulary import Cell


@rule
def copies_of(card):
    """How many of a card the game has: 72 cards in all."""
    if card == Cell.QUEEN:
        return 4
    return 10 if card == Cell.HONEY or card == Cell.BROOD else 8


@rule
def next_seat(s, p):
    return (p + 1) % s.n_seats


@rule
def seat_before(s, p):
    return (p + s.n_seats - 1) % s.n_seats


@rule
def goes_back(s):
    """Whether hands go to the seat before, and not to the next one."""
    return s.options.both_ways and s.round_no == 2


@rule
def in_hand(me: Player, card):
    """How many of a card a hand has; for 0, how many of its cards are covered."""
    found = 0
    for i in range(me.n_hand):
        found += 1 if me.hand[i] == card else 0
    return found


@rule
def take_from_hand(me: Player, card):
    """Take one card out of a hand; the others keep their order."""
    i = 0
    while me.hand[i] != card:
        i += 1
    me.n_hand -= 1
    for k in range(i, me.n_hand):
        me.hand[k] = me.hand[k + 1]
    me.hand[me.n_hand] = 0
