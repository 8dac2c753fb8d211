"""The value of a state for a search: 1 for an escape, 0 for a defeat, and in between the chance of escaping.

The chance is a logistic regression on moments of games of four souls by `greedy`, with the games' results. With
sacrifices it was fitted to 300,000 moments of 30,000 games of canon v0.4; without, to 580,000 of 60,000 of the
technical book v0.1. It is a guide for search, not a figure for people.
"""
from enum import IntEnum

from ...kernel.numbers import logistic
from ...kernel.rule import rule
from .names import STATES, Outcome
from .rules.inventory import count_keys
from .rules.sanity import object_slots

NEAR_BOTTOM = -3
"""At this sanity, one bad end of round leads to the bottom."""


@rule
def chance(s):
    """The chance that souls who play on like `greedy` escape from this state."""
    return chance_with_sacrifice(s) if s.options.sanity.sacrifice else chance_without_sacrifice(s)


@rule
def chance_without_sacrifice(s):
    """The same if a fall to the bottom cannot be prevented by a sacrifice: the remaining sanity counts for more."""
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
    """The value of a state to a seat, 0 to 1; all seats win and lose together."""
    if s.outcome == Outcome.RUNNING:
        return chance(s)
    return 1.0 if s.outcome == Outcome.WON else 0.0


class Feature(IntEnum):
    """Features of the souls for a fitted value: all sums are over the souls."""

    KEYS_1, KEYS_2, KEYS_3, KEYS_4, DESTROYED_1, DESTROYED_2, DESTROYED_3 = range(7)
    ROUND, KING_AWAY, SOULS, SANITY, LOWEST, MAX_SANITY, NEAR_BOTTOM = range(7, 14)
    SLOTS, OBJECTS, STATES_ON, HOME, HOME_WITH_KEYS, ALONE_FROM_HOME, KEYS_TOGETHER, SKIPS = range(14, 22)


FEATURES = tuple(name.lower() for name in Feature.__members__)


@rule
def features(s, seat, seen):
    """Write the features of the souls, which win and lose together; see `Feature`."""
    keys = count_keys(s)
    if keys > 0:
        seen[Feature.KEYS_1 + min(keys, 4) - 1] = 1.0
    if s.keys_destroyed > 0:
        seen[Feature.DESTROYED_1 + min(s.keys_destroyed, 3) - 1] = 1.0
    seen[Feature.ROUND] = min(s.round_no, 40) / 10.0
    seen[Feature.KING_AWAY] = s.king_away
    seen[Feature.SOULS] = s.n_seats
    home = 0
    lowest = 99
    most = 0
    for p in range(s.n_seats):
        me = s.souls[p]
        lowest = min(lowest, me.sanity)
        most = max(most, me.keys)
        seen[Feature.SANITY] += me.sanity / 10.0
        seen[Feature.MAX_SANITY] += me.max_sanity / 10.0
        seen[Feature.NEAR_BOTTOM] += 1.0 if me.sanity <= NEAR_BOTTOM else 0.0
        seen[Feature.SLOTS] += object_slots(s, p)
        seen[Feature.OBJECTS] += me.n_objects
        seen[Feature.SKIPS] += me.skips
        for state in range(STATES):
            seen[Feature.STATES_ON] += 1.0 if me.states[state] > 0 else 0.0
        if me.place == s.options.end.threshold:
            home += 1
    seen[Feature.LOWEST] = lowest / 10.0
    seen[Feature.HOME] = home
    if keys >= s.options.end.keys:
        seen[Feature.HOME_WITH_KEYS] = home
        seen[Feature.ALONE_FROM_HOME] = 1.0 if home == s.n_seats - 1 else 0.0
    seen[Feature.KEYS_TOGETHER] = most
