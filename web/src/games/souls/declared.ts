/** Made of what the game declares, by `python -m tapete.tooling.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  TURN: { seat: number; turn: number }
  PHASE: { phase: string; seat: number }
  PLAYED: { seat: number; card: string }
  ACTIVATED: { seat: number; card: string }
  TRIGGERED: { seat: number; card: string; ability: string; they?: number }
  RESOLVED: { card: string; ability: string; they?: number; seat: number; aim: string }
  CANCELLED: { pend: string; card: string; why: string }
  LOOT_CHANGED: { seat: number; n: number; card: string }
  LOOTED: { seat: number; n: number }
  DREW: { seat: number; card: string }
  DISCARDED: { seat: number; card: string }
  GAINED_CENTS: { seat: number; n: number; now: number }
  GAIN_CHANGED: { seat: number; n: number; card: string }
  GAIN_SHARED: { seat: number; card: string }
  LOST_CENTS: { seat: number; n: number; now: number }
  GAINED_ITEM: { seat: number; card: string }
  LOST_ITEM: { seat: number; card: string }
  RECHARGED: { card: string }
  DEACTIVATED: { card: string }
  ROLLED: { seat: number; face: number }
  CHANGED: { face: number; seat: number; card: string }
  STAYS: { face: number; seat: number; card: string }
  FIRST_ATTACK: { seat: number; n: number; card: string }
  SPREADS: { seat: number; n: number; card: string }
  DAMAGED: { seat: number; n: number; left: number }
  DAMAGE_CHANGED: { seat: number; n: number; card: string }
  MONSTER_DAMAGED: { card: string; n: number; left: number }
  HEALED: { seat: number; n: number }
  PREVENTED: { seat: number; n: number; card: string }
  DIES: { seat: number }
  DIED: { seat: number }
  SAVED: { seat: number }
  MONSTER_DIES: { card: string }
  GAINED_SOUL: { seat: number; card: string; now: number }
  EARNED: { seat: number; card: string }
  LOST_SOUL: { seat: number; card: string; now: number }
  BOUGHT: { seat: number; card: string; n: number }
  PRICE_CHANGED: { seat: number; n: number; card: string }
  DECLARED_PURCHASE: { seat: number; card: string }
  DECLARED_ATTACK: { seat: number; card: string }
  ATTACKS: { seat: number; card: string }
  MISSED: { seat: number; face: number; needed: number; printed: number }
  HIT: { seat: number; face: number }
  REVEALED: { card: string }
  PLACED: { card: string; slot: number; of: string }
  DESTROYED: { card: string }
  SPARED: { card: string }
  CURSED: { seat: number; card: string }
  COUNTERS: { card: string; n: number }
  LOOKED: { seat: number; deck: string; n: number }
  SAW: { seat: number; card: string }
  LOOT_PASSED: { to: number; card: string }
  GAVE_LOOT: { seat: number; to: number }
  FOE_ATTACK: { card: string; n: number; by: string }
  BLOW: { card: string; n: number; usual: number }
  STOLE_LOOT: { seat: number; to: number }
  RESHUFFLED: { deck: string }
  MONSTER_SLOTS: { n: number }
  SHOP_SLOTS: { n: number }
  TURN_ENDS: { seat: number }
  WON: { seat: number }
  LOST: Record<string, never>
  STOPPED: Record<string, never>
  ENDLESS: Record<string, never>
  MILLED: { card: string }
  TAXED: { seat: number; n: number; card: string }
  GAVE_CENTS: { seat: number; to: number; n: number }
  SKIPPED: { seat: number }
  FIGHT_OVER: { seat: number }
  FOUGHT_LONG: { seat: number; n: number }
  DIE: { n: number }
  HAND_SEEN: { seat: number; to: number }
  VOTED: { seat: number; card: string }
  DRAWN_BY_LOT: { seat: number }
  FOUND: { seat: number; card: string }
  CARD_BY_LOT: { card: string }
  WAITS_NO_MORE: { card: string; seat: number }
  NO_SOUL: { seat: number; card: string }
  JOINED: { seat: number }
  PAID_LIFE: { seat: number; n: number; left: number }
  BUYS_TOP: { seat: number }
  ATTACKS_TOP: { seat: number }
  ALL_HEALED: Record<string, never>
  PASSED_OVER: { seat: number }
  ROLL_RESOLVED: { card: string; ability: string; they?: number; face: number; owner: number; aim: string; before: number }
  AT_PLAYER: { seat: number }
  AT_CARD: { card: string }
  AT_ROLL: { seat: number; face: number }
  AT_PENDING: { pend: string; card: string }
  AT_DECK: { deck: string }
  AT_PILE: { pile: string }
  NTH_PLAYER: { seat: number; nth: number }
  NTH_CARD: { card: string; nth: number }
  MONSTER_DIED: { card: string }
  REWARD: { seat: number; card: string }
  REWARD_DOUBLED: { seat: number; times: number; card: string }
  PENALTY: { seat: number }
  LOSSES_GO: { seat: number; to: number; card: string }
  ITEM_GOES: { seat: number; to: number; card: string }
  UNCOVERED: { card: string; slot: number }
  TO_PILE: { card: string }
  NO_DAMAGE: Record<string, never>
  PAID_CENTS: { seat: number; n: number; now: number }
  MONSTER_PREVENTED: { card: string; n: number; by: string }
  ROLL_AGAIN: { face: number }
  BEGINS: { seat: number; by: number }
  OFFERED: { seat: number; to: number; n: number }
  DECLINED: { seat: number; to: number; n: number }
  TO_BOTTOM: { card: string }
  PUT_ON_DECK: { seat: number }
  OTHERS_UNDER: { seat: number; n: number }
  BECOMES: { card: string; copy: string }
  ABSORBED: { seat: number; n: number; card: string }
  IN_VAIN: { why: string }
  IN_VAIN_FOR: { seat: number; why: string }
  IN_VAIN_AT: { card: string; why: string }
  IN_VAIN_OF: { deck: string; why: string }
  UNMET: { seat: number; card: string; condition: string }
  MONSTER_HEALED: { card: string; n: number }
  NOTHING: { card: string; face: number }
  COVERED: { card: string; slot: number }
  ON_DECK: { card: string }
  INTO_DECK: { card: string; n: number }
  TOOK: { seat: number; card: string }
  SHUFFLED: { deck: string }
  COPIED: { seat: number; card: string }
  WON_TOGETHER: Record<string, never>
}

/** How long each is shown, in milliseconds; 0 in passing. */
export const PACE: Record<keyof Told, number> = { ROLL: 800, TURN: 500, PHASE: 0, PLAYED: 1000, ACTIVATED: 800, TRIGGERED: 600, RESOLVED: 500, CANCELLED: 1100, LOOT_CHANGED: 0, LOOTED: 0, DREW: 350, DISCARDED: 0, GAINED_CENTS: 0, GAIN_CHANGED: 0, GAIN_SHARED: 0, LOST_CENTS: 0, GAINED_ITEM: 500, LOST_ITEM: 400, RECHARGED: 0, DEACTIVATED: 0, ROLLED: 0, CHANGED: 700, STAYS: 0, FIRST_ATTACK: 0, SPREADS: 0, DAMAGED: 450, DAMAGE_CHANGED: 0, MONSTER_DAMAGED: 450, HEALED: 0, PREVENTED: 500, DIES: 0, DIED: 1200, SAVED: 900, MONSTER_DIES: 700, GAINED_SOUL: 1400, EARNED: 600, LOST_SOUL: 900, BOUGHT: 700, PRICE_CHANGED: 0, DECLARED_PURCHASE: 400, DECLARED_ATTACK: 500, ATTACKS: 0, MISSED: 0, HIT: 0, REVEALED: 900, PLACED: 0, DESTROYED: 600, SPARED: 600, CURSED: 900, COUNTERS: 0, LOOKED: 0, SAW: 600, LOOT_PASSED: 0, GAVE_LOOT: 0, FOE_ATTACK: 0, BLOW: 0, STOLE_LOOT: 400, RESHUFFLED: 500, MONSTER_SLOTS: 0, SHOP_SLOTS: 0, TURN_ENDS: 0, WON: 1200, LOST: 1200, STOPPED: 0, ENDLESS: 0, MILLED: 350, TAXED: 0, GAVE_CENTS: 400, SKIPPED: 600, FIGHT_OVER: 0, FOUGHT_LONG: 0, DIE: 900, HAND_SEEN: 0, VOTED: 0, DRAWN_BY_LOT: 0, FOUND: 0, CARD_BY_LOT: 0, WAITS_NO_MORE: 0, NO_SOUL: 800, JOINED: 0, PAID_LIFE: 400, BUYS_TOP: 0, ATTACKS_TOP: 0, ALL_HEALED: 0, PASSED_OVER: 500, ROLL_RESOLVED: 600, AT_PLAYER: 0, AT_CARD: 0, AT_ROLL: 0, AT_PENDING: 0, AT_DECK: 0, AT_PILE: 0, NTH_PLAYER: 0, NTH_CARD: 0, MONSTER_DIED: 0, REWARD: 0, REWARD_DOUBLED: 0, PENALTY: 0, LOSSES_GO: 0, ITEM_GOES: 0, UNCOVERED: 0, TO_PILE: 0, NO_DAMAGE: 500, PAID_CENTS: 0, MONSTER_PREVENTED: 500, ROLL_AGAIN: 0, BEGINS: 0, OFFERED: 500, DECLINED: 500, TO_BOTTOM: 0, PUT_ON_DECK: 0, OTHERS_UNDER: 0, BECOMES: 0, ABSORBED: 500, IN_VAIN: 400, IN_VAIN_FOR: 400, IN_VAIN_AT: 400, IN_VAIN_OF: 400, UNMET: 400, MONSTER_HEALED: 0, NOTHING: 0, COVERED: 0, ON_DECK: 0, INTO_DECK: 0, TOOK: 0, SHUFFLED: 0, COPIED: 600, WON_TOGETHER: 1200 }

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

export interface Later {
  seat: number
  card: string
  number: number
  until: string
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
  shop_price: number
  treasure_price: number
  rooms: (string | null)[]
  room_counters: number[]
  draft: string[]
  bonus: string[]
  stack: Pending[]
  later: Later[]
  fight: Fight | null
  decks: Record<'loot' | 'treasure' | 'monster' | 'room', Deck>
  discards: Record<'loot' | 'treasure' | 'monster' | 'room', string[]>
  own: Record<string, CardFace>
}
