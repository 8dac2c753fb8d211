"""The names of Four Souls: where things are, what waits on the stack, what may be chosen, what is told."""
from enum import IntEnum

SEATS = 4
SEAT_BITS = 8
NOBODY = -1
NO_THING = 255
UNKNOWN = 999
"""A card that a seat has not seen."""
SPECTATOR = 7
DECK_NAMES = ("loot", "treasure", "monster", "room")
HIDDEN = "HIDDEN"
"""A card that whoever sees the choice may not know."""
MOST_SLOTS = 12
MOST_CENTS = 40
"""Most cents that one bargain may be about; who gives more bargains twice."""


class Deck(IntEnum):
    LOOT = 0
    TREASURE = 1
    MONSTER = 2
    ROOM = 3


DECKS = 4


class Zone(IntEnum):
    """Where a thing in play is. Its `owner` is a seat or, in a slot, the slot's number."""

    NONE = 0
    ITEM = 1            # before a player
    CHARACTER = 2
    CURSE = 3           # on a player
    SOUL = 4            # of a player
    MONSTER = 5         # in a slot, and active
    COVERED = 6         # in a slot, under another
    LIMBO = 7           # a dead monster whose card is on the stack; owner is its slot
    SHOP = 8
    ROOM = 9
    BONUS = 10          # a bonus soul that nobody has yet
    DRAFT = 11          # a treasure laid out before the game


class Phase(IntEnum):
    NONE = 0
    START = 1           # the triggers of the start of a turn
    LOOT = 2            # the loot step
    ACTION = 3
    END = 4             # the triggers of the end of a turn


class Pend(IntEnum):
    """What waits on the stack."""

    NONE = 0
    LOOT = 1            # a loot card played
    ABILITY = 2         # a tap or paid ability
    TRIGGER = 3
    EVENT = 4           # a card of the monster deck that is no monster
    ROLL = 5
    MODIFIER = 6        # what adds to the roll under it
    ROLLED = 7          # what a roll's face does
    PURCHASE = 8
    ATTACK = 9          # a declaration
    COMBAT = 10         # combat damage
    DAMAGE = 11         # damage that somebody may yet prevent
    DEATH = 12          # of a player
    PENALTY = 13
    MONSTER_DEATH = 14
    REWARD = 15
    CARCASS = 16        # a dead monster's card
    REFILL = 17
    LOOT_STEP = 18


class Paid(IntEnum):
    """Which of a player's attacks a declaration has taken."""

    NOTHING = 0         # they may attack any number of times
    ATTACK = 1
    DECK_ATTACK = 2
    MUST = 3
    MUST_DECK = 4
    MUST_THING = 5


class Of(IntEnum):
    """What a reference is to: the upper bits of one."""

    NOTHING = 0
    PLAYER = 1
    THING = 2
    PENDING = 3
    DECK = 4
    DISCARD = 5
    CARD = 6            # a card that is not in play, by number


class Mark(IntEnum):
    """Bits of what waits on the stack."""

    ATTACK = 1          # an attack roll
    COMBAT = 2          # combat damage, or what follows from it
    ASKED = 4           # whoever would change it before it happens has been asked
    REWARD_CENTS = 8    # a roll for a reward
    REWARD_LOOT = 16
    TAP = 32
    PAY = 64
    KEPT = 128          # the card does not go to the discard pile afterwards


class Outcome(IntEnum):
    RUNNING = 0
    SEAT_0 = 1
    SEAT_1 = 2
    SEAT_2 = 3
    SEAT_3 = 4
    WON = 5             # both characters of a solo game
    LOST = 6            # a solo game
    STOPPED = 7         # too many turns: nobody wins


WAYS = 8
"""An ability and its way are told as one number: the ability's place on its card times this, and the way's."""
