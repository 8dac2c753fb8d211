"""The names of Cthulhu Gloom: what may stand on a card, what may be asked for, and what may happen.

Cards, characters, families, icons and stories are named by the pack (`pack.py`); here they are numbers.
"""
from enum import IntEnum

SEATS = 5
FAMILY_SIZE = 5
CHARACTERS = 20
FAMILIES = 4
MISFITS = 4
"""The family that five players make up of what the others give up."""
CARDS = 112
HAND_MOST = 40
"""Cards that a hand holds at most."""
MOST_WAITING = 100
"""Frames of the agenda above which nobody plays a card in the middle of another: a card schedules some thirty."""
"""Room for the cards of a deck, numbered from 1."""
STORIES = 9
"""Room for stories, numbered from 1."""
TERMS = 3
"""The most effects that one card prints."""

NOBODY = -1
NONE = 0
UNKNOWN = 255
"""A card that a seat has not seen."""
ALL_SEATS = 255
"""In a card's `seen`: it lies open, or everybody knows in whose hand it is."""
SPECTATOR = 7
"""The seat of somebody who plays nobody."""

CLEAR = 0
"""An icon's place where nothing is printed: what lies below shows."""
BLANK = 1
"""An opaque block: it covers and shows nothing."""
FIRST_ICON = 2
"""The pack's icons are numbered from here, eight at most."""
ICONS = 8
PERSISTENT = 15
"""In the upper right corner: the sign of a persistent effect."""

ASIDE = -2
CENTRE = -1
"""Where a story is that no seat holds."""


class Kind(IntEnum):
    """Kinds of cards of the deck."""

    NONE, MODIFIER, EVENT, DEATH = range(4)


class Allowed(IntEnum):
    """What a free play may be: bits."""

    MODIFIER = 1
    EVENT = 2
    DEATH = 4
    NEGATIVE = 8        # of modifiers only those whose printed points add up to less than zero
    TAKEN = 16          # only cards just taken from others


class Fate(IntEnum):
    """What has become of a character."""

    UNUSED = 0          # of a family that nobody plays, or given up
    ALIVE = 1
    DEAD = 2
    GONE = 3            # taken out of the game by a card


class When(IntEnum):
    """When an effect is in force."""

    NONE = 0
    NOW = 1             # once, as the card is played from the hand
    SEEN = 2            # while the text can be seen
    LASTING = 3         # while the corner's sign and the picture can be seen
    HELD = 4            # of a story: while it is held


class Who(IntEnum):
    """Whom an immediate effect concerns: who resolves it."""

    CONTROLLER = 0      # of the character that the card lies on; of an event, who played it
    PLAYER = 1          # who played the card
    OTHERS = 2          # everybody but who played the card
    EVERYBODY = 3


class Scope(IntEnum):
    """Whose characters may be picked: bits."""

    OWN, OTHERS, ANY = 1, 2, 3


class Vain(IntEnum):
    """Why what an effect would do for a seat comes to nothing."""

    HAND = 0        # it has no cards
    OTHERS = 1      # nobody else has any
    FULL = 2        # it can hold no more
    LIMIT = 3       # it holds just what it may, or more, or less
    DECK = 4        # there is nothing to draw
    NOBODY = 5      # no character will do
    STORY = 6       # it holds none


class Outcome(IntEnum):
    """Who has won."""

    RUNNING, SEAT_0, SEAT_1, SEAT_2, SEAT_3, SEAT_4, SHARED = range(7)


class Cause(IntEnum):
    """Why a game is over."""

    NONE = 0
    FAMILY = 1          # a whole family is gone
    IDLE = 2            # nobody has played anything for so many rounds
    ROUNDS = 3          # as many rounds as the options allow
