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

    NONE = 0
    MODIFIER = 1
    EVENT = 2
    DEATH = 3


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

    OWN = 1
    OTHERS = 2
    ANY = 3


class Do(IntEnum):
    """What an effect does. Those from 1 to 31 happen at once, those from 32 on are in force."""

    NOTHING = 0
    STRIP_TOP = 1       # a living character's top modifier is discarded
    STRIP_ALL = 2       # all of them
    SWAP_TOPS = 3       # two living characters exchange their top modifiers
    MOVE_TOP = 4        # a living character's top modifier goes onto another
    REPLACE_TOP = 5     # a modifier from the hand takes its place, and it goes to the hand
    RAISE = 6           # a dead character loses its untimely death
    MOVE_DEATH = 7      # an untimely death goes to a living character of negative self-worth
    EXPEL = 8           # a living and a dead character leave the game
    DRAW = 10
    DISCARD = 11
    DISCARD_HAND = 12
    DRAW_OR_DISCARD = 13
    RENEW = 14          # discard any number, then draw up to the limit
    TAKEN_FROM = 15     # the seat on the right may take so many by lot
    SPOILED = 16        # the seat on the right may have so many discarded by lot
    NO_REFILL = 17
    NO_TURN = 18
    DEATH_HERE = 19     # a free untimely death on this very character, if its self-worth is negative
    DEATH_ON = 20       # a free untimely death on a character that shows an icon, whatever its self-worth
    FREE_PLAYS = 21
    TAKE_EACH = 22      # takes so many by lot from each other seat, and may play them at once
    DOWN_TO_LIMIT = 23
    SHOW_HAND = 24
    DROP_STORY = 25     # its story goes back to the centre
    LIMIT = 32          # more or fewer cards to draw up to
    TAX = 33            # a discard for each modifier played
    NO_EVENTS = 34
    WORTH = 35          # points of self-worth, or of the family for a story
    WARD = 36           # others play no untimely death on the character
    SHOWS = 37          # the character shows this icon too


LAST_PICK = 8
"""The effects up to this one ask for characters."""


class Outcome(IntEnum):
    """Who has won."""

    RUNNING = 0
    SEAT_0 = 1
    SEAT_1 = 2
    SEAT_2 = 3
    SEAT_3 = 4
    SEAT_4 = 5
    SHARED = 6


class Cause(IntEnum):
    """Why a game is over."""

    NONE = 0
    FAMILY = 1          # a whole family is gone
    IDLE = 2            # nobody has played anything for so many rounds
    ROUNDS = 3          # as many rounds as the options allow
