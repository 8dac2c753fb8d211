/** What is said between server and page: the mirror of `src/tapete/table/schema.py`, name by name. */

export type Language = 'es' | 'en'
export type BotName = 'easy' | 'normal' | 'strong'
export type Status = 'waiting' | 'playing' | 'paused' | 'over'

export interface Failure { code: string; sentence: string; rule: string | null }

// ---- games

export interface RoleInfo { name: string; label: string; about: string }
export interface RulesetInfo { name: string; title: string; version: number }
export interface BotInfo { name: BotName; label: string }
export interface OfferValue { value: string | number | boolean; label: string }
export interface OfferInfo { path: string; label: string; values: OfferValue[] }
export interface GameInfo {
  name: string
  title: string
  players: { fewest: number; most: number; usual: number }
  roles: RoleInfo[]
  rulesets: RulesetInfo[]
  bots: BotInfo[]
  bots_ready: boolean
  bots_state: 'ready' | 'preparing' | 'resting'
  offers: OfferInfo[]
  calls: boolean
  timed: boolean
}

export interface RuleText {
  id: string
  kind: 'rule' | 'ruling' | 'note'
  sections: string[]
  text: string
  why: string | null
}
export interface Chapter { id: string; title: string; rules: RuleText[] }
export interface Rulebook { game: string; ruleset: string; source: string; chapters: Chapter[] }
export interface Term { kind: string; name: string; label: string; text: string; rules: string[] }

// ---- tables and seats

export interface SeatAsk { kind: 'me' | 'bot' | 'open'; bot?: BotName; role?: string | null; name?: string | null }
export interface Clock { seconds: number }
export interface NewTable {
  game: string
  seats: SeatAsk[]
  listed: boolean
  password?: string | null
  clock?: Clock | null
  calls?: number
  ruleset?: string
  options?: Record<string, unknown>
  several?: boolean
}
export interface Seated { code: string; seat: number | null; token: string | null; player: string; asks: boolean }
export interface SeatInfo {
  seat: number
  kind: 'human' | 'bot' | 'open'
  bot: BotName | null
  name: string | null
  role: string | null
  present: boolean
}
export interface Outcome { won: boolean | null; name: string; sentence: string }
export interface Difference { path: string; label: string; value: unknown; usual: unknown; said: string }
export interface ForkInfo { moment: number; same_future: boolean; replay: string | null }
export interface TableInfo {
  code: string
  link: string
  game: string
  ruleset: string
  status: Status
  seats: SeatInfo[]
  free: number
  seq: number
  listed: boolean
  has_password: boolean
  clock: Clock | null
  host: number | null
  several: boolean
  differs: Difference[]
  fork: ForkInfo | null
  outcome: Outcome | null
  replay: string | null
  stuck: string | null
}
export interface PassCode { code: string; seconds: number }

// ---- playing

export interface MenuItem { action: string; kind: string; args: string[]; label: string; forced: boolean; note: boolean }
export interface Happening {
  seq: number
  index: number
  what: string
  args: Record<string, string | number>
  sentence: string
}
export interface Timer { seat: number; seconds: number; left: number }
export interface Proposal {
  id: string
  kind: 'undo' | 'free' | 'bot' | 'sit'
  by: number | null
  seat: number | null
  bot: BotName | null
  waits_for: number[]
  until: number
  sentence: string
}
export interface Calling { seconds: number; left: number }
export interface StopInfo { name: string; label: string; on: boolean }
export interface Stops { stops: StopInfo[]; passing: boolean }
/** The table as a seat, or somebody who watches, may know it. `V` is the game's view. */
export interface Now<V = unknown> {
  code: string
  seq: number
  status: Status
  seat: number | null
  to_move: number | null
  view: V | null
  question: string | null
  menu: MenuItem[]
  events: Happening[]
  events_before: number
  undo: boolean
  clock: Timer | null
  outcome: Outcome | null
  proposal: Proposal | null
  stops: Stops | null
  calling: Calling | null
}
export interface Why { legal: boolean; sentence: string; rule: string | null }
export interface ChatLine { id: number; seat: number; name: string; text: string; at: number }
export interface Hint { action: string; label: string; value: number; low: number; high: number; visits: number }
export interface Hints { seq: number; hints: Hint[] }

// ---- replays

export interface ReplayInfo {
  id: string
  game: string
  ruleset: string
  version: number
  seats: string[]
  names: string[]
  roles: string[]
  choices: number
  moments: number
  outcome: Outcome | null
  seat: number | null
  open: boolean
}
export interface Moment<V = unknown> {
  moment: number
  seat: number | null
  action: string | null
  label: string | null
  to_move: number | null
  question: string | null
  view: V
  events: Happening[]
}
export interface Moments { moments: Moment[]; next: number | null }
export interface Curve { values: number[]; turning_points: number[] }

// ---- what the host says

export interface Notice { id: string; texts: Partial<Record<'es' | 'en', string>>; at: number }
export interface HouseInfo { notice: Notice | null; new_tables: boolean }

// ---- the WebSocket

export type Live =
  | ({ type: 'now' } & Now)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; seats: SeatInfo[] }
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'thinking'; seat: number }
  | { type: 'notice'; notice: Notice | null }
  | { type: 'error'; error: Failure }
