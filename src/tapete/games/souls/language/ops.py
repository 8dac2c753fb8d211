"""The operations of a program, by theme: each theme is a file of `terms` and a file of `rules/effects`."""
from enum import IntEnum


class Do(IntEnum):
    # flow, 1 to 19: carried out by rules/effects/run.py itself
    END = 1             # the ability is finished
    REQUIRE = 2         # test, n: the effect is cancelled if it does not hold
    JUMP = 3            # row
    UNLESS = 4          # test, n, row, other: go to the row if it does not hold; 1 if there is an alternative
    EACH = 5            # group, whose, row behind the loop
    NEXT = 6            # row of the loop's EACH
    MAY = 7             # who, row for a no
    MODE = 8            # number of modes, who (0: it is declared): one of the ways that follow
    SWITCH = 9          # as many rows of JUMP follow as there are modes
    TARGET = 10         # which (0 to 2), what, only, apart from the first: declare one
    DECLARED = 11       # all is declared
    CHOOSE = 12         # who, what, only, 1 if by lot: into Ref.CHOSEN
    NUMBER = 13         # who, lowest, highest: into Amount.NUMBER
    ROLL = 14           # who, row of its table (six rows of JUMP)
    CHECK = 16          # test, n, Party or OF_REF + Ref, Joined: a condition among several
    COUNT = 17          # Count, of whom or what, times (0: half), at most (0: no limit)
    LATER = 15          # which of those that its card leaves behind, Until, 1 if once, 1 if it keeps the target
    # money, 20 to 29
    GAIN = 20           # who, n
    LOSE = 21           # who, n
    STEAL = 22          # from whom, n
    PAY_CENTS = 24      # who, n: if they have them
    GAIN_UP_TO = 25     # who, n: until they have so many
    # hands, 30 to 49
    LOOT = 30           # who, n
    DISCARD = 31        # who, n
    DISCARD_ANY = 32    # who: as many as they like; counts them
    DISCARD_HAND = 33   # who; counts them
    GIVE_LOOT = 34      # who, to whom: one that they choose
    STEAL_LOOT = 35     # from whom, by whom: a random one
    TAKE_LOOT = 36      # from whom: see the hand and take one
    SEE_HAND = 37       # of whom
    LOOT_TO_DECK = 38   # who: one of their hand on top of the loot deck
    EXCHANGE_LOOT = 39  # with whom: one of their hand, seen, for one of yours
    PASS_HANDS = 40
    LOOT_UP_TO = 41     # who, n: until they have so many
    PAY_LOOT = 42       # who, n: discard them, if there are so many
    # decks, 50 to 69
    LOOK = 50           # deck, n: see the top cards
    ORDER = 51          # deck, n: put the top cards back in any order
    KEEP_ONE = 52       # deck, n: one of the top cards stays on top, the others go under
    MAY_BOTTOM = 53     # deck: see the top card, may put it under
    MILL = 54           # deck, n: its top cards go to the discard pile
    UNMILL = 55         # discard pile: its top card goes on top of the deck
    REVEAL = 56         # deck, n: show the top cards to all
    SEARCH = 57         # who, deck, what (its number, or under 0 its tag): find one, gain it, shuffle
    SEARCH_FOR = 58     # who, deck, what: of the monster deck, laid in a free slot
    MONSTER_ON_DECK = 59  # what: a monster goes on top of its deck
    THIS_INTO = 61      # n: the card itself goes into its deck so many from the top
    UNBURY = 69         # as many monsters of the discard pile as you like go on top of the deck
    LOOT_FROM_DISCARD = 62  # the next looting takes from the discard pile
    UNDISCARD = 63      # what: a discarded card goes on top of its deck
    # damage, 70 to 89
    DAMAGE = 70         # whom, n
    HEAL = 71           # whom, n
    KILL = 72           # whom
    PREVENT = 73        # for whom, how (Prevent), n
    PAY_LIFE = 74       # who, n
    SAVE = 75           # prevent the death that the ability answers
    LESS_DAMAGE = 76    # n: prevent so much of the damage that the ability answers (-1: all)
    SPLIT_DAMAGE = 77   # n, up to 3: point by point, among monsters and players
    PAY_LIFE_DOWN = 78  # who, n: pay life until so much is left
    # dice, 90 to 99
    REROLL = 90         # which
    SET_ROLL = 91       # which, n
    ADD_ROLL = 92       # which, n, 1 to add or -1 to subtract
    # items, 100 to 129
    RECHARGE = 100      # what
    DEACTIVATE = 101
    DESTROY = 102
    STEAL_ITEM = 103    # what, by whom: an item or a soul
    GIVE_ITEM = 104     # what, to whom
    SWAP_ITEMS = 105    # what, with what
    TREASURE = 106      # who, n
    REROLL_ITEM = 107   # what: destroy it, its controller gains a treasure
    COUNTERS = 108      # what, n, 1 to put on or -1 to take off
    RECHARGE_ALL = 109  # whose
    COPY = 110          # what, until the end of the turn (1) or for good (0)
    COPY_ABILITY = 111  # what: one of its tap abilities as this one's
    COPY_NEXT_LOOT = 112
    VOTE = 113          # an item in play, by all players; the most voted is destroyed
    DESTROY_ITEM = 114  # who: one of theirs
    PAY_COUNTERS = 115  # n: off the card itself, if it has them
    CURSE = 116         # whom: this card is put on them
    # turn and combat, 130 to 149
    LOOT_PLAY = 130     # who, n
    MAY_ATTACK = 131    # who, n, 1 if it must be of the deck
    MUST_ATTACK = 132   # who, n, 1 if it must be of the deck
    MUST_ATTACK_IT = 133    # the monster
    END_TURN = 134
    CANCEL = 135        # what
    CANCEL_ALL = 136
    EXTRA_TURN = 138
    SKIP_TURN = 139     # who
    BOOST = 140         # whom, Mod, n: until the end of the turn
    BUY_MORE = 141      # who, n
    DOUBLE_REWARDS = 142
    JOIN = 143          # who: rolls too after each roll of the attacker
    OBLIGE = 144        # who, n, 1 if it must be of the deck: attacks of their own, where they have any left
    # board, 150 to 169
    MONSTER_SLOTS = 150  # n
    SHOP_SLOTS = 151
    DISCARD_THING = 152  # what: a monster, a shop item, a room
    UNDER_DECK = 153    # what: to the bottom of its deck; also a loot or event card being played
    TOP_ON_MONSTER = 154    # what: the monster deck's top card is put on that monster's slot
    # souls, 170 to 179
    BECOME_SOUL = 170   # who gains this card as a soul
    DESTROY_SOUL = 171  # who: one of theirs
    GIVE_SOUL = 173     # who, to whom
