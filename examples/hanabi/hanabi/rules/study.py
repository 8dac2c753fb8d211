"""For searches and studies: the worth of a state, its clock, and what a finished game leaves."""
from tapete.game import count_bits, rule

from .cards import cards_built, score_of
from .sets import ANY_CARD, dead_cards

HOPE = 0.5      # of the cards that could still be played, the share that a game brings about
HINTS_HELP = 0.1    # more with all hint tokens


@rule
def clock(s):
    return s.turn


@rule
def within_reach(s):
    """How many cards the fireworks may have at the end, by what has been discarded and by the turns that are left."""
    high = count_bits(ANY_CARD & ~dead_cards(s))
    turns = s.turns_left if s.last_round else s.n_deck + s.n_seats
    return cards_built(s) + min(high, turns)


@rule
def hope(s):
    """The share of the cards within reach that may be expected: less with each fuse and each hint token that is gone.
    """
    return (HOPE + HINTS_HELP * s.hints / s.options.hints) * (s.options.fuses + s.fuses) / (2 * s.options.fuses)


@rule
def value(s, seat):
    """The same for all seats: the share of the highest score, at the end or as it may be expected."""
    if s.outcome:
        return score_of(s) / 25
    built = cards_built(s)
    return (built + hope(s) * (within_reach(s) - built)) / 25


@rule
def summarise(s, row):
    row.score = score_of(s)
    row.turns = s.turn
    row.fuses = s.fuses
