/** Made of what the game declares, by `python -m tapete.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  TURN: { seat: number; turn: number }
  PHASE: { phase: string; seat: number }
  PLAYED: { seat: number; card: string }
  ACTIVATED: { seat: number; card: string }
  TRIGGERED: { seat: number; card: string }
  RESOLVED: { card: string; ability: string; seat: number }
  CANCELLED: { pend: string; card: string }
  LOOTED: { seat: number; n: number }
  DREW: { seat: number; card: string }
  DISCARDED: { seat: number; card: string }
  GAINED_CENTS: { seat: number; n: number; now: number }
  LOST_CENTS: { seat: number; n: number; now: number }
  GAINED_ITEM: { seat: number; card: string }
  LOST_ITEM: { seat: number; card: string }
  RECHARGED: { card: string }
  DEACTIVATED: { card: string }
  ROLLED: { seat: number; face: number }
  CHANGED: { face: number; seat: number }
  DAMAGED: { seat: number; n: number; left: number }
  MONSTER_DAMAGED: { card: string; n: number; left: number }
  HEALED: { seat: number; n: number }
  PREVENTED: { seat: number; n: number }
  DIES: { seat: number }
  DIED: { seat: number }
  SAVED: { seat: number }
  MONSTER_DIES: { card: string }
  GAINED_SOUL: { seat: number; card: string; now: number }
  LOST_SOUL: { seat: number; card: string }
  BOUGHT: { seat: number; card: string; n: number }
  DECLARED_PURCHASE: { seat: number; card: string }
  DECLARED_ATTACK: { seat: number; card: string }
  ATTACKS: { seat: number; card: string }
  MISSED: { seat: number; face: number }
  HIT: { seat: number; face: number }
  REVEALED: { card: string }
  PLACED: { card: string; slot: number; of: string }
  DESTROYED: { card: string }
  CURSED: { seat: number; card: string }
  COUNTERS: { card: string; n: number }
  LOOKED: { seat: number; deck: string; n: number }
  SAW: { seat: number; card: string }
  GAVE_LOOT: { seat: number; to: number }
  STOLE_LOOT: { seat: number; to: number }
  RESHUFFLED: { deck: string }
  MONSTER_SLOTS: { n: number }
  SHOP_SLOTS: { n: number }
  TURN_ENDS: { seat: number }
  WON: { seat: number }
  LOST: Record<string, never>
  STOPPED: Record<string, never>
  MILLED: { card: string }
  GAVE_CENTS: { seat: number; to: number; n: number }
  SKIPPED: { seat: number }
  FIGHT_OVER: { seat: number }
  DIE: { n: number }
  HAND_SEEN: { seat: number; to: number }
  VOTED: { seat: number; card: string }
  DRAWN_BY_LOT: { seat: number }
  NO_SOUL: { seat: number; card: string }
  JOINED: { seat: number }
  PAID_LIFE: { seat: number; n: number; left: number }
  BUYS_TOP: { seat: number }
  ATTACKS_TOP: { seat: number }
  ALL_HEALED: Record<string, never>
  PASSED_OVER: { seat: number }
  ROLL_RESOLVED: { card: string; ability: string; face: number }
  AT_PLAYER: { seat: number }
  AT_CARD: { card: string }
  AT_ROLL: { seat: number; face: number }
  AT_PENDING: { pend: string; card: string }
  AT_DECK: { deck: string }
  AT_PILE: { pile: string }
  MONSTER_DIED: { card: string }
  REWARD: { seat: number; card: string }
  PENALTY: { seat: number }
  UNCOVERED: { card: string; slot: number }
  TO_PILE: { card: string }
  NO_DAMAGE: Record<string, never>
  PAID_CENTS: { seat: number; n: number; now: number }
  MONSTER_PREVENTED: { card: string; n: number }
  BEGINS: { seat: number }
  OFFERED: { seat: number; to: number; n: number }
  DECLINED: { seat: number; to: number; n: number }
  TO_BOTTOM: { card: string }
  PUT_ON_DECK: { seat: number }
  NOTHING: { card: string; face: number }
  COPIED: { seat: number; card: string }
  WON_TOGETHER: Record<string, never>
}

export type Beat = { [Name in keyof Told]: { what: Name; args: Told[Name] } }[keyof Told]

/** Kinds of choices. */
export type ActName = 'PASS' | 'PLAY' | 'TAP' | 'PAY' | 'PAY_ROOM' | 'BUY' | 'BUY_TOP' | 'ATTACK' | 'ATTACK_TOP' | 'SEAT' | 'ITEM' | 'FOE' | 'PENDING' | 'DECK' | 'PILE' | 'NUMBER' | 'MODE' | 'YES' | 'NO' | 'CARD' | 'SEEN' | 'SLOT' | 'TRIGGER' | 'OFFER' | 'ATTACK_PLAYER' | 'PREPARE'

/** What is asked. */
export type AskName = 'PRIORITY' | 'TARGET' | 'MODE' | 'MAY' | 'CHOOSE' | 'NUMBER' | 'DISCARD' | 'DISCARD_ANY' | 'GIVE' | 'TAKE' | 'TO_DECK' | 'ORDER' | 'SLOT' | 'LOSE_ITEM' | 'ARRANGE' | 'KEEP' | 'BOTTOM' | 'PAY_ITEM' | 'DESTROY_SOUL' | 'GIVE_AWAY' | 'VOTE' | 'DRAFT' | 'BARGAIN' | 'ROOM' | 'OWN_ITEM' | 'LAY' | 'SEARCH' | 'UNBURY' | 'SPLIT' | 'RECHARGE'

export interface Waiting {
  seat: number
  choice: string
  args: number[]
}

export interface Thing {
  card: string
  charged: boolean
  counters: number
  noted: number
  eternal: boolean
  copy_of: string | null
}

export interface Player {
  character: string
  charged: boolean
  cents: number
  life: number
  most_life: number
  attack: number
  hand: (string | null)[]
  items: Thing[]
  curses: string[]
  souls: string[]
  soul_count: number
  loot_plays: number
  buys: number
  attacks: number
  must_attack: number
  dying: boolean
  dead: boolean
  skips: number
}

export interface Monster {
  card: string
  life: number
  attack: number
  evasion: number
  counters: number
  covered: string[]
}

export interface Pending {
  kind: string
  seat: number
  card: string | null
  face: number | null
  amount: number
  targets: string[]
  ability: number | null
  way: number | null
  attack: boolean
}

export interface Fight {
  seat: number
  monster: string
}

export interface Deck {
  count: number
  top: (string | null)[]
}

export interface Reward {
  cents: number | 'roll'
  loot: number | 'roll'
  treasure: number
}

export interface AbilityFace {
  timing: string
  text: Record<string, string>
  ways: Record<string, string>[]
}

export interface CardFace {
  kind: string
  type: string
  name: Record<string, string>
  life: number
  attack: number
  evasion: number
  souls: number
  reward: Reward
  guppy: boolean
  abilities: AbilityFace[]
}

export interface SoulsView {
  turn: number
  active: number
  phase: string
  ending: boolean
  outcome: string
  cause: string
  solo_die: number
  waiting: Waiting | null
  players: Player[]
  monsters: (Monster | null)[]
  shop: (string | null)[]
  rooms: (string | null)[]
  room_counters: number[]
  draft: string[]
  bonus: string[]
  stack: Pending[]
  fight: Fight | null
  decks: Record<string, Deck>
  discards: Record<string, string[]>
  own: Record<string, CardFace>
}
