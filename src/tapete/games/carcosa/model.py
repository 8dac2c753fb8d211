"""The records of Carcosa: the whole game, the numbers a designer may turn, and the menu."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.record import flag, i1, i2, i4, i8, record, u1
from .names import CARDS, EVENTS, FLOORS, MONSTERS, ROLES, ROOMS, SOULS, SPECIALS, STATES, TALES

DECK = 12
MOTEMEY = 32
HAND = 16
LOOT = 48
FRAMES = 240
ROWS = 6
PRESENCE = 16


@record
class Effect:
    do: u1
    amount: i1
    what: u1            # a state or a card


@record
class Row:
    up_to: i1           # the highest total that this row is for
    effects: Effect[2]


@record
class EventTable:
    rolls: flag         # whether a die is rolled at all
    yellow: flag        # whether the Salon protects from it
    n: i1
    rows: Row[ROWS]


@record
class RoleRow:
    sanity: i1
    keys: i1
    objects: i1
    gift: u1


@record
class RitualRow:
    actor: i1
    other: i1


@record
class TurnNumbers:
    actions: i1
    enlightened: i1
    limited: i1
    starter_moves: flag


@record
class SanityNumbers:
    bottom: i1
    sacrifice: flag
    sacrifice_lowest_max: i1
    accept_others_lose: i1
    house: i1
    curse: i1
    curse_hurts_bearer: flag
    serenity: i1
    poison: i1
    vanity: i1


@record
class EndNumbers:
    keys: i1
    keys_left_defeat: i1
    max_rounds: i2
    threshold: i1


@record
class ActionNumbers:
    meditate_room: i1
    meditate_corridor: i1
    meditate_with_king: flag
    meditate_beside_tank: flag
    vial: i1
    blunt_rounds: i1
    stairs_charges: i1
    escape: i1
    wiggle: i1
    wiggle_stun: i1
    trade: flag
    spy_from_corridor: flag


@record
class RoomNumbers:
    tavern_price: i1
    tavern_looks: i1
    shop_price: i1
    shop_object: i1
    shop_treasure: i1
    armory_size: i1
    doors: i1
    salon_vanity_uses: i1
    chapel_bonus: i1
    chapel_paranoia: i1
    ritual: RitualRow[6]


@record
class AbilityNumbers:
    healer_price: i1
    healer_gain: i1
    tank_shields: flag
    scout_stairs: i1


@record
class MonsterNumbers:
    baby_spider_rounds: i1
    spider_traps_at_once: flag
    omen_low: i1
    goblin_omen_chosen: flag
    tue_tue: i1[2]


@record
class KingNumbers:
    floor: i1
    presence_from: i1
    presence: i1[PRESENCE]
    roulette: i1[4]
    decrees: u1[6]
    decree_loss: i1
    doubled_presence: flag
    tales: i1[TALES]
    belt: i1[ROOMS]


@record
class Options:
    """Every number a designer may turn, section by section; `rulesets/canon-0.4.yaml` says what each means."""

    deck: u1[CARDS]                 # of the rooms; the tales are dealt apart
    tales_in_rooms: i1
    cards_per_room: i1
    stairs_move: flag
    motemey: u1[CARDS]
    special_rooms: flag[SPECIALS]
    roles: RoleRow[ROLES]
    start: i1[SOULS]
    states: i1[STATES]              # rounds
    events: EventTable[EVENTS]
    turn: TurnNumbers
    sanity: SanityNumbers
    end: EndNumbers
    actions: ActionNumbers
    rooms: RoomNumbers
    abilities: AbilityNumbers
    monsters: MonsterNumbers
    king: KingNumbers


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
    cards: u1[MOTEMEY]
    seen: u1[MOTEMEY]


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
    n_souls: i1
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
    options: Options
    # what a seat that cannot see everything knows to be among the cards that it has not seen
    unseen_rooms: u1[CARDS]
    unseen_motemey: u1[CARDS]
    # what still has to happen
    n_agenda: i2
    agenda: i4[FRAMES]


@record
class Menu:
    n: i4
    actions: i4[192]


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
