/** Made of what the game declares, by `python -m tapete.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  ROUND: { round: number }
  TURN: { soul: number; actions: number }
  MOVED: { soul: number; from: string; to: string }
  ENTERED_SPECIAL: { soul: number; special: string; place: string }
  REVEALED: { soul: number; card: string; place: string }
  LOST_SANITY: { soul: number; n: number; now: number }
  GAINED_SANITY: { soul: number; n: number; now: number }
  STATE_GIVEN: { soul: number; state: string; rounds: number }
  STATE_ENDED: { soul: number; state: string }
  GOT_OBJECT: { soul: number; card: string }
  LOST_OBJECT: { soul: number; card: string }
  GOT_KEY: { soul: number; keys: number }
  KEY_LEFT: { soul: number; place: string }
  KEYS_DESTROYED: { n: number; total: number }
  USED: { soul: number; card: string }
  MONSTER_CAME: { monster: string; place: string }
  MONSTER_MOVED: { monster: string; from: string; to: string }
  MONSTER_STUNNED: { monster: string; rounds: number }
  MONSTER_LEFT: { monster: string }
  CAPTURED: { soul: number }
  FREED: { soul: number }
  ROBBED: { soul: number; objects: number; keys: number }
  TUE_TUE: { soul: number; count: number }
  COLLAPSED: { soul: number }
  SACRIFICED: { soul: number; sanity: number }
  ACCEPTED: { soul: number }
  SHIELDED: { tank: number; soul: number; n: number }
  DESTROYED_SPECIAL: { place: string; special: string }
  KING_MOVED: { floor: string }
  KING_AWAY: { rounds: number }
  KING_PRESENCE: { floor: string; n: number }
  KING_DECREE: { decree: string }
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
  SALON: { soul: number; uses: number }
  ANNEXED: { soul: number; card: string; n: number }
  GAVE: { soul: number; card: string; to: number }
  PROTECTED: { soul: number; card: string }
  SKIPPED: { soul: number }
  TURN_LOST: { soul: number }
  MAX_LOWERED: { soul: number; now: number }
  ESCAPE_FAILED: { soul: number }
  STUMBLED: { soul: number }
  SWAPPED_PLACES: { soul: number; other: number }
  MEDITATED: { soul: number }
  DOORS: { soul: number; to: number }
  WON: Record<string, never>
  LOST: { cause: string }
  TEMP_STAIRS: { soul: number; place: string }
  EMPTY_DECK: { soul: number; place: string }
  SWAPPED_CARDS: { soul: number; place: string }
  HEALED: { soul: number; state: string }
  STOPPED: Record<string, never>
  WILL_SKIP: { soul: number }
  NO_ACTIONS: { soul: number }
  KING_DOUBLED: Record<string, never>
  KING_ABSENT: Record<string, never>
  TOTAL: { soul: number; card: string; total: number }
  SPECIAL_LAID: { place: string }
  CROWNED: { soul: number; threshold: number }
  FALSE_KING: { soul: number; total: number; threshold: number }
  DECKS_SHUFFLED: Record<string, never>
  LOOPED: { soul: number }
  KING_BLOCKED: { floor: string }
  SLOWED: { soul: number }
}

export type Beat = { [Name in keyof Told]: { what: Name; args: Told[Name] } }[keyof Told]

/** Kinds of choices. */
export type ActName = 'END_TURN' | 'MOVE' | 'SEARCH' | 'MEDITATE' | 'COMPASS' | 'VIAL' | 'BLUNT' | 'STAIRS' | 'ESCAPE' | 'WIGGLE' | 'TAVERN' | 'BUY' | 'SELL' | 'DROP' | 'TAKE' | 'DOORS' | 'SALON' | 'CHAPEL' | 'RITUAL' | 'HEAL' | 'RENOUNCE' | 'ANNEX' | 'GIVE' | 'SACRIFICE_SLOT' | 'SACRIFICE_SANITY' | 'ACCEPT' | 'DISCARD' | 'SHIELD' | 'DECLINE' | 'TWO_DICE' | 'ONE_DIE' | 'SWAP' | 'KEEP' | 'LOOK' | 'PICK' | 'LEAVE' | 'CROWN' | 'RESCUE' | 'REACT'

/** What is asked. */
export type AskName = 'TURN' | 'COLLAPSE' | 'OVERLOAD' | 'SHIELD' | 'TWO_DICE' | 'FORESEE' | 'PEEK' | 'PURCHASE' | 'SHOP' | 'SPY' | 'LOSE_OBJECT' | 'REACT'

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
  limits: boolean
}

export interface Crown {
  sanctuary: string
  bearer: number | null
  threshold: number
}

export interface Goal {
  keys: number
  threshold: string
  bottom: number
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
  crown: Crown | null
  goal: Goal | null
  rotate_floors: boolean
  keys: Keys
  tales_annexed: number
  discards: Record<string, number>
}
