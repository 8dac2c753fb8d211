"""The records of Carcosa: the whole game, the menu, and the summary of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1
from ...kernel.visibility import BY_RULE, OPEN
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
    objects: u1[HAND]               # in the order of getting them
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
    outcome: i1 | OPEN
    cause: i1 | OPEN
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    round_no: i2 | OPEN
    starter: i1 | OPEN
    turns_done: i1 | OPEN           # this round
    active: i1 | OPEN               # whose turn it is; NOBODY between turns
    turn_over: flag | OPEN          # the active soul's turn is over
    souls: Soul[SOULS] | OPEN
    # the house
    decks: Deck[ROOMS] | BY_RULE
    deck_at: i1[ROOMS] | OPEN       # the deck in each room
    motemey: MotemeyDeck | BY_RULE
    stairs: i1[FLOORS] | OPEN       # a place
    temp_stairs: i4 | OPEN          # a bit for each place
    special_place: i1[FLOORS] | OPEN
    special_kind: u1[FLOORS] | BY_RULE
    special_revealed: flag[FLOORS] | OPEN
    special_destroyed: flag[FLOORS] | OPEN
    armory: u1[4] | OPEN
    n_armory: i1 | OPEN
    salon_uses: i2 | OPEN
    ritual_done: flag | OPEN
    stairs_charges: i1 | OPEN       # left on TREASURE_STAIRS
    discards: u1[CARDS] | OPEN
    made: i2[CARDS] | OPEN          # cards from outside the decks: gifts, finds
    key_pool: i1 | OPEN
    keys_destroyed: i1 | OPEN
    tales_annexed: i1 | OPEN
    # monsters and the king
    pieces: Piece[MONSTERS] | OPEN
    captive: i1 | OPEN              # the soul in the sack
    loot: u1[LOOT] | OPEN           # the goblin's objects
    n_loot: i1 | OPEN
    loot_keys: i1 | OPEN
    tue_tue: i2 | OPEN              # appearances
    king_floor: i1 | OPEN
    king_away: i1 | OPEN            # ends of round still to skip
    king_doubled: flag | OPEN
    king_limits: flag | OPEN        # one action on the king's floor next round
    rotate_floors: flag | OPEN      # this round the decks rotate within their floors
    declined: u1 | OPEN             # a bit for each seat that has declined to give something this turn
    crown: i1 | OPEN                # the soul that wears it, or NOBODY
    crown_threshold: i2 | OPEN      # the total that the False King must exceed at the next end of round
    options: Options | OPEN
    # counts of unseen cards, as a seat that does not see everything knows them
    unseen_rooms: u1[CARDS] | BY_RULE
    unseen_motemey: u1[CARDS] | BY_RULE
    blinded: flag | BY_RULE         # this is what a seat knows, not the truth
    covered: u1[COVERED] | BY_RULE  # number of unseen cards of each kind in each deck
    # the agenda
    n_agenda: i2 | OPEN
    agenda: i4[FRAMES] | OPEN


Menu = menu_of(192)


@record
class Summary:
    """The summary of a simulated game."""

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
