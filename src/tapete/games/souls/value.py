"""The value of a state for a search."""
from enum import IntEnum

from ...kernel.rule import rule
from .names import Outcome
from .rules.things import count_items, count_souls


@rule
def clock(s):
    """The progress of a game: a tick for each turn."""
    return s.turn


@rule
def strength(s, p):
    """A player's progress, as points: souls above all, then items, then things that may become either."""
    me = s.players[p]
    return 30.0 * count_souls(s, p) + 4.0 * count_items(s, p) + 0.3 * me.cents + 0.6 * me.n_hand + 1.0


@rule
def value(s, seat):
    """The value of a state to a seat, 0 to 1; of an ended game, its result."""
    if s.outcome == Outcome.RUNNING and s.options.solo:
        return min(1.0, (count_souls(s, 0) + count_souls(s, 1) + 0.1 * s.solo_die) / (1.0 + s.options.souls_to_win))
    if s.outcome == Outcome.RUNNING:
        total = 0.0
        for p in range(s.n_seats):
            total += strength(s, p)
        return strength(s, seat) / total
    if s.outcome == Outcome.WON:
        return 1.0
    if s.outcome == Outcome.STOPPED:
        return 1.0 / s.n_seats
    return 1.0 if s.outcome == Outcome.SEAT_0 + seat else 0.0


class Feature(IntEnum):
    """Features of a player for a fitted value: own figures, then those of the strongest rival."""

    SEATS, TURN, MOVES, SHARE = range(4)
    SOULS, NEARLY, ITEMS, CENTS, HAND, HURT = range(4, 10)
    ITS_SOULS, ITS_NEARLY, ITS_ITEMS, ITS_CENTS, ITS_HAND, ITS_HURT = range(10, 16)


FEATURES = tuple(name.lower() for name in Feature.__members__)


@rule
def player_features(s, p, seen, first):
    """Write from `first` on a player's souls, whether only one is missing, items, cents, hand and wounds."""
    me = s.players[p]
    souls = count_souls(s, p)
    seen[first] = souls
    seen[first + 1] = 1.0 if souls == s.options.souls_to_win - 1 else 0.0
    seen[first + 2] = count_items(s, p)
    seen[first + 3] = me.cents / 10.0
    seen[first + 4] = me.n_hand
    seen[first + 5] = 5.0 if me.dead else 1.0 * me.hurt


@rule
def features(s, seat, seen):
    """Write a player's features in a running game; see `Feature`."""
    rival = -1
    best = 0.0
    total = 0.0
    for p in range(s.n_seats):
        points = strength(s, p)
        total += points
        if p != seat and (rival < 0 or points > best):
            rival = p
            best = points
    seen[Feature.SEATS] = s.n_seats
    seen[Feature.TURN] = min(60.0, 1.0 * s.turn) / 10.0
    seen[Feature.MOVES] = 1.0 if s.active == seat else 0.0
    seen[Feature.SHARE] = s.n_seats * strength(s, seat) / total
    player_features(s, seat, seen, Feature.SOULS)
    if rival >= 0:
        player_features(s, rival, seen, Feature.ITS_SOULS)
