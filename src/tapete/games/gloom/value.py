"""What a state is worth to a search: an ended game its result, before that a guess at who is ahead."""
from ...kernel.rule import rule
from .names import CHARACTERS, Fate, Outcome
from .rules.sight import family_value

ALIVE = 0.45
"""What a living character's self-worth counts for against a dead one's: it may yet change."""
SCALE = 30.0
"""Points ahead of the best other seat that make victory likely (e to 1 against)."""


@rule
def logistic(x):
    """1 / (1 + e**-x), by multiplication alone: the same on every machine. x is cut to -12 to 12."""
    power = 1.0 - max(-12.0, min(12.0, x)) / 256.0
    for _ in range(8):
        power *= power
    return 1.0 / (1.0 + power)


@rule
def standing(s, p):
    """A seat's family value as it may turn out."""
    total = 1.0 * family_value(s, p)
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p and me.fate == Fate.ALIVE:
            total += ALIVE * me.worth
    return total


@rule
def clock(s):
    """How far a game has come: the turns begun."""
    return s.turn_no


@rule
def value(s, seat):
    """The worth of a state to a seat, 0 to 1: of an ended game 1 for the winner, shared by all who won."""
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
        x = logistic((own - standing(s, p)) / SCALE)
        weight = x / (1.0001 - x)
        total += weight
        if p == seat:
            mine = weight
    return mine / total
