/** Made of what the game declares, by `python -m tapete.tooling.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  ROUND: { round: number }
  TURN: { soul: number; actions: number }
  MOVED: { soul: number; from: string; to: string }
  ENTERED_SPECIAL: { soul: number; special: string; place: string }
  REVEALED: { soul: number; card: string; place: string }
  LOST_SANITY: { soul: number; n: number; cut: number; now: number }
  GAINED_SANITY: { soul: number; n: number; now: number }
  STATE_GIVEN: { soul: number; state: string; rounds: number }
  STATE_ENDED: { soul: number; state: string }
  GOT_OBJECT: { soul: number; card: string }
  LOST_OBJECT: { soul: number; card: string }
  GOT_KEY: { soul: number; keys: number }
  KEY_LEFT: { soul: number; place: string }
  KEYS_DESTROYED: { n: number; total: number; of: number }
  USED: { soul: number; card: string }
  MONSTER_CAME: { monster: string; place: string; away: number }
  MONSTER_MOVED: { monster: string; from: string; to: string }
  MONSTER_STUNNED: { monster: string; rounds: number; again: number }
  MONSTER_LEFT: { monster: string }
  CAPTURED: { soul: number }
  FREED: { soul: number }
  ROBBED: { soul: number; objects: number; keys: number }
  TUE_TUE: { soul: number; count: number }
  COLLAPSED: { soul: number }
  SACRIFICED: { soul: number; sanity: number; limit?: number }
  ACCEPTED: { soul: number; objects: number; keys: number }
  SHIELDED: { tank: number; soul: number; n: number }
  DESTROYED_SPECIAL: { place: string; special: string; monster: string }
  KING_MOVED: { floor: string; moved: number; up: number }
  KING_AWAY: { rounds: number; again: number }
  KING_PRESENCE: { floor: string; n: number; souls: number }
  KING_DECREE: { decree: string; n: number; souls: number }
  HOUSE: { n: number }
  STAIRS: { floor: string; place: string }
  DECKS_ROTATED: { floors: number }
  PEEKED: { soul: number; place: string; card: string }
  LOOKED: { soul: number; place: string }
  OFFERED: { soul: number; first: string; second: string }
  BOUGHT: { soul: number }
  SOLD: { soul: number; card: string; n: number }
  STORED: { soul: number; card: string }
  TOOK: { soul: number; card: string }
  RITUAL: { soul: number; die: number }
  SALON: { soul: number; uses: number; vanity: number }
  ANNEXED: { soul: number; card: string; n: number }
  GAVE: { soul: number; card: string; to: number }
  PROTECTED: { soul: number; card: string }
  SKIPPED: { soul: number }
  TURN_LOST: { soul: number }
  MAX_LOWERED: { soul: number; now: number }
  ESCAPE_FAILED: { soul: number; total: number; needed: number }
  STUMBLED: { soul: number; total: number; needed: number }
  SWAPPED_PLACES: { soul: number; other: number }
  MEDITATED: { soul: number }
  DOORS: { soul: number; to: number; n: number }
  WON: Record<string, never>
  LOST: { cause: string }
  TEMP_STAIRS: { soul: number; place: string }
  EMPTY_DECK: { soul: number; place: string }
  SWAPPED_CARDS: { soul: number; place: string }
  HEALED: { soul: number; state: string }
  STOPPED: Record<string, never>
  WILL_SKIP: { soul: number; again: number }
  NO_ACTIONS: { soul: number; again: number }
  KING_DOUBLED: { again: number; presence: number }
  KING_ABSENT: { left: number }
  TOTAL: { soul: number; card: string; total: number }
  SPECIAL_LAID: { place: string }
  CROWNED: { soul: number; threshold: number; keys: number }
  FALSE_KING: { soul: number; total: number; threshold: number }
  DECKS_SHUFFLED: Record<string, never>
  LOOPED: { soul: number }
  KING_BLOCKED: { floor: string; rolls: number }
  SLOWED: { soul: number; n: number }
  KEY_LEFT_AT_MOTEMEY: { soul: number }
  KEY_POOL: { n: number; more: number }
  LOST_STORED: { card: string }
  NO_RITUAL_KEY: { soul: number; other: number }
  STEADY: { soul: number; total: number; needed: number }
  BROKE_FREE: { soul: number; total: number; needed: number }
  MONSTER_STAYS: { monster: string; place: string }
  NOTHING_TO_LOSE: { soul: number }
  NOTHING_COMES: { soul: number; card: string }
  CHAPEL: { soul: number; die: number; more: number }
  TAVERN: { soul: number }
  CURSE: { soul: number; floor: string; souls: number }
  SERENITY: { soul: number; n: number; now: number }
  VANITY: { soul: number; n: number }
  POISON: { soul: number; doses: number }
  GUEST: { soul: number; other: number; lot: number }
  LIMITED: { soul: number; n: number; king: number; servant: number; monster: string }
  LIMITED_BY_KING: { soul: number; n: number }
  LIMITED_AT_BOTTOM: { soul: number; n: number }
  STUNNED: { soul: number }
  STATE_FROM_NEXT: { soul: number; state: string; rounds: number }
  MONSTER_WOKE: { monster: string }
  FELL: { soul: number; objects: number; keys: number }
  KING_BANISHED_TO: { floor: string }
  KING_DRAWS_NOT: { floor: string }
  FALSE_KING_FAILS: { soul: number; floor: string; n: number }
  ASKED: { soul: number; other: number; card: string }
  REFUSED: { soul: number; other: number; card: string }
  MOTEMEY_LEFT: { soul: number }
  DISCARDED: { soul: number; card: string }
  WITHOUT_RING: { soul: number; now: number; keys: number }
  RENOUNCED: { soul: number }
  USED_UP: { soul: number; card: string }
  RESCUED: { soul: number; other: number }
  CAUGHT: { monster: string; soul: number; again: number }
  BEGAN_WITH: { soul: number; card: string }
  FALL_COSTS: { soul: number; n: number }
  PEEKED_UNDER: { soul: number; place: string; card: string }
  GOES_ON: { blow: string; n: number }
  FALL_TOOK: { soul: number; n: number; by: number; cut: number; now: number }
  STATE_RENEWED: { soul: number; state: string; rounds: number }
  RENEWED_FROM_NEXT: { soul: number; state: string; rounds: number }
  SANITY_SET: { soul: number; before: number; now: number }
  GAINED_TO_LIMIT: { soul: number; n: number; now: number }
  SET_TO_LIMIT: { soul: number; before: number; now: number }
  NO_STATES: { soul: number }
  CROWN_RISES: { threshold: number }
  WITH_RING: { soul: number; now: number; keys: number }
  MEAL_SHARED: { soul: number; other: number }
  NO_SACRIFICE: { soul: number; again: number }
  LOOT: { soul: number; card: string }
  LOOT_DROPPED: { objects: number; keys: number }
  DRAGGED: { soul: number; from: string; to: string }
  KING_CAME: { floor: string; moved: number }
  LOT_FALLS: { soul: number; nth: number; of: number }
  RITUAL_COSTS: { soul: number; n: number }
  WIGGLED: { soul: number; die: number; needed: number }
  WIGGLE_FAILED: { soul: number; die: number; needed: number }
  PAID_SANITY: { soul: number; n: number; cut: number; now: number }
  LOST_IN_FALL: { soul: number; card: string }
  CHAPEL_FRIGHTENS: { soul: number; n: number }
  ROSE: { soul: number; floors: number; round: number }
  ACTIONS_AGAIN: { soul: number; n: number }
  GONE_AGAIN: { soul: number; place: string }
  DROPPED: { soul: number; floors: number; round: number }
  VISITED: { soul: number; special: string }
  AIMED: { soul: number; other: number }
  STRUCK: { monster: string; soul: number }
  ROOM_TOTAL: { soul: number; special: string; total: number }
  NOTHING_COMES_HERE: { soul: number; special: string }
  NO_MONSTER_HERE: { soul: number }
}

/** How long each is shown, in milliseconds; 0 in passing. */
export const PACE: Record<keyof Told, number> = { ROLL: 550, ROUND: 700, TURN: 0, MOVED: 420, ENTERED_SPECIAL: 1100, REVEALED: 1100, LOST_SANITY: 360, GAINED_SANITY: 360, STATE_GIVEN: 400, STATE_ENDED: 0, GOT_OBJECT: 400, LOST_OBJECT: 0, GOT_KEY: 800, KEY_LEFT: 0, KEYS_DESTROYED: 800, USED: 0, MONSTER_CAME: 650, MONSTER_MOVED: 400, MONSTER_STUNNED: 0, MONSTER_LEFT: 0, CAPTURED: 500, FREED: 0, ROBBED: 500, TUE_TUE: 900, COLLAPSED: 800, SACRIFICED: 0, ACCEPTED: 700, SHIELDED: 0, DESTROYED_SPECIAL: 600, KING_MOVED: 500, KING_AWAY: 0, KING_PRESENCE: 400, KING_DECREE: 900, HOUSE: 450, STAIRS: 150, DECKS_ROTATED: 350, PEEKED: 1000, LOOKED: 0, OFFERED: 0, BOUGHT: 0, SOLD: 0, STORED: 0, TOOK: 0, RITUAL: 0, SALON: 0, ANNEXED: 0, GAVE: 0, PROTECTED: 0, SKIPPED: 0, TURN_LOST: 0, MAX_LOWERED: 0, ESCAPE_FAILED: 0, STUMBLED: 0, SWAPPED_PLACES: 450, MEDITATED: 0, DOORS: 450, WON: 600, LOST: 600, TEMP_STAIRS: 0, EMPTY_DECK: 0, SWAPPED_CARDS: 0, HEALED: 0, STOPPED: 0, WILL_SKIP: 0, NO_ACTIONS: 0, KING_DOUBLED: 0, KING_ABSENT: 0, TOTAL: 0, SPECIAL_LAID: 0, CROWNED: 0, FALSE_KING: 0, DECKS_SHUFFLED: 0, LOOPED: 0, KING_BLOCKED: 0, SLOWED: 0, KEY_LEFT_AT_MOTEMEY: 0, KEY_POOL: 0, LOST_STORED: 0, NO_RITUAL_KEY: 0, STEADY: 0, BROKE_FREE: 0, MONSTER_STAYS: 0, NOTHING_TO_LOSE: 0, NOTHING_COMES: 0, CHAPEL: 0, TAVERN: 0, CURSE: 0, SERENITY: 360, VANITY: 0, POISON: 0, GUEST: 0, LIMITED: 0, LIMITED_BY_KING: 0, LIMITED_AT_BOTTOM: 0, STUNNED: 0, STATE_FROM_NEXT: 0, MONSTER_WOKE: 0, FELL: 700, KING_BANISHED_TO: 0, KING_DRAWS_NOT: 0, FALSE_KING_FAILS: 0, ASKED: 0, REFUSED: 0, MOTEMEY_LEFT: 0, DISCARDED: 0, WITHOUT_RING: 0, RENOUNCED: 0, USED_UP: 0, RESCUED: 0, CAUGHT: 0, BEGAN_WITH: 0, FALL_COSTS: 0, PEEKED_UNDER: 1000, GOES_ON: 360, FALL_TOOK: 360, STATE_RENEWED: 400, RENEWED_FROM_NEXT: 0, SANITY_SET: 360, GAINED_TO_LIMIT: 360, SET_TO_LIMIT: 360, NO_STATES: 0, CROWN_RISES: 0, WITH_RING: 0, MEAL_SHARED: 0, NO_SACRIFICE: 0, LOOT: 0, LOOT_DROPPED: 0, DRAGGED: 420, KING_CAME: 500, LOT_FALLS: 0, RITUAL_COSTS: 0, WIGGLED: 0, WIGGLE_FAILED: 0, PAID_SANITY: 360, LOST_IN_FALL: 0, CHAPEL_FRIGHTENS: 0, ROSE: 0, ACTIONS_AGAIN: 0, GONE_AGAIN: 0, DROPPED: 0, VISITED: 450, AIMED: 0, STRUCK: 450, ROOM_TOTAL: 0, NOTHING_COMES_HERE: 0, NO_MONSTER_HERE: 0 }

/** Kinds of choices. */
export type ActName = 'END_TURN' | 'MOVE' | 'SEARCH' | 'MEDITATE' | 'COMPASS' | 'VIAL' | 'BLUNT' | 'STAIRS' | 'ESCAPE' | 'WIGGLE' | 'TAVERN' | 'BUY' | 'SELL' | 'DROP' | 'TAKE' | 'DOORS' | 'SALON' | 'CHAPEL' | 'RITUAL' | 'HEAL' | 'RENOUNCE' | 'ANNEX' | 'GIVE' | 'SACRIFICE_SLOT' | 'SACRIFICE_SANITY' | 'ACCEPT' | 'DISCARD' | 'SHIELD' | 'DECLINE' | 'TWO_DICE' | 'ONE_DIE' | 'SWAP' | 'KEEP' | 'LOOK' | 'PICK' | 'LEAVE' | 'CROWN' | 'RESCUE' | 'REACT' | 'ASK' | 'USE' | 'USE_ON' | 'VISIT' | 'VISIT_WITH'

/** What is asked. */
export type AskName = 'TURN' | 'COLLAPSE' | 'OVERLOAD' | 'SHIELD' | 'TWO_DICE' | 'FORESEE' | 'PEEK' | 'PURCHASE' | 'SHOP' | 'SPY' | 'LOSE_OBJECT' | 'REACT' | 'ASKED'

export interface Waiting {
  seat: number
  choice: string
  args: number[]
}

export interface Soul {
  role: string
  place: string
  sanity: number
  max_sanity: number
  limit: number
  actions: number
  keys: number
  key_slots: number
  objects: string[]
  object_slots: number
  slots_lost: number
  states: Record<string, number>
  doses: number | null
  loop: number | null
  slowed: boolean | null
  skips: boolean
  answered: boolean
  peeked: boolean
  moved_free: boolean
  rolled_twice: boolean
  shielded: boolean
}

export interface Deck {
  count: number
  top: (string | null)[]
}

export interface Special {
  place: string
  kind: string | null
  revealed: boolean
  destroyed: boolean
}

export interface Monster {
  place: string
  stunned: number
  fresh: boolean
}

export interface Goblin {
  objects: string[]
  keys: number
}

export interface King {
  floor: number
  away: number
  doubled: boolean
  presence_too: boolean | null
  limits: boolean
}

export interface Crown {
  sanctuary: string
  price: number | null
  bearer: number | null
  threshold: number
}

export interface Goal {
  keys: number
  threshold: string
  bottom: number
}

export interface OwnCard {
  title: Record<string, string>
  yellow: boolean
  lines: Record<string, string[]>
  monster: string | null
  drawing: string | null
}

export interface Keys {
  pool: number
  destroyed: number
}

export interface CarcosaView {
  round: number
  starter: number
  active: number | null
  outcome: string
  cause: string
  waiting: Waiting | null
  souls: Soul[]
  decks: Record<string, Deck>
  motemey: Deck
  specials: Record<string, Special>
  stairs: Record<string, string>
  temp_stairs: string[]
  armory: string[]
  salon_uses: number
  ritual_done: boolean
  stairs_charges: number
  monsters: Record<string, Monster>
  captive: number | null
  goblin: Goblin
  tue_tue: number
  king: King
  presence: number[]
  king_steps: string[] | null
  limited: number | null
  crown: Crown | null
  goal: Goal | null
  clockwise: boolean | null
  own: Record<string, OwnCard> | null
  rotate_floors: boolean
  keys: Keys
  tales_annexed: number
  discards: Record<string, number>
}
