"""The records of the options: what a designer may turn, and a fan's own cards."""
from ...kernel.record import flag, i2, i4, record, u1
from .language.library import CARDS, COLUMNS, LINE, OWN, OWN_ABILITIES, OWN_ROWS, ROW


@record
class OwnCards:
    """A fan's own cards, compiled, in the places that the library's tables leave free."""

    rows: i2[OWN_ROWS * ROW]
    abilities: i2[OWN_ABILITIES * LINE]
    cards: i4[OWN * COLUMNS]


@record
class Options:
    souls_to_win: i2
    cents: i2                       # at the start
    loot: i2
    hand_limit: i2
    price: i2
    shop_slots: i2
    monster_slots: i2
    room_slots: i2
    turns: i2                       # after so many nobody has won
    uses: i2                        # most tap and paid abilities of a player in a turn
    offers: i2                      # most offers of cents that a player makes in a turn
    combat_rolls: i2                # after so many a combat is over
    declare_late: flag              # targets and modes are chosen as an effect resolves
    rerolls_keep: flag              # a reroll keeps what has been added to the roll
    bargaining: flag
    bonus_souls: flag
    rooms: flag
    draft: flag                     # of treasures, by two players
    solo: flag
    solo_die: i2
    copies: u1[CARDS]               # of each card
    own: OwnCards
