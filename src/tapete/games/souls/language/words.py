"""The numbers that the effect language is compiled to.

A program is rows of `WIDTH` numbers: an operation of `Do` and its operands. A player or a thing is one of `Ref`; an
amount is a number from 0 on or one of `Amount`.
"""
from enum import IntEnum

WIDTH = 5
"""Numbers in a row of a program: the operation and four operands."""

TARGETS = 3
"""Most targets that an ability declares."""


class Timing(IntEnum):
    """The time at which an ability may be played or happens."""

    PLAY = 1            # a loot card is played, or an event resolves
    TAP = 2             # the item is deactivated for it
    PAY = 3             # a cost is paid for it
    WHEN = 4            # something happens
    STATIC = 5          # always, while the card is in play
    EARN = 6            # a bonus soul is earned
    GOAL = 7            # something happens so often, while the card is in play
    LATER = 8           # something happens, and an effect has left this behind to wait for it


class Cost(IntEnum):
    """The price of a paid ability."""

    NONE = 0
    CENTS = 1
    COUNTERS = 2
    LIFE = 3
    LOOT = 4            # discard loot
    ITEMS = 5           # destroy the player's own items
    GIVE_ITEM = 6       # give another player one of the player's other items that is not eternal


class Event(IntEnum):
    """The event that a triggered ability waits for."""

    NONE = 0
    ROLLED = 1          # a roll has resolved
    WOULD_ROLL = 2      # a roll is about to resolve
    TURN_STARTS = 3
    TURN_ENDS = 4
    DAMAGED = 5         # a player or a monster has taken damage
    WOULD_BE_DAMAGED = 6
    DEALT = 7           # a player has damaged a monster
    DYING = 8           # a player dies, before the penalty
    DIED = 9            # a player has paid the penalty
    WOULD_DIE = 10
    MONSTER_DIED = 11
    ACTIVATED = 12      # an item's tap or paid ability has been played
    ATTACK_DECLARED = 13
    GAINED_SOUL = 14
    LOOTED = 15
    ATTACK_PLACED = 17  # a monster from the deck has been laid in a slot to be attacked
    PREVENTED = 18      # damage to somebody has been prevented by a shield of this effect
    ENTERED = 19        # the card has come into play
    STRUCK = 20         # a monster has dealt combat damage to a player
    BEATEN = 21         # a room that can be attacked has died
    LOOT_PLAYED = 22
    BOUGHT = 23
    GAVE_CENTS = 24     # a player has given another cents
    GOALS_REACHED = 25  # as many of a card's goals as it needs
    GAME_STARTS = 26    # before the first turn's start
    REWARDED = 30       # a dead monster's rewards have been gained


class Whose(IntEnum):
    """The player or card that an event must be of for a trigger, or that a static effect applies to."""

    ANY = 0
    YOURS = 1           # of the card's controller
    ANOTHERS = 2        # of another player
    ACTIVE = 3          # of the active player
    THIS = 4            # of the card itself
    ANOTHER_THING = 5   # of another card of its kind
    ATTACKER = 6        # of the attacker of this card
    DONE_BY_YOU = 7     # done by the card's controller to some card
    FEWEST_SOULS = 8    # of players with the fewest souls, ties among them
    MOST_SOULS = 9      # of players with the most souls, once any player has one
    MOST_ITEMS = 10     # of players with the most items


class Flag(IntEnum):
    """Further conditions of a trigger, as bits."""

    NONE = 0
    COMBAT = 1          # combat damage; of a roll, an attack roll
    FIRST = 2           # the first of its kind in this turn
    SECOND = 4          # every second one in this turn
    NOT_ATTACK = 8
    ANEW = 16           # a roll that has been made since the trigger began to wait
    FIRST_DECLARED = 32  # the first attack that the player has declared this turn
    OF_PLAYER = 64      # of a player, not of a monster


class Until(IntEnum):
    """How long a delayed trigger waits."""

    NONE = 0            # until its event happens
    TURN = 1            # until the end of the turn
    NEXT_TURN = 2       # until the next turn of its controller begins


class Ref(IntEnum):
    """The player or thing that a row refers to."""

    NONE = 0
    YOU = 1             # the ability's controller
    TARGET = 2          # the first declared target, and the second, and the third
    TARGET_2 = 3
    TARGET_3 = 4
    THIS = 5            # the card that the ability is of
    THEY = 6            # the player of the event
    IT = 7              # the thing of the event
    EACH = 8            # the current member of the innermost loop
    OUTER = 9           # the current member of the loop around it
    CHOSEN = 10         # what was chosen last
    ACTIVE = 11
    ATTACKER = 12       # the player who makes the current attack
    MONSTER = 13        # the monster of the current attack
    YOUR_LEFT = 14
    YOUR_RIGHT = 15
    ACTIVES_LEFT = 16
    ACTIVES_RIGHT = 17
    ITS_CONTROLLER = 18  # the controller of the first target
    KILLER = 19         # the dealer of the last damage to the dead one, else the active player
    THEIR_LEFT = 21     # left of the player of the event
    ROLLER = 22         # the player who has rolled
    DEALER = 23         # the dealer of the event's damage
    FIGHT = 24          # the current attack, by its target


CHARACTER_OF = 32
"""Added to a reference to a player, the character of that player."""


class Amount(IntEnum):
    """Amounts that are not fixed."""

    ROLL = -1           # the face of the roll that the effect follows
    EVENT = -2          # the amount of the event
    HAND = -3           # cards in your hand
    THEIR_CENTS = -4    # cents of the first target
    NUMBER = -5         # the number chosen or counted last
    COUNTERS = -6       # counters on the card
    ALL = -7            # all of it


FIRST_COUNT = -16
"""Amounts from here down are counts: the row of a COUNT is this minus the amount."""

UP = 0
"""The factor of a count that is halved, rounded up."""


class Count(IntEnum):
    """The quantity that an amount counts: of a player, of a thing, or at the table."""

    CENTS = 1
    HAND = 2
    SOULS = 3
    ITEMS = 4
    LIFE = 5
    COUNTERS = 6        # on a thing
    PLAYERS = 7
    MONSTERS = 8
    ROLL = 9            # as the amounts of the same name, for counts of them
    EVENT = 10
    NUMBER = 11


class Party(IntEnum):
    """The players that a condition is about; from `OF_REF` on, the player of one of `Ref`."""

    YOU = 0
    ANYBODY = 1
    ANOTHER = 2
    EACH = 3
    EACH_OTHER = 4
    ACTIVE = 5
    FEWEST_SOULS = 6    # of any of those with the fewest, and so on
    MOST_SOULS = 7
    MOST_ITEMS = 8


OF_REF = 32
"""Added to a reference that stands for the player of a condition."""


class Joined(IntEnum):
    """How one of several conditions is joined to the others, as bits."""

    AND = 0
    NOT = 1             # it must not hold
    END = 2             # the last of those that must hold together
    LAST = 4            # the last of all


class Group(IntEnum):
    """The group of a loop, players in turn order from the active player on."""

    PLAYERS = 1
    OTHERS = 2          # all but you
    NOT_ACTIVE = 3      # all but the active player
    NOT_THEM = 4        # all but the player of the event
    MONSTERS = 5
    FREE_MONSTERS = 6   # not under attack
    SHOP = 7
    ITEMS = 8           # of the player whom `Ref` names: not the character
    ALL_ITEMS = 9       # in play, of all players


class What(IntEnum):
    """The kinds of possible choices and targets."""

    PLAYER = 1
    MONSTER = 2
    PLAYER_OR_MONSTER = 3
    ITEM = 4            # that a player controls
    SHOP_ITEM = 5
    ITEM_OR_SHOP_ITEM = 6
    SOUL = 7
    ITEM_OR_SOUL = 8
    CURSE = 9
    ROLL = 10           # on the stack
    ABILITY = 11        # a tap or paid ability on the stack
    ABILITY_OR_LOOT = 12
    DECK = 13
    DISCARD = 14        # a discard pile that is not empty
    DISCARDED_MONSTER = 15  # a card of the monster discard that is no event and no curse
    ATTACK = 16         # an attack: its declaration on the stack, or the running one
    CHARACTER = 17
    MONSTER_OR_SHOP_ITEM = 18


class Only(IntEnum):
    """The words that narrow a choice, as bits."""

    ANY = 0
    YOURS = 1
    ANOTHERS = 2
    NOT_ETERNAL = 4
    NOT_THIS = 8
    PASSIVE = 16
    ACTIVATED = 32      # has a tap ability
    FREE = 64           # not under attack
    RICHEST = 128       # with the most cents
    MOST_SOULS = 256
    NOT_ATTACK = 512    # a roll that is no attack roll
    LIVING = 1024       # not dead; required for targets of damage or killing
    ATTACKABLE = 2048
    USED = 4096         # deactivated
    THEIRS = 8192       # of the player of the event
    TARGETS = 16384     # of the player who is the first target
    APART = 32768       # not the first target itself; no word of a card


class Prevent(IntEnum):
    """A shield's effect on the next damage."""

    SOME = 1            # so much of it is prevented; what is left of the shield stays
    ALL = 2             # that whole damage
    TO = 3              # it becomes so much, if it is more
    UP_TO = 4           # that damage is so much less; the shield is spent
    DEATH = 5           # the next death
    DEATH_AND_TURN = 6  # the next death; in their own turn it also cancels everything and ends the turn


class Mod(IntEnum):
    """The value that a static effect, or one until the end of the turn, changes."""

    NONE = 0
    # of players
    LIFE = 1
    ATTACK = 2
    ATTACK_ROLLS = 3
    ROLLS = 4
    FIRST_ATTACK = 5        # attack on the first attack roll of a turn
    FIRST_ATTACK_ROLL = 6   # the first attack roll of a turn
    FIRST_ROLL = 7
    LOOT_PLAYS = 8          # on the player's turn
    ATTACKS = 9
    PURCHASES = 10
    LOOT_STEP = 11
    DISCOUNT = 12           # off the price of any purchase
    SEES_TREASURE = 13      # may look at the top of the treasure deck on the player's turn
    DAMAGE_TAKEN = 14
    DAMAGE_IS_ONE = 15
    COUNTERS_ABSORB = 16    # damage takes counters off instead
    CENTS_GAINED = 17
    CENTS_TO_LEVELS = 18    # cents become counters instead
    SHADOWS = 19            # takes the losses of others by the death penalty
    SILENCES = 20           # others play no loot and activate nothing on the player's turn
    LOOT_DOUBLED = 21
    FREE_BUYS = 23          # shop items that cost nothing
    ANY_ATTACKS = 24        # any number of attacks on the player's turn
    MARKED = 25             # has a mark, until the end of the turn
    MUST_ATTACK = 26        # so many of the player's attacks are forced
    MUST_ATTACK_DECK = 27   # so many of them, of the deck
    MOST_USES = 28          # of abilities in a turn
    MOST_LOOT = 29          # played in a turn
    # of monsters
    EVASION = 30            # of all monsters, as the next ones that say so; of others with ANOTHER_THING
    EVASION_BADLY_HURT = 32     # its own, at so few hit points or fewer (see `faces`)
    ATTACK_BADLY_HURT = 33
    MONSTER_LIFE = 34       # of all monsters
    MONSTER_ATTACK = 35
    IMMUNE_ON = 36          # takes no combat damage on attack rolls of these faces
    STRONGER_ON = 37        # deals so much more combat damage on them
    DOUBLED_ON = 38
    NOT_ATTACKABLE = 39
    SHARES_LEFT = 40        # damage to it is also dealt to the player left of the active player
    SHARES_RIGHT = 41
    STRIKES_LEFT = 42       # damage it deals to the active player is also dealt to the player left of them
    SOUL_NOT_DESTROYED = 43  # becomes a soul and is not destroyed
    EVASION_BY_ATTACKER = 44    # of the monsters that a player attacks
    REWARDS_DOUBLED = 45
    # of players again
    ATTACK_TAX = 47         # cents to each other player for an attack
    NO_SOULS = 48           # gains no souls
    SHARED_CENTS = 49       # cents that the player would gain are gained by all
    RECHARGES = 50          # most items in the recharge step
    DUELS = 51              # the active player may attack players, who have so much evasion
    DUEL_SPOILS = 52        # the penalty's item of an attacked player goes to the active player
    # of rooms
    ATTACKABLE = 53
    KEPT = 54               # cannot be discarded until so many of its goals are reached
    # of players again
    SHOP_DISCOUNT = 55      # off the price of items of the shop
    SEES_MONSTERS = 56      # may order so many of the monster deck before an attack
    # of monsters again
    STRIKES_RIGHT = 57


class Test(IntEnum):
    """A condition, with a number to it."""

    ALWAYS = 0
    DONE = 1            # the term before did its effect
    CENTS_ARE = 2
    HAND_IS = 3
    HAND_AT_LEAST = 4
    HAND_AT_MOST = 5
    YOUR_TURN = 6
    ROLL_IN = 7         # the face is one of these: bits
    COUNTERS_AT_LEAST = 8
    NO_PURCHASE = 9     # you have bought nothing this turn
    ROLL_IS_NUMBER = 10  # the face is the number named
    CENTS_AT_LEAST = 11
    TAGGED_AT_LEAST = 12    # items with a tag that you control: their number, and `OF_TAG` times the tag's
    MARKED = 14         # you have a mark
    PAID_LOOT = 15      # the loot discarded for the ability has one of these tags: bits
    CENTS_AT_MOST = 16
    SOULS_AT_LEAST = 17
    SOULS_AT_MOST = 18
    ITEMS_AT_LEAST = 19
    ITEMS_AT_MOST = 20
    DEAD = 21           # you have died this turn
    CHECKS = 31         # several, or of others: the row where they begin


TAGS = ("guppy", "bomb", "key")
"""Tags of cards that come with Tapete; each is the bit of its index."""

MOST_TAGS = 14
"""Most tags of a game."""

OF_TAG = 128
"""The factor of a tag's number if it shares a number with an amount."""

SIDES = 6
"""The sides of the die: every card is written for its faces."""

ALL_FACES = (1 << SIDES + 1) - 2
"""The faces from 1 on as bits."""
