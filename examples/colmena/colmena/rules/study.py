"""For searches and studies: the worth of a state, its clock, and what a finished game leaves."""
from tapete.game import rule

from .bot import cards_to_come
from .score import MOST, score_of

EACH = 2            # points that a card still to come is expected to bring


@rule
def clock(s):
    return s.turn


@rule
def value(s, seat):
    """The share of the highest score, at the end or as it may be expected."""
    points = score_of(s, seat)
    if s.outcome == 0:
        points = min(points + EACH * cards_to_come(s), MOST)
    return points / MOST


@rule
def summarise(s, row):
    for p in range(s.n_seats):
        row.points[p] = score_of(s, p)
    row.turns = s.turn
    row.robbed = s.robbed
