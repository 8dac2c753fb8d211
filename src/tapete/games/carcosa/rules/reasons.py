"""Why an action is not legal."""
from enum import IntEnum


class Why(IntEnum):
    """Why an action is not legal. `text.py` gives each its rule and its sentence."""

    NOTHING = 0
    GAME_OVER = 1
    NOT_NOW = 2
    NO_ACTIONS = 3
    TRAPPED = 4
    IN_SACK = 5
    FROZEN = 6
    NOT_ADJACENT = 7
    PARANOIA = 8
    NO_DECK = 9
    DECK_EMPTY = 10
    KING_HERE = 11
    TANK_HERE = 12
    NOT_HELD = 13
    ALREADY_IN_CORRIDOR = 14
    NO_MONSTER = 15
    NOT_IN_ROOM = 16
    STAIR_HERE = 17
    NOT_TRAPPED = 18
    NOT_IN_SACK = 19
    NO_TAVERN = 20
    ALREADY_PEEKED = 21
    NO_MOTEMEY = 22
    MOTEMEY_EMPTY = 23
    SOULBOUND = 24
    NO_ARMORY = 25
    ARMORY_FULL = 26
    NOT_STORED = 27
    NO_KEY_SLOT = 28
    NO_DOORS = 29
    ONESELF = 30
    NO_SALON = 31
    VANITY = 32
    NO_CHAPEL = 33
    NO_CHAMBER = 34
    NOT_TWO = 35
    RITUAL_DONE = 36
    NO_HEALER = 37
    NO_SANITY = 38
    NOT_THAT_STATE = 39
    NO_SERENITY = 40
    NO_BOOK = 41
    NO_TALE = 42
    NO_TRADE = 43
    APART = 44
    NO_SLOT_LEFT = 45
    LOWEST_MAX = 46
    NO_KEY = 47
    SEEN_ALREADY = 48
    OTHER_FLOOR = 49
    NO_SWAP = 50
    NOT_OFFERED = 51
    NOT_OBJECT = 52
    NOBODY_THERE = 53
    NO_SLOT_TAKEN = 54
    HANDS_FULL = 55
    NO_SANCTUARY = 56
    CROWN_WORN = 57
    NO_CAPTIVE = 58
