"""The records of Carcosa's options: every number that a designer may turn."""
from ...kernel.record import flag, i1, i2, record, u1
from .names import CARDS, EVENTS, ROLES, ROOMS, SOULS, SPECIALS, STATES, STEPS, TALES

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
class DealNumbers:
    by_kind: flag
    events: i1
    objects: i1


@record
class RoundEndNumbers:
    n: i1
    steps: u1[STEPS]


@record
class TurnNumbers:
    actions: i1
    enlightened: i1
    limited: i1
    starter_moves: flag
    loop_cycles: i1


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
    actions_at_bottom: i1
    poison_doses: i1


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
    spy_by_effect: flag
    blunt_costs: flag


@record
class ObjectNumbers:
    book_safe: flag
    tales_take_slots: flag


@record
class RoomNumbers:
    tavern_price: i1
    tavern_looks: i1
    shop_price: i1
    shop_object: i1
    shop_treasure: i1
    shop_tale_more: i1
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
    reacts: i1                      # the role that may, or NOBODY


@record
class MonsterNumbers:
    baby_spider_rounds: i1
    spider_traps_at_once: flag
    omen_low: i1
    goblin_omen_chosen: flag
    tue_tue: i1[2]
    strike_on_reveal: flag
    strike_when_met: flag
    always_flee: flag
    goblin_leaps_far: flag
    rescue: flag


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
    sanctuary: i1
    banished_to_sanctuary: flag
    running_round_too: flag


@record
class CrownNumbers:
    in_play: flag
    price: i1
    costs_action: flag
    keys_are_destroyed: flag
    threshold: i1
    growth: i1


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
    deal: DealNumbers
    round_end: RoundEndNumbers
    turn: TurnNumbers
    sanity: SanityNumbers
    end: EndNumbers
    actions: ActionNumbers
    objects: ObjectNumbers
    rooms: RoomNumbers
    abilities: AbilityNumbers
    monsters: MonsterNumbers
    king: KingNumbers
    crown: CrownNumbers
