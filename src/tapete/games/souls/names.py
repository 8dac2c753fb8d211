"""The names of Four Souls: places, items of the stack, choices, and log events."""
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
"""A card that the viewer of the choice may not know."""
MOST_SLOTS = 12
MOST_CENTS = 40
"""Most cents of one bargain; larger gifts need several."""


class Deck(IntEnum):
    LOOT, TREASURE, MONSTER, ROOM = range(4)


DECKS = len(Deck)


class CardZone(IntEnum):
    """The zone of a thing in play. Its `owner` is a seat or, in a slot, the slot's number."""

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
    TARGET = 1          # its target is gone, or is no longer legal
    CONDITION = 2       # its condition no longer holds
    CENTS = 3           # the price cannot be paid
    NO_TARGET = 4       # it has no possible target
    ATTACKER = 5        # its player is dead, or their turn is ending


class Vain(IntEnum):
    """Why an effect has no result."""

    NOTHING = 0         # the amount is 0
    # of a player
    HAND = 1            # has no loot
    CENTS = 2           # has none
    ITEMS = 3           # has none to lose
    SOULS = 4           # has none
    NO_SOULS = 5        # may gain none
    UNHURT = 6
    DEAD = 7            # dead or dying
    LIFE = 8            # has too little to pay
    SELF = 9            # it would be about themselves
    ENOUGH_CENTS = 10   # not fewer than the other
    ENOUGH_LOOT = 11
    FULL = 12           # can hold no more loot
    CHARGED = 13        # all their items are charged
    OFTEN = 14          # has activated as much as a turn allows
    FEW_CENTS = 15      # has too few to pay
    FEW_LOOT = 16
    NUMB = 17           # has taken damage without life already
    # of a card
    CARD_CHARGED = 20
    CARD_USED = 21      # deactivated already
    ETERNAL = 22
    OWN = 23            # is already there
    CARD_UNHURT = 24
    DYING = 25
    KEPT = 26           # cannot be discarded yet
    NO_TAP = 28         # has no ability to copy
    COPIED = 29         # is already a copy of it
    NOT_THERE = 30      # not found in its place
    FEW_COUNTERS = 31   # too few to pay
    # of a deck
    DECK = 40           # no card left
    PILE = 41           # none discarded
    # without a name
    GONE = 50           # its player or thing is gone
    CHOICE = 51         # nothing to choose
    CONDITION = 52      # its condition does not hold
    ALREADY = 53        # it is so already
    SLOTS = 54          # no slot for it
    STACK = 55          # nothing waits there
    TIE = 56            # of votes
    NOT_IN_DECK = 57    # no card that is searched for
    ENDING = 58         # the turn ends already


class Pend(IntEnum):
    """The kinds of items on the stack."""

    NONE = 0
    LOOT = 1            # a loot card played
    ABILITY = 2         # a tap or paid ability
    TRIGGER = 3
    EVENT = 4           # a card of the monster deck that is no monster
    ROLL = 5
    MODIFIER = 6        # an addition to the roll under it
    ROLLED = 7          # the result of a roll's face
    PURCHASE = 8
    ATTACK = 9          # a declaration
    COMBAT = 10         # combat damage
    DAMAGE = 11         # damage that may still be prevented
    DEATH = 12          # of a player
    PENALTY = 13
    MONSTER_DEATH = 14
    REWARD = 15
    CARCASS = 16        # a dead monster's card
    REFILL = 17
    LOOT_STEP = 18


class Paid(IntEnum):
    """Which of a player's attacks a declaration has used."""

    NOTHING = 0         # they may attack any number of times
    ATTACK, DECK_ATTACK, MUST, MUST_DECK, MUST_THING = range(1, 6)
    OWED = 8            # added: it was forced without adding an attack, and no attack was left for it
    OWED_ATTACK = 16    # added: one of the player's own was used for it
    OWED_DECK_ATTACK = 32


class Of(IntEnum):
    """The kind of a reference: its upper bits."""

    NOTHING, PLAYER, THING, PENDING, DECK, DISCARD = range(6)
    CARD = 6            # a card that is not in play, by number


class Mark(IntEnum):
    """Bits of an item on the stack."""

    ATTACK = 1          # an attack roll
    COMBAT = 2          # combat damage, or its consequences
    ASKED = 4           # abilities that would change it have been asked
    REWARD_CENTS = 8    # a roll for a reward
    REWARD_LOOT = 16
    TAP = 32
    PAY = 64
    KEPT = 128          # the card does not go to the discard pile afterwards


SIDES = 6
"""The sides of a die: no roll is higher."""


class Outcome(IntEnum):
    RUNNING, SEAT_0, SEAT_1, SEAT_2, SEAT_3 = range(5)
    WON = 5             # both characters of a solo game
    LOST = 6            # a solo game
    STOPPED = 7         # too many turns, or an endless one: nobody wins


WAYS = 8
"""The log packs an ability and its way into one number: the ability's index on its card times this, plus the way's."""
BY_WHICH = 512
"""The log packs the player of an event with the ability that it triggers and its way: one more than the seat, times
this; 0 if the event has no player."""
CONDITIONS = 256
"""The log packs a condition of an ability in the same way."""
BY_SEAT = 8
"""The log packs the seat whose effect a roll brings with the face: the seat times this, plus the face."""
AIM_DECK, AIM_PILE, AIM_ROLL, AIM_CARD = 5, 9, 13, 41
"""The log packs the only target of an effect: 1 to 4 are seats; from these numbers on follow decks, discard piles,
rolls (their seat times 7, plus the face) and cards; 0 is none of these."""
BY_AIM = 32
"""The log packs that target with a seat and a face: the target times this."""
AIM_BEFORE = 512
"""Added to the target of a roll's result if the roll itself had that target."""
PRINTED = 64
"""The log packs the evasion that a monster prints with the one that counts: the printed one times this."""
