"""The names of Four Souls: where things are, what waits on the stack, what may be chosen, what is told."""
from enum import IntEnum
from typing import Literal, get_args

SEATS = 4
SEAT_BITS = 8
NOBODY = -1
NO_THING = 255
UNKNOWN = 999
"""A card that a seat has not seen."""
SPECTATOR = 7
DeckName = Literal["loot", "treasure", "monster", "room"]
DECK_NAMES: tuple[DeckName, ...] = get_args(DeckName)
HIDDEN = "HIDDEN"
"""A card that whoever sees the choice may not know."""
MOST_SLOTS = 12
MOST_CENTS = 40
"""Most cents that one bargain may be about; who gives more bargains twice."""


class Deck(IntEnum):
    LOOT, TREASURE, MONSTER, ROOM = range(4)


DECKS = len(Deck)


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


class Cancel(IntEnum):
    """Why something leaves the stack without being carried out."""

    NONE = 0            # an effect cancels it
    TARGET = 1          # what it was for is gone, or can no longer be chosen
    CONDITION = 2       # what it waited for is no longer so
    CENTS = 3           # the price cannot be paid
    NO_TARGET = 4       # there is nothing that it could be for
    ATTACKER = 5        # whoever declared it is dead, or their turn is ending


class Vain(IntEnum):
    """Why what an effect would do comes to nothing."""

    NOTHING = 0         # of no amount
    # of a player
    HAND = 1            # has no loot
    CENTS = 2           # has none
    ITEMS = 3           # has none to lose
    SOULS = 4           # has none
    NO_SOULS = 5        # may gain none
    UNHURT = 6
    DEAD = 7            # dead or dying
    LIFE = 8            # has too little to pay
    SELF = 9            # it would be of themselves
    ENOUGH_CENTS = 10   # not fewer than the other
    ENOUGH_LOOT = 11
    FULL = 12           # can hold no more loot
    CHARGED = 13        # whatever is theirs is charged
    OFTEN = 14          # has activated as much as a turn allows
    FEW_CENTS = 15      # has too few to pay
    FEW_LOOT = 16
    # of a card
    CARD_CHARGED = 20
    CARD_USED = 21      # deactivated already
    ETERNAL = 22
    OWN = 23            # is where it would go
    CARD_UNHURT = 24
    DYING = 25
    KEPT = 26           # cannot be discarded yet
    NO_TAP = 28         # has no ability to copy
    COPIED = 29         # is what it would become
    NOT_THERE = 30      # not found where it is looked for
    FEW_COUNTERS = 31   # too few to pay
    # of a deck
    DECK = 40           # no card left
    PILE = 41           # none discarded
    # of nothing by name
    GONE = 50           # whom or what it speaks of is not there
    CHOICE = 51         # nothing to choose
    CONDITION = 52      # its condition does not hold
    ALREADY = 53        # it is so already
    SLOTS = 54          # no slot for it
    STACK = 55          # nothing waits there
    TIE = 56            # of votes
    NOT_IN_DECK = 57    # nothing of what is looked for
    ENDING = 58         # the turn ends already


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
    ATTACK, DECK_ATTACK, MUST, MUST_DECK, MUST_THING = range(1, 6)
    OWED = 8            # added: it was obliged and not added, and no attack was left to be taken for it
    OWED_ATTACK = 16    # added: one of its own was taken for it
    OWED_DECK_ATTACK = 32


class Of(IntEnum):
    """What a reference is to: the upper bits of one."""

    NOTHING, PLAYER, THING, PENDING, DECK, DISCARD = range(6)
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


SIDES = 6
"""Of a die: no roll is higher."""


class Outcome(IntEnum):
    RUNNING, SEAT_0, SEAT_1, SEAT_2, SEAT_3 = range(5)
    WON = 5             # both characters of a solo game
    LOST = 6            # a solo game
    STOPPED = 7         # too many turns, or one without end: nobody wins


WAYS = 8
"""An ability and its way are told as one number: the ability's place on its card times this, and the way's."""
