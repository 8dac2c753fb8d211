"""What the words of the language are about: the kinds of cards and where their abilities run, what somebody or
something is, and what an effect may count on. Each word says beside its declaration what it takes, needs and offers."""
from __future__ import annotations

from enum import IntEnum, IntFlag


class Kind(IntEnum):
    """What a card is."""

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
    """Where a card's abilities run: bits, for a word may be for several."""

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
"""Cards of a player."""
FOE = Home.MONSTER | Home.ARENA
"""Cards that fight."""
TABLE = Home.MONSTER | Home.ROOM
IN_PLAY = OWNED | TABLE
ANYWHERE = IN_PLAY | Home.LOOT | Home.EVENT

HOMES = {Kind.CHARACTER: Home.CHARACTER, Kind.STARTING: Home.ITEM, Kind.TREASURE: Home.ITEM, Kind.LOOT: Home.LOOT,
         Kind.TRINKET: Home.ITEM, Kind.MONSTER: Home.MONSTER, Kind.EVENT: Home.EVENT, Kind.CURSE: Home.CURSE,
         Kind.BONUS: Home.BONUS, Kind.ROOM: Home.ROOM}


class Sort(IntFlag):
    """What somebody or something is: bits, for a choice may be of several. Every bit has its message, `sort-PLAYER`."""

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
    PLAYED = 1 << 20    # the loot or event card that is carried out


LIVING = Sort.PLAYER | Sort.MONSTER | Sort.ARENA
"""Who takes damage and dies."""
CHARGED = Sort.ITEM | Sort.ETERNAL | Sort.CHARACTER
"""What is charged and deactivated."""
LYING = Sort.MONSTER | Sort.ARENA | Sort.ROOM | Sort.SHOP
"""What lies in slots."""
COUNTING = CHARGED | LYING | Sort.CURSE
"""What may have counters on it."""

THIS = {Kind.CHARACTER: Sort.CHARACTER, Kind.STARTING: Sort.ETERNAL, Kind.TREASURE: Sort.ITEM,
        Kind.TRINKET: Sort.ITEM, Kind.MONSTER: Sort.MONSTER, Kind.CURSE: Sort.CURSE, Kind.ROOM: Sort.ROOM,
        Kind.LOOT: Sort.PLAYED, Kind.EVENT: Sort.PLAYED}
"""What `this` is, on a card of each kind; loot and events are nothing in play."""


class Fact(IntFlag):
    """What an effect may count on, by what it answers or by what came before: bits. Where a word needs one that is not
    there, `wrong-card-needs-<fact>` says why."""

    FACE = 1            # a roll has a face
    AMOUNT = 2          # what happened was of so much
    NUMBER = 4          # a number has been named or counted
    DONE = 8            # a term before may have done what it says, or not
    DEATH = 16          # a death is about to happen
    DAMAGE = 32         # damage is about to happen
    REWARDS = 64        # a dead monster's rewards wait
    DEALER = 128        # somebody or something has dealt damage
    KILLER = 256        # something has died
    ATTACK = 512        # an attack may be going on
    PAID = 1024         # loot has been discarded as a price
    ROLLER = 2048       # somebody has rolled for this
    COUNTERS = 4096     # the card may have counters on it
    SHIELD = 8192       # the effect may prevent damage
    GOALS = 16384       # the card has goals, and says how many must be reached


NO_FACT = Fact(0)
NO_SORT = Sort(0)
OF_CARD = Fact.COUNTERS | Fact.GOALS
"""Facts of a whole card: what one of its abilities gives, all may count on."""
