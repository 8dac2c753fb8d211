"""What a state is worth to a search: 1 for an escape, 0 for a defeat, and in between the chance of escaping.

The chance is a logistic regression on moments of games of four souls by `greedy`: which of the games were won.
With sacrifices it goes by 300,000 moments of 30,000 games of canon v0.4; without, by 580,000 of 60,000 of the
technical book v0.1. It serves as a guide for search, not as a figure for people.
"""
from ...kernel.numbers import logistic
from ...kernel.rule import rule
from .names import Outcome
from .rules.inventory import count_keys
from .rules.sanity import object_slots

NEAR_BOTTOM = -3
"""Sanity from which one bad end of round leads to the bottom."""


@rule
def chance(s):
    """The chance that souls who play on like `greedy` escape from here."""
    return chance_with_sacrifice(s) if s.options.sanity.sacrifice else chance_without_sacrifice(s)


@rule
def chance_without_sacrifice(s):
    """The same where a fall to the bottom cannot be bought off: what is left of sanity counts for more."""
    keys = count_keys(s)
    x = -5.76 - 0.41 * s.keys_destroyed - 0.07 * min(s.round_no, 40) + 0.18 * s.king_away
    if keys == 1:
        x += 0.5
    elif keys == 2:
        x += 1.26
    elif keys == 3:
        x += 2.61
    elif keys >= 4:
        x += 4.07
    for p in range(s.n_seats):
        me = s.souls[p]
        x += 0.075 * me.sanity + 0.07 * me.n_objects
        if me.sanity <= NEAR_BOTTOM:
            x -= 0.42
        if keys >= s.options.end.keys and me.place == s.options.end.threshold:
            x += 0.47
    return logistic(x)


@rule
def chance_with_sacrifice(s):
    keys = count_keys(s)
    x = -5.7 - 0.49 * s.keys_destroyed - 0.06 * min(s.round_no, 40) + 0.13 * s.king_away
    if keys == 1:
        x += 0.4
    elif keys == 2:
        x += 1.07
    elif keys == 3:
        x += 1.76
    elif keys >= 4:
        x += 3.8
    if s.keys_destroyed >= 2:
        x -= 0.87
    for p in range(s.n_seats):
        me = s.souls[p]
        x += 0.04 * me.sanity + 0.16 * object_slots(s, p) + 0.08 * (me.max_sanity + 1)
        if keys >= s.options.end.keys and me.place == s.options.end.threshold:
            x += 0.2
    return logistic(x)


@rule
def clock(s):
    """How far a game has come: a tick for each turn. Free actions do not move it."""
    return s.round_no * (s.n_seats + 1) + s.turns_done


@rule
def value(s, seat):
    """The worth of a state to a seat, 0 to 1; all seats win and lose together."""
    if s.outcome == Outcome.RUNNING:
        return chance(s)
    return 1.0 if s.outcome == Outcome.WON else 0.0
