"""Cards as numbers, the marks of hints, and the score.

A card is a number from 1: first the five red ones by rank, then the yellow ones, and so on. What hints leave possible
is a bit for each colour and each rank.
"""
from enum import IntEnum

from tapete.game import rule

from ..model import Player
from ..vocabulary import COLOURS, RANKS

ANY_COLOUR = (1 << COLOURS) - 1
ANY_RANK = (1 << RANKS) - 1
PERFECT = COLOURS * RANKS


class Ending(IntEnum):
    """How a game has ended: the state's `outcome`."""

    LAST_TURN = 1
    EXPLODED = 2
    FINISHED = 3


@rule
def colour_of(card):
    return (card - 1) // RANKS


@rule
def rank_of(card):
    return (card - 1) % RANKS + 1


@rule
def copies_of(card):
    """How many of a card the game has: three ones, one five, and two of all others."""
    rank = rank_of(card)
    if rank == 1:
        return 3
    return 1 if rank == RANKS else 2


@rule
def fits(card, colours, ranks):
    """Whether hints leave this card possible."""
    return colours >> colour_of(card) & 1 and ranks >> (rank_of(card) - 1) & 1


@rule
def may_be(me: Player, i, card):
    """Whether the card at a place may be this one, as far as hints tell."""
    return fits(card, me.colours[i], me.ranks[i])


@rule
def is_next(s, card):
    """Whether a card can be added to the fireworks now."""
    return s.fireworks[colour_of(card)] + 1 == rank_of(card)


@rule
def cards_built(s):
    built = 0
    for colour in range(COLOURS):
        built += s.fireworks[colour]
    return built


@rule("hanabi.end.score")
def score_of(s):
    """The points of all seats together."""
    if s.outcome == Ending.EXPLODED and s.options.bombed_scores_zero:
        return 0
    return cards_built(s)
