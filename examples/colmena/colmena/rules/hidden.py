"""What is hidden: the deck, what the others have chosen, and each hand from all who have not held it."""
from tapete.game import hide_answered, hiding_of, next_below, pack, rule, seen_at_once_of, shuffle_by

from ..model import Player, Table
from ..vocabulary import CELLS, HAND, Act, Cell, Op
from .finding import unseen

hide_table = hiding_of(Table)
AT_ONCE = Op.at_once_words()       # a rule cannot call this, for it is no rule


@rule
def cover_hand(me: Player):
    for i in range(HAND):
        me.hand[i] = 0


@rule
def blind(s, seat):
    hide_table(s, seat)
    for p in range(s.n_seats):
        if s.players[p].seen >> seat & 1 == 0:
            cover_hand(s.players[p])
    hide_answered(s, seat, AT_ONCE)


@rule
def gather(s):
    """Lay all covered cards on the deck; returns how many there are."""
    n = 0
    for card in range(1, CELLS + 1):
        for _ in range(unseen(s, card)):
            s.deck[n] = card
            n += 1
    return n


@rule
def redeal(s, rng, scratch):
    n = gather(s)
    shuffle_by(rng, s.deck, n)
    for p in range(s.n_seats):
        me = s.players[p]
        for i in range(me.n_hand):
            if me.hand[i] == 0:
                n -= 1
                me.hand[i] = s.deck[n]
                s.deck[n] = 0
    s.dice.seed = next_below(rng, 1 << 30)


seen_as = seen_at_once_of(Op, pack(Act.LAY, Cell.CLOVER, 0))
