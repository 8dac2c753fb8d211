"""Why an action is not legal."""
from enum import IntEnum


class Why(IntEnum):
    """Why an action is not legal. `text.py` gives each its rule and its sentence."""

    NOTHING = 0
    GAME_OVER = 1
    NOT_NOW = 2
    NOT_HELD = 3            # that card is not in the hand
    NOT_FOR_CHARACTERS = 4  # an event lies on nobody
    NO_EVENT = 5            # only events are played without a character
    NOT_ALIVE = 6           # cards are played on living characters
    FIRST_PLAY_ONLY = 7     # untimely deaths
    NOT_NEGATIVE = 8
    WARDED = 9
    ONLY_ON = 10            # the card asks for an icon that is not shown
    NEVER_ON = 11
    OWN_ICON = 12           # the event asks for an icon among one's living characters
    ONLY_ANSWERS = 13       # the event does nothing but cancel
    NO_EVENTS = 14          # an effect forbids events
    NOT_ALLOWED = 15        # not among the free plays allowed
    OTHER_CHARACTER = 16    # the free death is for another character
    NOT_SHOWN = 17          # the free death asks for an icon
    EMPTY_HAND = 18
    NOT_ON_TABLE = 19       # that story is not in the game
    HELD_ALREADY = 20
    TOO_FEW = 21            # characters with the icons
    NOT_MORE = 22           # characters than the holder has
    FAMILY_TAKEN = 23
    NOT_OWN = 24
    CANNOT_CANCEL = 25      # that card cancels no such play
    NOT_PICKABLE = 26
    MUST = 27               # it cannot be declined
    NO_MODIFIER = 28        # only a modifier takes a modifier's place
