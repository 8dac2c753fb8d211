"""What a state is worth to a search."""
from ...kernel.rule import rule
from .names import Outcome
from .rules.things import count_items, count_souls


@rule
def clock(s):
    """How far a game has come: a tick for each turn."""
    return s.turn


@rule
def strength(s, p):
    """How far a player has come, as points: souls above all, then items, then what may become either."""
    me = s.players[p]
    return 30.0 * count_souls(s, p) + 4.0 * count_items(s, p) + 0.3 * me.cents + 0.6 * me.n_hand + 1.0


@rule
def value(s, seat):
    """The worth of a state to a seat, 0 to 1; an ended game its result."""
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
