"""The Crown and the False King, the soul that wears it."""
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, Card
from ..vocabulary import Told
from .board import floor_of
from .king import presence_of_round, presence_strikes
from .sanity import destroy_keys, sanity_limit

HIGHEST = 999
"""A threshold above every total; a game without end must not overflow the field."""


@rule("carcosa.crown.bought", "carcosa.crown.threshold", "carcosa.crown.key_spent")
def do_crown(s, p):
    """Keys are spent, and the soul is the False King for the rest of the game."""
    crown = s.options.crown
    me = s.souls[p]
    if crown.costs_action:
        me.actions -= 1
    s.crown = p
    s.crown_threshold = sanity_limit(s, p) + crown.threshold
    tell(s, Told.CROWNED, p, s.crown_threshold, crown.price)
    me.keys -= crown.price
    if crown.keys_are_destroyed:
        if crown.price > 0:
            destroy_keys(s, crown.price)
    else:
        s.discards[Card.KEY] += crown.price


@rule("carcosa.crown.check")
def false_king_checks(s):
    """The die + sanity (none if negative) must exceed the threshold, or the true king's presence strikes there."""
    if s.crown == NOBODY:
        return
    me = s.souls[s.crown]
    threshold = s.crown_threshold
    total = roll(s, s.options.dice.crown) + max(0, me.sanity)
    tell(s, Told.FALSE_KING, s.crown, total, threshold)
    s.crown_threshold = min(HIGHEST, threshold + s.options.crown.growth)
    if s.crown_threshold > threshold:
        tell(s, Told.CROWN_RISES, s.crown_threshold, 0, 0)
    if total <= threshold:
        floor = floor_of(me.place)
        tell(s, Told.FALSE_KING_FAILS, s.crown, floor, presence_of_round(s))
        presence_strikes(s, floor)
