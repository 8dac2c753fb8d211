"""Why a choice is not legal."""
from enum import IntEnum


class Why(IntEnum):
    """Why an action is not legal. `text.py` gives each its rule and its sentence."""

    NOTHING = 0
    GAME_OVER = 1
    NOT_NOW = 2         # another kind of choice is asked for
    NOT_IN_HAND = 3
    NO_LOOT_PLAY = 4
    SILENCED = 5
    NO_TARGET = 6
    NOT_YOURS = 7       # an item that is not there, or another's
    NO_ABILITY = 8
    DEACTIVATED = 9
    CANNOT_PAY = 10
    NOT_MAIN = 11       # attacks and purchases: the active player's action phase, with an empty stack
    NO_PURCHASE = 12
    NO_CENTS = 13
    NOT_IN_SHOP = 14
    NO_ATTACK = 15
    NOT_ATTACKABLE = 16
    MUST_ATTACK = 17
    NOT_OFFERED = 18    # cannot be chosen here
    EMPTY_DECK = 19
    DEAD = 20
    NO_BARGAINING = 21
    USED_UP = 22
    NO_OFFER_LEFT = 23
