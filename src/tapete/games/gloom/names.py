"""The names of Cthulhu Gloom: the printed parts of cards, questions, and events.

Cards, characters, families, icons and stories are named by the pack (`pack.py`); here they are numbers.
"""
from enum import IntEnum

SEATS = 5
FAMILY_SIZE = 5
CHARACTERS = 20
FAMILIES = 4
MISFITS = 4
"""The family that the fifth player gets, made of the characters that the others give up."""
CARDS = 112
HAND_MOST = 40
"""Most cards of a hand."""
MOST_WAITING = 100
"""With more frames on the agenda than this, no card is played during another. A card schedules about thirty."""
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
"""In a card's `seen`: it is open, or everybody knows whose hand it is in."""
SPECTATOR = 7
"""The seat of a spectator."""

CLEAR = 0
"""An icon's place without print, which shows the cards below."""
BLANK = 1
"""An opaque block: it covers and shows nothing."""
FIRST_ICON = 2
"""The pack's icons are numbered from here, eight at most."""
ICONS = 8
PERSISTENT = 15
"""In the upper right corner: the sign of a persistent effect."""

ASIDE = -2
CENTRE = -1
"""The place of a story that no seat holds."""


class Kind(IntEnum):
    """Kinds of cards of the deck."""

    NONE, MODIFIER, EVENT, DEATH = range(4)


class Allowed(IntEnum):
    """The kinds of a free play, as bits."""

    MODIFIER = 1
    EVENT = 2
    DEATH = 4
    NEGATIVE = 8        # only modifiers whose printed points add up to less than zero
    TAKEN = 16          # only cards just taken from others


FREELY = 7
"""Any card is allowed."""


class OffTurn(IntEnum):
    """The cards that effects let a seat play in another's turn."""

    ALL, DEATHS, NONE = range(3)


class Fate(IntEnum):
    """The state of a character."""

    UNUSED = 0          # of a family that is not played, or given up
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
    """Who resolves an immediate effect."""

    CONTROLLER = 0      # of the character under the card; for an event, the seat that played it
    PLAYER = 1          # the seat that played the card
    OTHERS = 2          # all seats but the one that played the card
    EVERYBODY = 3


class Scope(IntEnum):
    """Whose characters may be picked: bits."""

    OWN, OTHERS, ANY = 1, 2, 3


class Vain(IntEnum):
    """Why an effect has no result for a seat."""

    HAND = 0        # it has no cards
    OTHERS = 1      # nobody else has any
    FULL = 2        # it can hold no more
    LIMIT = 3       # it holds exactly what it may draw up to
    DECK = 4        # there is nothing to draw
    NOBODY = 5      # no character fits
    STORY = 6       # it holds none
    TURN = 7        # it is another's turn
    PLAYS = 8       # it has no cards for free plays
    OVER = 9        # it holds more than it may draw up to
    DRY = 10        # an effect lets it draw nothing
    GIVEN = 11      # it has no cards, or none left, to discard


class Outcome(IntEnum):
    """Who has won."""

    RUNNING, SEAT_0, SEAT_1, SEAT_2, SEAT_3, SEAT_4, SHARED = range(7)


class Cause(IntEnum):
    """Why a game is over."""

    NONE = 0
    FAMILY = 1          # a whole family is gone
    IDLE = 2            # nobody has played anything for so many rounds
    ROUNDS = 3          # as many rounds as the options allow
