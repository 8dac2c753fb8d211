"""In a blinded state: find out covered cards before a rule reads them. In a true state nothing is covered."""
from tapete.game import frame_a, frame_op, pick, rule, same_from_here, top_frame

from ..vocabulary import CELLS, Op
from .cards import copies_of, in_hand


@rule
def unseen(s, card):
    """How many of a card are covered: in hands that are covered, in the deck, or left over."""
    found = copies_of(card) - s.dropped[card - 1]
    for p in range(s.n_seats):
        found -= in_hand(s.players[p], card) + s.players[p].hive[card - 1]
    return found


@rule
def all_unseen(s):
    total = 0
    for card in range(1, CELLS + 1):
        total += unseen(s, card)
    return total


@rule
def find_one(s):
    """Pick one of the covered cards. Those that are alike are one outcome for an exact search."""
    k = pick(s, all_unseen(s))
    for card in range(1, CELLS + 1):
        alike = unseen(s, card)
        if k < alike:
            same_from_here(s, alike - k)
            return card
        k -= alike
    return 0


@rule
def finds(s):
    """Find out the first covered card of the hand of the seat that chooses. Returns whether there was one."""
    if frame_op(top_frame(s)) != Op.CHOOSE:
        return False
    me = s.players[frame_a(top_frame(s))]
    for i in range(me.n_hand):
        if me.hand[i] == 0:
            me.hand[i] = find_one(s)
            return True
    return False
