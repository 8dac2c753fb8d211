"""The names of Four Souls: where things are, what waits on the stack, what may be chosen, what is told."""
from enum import IntEnum

SEATS = 4
SEAT_BITS = 8
NOBODY = -1
NO_THING = 255
UNKNOWN = 999
"""A card that a seat has not seen."""
SPECTATOR = 7


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


class Op(IntEnum):
    """What a frame of the agenda asks for; the first argument is the seat concerned."""

    NONE = 0
    # choices
    PRIORITY = 1
    TARGET = 2          # declare a target: the row of what is being declared says which
    MODE = 3            # declare one of b modes
    MAY = 4             # yes or no
    CHOOSE = 5          # somebody or something: the row of what is running says which
    NUMBER = 6          # from b to c
    DISCARD = 7         # a card from the hand, b in all
    DISCARD_ANY = 8     # one more card, or no more
    GIVE = 9            # a card from the hand, to seat b
    TAKE = 10           # a card from the hand of seat b
    TO_DECK = 11        # a card from the hand, on top of the loot deck
    ORDER = 12          # which trigger goes on the stack next
    SLOT = 13           # in which monster slot to lay card b + 256 c
    LOSE_ITEM = 14      # which item to lose: b, if not 0, is 1 + whose it is, c 1 + to whom it goes instead
    ARRANGE = 15        # which of the top b cards of deck c goes on the deck next
    KEEP = 16           # which of the top b cards of deck c stays on top
    BOTTOM = 17         # whether the top card of deck b goes under
    PAY_ITEM = 18       # an item to destroy as a price, b in all
    DESTROY_SOUL = 19   # a soul of one's own to destroy, or (b = 1 + seat) to give away
    GIVE_AWAY = 20      # an item to give as a price, to another player
    VOTE = 21
    DRAFT = 22          # one of the cards laid out before the game
    BARGAIN = 23        # whether to accept b cents of seat c
    ROOM = 24           # a room to discard, or none
    OWN_ITEM = 25       # which of the top b treasures is a character's own item
    LAY = 26            # in which slot that is not under attack to lay card b + 256 c
    SEARCH = 27         # which Guppy item of the treasure deck
    UNBURY = 28         # one more discarded monster for the top of its deck, or no more
    SPLIT = 29          # who shall take the next point of damage: b are left of c
    RECHARGE = 30       # an item to recharge, b in all
    LAST = 30
    # work
    LOOP = 40           # what happens while nobody is in the middle of anything
    DECLARE = 41
    RUN = 42            # b: it begins
    FINISH = 43
    HIT = 44            # damage b to seat a, on the side
    PENALTY = 45        # step b of seat a's penalty
    CLEANUP = 46        # step b of the end of a turn
    TURN = 47           # seat a's turn begins
    LAY_OUT = 48        # treasures are laid out for a draft, of which seat a has the first choice; round b
    GAIN_ITEM = 49      # seat a gains a treasure, b in all
    EVENT = 50          # a seat plays card b + 256 c of the monster deck; a is the seat, and `SEAT_BITS` times 1 + the
                        # monster slot that it turned up for, or 0


class Act(IntEnum):
    PASS = 1
    PLAY = 2            # a loot card
    TAP = 3             # an item
    PAY = 4             # an item, which of its paid abilities
    PAY_ROOM = 5
    BUY = 6             # an item of the shop
    BUY_TOP = 7
    ATTACK = 8          # a monster
    ATTACK_TOP = 9
    SEAT = 10           # choose a player
    ITEM = 11           # choose an item
    FOE = 12            # choose a monster, a curse, a room, a soul
    PENDING = 13        # choose what waits on the stack, by its place from the bottom
    DECK = 14
    PILE = 15           # a discard pile
    NUMBER = 16
    MODE = 17
    YES = 18
    NO = 19
    CARD = 20           # a loot card of a hand
    SEEN = 21           # one of the cards looked at, from the top
    SLOT = 22
    TRIGGER = 23        # the k-th that waits to go on the stack
    OFFER = 24          # so many cents to a seat
    ATTACK_PLAYER = 25
    PREPARE = 26        # an attack: look at monsters first, then declare it


class Told(IntEnum):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = 1
    TURN = 2            # seat, turn
    PHASE = 3           # phase
    PLAYED = 5          # seat, card
    ACTIVATED = 6       # seat, card
    TRIGGERED = 7       # seat, card
    RESOLVED = 8        # card, ability and way (see `WAYS`), seat: an effect is carried out
    CANCELLED = 9       # what (Pend), card
    LOOTED = 10         # seat, n
    DREW = 11           # seat, card (to the seat alone)
    DISCARDED = 12      # seat, card
    GAINED_CENTS = 13   # seat, n, now
    LOST_CENTS = 14
    GAINED_ITEM = 15    # seat, card
    LOST_ITEM = 16
    RECHARGED = 17      # card
    DEACTIVATED = 18
    ROLLED = 19         # seat, face: a roll has resolved
    CHANGED = 20        # face: a roll on the stack is now this
    DAMAGED = 21        # seat, n, life left
    MONSTER_DAMAGED = 22    # card, n, life left
    HEALED = 23         # seat, n
    PREVENTED = 24      # seat, n: of damage
    DIES = 25           # seat: its death is on the stack
    DIED = 26           # seat
    SAVED = 27          # seat
    MONSTER_DIES = 28   # card
    GAINED_SOUL = 29    # seat, card, souls now
    LOST_SOUL = 30      # seat, card
    BOUGHT = 31         # seat, card, price
    DECLARED_PURCHASE = 32  # seat, card
    DECLARED_ATTACK = 33    # seat, card
    ATTACKS = 34        # seat, card
    MISSED = 35         # seat, face
    HIT = 36
    REVEALED = 37       # card
    PLACED = 38         # card, slot, deck that the slot is for
    DESTROYED = 39      # card
    CURSED = 40         # seat, card
    COUNTERS = 41       # card, n
    LOOKED = 42         # seat, deck, n
    SAW = 43            # seat, card (to the seat alone)
    GAVE_LOOT = 44      # from, to
    STOLE_LOOT = 45     # from, to
    RESHUFFLED = 46     # deck
    MONSTER_SLOTS = 47  # n
    SHOP_SLOTS = 48
    TURN_ENDS = 49      # seat
    WON = 50            # seat
    LOST = 51
    STOPPED = 52
    MILLED = 54         # card
    GAVE_CENTS = 55     # from, to, n
    SKIPPED = 56        # seat
    FIGHT_OVER = 58
    DIE = 59            # what is left of the solo die
    HAND_SEEN = 60      # seat, whose
    VOTED = 61          # seat, card
    DRAWN_BY_LOT = 62   # seat
    NO_SOUL = 63        # seat, card: a soul that nobody may gain
    JOINED = 64         # seat
    PAID_LIFE = 65      # seat, n, life left
    BUYS_TOP = 66       # seat
    ATTACKS_TOP = 67    # seat
    ALL_HEALED = 68
    PASSED_OVER = 69    # seat: its turn is skipped
    ROLL_RESOLVED = 70  # card, ability and way, face: what a roll does is carried out
    AT_PLAYER = 71      # seat: a target of what is carried out
    AT_CARD = 72        # card
    AT_ROLL = 73        # seat, face
    AT_PENDING = 74     # what (Pend), card
    AT_DECK = 75        # deck
    AT_PILE = 76        # deck
    MONSTER_DIED = 77   # card
    REWARD = 78         # seat, card: the rewards are gained
    PENALTY = 79        # seat
    UNCOVERED = 80      # card, slot
    TO_PILE = 81        # card: from play to its discard pile
    NO_DAMAGE = 82      # combat damage of nothing
    PAID_CENTS = 83     # seat, n, now
    MONSTER_PREVENTED = 84  # card, n
    BEGINS = 85         # seat
    OFFERED = 88        # from, to, n
    DECLINED = 89       # from, to, n
    TO_BOTTOM = 90      # card: under its deck
    PUT_ON_DECK = 91    # seat: a loot card of its hand
    NOTHING = 92        # card, face: its roll brings nothing
    COPIED = 87         # seat, card: its copy goes on the stack
    WON_TOGETHER = 86   # the souls of both characters of a solo game


WAYS = 8
"""An ability and its way are told as one number: the ability's place on its card times this, and the way's."""
