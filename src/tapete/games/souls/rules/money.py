"""Cents: gained from the pool, lost to it, handed from one to another."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Mod
from ..names import NO_THING, Told
from .stats import holder_of, mod_sum

MOST_CENTS = 30000


@rule("souls.cents.gain")
def gain_cents(s, p, n):
    """A player gains cents; whatever replaces a gain does so here."""
    if n <= 0:
        return
    n += mod_sum(s, p, Mod.CENTS_GAINED)
    level = holder_of(s, p, Mod.CENTS_TO_LEVELS)
    if level != NO_THING:
        s.things[level].counters += n
        tell(s, Told.COUNTERS, s.things[level].card, s.things[level].counters, 0)
        return
    me = s.players[p]
    me.cents = min(me.cents + n, MOST_CENTS)
    tell(s, Told.GAINED_CENTS, p, n, me.cents)


@rule
def lose_cents(s, p, n):
    """A player loses cents, as many as they have; how many."""
    me = s.players[p]
    n = min(n, me.cents)
    if n > 0:
        me.cents -= n
        tell(s, Told.LOST_CENTS, p, n, me.cents)
    return n
