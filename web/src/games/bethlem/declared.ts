/** Made of what the game declares, by `python -m tapete.tooling.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  ROUND: { round: number; none: number }
  CALL: { call: string }
  DAY: { round: number; none: number }
  DEALT: { seat: number; place: string; place_seat: number; place_second: number; card: string }
  TRAIT_DEALT: { seat: number; card: string }
  TRAIT_SHOWN: { seat: number; card: string }
  SIAMESE: { seat: number }
  CELLMATE: { seat: number }
  PACT_WITH: { seat: number; hate: number }
  SAW_CARD: { place: string; place_seat: number; place_second: number; card: string }
  ANSWERED_MARY: { seat: number; yes: number }
  ANSWERED_ARCHIVE: { seat: number; position: number; lost: number }
  AWAKE: { seat: number }
  WATCHED: { card: string; seat: number }
  NOBODY_ROSE: { card: string }
  SEEN_SPYING: { seat: number }
  PROPOSED: { seat: number; place: string; place_seat: number; place_second: number }
  ATTACKED: { place: string; place_seat: number; place_second: number; doll: number }
  NO_CONSENSUS: { curse: number }
  STRIKE_AGAIN: Record<string, never>
  NOBODY_UP: Record<string, never>
  BORROWED: { card: string }
  GLOOMY: { place: string; place_seat: number; place_second: number }
  ISOLATED: { place: string; place_seat: number; place_second: number }
  SWAPPED: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number; dead: number }
  HYPNOSIS: { card: string }
  HYPNOTIZED: { card: string }
  OBEYS: { place: string; place_seat: number; place_second: number; voteless: number }
  QUESTION: { question: string; asker: number; seat: number }
  ANSWER: { question: string; seat: number; yes: number }
  MARKED: { card: string; place: string; place_seat: number; place_second: number; doll: number }
  TIED: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number; reverse: number }
  DIES: { place: string; place_seat: number; place_second: number; card: string; cause: string }
  SURVIVES: { place: string; place_seat: number; place_second: number; card: string; cause: string }
  TAKEN: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number }
  STANDS_IN: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number }
  SPARED: { card: string; place: string; place_seat: number; place_second: number }
  PARDONED: { place: string; place_seat: number; place_second: number }
  BITTEN: { seat: number; left: number; how: number }
  CELL_FALLS: { place: string; place_seat: number; place_second: number; opposite: number; borrowed: number }
  REVIVES: { place: string; place_seat: number; place_second: number; card: string; cause: string }
  FATED: { place: string; place_seat: number; place_second: number }
  SHOWN: { place: string; place_seat: number; place_second: number; card: string }
  EVENT: { seat: number; event: string }
  DREW: { seat: number }
  DREW_EVENT: { seat: number; event: string }
  VOTED: { seat: number; other: number; how: number }
  VOTED_CARD: { seat: number; place: string; place_seat: number; place_second: number; how: number }
  ELECTED: { seat: number; votes: number }
  LENT_VOTE: { seat: number; number: number; cards: number }
  TIE: { back: number; lent: number }
  CARD_TIE: { seat: number; back: number }
  CONDEMNED: { seat: number; votes: number }
  LYNCHED: { place: string; place_seat: number; place_second: number }
  NO_LYNCHING: Record<string, never>
  BANNED: { seat: number; by: number }
  VOTELESS: { seat: number; cause: string }
  AMNESIA: { seat: number; how: number }
  ACCUSED: { seat: number; by: number }
  EXTRA_VOTE: { place: string; place_seat: number; place_second: number; void: number }
  DEFIED: { times: number; more: number; two: number }
  SCYTHE: Record<string, never>
  SCYTHE_WAITS: Record<string, never>
  AWAKENED: { place: string; place_seat: number; place_second: number; last: number }
  BOILED: { place: string; place_seat: number; place_second: number; n: number }
  OUT: { seat: number }
  CUT_SHORT: { place: string; place_seat: number; place_second: number; card: string; reverse: number }
  WON: { seat: number; side: string }
  ENDED: { cause: string; several: number }
  CHIP: { place: string; place_seat: number; place_second: number }
  LOBOTOMIZED: { place: string; place_seat: number; place_second: number; card: string }
  DRAFTED: { seat: number; card: string }
  SIDE: { seat: number; side: string }
  DEATH_BOUND: { seat: number; other: number }
  QUIET: { none: number }
  OMEN: { omen: string; about: number; seat: number }
  OMEN_TRUE: { omen: string; about: number }
  OMEN_FALSE: { omen: string; about: number }
  FUTURE: { seat: number; about: number; question: string }
  FUTURE_ANSWER: { seat: number; yes: number }
  FUTURE_JUDGED: { question: string; about: number; right: number }
  POINTED_AT: { card: string }
  SECRET: { card: string; seat: number; which: number }
  DUE: { place: string; place_seat: number; place_second: number }
  SKULL: { place: string; place_seat: number; place_second: number; doll: number }
  NO_SKULL: { place: string; place_seat: number; place_second: number }
  SLEEP_ENDS: { place: string; place_seat: number; place_second: number; spared: number }
  STAYS_DOWN: { seat: number }
  BEHIND: Record<string, never>
  OUTLIVED: { place: string; place_seat: number; place_second: number }
  REPLACED: { place: string; place_seat: number; place_second: number }
  RESTORED: { place: string; place_seat: number; place_second: number }
  TURNED: { seat: number }
  ANNOUNCED: { seat: number; card: string }
  MUZZLED: { seat: number }
  OPENED_RECORD: { seat: number; position: number; lost: number }
  MAIN_CARD: { seat: number; position: number }
  ROBBED: { seat: number; other: number }
  ROBBED_EVENT: { seat: number; event: string }
  DISCARDED: { seat: number; event: string }
  IN_VAIN: { seat: number; event: string }
  UNBOUND: Record<string, never>
  EMPTY_RECORD: { event: string }
  DEAD_ALREADY: { place: string; place_seat: number; place_second: number; cause: string }
  NOT_BACK: { place: string; place_seat: number; place_second: number; alive: number }
  SILENCED: { place: string; place_seat: number; place_second: number; card: string; how: number }
  UNSAVED: { place: string; place_seat: number; place_second: number; card: string; how: number }
  CAME_ROUND: { place: string; place_seat: number; place_second: number }
  NO_REVENGE: { place: string; place_seat: number; place_second: number }
  MISGUESSED: { group: string }
  NO_EVENTS: { seat: number }
  LAST_EVENT: Record<string, never>
  LYNCHES_NOBODY: { seat: number; back: number }
  UNTREATED: { place: string; place_seat: number; place_second: number; card: string }
  CLAIMS: { seat: number; side: string }
  ACCUSES: { seat: number; other: number }
  VOUCHES: { seat: number; other: number }
  SAW: { seat: number; finding: string; other: number }
  GOAL_DEALT: { seat: number; card: string }
  GOAL_SHOWN: { seat: number; card: string; cause: string }
  GOAL_KEPT: { seat: number; card: string }
  SAW_GOAL: { seat: number; card: string }
  SURVIVOR: { seat: number }
  NUMBER: { place: string; place_seat: number; place_second: number; number: number }
  LAUGHS: { card: string; seat: number }
  NOBODY_LAUGHS: { card: string }
  STOLEN_POWER: { card: string }
  OCCURS: { occurrence: string }
  OCCURS_TIED: Record<string, never>
  TURNED_UP: { occurrence: string }
  POINT: { seat: number; points: number }
  EXCHANGED: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number }
  BROCCOLI: { place: string; place_seat: number; place_second: number; number: number }
  CHARACTERS: { card: string }
  RISE_AGAIN: { seat: number }
  STOPPED: { seat: number }
  SWAPPED_GOALS: { seat: number; other: number }
  SWAPPED_TRAITS: { seat: number; other: number }
  PANDORA: { place: string; place_seat: number; place_second: number }
  PAST: Record<string, never>
  VIRUS: { seat: number; number: number }
  SHERIFF: { seat: number }
  BANG_CHARACTER: { seat: number; number: number }
  ONE_VOTE_LESS: { seat: number }
  ROYAL: { seat: number }
  ROLE: { seat: number; role: string }
  COMA: { place: string; place_seat: number; place_second: number }
  TRANSPLANT: { place: string; place_seat: number; place_second: number }
  SHIELD: { place: string; place_seat: number; place_second: number; waits: number }
  ROBOT: { place: string; place_seat: number; place_second: number; robots: number }
  BET_WON: { choice: string }
  TOKEN_TAKEN: { place: string; place_seat: number; place_second: number; choice: string }
  BET_LOST: { seat: number }
  MEAL: { seat: number; other: number }
  TOOL: { tool: string }
  DECLARED: { seat: number }
  OUT_OF_PLAY: { place: string; place_seat: number; place_second: number }
  BEHAVES: { seat: number }
  GIVEN_UP: { seat: number; place: string; place_seat: number; place_second: number }
  SPY_MARK: { place: string; place_seat: number; place_second: number }
  SPY_HIT: { place: string; place_seat: number; place_second: number }
  SPIES_FALL: Record<string, never>
  HAUNTED: { seat: number }
  MAZE: { seat: number; card: string }
  MAZE_STANDS: { seat: number }
  SPOILED: { seat: number }
  SHUFFLED: Record<string, never>
  NAP_KILLS: Record<string, never>
  FEAST_LYNCHING: Record<string, never>
  NEXT_TIED: { seat: number }
  MAZED: { seat: number }
  BODY: { body: number }
  CONVERTED: { seat: number; to: number }
  NO_NIGHT: Record<string, never>
  NO_DAY: Record<string, never>
  GAMBLED: { seat: number }
  IMMORTAL: { place: string; place_seat: number; place_second: number }
  SACRIFICED: { seat: number }
  KING: Record<string, never>
  MIND: { card: string }
  MIND_KEEPS: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number }
  NAMED: { card: string }
  DOLL: { place: string; place_seat: number; place_second: number }
  HANDED_ON: { place: string; place_seat: number; place_second: number; other: string; other_seat: number; other_second: number }
  CENTRE: { number: number; more: number }
  HOLDS: { place: string; place_seat: number; place_second: number; cause: string; how: number }
  JAILED: { place: string; place_seat: number; place_second: number }
}

/** How long each is shown, in milliseconds; 0 in passing. */
export const PACE: Record<keyof Told, number> = { ROLL: 0, ROUND: 1200, CALL: 0, DAY: 1200, DEALT: 0, TRAIT_DEALT: 0, TRAIT_SHOWN: 700, SIAMESE: 1300, CELLMATE: 1100, PACT_WITH: 1500, SAW_CARD: 1500, ANSWERED_MARY: 1300, ANSWERED_ARCHIVE: 1300, AWAKE: 0, WATCHED: 0, NOBODY_ROSE: 0, SEEN_SPYING: 0, PROPOSED: 0, ATTACKED: 0, NO_CONSENSUS: 0, STRIKE_AGAIN: 0, NOBODY_UP: 0, BORROWED: 900, GLOOMY: 900, ISOLATED: 900, SWAPPED: 0, HYPNOSIS: 900, HYPNOTIZED: 1200, OBEYS: 0, QUESTION: 0, ANSWER: 0, MARKED: 0, TIED: 1200, DIES: 1400, SURVIVES: 1000, TAKEN: 1200, STANDS_IN: 1200, SPARED: 1200, PARDONED: 1200, BITTEN: 900, CELL_FALLS: 900, REVIVES: 1300, FATED: 1000, SHOWN: 1300, EVENT: 900, DREW: 0, DREW_EVENT: 1000, VOTED: 260, VOTED_CARD: 260, ELECTED: 1100, LENT_VOTE: 700, TIE: 1000, CARD_TIE: 1000, CONDEMNED: 0, LYNCHED: 1000, NO_LYNCHING: 900, BANNED: 0, VOTELESS: 0, AMNESIA: 1000, ACCUSED: 1100, EXTRA_VOTE: 700, DEFIED: 0, SCYTHE: 1000, SCYTHE_WAITS: 1000, AWAKENED: 1000, BOILED: 0, OUT: 1000, CUT_SHORT: 900, WON: 700, ENDED: 0, CHIP: 0, LOBOTOMIZED: 1300, DRAFTED: 0, SIDE: 0, DEATH_BOUND: 1100, QUIET: 900, OMEN: 1200, OMEN_TRUE: 1100, OMEN_FALSE: 900, FUTURE: 0, FUTURE_ANSWER: 0, FUTURE_JUDGED: 0, POINTED_AT: 0, SECRET: 0, DUE: 0, SKULL: 0, NO_SKULL: 0, SLEEP_ENDS: 0, STAYS_DOWN: 0, BEHIND: 0, OUTLIVED: 900, REPLACED: 0, RESTORED: 0, TURNED: 0, ANNOUNCED: 0, MUZZLED: 0, OPENED_RECORD: 1300, MAIN_CARD: 0, ROBBED: 0, ROBBED_EVENT: 0, DISCARDED: 0, IN_VAIN: 900, UNBOUND: 0, EMPTY_RECORD: 0, DEAD_ALREADY: 900, NOT_BACK: 900, SILENCED: 900, UNSAVED: 900, CAME_ROUND: 0, NO_REVENGE: 0, MISGUESSED: 0, NO_EVENTS: 0, LAST_EVENT: 0, LYNCHES_NOBODY: 900, UNTREATED: 0, CLAIMS: 900, ACCUSES: 900, VOUCHES: 900, SAW: 900, GOAL_DEALT: 0, GOAL_SHOWN: 0, GOAL_KEPT: 900, SAW_GOAL: 0, SURVIVOR: 0, NUMBER: 0, LAUGHS: 0, NOBODY_LAUGHS: 0, STOLEN_POWER: 0, OCCURS: 0, OCCURS_TIED: 0, TURNED_UP: 900, POINT: 0, EXCHANGED: 0, BROCCOLI: 0, CHARACTERS: 0, RISE_AGAIN: 0, STOPPED: 0, SWAPPED_GOALS: 0, SWAPPED_TRAITS: 0, PANDORA: 0, PAST: 0, VIRUS: 0, SHERIFF: 0, BANG_CHARACTER: 0, ONE_VOTE_LESS: 0, ROYAL: 0, ROLE: 0, COMA: 0, TRANSPLANT: 0, SHIELD: 0, ROBOT: 0, BET_WON: 0, TOKEN_TAKEN: 0, BET_LOST: 0, MEAL: 0, TOOL: 0, DECLARED: 0, OUT_OF_PLAY: 0, BEHAVES: 0, GIVEN_UP: 900, SPY_MARK: 0, SPY_HIT: 0, SPIES_FALL: 1200, HAUNTED: 0, MAZE: 0, MAZE_STANDS: 0, SPOILED: 0, SHUFFLED: 0, NAP_KILLS: 900, FEAST_LYNCHING: 900, NEXT_TIED: 0, MAZED: 0, BODY: 0, CONVERTED: 0, NO_NIGHT: 0, NO_DAY: 0, GAMBLED: 0, IMMORTAL: 0, SACRIFICED: 0, KING: 0, MIND: 0, MIND_KEEPS: 900, NAMED: 0, DOLL: 1000, HANDED_ON: 700, CENTRE: 0, HOLDS: 0, JAILED: 900 }

/** Kinds of choices. */
export type ActName = 'PASS' | 'POINT' | 'REVERSE' | 'PAIR' | 'REVERSE_PAIR' | 'PLAYER' | 'PLAYERS' | 'REVERSE_PLAYERS' | 'ORDER' | 'CARD' | 'EVENT' | 'YES' | 'NO' | 'SIDE' | 'QUESTION' | 'OMEN' | 'LAY' | 'GROUP' | 'YES_REVERSE' | 'CLAIM' | 'ACCUSE' | 'VOUCH' | 'SAW' | 'CHOOSE'

/** What is asked. */
export type AskName = 'SIDE' | 'DRAFT' | 'LAY' | 'ARRANGE' | 'GET_UP' | 'FUTURE' | 'FUTURE_ANSWER' | 'PACT' | 'PACT_RISE' | 'EVENT' | 'SURGEON' | 'ROOMS' | 'LEPER' | 'HYPNOSIS' | 'SUGGESTION' | 'CELL' | 'MELANCHOLY' | 'DIRECTOR' | 'LARRY' | 'ARCHIVE' | 'MARY' | 'POSE' | 'REAPER' | 'SCYTHE' | 'FLICK' | 'PROPHET' | 'SWEET_DEATH' | 'ARTHUR' | 'SPY' | 'ATTACK' | 'ATTACK_ALONE' | 'ELECTROSHOCK' | 'OPIUM' | 'LOBOTOMY' | 'CATALEPSY' | 'CHANCE' | 'PATIENCE' | 'PUPPET' | 'ORDER' | 'ANXIETY' | 'ANSWER' | 'DAY' | 'WAKERFIELD' | 'PARDON' | 'REVENGE' | 'FRIEND' | 'RABIES' | 'CELLMATES' | 'CHIP' | 'BARBER' | 'CONFESSION' | 'MIRACLE' | 'OMEN' | 'FATE' | 'WAKE' | 'AMNESIA' | 'VOTE' | 'VOTE_CARD' | 'VERDICT' | 'REPLACE' | 'MARK' | 'MASSACRE' | 'MASSACRE_CARD' | 'SILENCE' | 'SHIFT' | 'GUESS' | 'STRIKE_BACK' | 'ACCUSED' | 'TAKE_ALONG' | 'DRAW' | 'TALK' | 'POWER'

export interface Waiting {
  seat: number | null
  ask: string
  detail: number
}

export interface Seat {
  trait: string | null
  trait_shown: boolean
  rows: number[]
  events: string[]
  hand: number
  in_game: boolean
  voteless: boolean
  vote: number | null
  card_vote: string | null
  side: string | null
  claim: string | null
  said: (string | null)[] | null
}

export interface Card {
  card: string | null
  dealt: string
  shown: boolean
  main: boolean
  dead: boolean
  reserve: boolean
  awakened: boolean
  used: boolean
  lobotomized: boolean
  gloomy: boolean
  isolated: boolean
  doomed: boolean
  due: number | null
}

export interface Row {
  seat: number
  cards: Card[]
}

export interface Marks {
  reaper: string | null
  accused: string[]
  prophecies: string[][]
  prophecies_reversed: boolean[]
  chips: string[]
  chips_reversed: boolean[]
}

export interface Own {
  guards: Record<string, number[]>
  guarded: string | null
  mary_asked: number[]
  archive_lost: boolean
  ali_used: boolean
  ali_card: string | null
  sleeps: string[][]
  pact: number[]
  pact_of_hate: boolean
  puppet: number | null
  order: string | null
  anxiety_asked: number[]
  proposals: Record<string, string | null>
  awake: number[]
  may: Record<string, number[]>
}

export interface Omen {
  seat: number
  omen: string
  about: number
  until: number
  fate: string | null
}

export interface Future {
  asker: number
  question: string
  about: number
  said: string | null
  until: number
}

export interface Goal {
  goal: string | null
  unmasked: boolean
  virus: number
  role: string | null
}

export interface Tokens {
  broccoli: number
  shield: boolean
  coma: boolean
  number: number
  number_shown: boolean
  spy: boolean
  spy_hit: boolean
  closed: boolean
  removed: boolean
}

export interface CustomView {
  seats: Goal[]
  tokens: Record<string, Record<string, Tokens>>
  traitor: string | null
  converted: number[]
  hideout: string | null
  maze: number | null
  mind: string | null
  gas: string | null
  gas_before: string[]
  pills: number
  laughing: number
  bets: ((string | number)[])[]
  prizes: number[]
  friend: number | null
  cook: number | null
  centre: number
  no_food: boolean
  ripe: string | null
  world: string | null
  hand: Record<string, number>
  character: number
  sheriff: number | null
  royal: number | null
  loans: ((string | number)[])[]
  body: string | null
  haunted: number | null
  points: number
  robots: number
  haki: string[]
  foreseen: string | null
  king: boolean
  doll: string | null
  immortal_until: number
  clock: number[]
  time: string[]
  stopped: number | null
  carts: number
  comas: number
  transplant: string | null
  gambling: boolean
  behaving: number[]
  now: Record<string, number>
  gone_by: string[]
  nap: boolean
  lynchings: number
}

export interface BethlemView {
  outcome: string
  cause: string
  mode: string
  round: number
  phase: string
  call: string | null
  waiting: Waiting | null
  narrator: number | null
  seats: Seat[]
  rows: Row[]
  marks: Marks
  own: Own
  borrowed: string | null
  borrowed_before: string[]
  suggestion: string | null
  hypnotized: number | null
  banned: number | null
  elected: number | null
  lynched: string | null
  gloom_asked: number[]
  hostile_asked: number[]
  scythe: boolean
  defied: number
  quiet: number
  omen: Omen | null
  future: Future[]
  events_left: number
  events_out: string[]
  pool: string[]
  winners: number[]
  custom: CustomView | null
}
