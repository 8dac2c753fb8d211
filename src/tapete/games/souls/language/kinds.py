"""The types of the effect language: kinds of cards and the places where their abilities work, sorts of players and
things, and facts that an effect may use. Each word declares the sorts and facts that it takes, needs and offers."""
from __future__ import annotations

from enum import IntEnum, IntFlag


class CardType(IntEnum):
    """The kind of a card."""

    NONE = 0
    CHARACTER = 1
    STARTING = 2        # a character's own item: eternal
    TREASURE = 3
    LOOT = 4
    TRINKET = 5         # loot that becomes an item
    MONSTER = 6
    EVENT = 7
    CURSE = 8
    BONUS = 9           # a bonus soul
    ROOM = 10


class Home(IntFlag):
    """The places where a card's abilities work, as bits, because a word may be for several."""

    ITEM = 1
    CHARACTER = 2
    CURSE = 4
    MONSTER = 8
    ROOM = 16
    ARENA = 32          # a room that can be attacked; it is a ROOM too
    LOOT = 64           # on the stack, played
    EVENT = 128
    BONUS = 256


OWNED = Home.ITEM | Home.CHARACTER | Home.CURSE
"""Cards that belong to a player."""
FOE = Home.MONSTER | Home.ARENA
"""Cards that can be fought."""
TABLE = Home.MONSTER | Home.ROOM
IN_PLAY = OWNED | TABLE
ANYWHERE = IN_PLAY | Home.LOOT | Home.EVENT

HOMES = {CardType.CHARACTER: Home.CHARACTER, CardType.STARTING: Home.ITEM, CardType.TREASURE: Home.ITEM,
         CardType.LOOT: Home.LOOT,
         CardType.TRINKET: Home.ITEM, CardType.MONSTER: Home.MONSTER, CardType.EVENT: Home.EVENT,
         CardType.CURSE: Home.CURSE,
         CardType.BONUS: Home.BONUS, CardType.ROOM: Home.ROOM}


class Sort(IntFlag):
    """The sort of a player or a thing, as bits, because a choice may be of several. Every bit has its message,
    `sort-PLAYER`."""

    PLAYER = 1
    MONSTER = 2
    ARENA = 4           # a room that can be attacked
    DEAD = 8            # a monster or a room that has died
    ROOM = 16
    ITEM = 32
    ETERNAL = 64        # an item that cannot leave its player
    SHOP = 128          # an item of the shop
    SOUL = 256
    CURSE = 512
    CHARACTER = 1024
    ROLL = 2048         # on the stack, as the next ones
    ABILITY = 4096
    LOOT = 8192
    ATTACK = 16384
    DEATH = 32768
    DAMAGE = 65536
    DECK = 1 << 17
    PILE = 1 << 18      # a discard pile
    BURIED = 1 << 19    # a monster in the discard pile
    PLAYED = 1 << 20    # the loot or event card being carried out


LIVING = Sort.PLAYER | Sort.MONSTER | Sort.ARENA
"""Sorts that take damage and die."""
CHARGED = Sort.ITEM | Sort.ETERNAL | Sort.CHARACTER
"""Sorts that are charged and deactivated."""
LYING = Sort.MONSTER | Sort.ARENA | Sort.ROOM | Sort.SHOP
"""Sorts that are in slots."""
COUNTING = CHARGED | LYING | Sort.CURSE
"""Sorts that may have counters."""

THIS = {CardType.CHARACTER: Sort.CHARACTER, CardType.STARTING: Sort.ETERNAL, CardType.TREASURE: Sort.ITEM,
        CardType.TRINKET: Sort.ITEM, CardType.MONSTER: Sort.MONSTER, CardType.CURSE: Sort.CURSE,
        CardType.ROOM: Sort.ROOM,
        CardType.LOOT: Sort.PLAYED, CardType.EVENT: Sort.PLAYED}
"""The sort of `this`, on a card of each kind; loot and events are not in play."""


class Fact(IntFlag):
    """Facts that an effect may use, from its trigger or from earlier terms, as bits. If a word needs one that is
    missing, `wrong-card-needs-<fact>` says why."""

    FACE = 1            # a roll has a face
    AMOUNT = 2          # the event has an amount
    NUMBER = 4          # a number has been named or counted
    DONE = 8            # an earlier term may or may not have done its effect
    DEATH = 16          # a death is about to happen
    DAMAGE = 32         # damage is about to happen
    REWARDS = 64        # a dead monster's rewards are waiting
    DEALER = 128        # a player or a thing has dealt damage
    KILLER = 256        # something has died
    ATTACK = 512        # there may be a current attack
    PAID = 1024         # loot has been discarded as a price
    ROLLER = 2048       # a player has rolled for this
    COUNTERS = 4096     # the card may have counters on it
    SHIELD = 8192       # the effect may prevent damage
    GOALS = 16384       # the card has goals, and says how many must be reached


NO_FACT = Fact(0)
NO_SORT = Sort(0)
OF_CARD = Fact.COUNTERS | Fact.GOALS
"""Facts of a whole card: if one of its abilities gives them, all may use them."""
