"""The value of a state for a search: the result of an ended game, before that an estimate of who is ahead."""
from enum import IntEnum

from ...kernel.numbers import logistic
from ...kernel.rule import rule
from .names import CHARACTERS, Fate, Outcome
from .rules.sight import family_value, story_of

DEAD = 20
LIVING = 9
"""Weights of a point of self-worth. A dead character's is safe; a living one's may still be covered."""
HOPE = 230
"""The value of what a living character may still become, in the same units, while there is time."""
USUAL_TURNS = 12
"""Turns of each seat in a usual game. After them hope fades, and unused hands are thrown away."""
SCALE = 500.0
"""The lead over another seat, in the same units, with which victory over it has odds of e to 1."""


@rule
def lateness(s):
    """How many turns the game has gone on beyond its usual length."""
    return max(0, s.turn_no - USUAL_TURNS * s.n_seats)


@rule
def time_left(s):
    """How many deaths away the end is at least, at most four, and less in a game that lasts too long."""
    least = max(0, 4 - lateness(s) // (2 * s.n_seats))
    for p in range(s.n_seats):
        alive = 0
        for ch in range(CHARACTERS):
            if s.characters[ch].owner == p and s.characters[ch].fate == Fate.ALIVE:
                alive += 1
        least = min(least, alive)
    return least


@rule
def character_points(s, ch, time):
    """The standing of a character for its family: more is better for its controller."""
    me = s.characters[ch]
    if me.fate == Fate.DEAD:
        return -DEAD * me.worth
    if me.fate == Fate.ALIVE:
        return HOPE * time // 4 - LIVING * me.worth
    return 0


@rule
def standing(s, p):
    """The standing of a family: more is better for its controller."""
    time = time_left(s)
    total = -DEAD * s.options.stories[story_of(s, p)].points
    for ch in range(CHARACTERS):
        if s.characters[ch].owner == p:
            total += character_points(s, ch, time)
    return total


@rule
def clock(s):
    """The progress of a game: the turns begun."""
    return s.turn_no


@rule
def value(s, seat):
    """The value of a state to a seat, 0 to 1; of an ended game 1 for the winner, shared by all winners."""
    if s.outcome != Outcome.RUNNING:
        lowest = family_value(s, seat)
        winners = 0
        for p in range(s.n_seats):
            if family_value(s, p) < lowest:
                return 0.0
            if family_value(s, p) == lowest:
                winners += 1
        return 1.0 / winners
    total = 0.0
    mine = 0.0
    own = standing(s, seat)
    for p in range(s.n_seats):
        x = logistic((standing(s, p) - own) / SCALE)
        weight = x / (1.0 - x)
        total += weight
        if p == seat:
            mine = weight
    return mine / total


class Feature(IntEnum):
    """Features of a family for a fitted value: its own figures, then those of the rival with the best standing."""

    SEATS, TURN, TIME, VALUE, DEAD, LIVING, ALIVE, STORY, HAND = range(9)
    ITS_DEAD, ITS_LIVING, ITS_ALIVE, ITS_STORY, ITS_HAND = range(9, 14)
    LEADS, MOVES = range(14, 16)


FEATURES = tuple(name.lower() for name in Feature.__members__)


@rule
def family_features(s, p, seen, first):
    """Write from `first` on the points of the dead and of the living, how many live, the story's points, the hand."""
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and me.fate == Fate.DEAD:
            seen[first] -= me.worth / 10.0
        elif me.owner == p and me.fate == Fate.ALIVE:
            seen[first + 1] -= me.worth / 10.0
            seen[first + 2] += 1.0
    seen[first + 3] = -s.options.stories[story_of(s, p)].points / 10.0
    seen[first + 4] = s.seats[p].hand.n


@rule
def features(s, seat, seen):
    """Write the features of a seat's family in a running game; see `Feature`."""
    rival = -1
    best = 0
    for p in range(s.n_seats):
        if p != seat:
            points = standing(s, p)
            if rival < 0 or points > best:
                rival = p
                best = points
    seen[Feature.SEATS] = s.n_seats
    seen[Feature.TURN] = min(40.0, s.turn_no / s.n_seats) / 10.0
    seen[Feature.TIME] = time_left(s)
    own = value(s, seat)
    seen[Feature.VALUE] = own * s.n_seats
    family_features(s, seat, seen, Feature.DEAD)
    if rival >= 0:
        family_features(s, rival, seen, Feature.ITS_DEAD)
    seen[Feature.LEADS] = (standing(s, seat) - best) / SCALE
    seen[Feature.MOVES] = 1.0 if s.active == seat else 0.0
