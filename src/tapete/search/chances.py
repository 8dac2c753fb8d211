"""Chance nodes of the exact search: Star1 and Star2 (Ballard 1983; Hauk, Buro & Schaeffer 2004).

The value of a chance is the mean of its outcomes' values, each 0 to 1. So an outcome's value is needed only as far as
it can still bring the mean into the window (Star1). Star2 first probes one choice below each outcome, which gives a
bound on one side. That helps only if two seats want opposite results.
"""
from ..kernel.agenda import Fault
from ..kernel.dice import TAPE
from ..kernel.rule import rule
from .plies import (
    CHANCE,
    DOWN,
    OPEN_HIGH,
    OPEN_LOW,
    OPPOSED,
    OWN,
    STAR2,
    STOP,
    VALUED,
    ExactSpace,
    Ply,
    close_ply,
    numbers,
    open_ply,
)
from .transpositions import EXACT, LOWER, UNKNOWN, UPPER


@rule
def open_chance(space: ExactSpace, k, sides, action, depth, whole):
    """Open a ply for a roll with this many sides, which the work on state k needs. The state is as before that work."""
    search = space.search[0]
    ply = space.plies[k]
    if space.states[k].dice.length == TAPE:
        search.fault = Fault.TAPE_FULL
        return STOP
    if open_ply(space, k, CHANCE, depth, action, whole):
        return VALUED
    if k > 0 and space.plies[k - 1].kind == CHANCE and space.plies[k - 1].probing:
        search.bound = UNKNOWN
        return VALUED
    ply.sides = sides
    ply.probing = (search.cuts == STAR2 and search.payoff == OPPOSED
                   and (ply.floor > OPEN_LOW or ply.ceiling < OPEN_HIGH))
    ply.bounds = 0
    ply.rest_low = 0.0
    ply.rest_high = sides
    first_face(ply)
    return DOWN


@rule
def first_face(ply: Ply):
    """Start with the first outcome of a chance."""
    ply.face = 0
    ply.share = 1
    ply.outcome = -1


@rule
def outcome_window(space: ExactSpace, k):
    """The window of an outcome: outside it, the outcome's value brings the chance's value out of its own window
    (Star1).
    """
    search = space.search[0]
    ply = space.plies[k]
    search.odds = ply.odds * ply.share / ply.sides
    low = 0.0
    high = 1.0
    if not ply.probing and ply.outcome < ply.bounds:
        low = ply.lows[ply.outcome]
        high = ply.highs[ply.outcome]
    ply.rest_low -= ply.share * low
    ply.rest_high -= ply.share * high
    search.alpha = (ply.floor * ply.sides - ply.values[0] - ply.rest_high) / ply.share
    search.beta = (ply.ceiling * ply.sides - ply.values[0] - ply.rest_low) / ply.share
    if ply.floor == OPEN_LOW or search.alpha < 0.0:
        search.alpha = OPEN_LOW
    if ply.ceiling == OPEN_HIGH or search.beta > 1.0:
        search.beta = OPEN_HIGH
    ply.alpha = search.alpha
    ply.beta = search.beta


@rule
def take_outcome(space: ExactSpace, k):
    """Add the value of the outcome that just ran. If it is outside its window, no other outcomes are needed."""
    search = space.search[0]
    ply = space.plies[k]
    if ply.probing:
        take_probe(space, k)
        return
    ply.cut |= search.cut
    for i in range(numbers(search)):
        ply.values[i] += ply.share * search.values[i]
    if search.payoff == OWN:
        return
    if search.values[0] <= ply.alpha:
        ply.values[0] += ply.rest_high
        ply.share = ply.sides
    elif search.values[0] >= ply.beta:
        ply.values[0] += ply.rest_low
        ply.share = ply.sides


@rule
def take_probe(space: ExactSpace, k):
    """Note the bounds from a probe. If they are enough, the roll is finished (Star2)."""
    search = space.search[0]
    ply = space.plies[k]
    low = 0.0
    high = 1.0
    if search.bound == EXACT or search.bound == LOWER:
        low = search.values[0]
    if search.bound == EXACT or search.bound == UPPER:
        high = search.values[0]
    if search.bound != UNKNOWN:
        ply.cut |= search.cut
    ply.lows[ply.outcome] = low
    ply.highs[ply.outcome] = high
    ply.bounds += 1
    ply.rest_low += ply.share * low
    ply.rest_high += ply.share * high
    if ply.rest_high <= ply.floor * ply.sides:
        ply.values[0] = ply.rest_high
    elif ply.rest_low >= ply.ceiling * ply.sides:
        ply.values[0] = ply.rest_low
    else:
        return
    ply.probing = 0
    ply.share = ply.sides


@rule
def close_chance(space: ExactSpace, k):
    """Hand up the mean over the outcomes."""
    search = space.search[0]
    ply = space.plies[k]
    for i in range(numbers(search)):
        search.values[i] = ply.values[i] / ply.sides
    search.cut = ply.cut
    close_ply(space, k)
