"""The records of Carcosa: the whole game, the menu, and what is left of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1
from .names import CARDS, DECK, FLOORS, KEYS, KINDS, MONSTERS, MOTEMEY, ROOMS, SOULS, STATES
from .numbers import Options

HAND = 16
LOOT = 48
FRAMES = 240
COVERED = KINDS * ROOMS


@record
class Soul:
    role: i1
    place: i1
    sanity: i1
    max_sanity: i1
    actions: i1                     # left this round
    keys: i1
    slots_lost: i1                  # object slots given in sacrifice
    n_objects: i1
    objects: u1[HAND]               # in the order in which they came
    states: i1[STATES]              # rounds left of each
    doses: i1                       # of poison, while it lasts
    loop: i1                        # steps from room to room in a row
    slowed: flag                    # its next turn is limited
    skips: flag                     # loses its next turn
    answered: flag                  # has chosen at the bottom of sanity this round
    peeked: flag                    # has used the tavern this turn
    moved_free: flag                # SCOUT
    rolled_twice: flag              # HIGH_ROLLER
    shielded: flag                  # TANK


@record
class Deck:
    n: i1
    cards: u1[DECK]                 # from the bottom up
    seen: u1[DECK]                  # a bit for each seat that knows the card


@record
class MotemeyDeck:
    n: i1
    cards: u1[MOTEMEY + KEYS]
    seen: u1[MOTEMEY + KEYS]


@record
class Piece:
    here: flag                      # on the board
    place: i1
    stunned: i1                     # rounds
    fresh: flag                     # came this round


@record
class Table:
    """The state: the whole game."""

    dice: Dice
    log: Log
    outcome: i1
    cause: i1
    fault: u1
    n_seats: i1
    round_no: i2
    starter: i1
    turns_done: i1                  # this round
    active: i1                      # whose turn it is; NOBODY between turns
    turn_over: flag                 # the active soul's turn is over
    souls: Soul[SOULS]
    # the house
    decks: Deck[ROOMS]
    deck_at: i1[ROOMS]              # which deck lies in each room
    motemey: MotemeyDeck
    stairs: i1[FLOORS]              # a place
    temp_stairs: i4                 # a bit for each place
    special_place: i1[FLOORS]
    special_kind: u1[FLOORS]
    special_revealed: flag[FLOORS]
    special_destroyed: flag[FLOORS]
    armory: u1[4]
    n_armory: i1
    salon_uses: i2
    ritual_done: flag
    stairs_charges: i1              # left on TREASURE_STAIRS
    discards: u1[CARDS]
    made: i2[CARDS]                 # cards from outside the decks: gifts, finds
    key_pool: i1
    keys_destroyed: i1
    tales_annexed: i1
    # monsters and the king
    pieces: Piece[MONSTERS]
    captive: i1                     # who is in the sack
    loot: u1[LOOT]                  # what the goblin holds
    n_loot: i1
    loot_keys: i1
    tue_tue: i2                     # appearances
    king_floor: i1
    king_away: i1                   # ends of round still to skip
    king_doubled: flag
    king_limits: flag               # one action on the king's floor next round
    rotate_floors: flag             # this round the decks rotate within their floors
    declined: u1                    # a bit for each seat that has declined to give something this turn
    crown: i1                       # who wears it, or NOBODY
    crown_threshold: i2             # what the False King must exceed at the next end of round
    options: Options
    # what a seat that cannot see everything knows to be among the cards that it has not seen
    unseen_rooms: u1[CARDS]
    unseen_motemey: u1[CARDS]
    blinded: flag                   # this is what a seat knows, not how things are
    covered: u1[COVERED]            # how many cards of each kind it has not seen in each deck
    # what still has to happen
    n_agenda: i2
    agenda: i4[FRAMES]


Menu = menu_of(192)


@record
class Summary:
    """What is left of a simulated game."""

    seed: i8
    choices: i4
    forced: i4
    rounds: i2
    outcome: i1
    cause: i1
    souls: i1
    keys: i1                # carried at the end
    destroyed: i1
    annexed: i1
    ritual: i1
    role: i1[SOULS]
    sanity: i1[SOULS]
    max_sanity: i1[SOULS]
    slots_lost: i1[SOULS]
    carried: i1[SOULS]      # keys of each
