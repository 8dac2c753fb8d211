"""Cents: gained from the pool, lost to it, handed from one to another."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Mod
from ..names import NO_THING
from ..vocabulary import Told
from .stats import changed, holder_of, mod_sum

MOST_CENTS = 30000


@rule("souls.cents.shared")
def gain_cents(s, p, n):
    """A player gains cents; if gains are shared, each player does."""
    if n <= 0:
        return
    if mod_sum(s, p, Mod.SHARED_CENTS):
        tell(s, Told.GAIN_SHARED, p, s.things[holder_of(s, p, Mod.SHARED_CENTS)].card, 0)
        for k in range(s.n_seats):
            gain_own_cents(s, (p + k) % s.n_seats, n)
    else:
        gain_own_cents(s, p, n)


@rule("souls.cents.gain")
def gain_own_cents(s, p, n):
    """A player gains cents; effects that replace a gain act here."""
    n = changed(s, p, n, Mod.CENTS_GAINED, int(Told.GAIN_CHANGED))
    level = holder_of(s, p, Mod.CENTS_TO_LEVELS)
    if level != NO_THING:
        s.things[level].counters += n
        tell(s, Told.COUNTERS, s.things[level].card, s.things[level].counters, 0)
        return
    me = s.players[p]
    n = min(n, MOST_CENTS - me.cents)
    me.cents += n
    s.cents_out += n
    tell(s, Told.GAINED_CENTS, p, n, me.cents)


@rule
def lose_cents(s, p, n):
    """A player loses cents, as many as they have. Returns how many."""
    n = min(n, s.players[p].cents)
    if n > 0:
        pay_cents(s, p, n)
        tell(s, Told.LOST_CENTS, p, n, s.players[p].cents)
    return n


@rule
def pay_cents(s, p, n):
    """Cents that a player has go back to the pool."""
    s.players[p].cents -= n
    s.cents_out -= n


@rule("souls.cents.handed")
def hand_cents(s, p, q, n):
    """Cents go from one player to another; this is no gain or loss with the pool."""
    s.players[p].cents -= n
    s.players[q].cents += n
    tell(s, Told.GAVE_CENTS, p, q, n)
