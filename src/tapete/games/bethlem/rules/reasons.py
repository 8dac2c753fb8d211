"""Why a choice may not be made."""


from enum import IntEnum


class Why(IntEnum):
    NOTHING = 0
    GAME_OVER = 1
    NOT_ASKED = 2           # something else is asked
    NO_PLACE = 3            # there is no card
    DEAD = 4
    ALIVE = 5
    ISOLATED = 6
    AGAIN = 7               # the same as last round
    NO_PLAYER = 8
    OUT = 9                 # that player has no cards left
    EVERYBODY_FIRST = 10    # not twice before all others
    SCYTHE = 11             # only the reaper kills tonight
    NOT_DOOMED = 12
    CERTAIN = 13            # nothing saves it
    NOT_BIPOLAR = 14
    ONE_PLAYER = 15         # both cards must be of one player
    SAME = 16               # twice the same
    NOT_DEAD_CARD = 17      # that card's power cannot be borrowed
    BORROWED = 18
    NOT_HELD = 19           # no such event in hand
    NOT_NOW = 20            # that event is not for now
    ONESELF = 21
    NO_SUGGESTION = 22
    NOT_YOUR_CARD = 23
    NOT_ELECTED = 26
    MUST_OBEY = 27
    NOT_IN_POOL = 28
    TWIN_FIRST = 29         # the siamese rule of the draft
    NOT_LEFT = 30           # the chip moves to the neighbour
    NOT_ACTION = 31
    ASKED = 33
    SPARED_TODAY = 34       # John Flick's protection (two and three players)
    AWAKE = 35
    NO_TURN = 36            # nobody gets up in that card's turn
    NOT_KILLER = 37
    MUST = 39               # this cannot be passed over
    NOT_THAT = 100          # the card does not allow this choice
    FRIENDS = 101           # the chef's meal ties them this round
    NOTHING_TO_ANNOUNCE = 41
    HAS_MUTINEER = 42
    MUZZLED = 43
