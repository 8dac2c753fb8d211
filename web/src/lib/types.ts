/** What is said between server and page: the mirror of `src/tapete/table/http/schema.py` and `schema_play.py`, name by name. */

export type Language = 'es' | 'en'
export type BotName = 'easy' | 'normal' | 'strong'
export type Status = 'waiting' | 'playing' | 'paused' | 'over'

export interface Failure { code: string; sentence: string; rule: string | null }

// ---- games

export interface RoleInfo { name: string; label: string; about: string }
export interface RulesetInfo { name: string; title: string; version: number }
/** How a bot that searches plays. */
export type Style = 'level' | 'hasty' | 'patient' | 'bookish' | 'curious' | 'stubborn'
export interface CharacterInfo { name: string; style: Style }
export interface BotInfo { name: BotName; label: string }
export interface OfferValue { value: string | number | boolean; label: string }
export interface OfferInfo { path: string; label: string; values: OfferValue[] }
/** What is good to know before a game is opened. */
export interface Before { lines: string[] }

export interface GameInfo {
  name: string
  title: string
  about: string
  facts: string
  cover: string
  players: { fewest: number; most: number; usual: number }
  roles: RoleInfo[]
  rulesets: RulesetInfo[]
  bots: BotInfo[]
  characters: CharacterInfo[]
  bots_ready: boolean
  bots_state: 'ready' | 'preparing' | 'resting'
  offers: OfferInfo[]
  lesson: number | null
  calls: boolean
  timed: boolean
}

/** Options that differ from a ruleset's, of a file called so. */
export interface Variant { name: string; options: Record<string, unknown> }

export interface RuleText {
  id: string
  title: string
  kind: 'rule' | 'ruling'
  sections: string[]
  text: string
  why: string | null
}
export interface Chapter { id: string; title: string; rules: RuleText[] }
export interface Rulebook { game: string; ruleset: string; source: string; chapters: Chapter[] }
/** How a game is played; `picture` is a position, with marks at some of its things. */
export interface HowTo {
  game: string
  ruleset: string
  minutes: number[] | null
  sections: {
    about: 'goal' | 'turn' | 'board' | 'end' | 'asked'
    lines: string[]
    picture: { view: unknown; seat: number | null; roles: string[]; hand: boolean; marks: { thing: string; text: string }[] } | null
  }[]
}
export interface Term { kind: string; name: string; label: string; text: string; rules: string[] }

// ---- tables and seats

export interface SeatAsk { kind: 'me' | 'bot' | 'open'; bot?: BotName; role?: string | null; name?: string | null }
/** Only those who sit there read and write; whoever watches reads along; or writes, too. */
export type ChatFor = 'seats' | 'heard' | 'all'
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
  chat?: ChatFor
}
export interface Seated { code: string; seat: number | null; token: string | null; player: string; asks: boolean }
export interface SeatInfo {
  seat: number
  kind: 'human' | 'bot' | 'open'
  bot: BotName | null
  name: string | null
  style: Style | null
  /** Who has got up from an open seat of a running game. */
  left: string | null
  role: string | null
  present: boolean
}
/** `place` is null where all win and lose together. */
export interface Standing { seat: number; place: number | null; won: boolean; said: string }
export interface Outcome { won: boolean | null; name: string; sentence: string; standings: Standing[] }
export interface Difference { path: string; label: string; value: unknown; usual: unknown; said: string; rule: string | null }
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
  chat: ChatFor
  differs: Difference[]
  fork: ForkInfo | null
  outcome: Outcome | null
  replay: string | null
  next: string | null
  series: Series | null
  stuck: string | null
}
/** Games of the same people: how often whoever sits in each seat had won before this one. */
export interface Series { number: number; won: number[] }
export interface Rematch { code: string }
/** A table at which the reader holds a seat. */
export interface MyGame { table: TableInfo; seat: number; yours: boolean; left: number | null }

// ---- people

/** How well somebody plays a game: in 19 of 20 cases no further from `value` than `spread`. */
export interface RatingInfo { value: number; spread: number; games: number }
export interface BotRating { bot: BotName; label: string; rating: RatingInfo }
export interface RoleTally { role: string; label: string; played: number; won: number }
export interface GameTally { game: string; title: string; played: number; won: number; roles: RoleTally[]; rating: RatingInfo | null; bots: BotRating[] }
export interface Companion { name: string; played: number }
export interface PlayedGame {
  game: string
  title: string
  ruleset: string
  at: number
  name: string | null
  role: string | null
  place: number | null
  won: boolean
  seats: number
  rated: boolean
  people: string[]
  bots: number
  replay: string | null
}
export interface Profile { name: string | null; played: number; won: number; by_game: GameTally[]; companions: Companion[]; games: PlayedGame[] }
export type ChannelKind = 'push' | 'webhook' | 'mail'
export type Service = 'discord' | 'slack' | 'ntfy' | 'matrix'
export interface Subscription { endpoint: string; p256dh: string; auth: string }
export interface NewChannel { kind: ChannelKind; service?: Service; address?: string; subscription?: Subscription }
export interface Channel { id: string; kind: ChannelKind; service: Service | null; shown: string; confirmed: boolean; zone: string; quiet_from: number | null; quiet_to: number | null }
export interface Notices { kinds: ChannelKind[]; push_key: string | null; channels: Channel[] }
export interface KeyWords { words: string[] }
export interface SaidKey { key: string }

export interface PassCode { code: string; seconds: number }

// ---- playing

export interface MenuItem { action: string; kind: string; args: string[]; label: string; forced: boolean; note: boolean }
export interface Happening {
  seq: number
  index: number
  what: string
  args: Record<string, string | number>
  /** The seat that it names first; none for what the page tells itself. */
  seat?: number | null
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
export interface Stops { stops: StopInfo[]; presets: { name: 'few' | 'usual' | 'all'; stops: string[] }[]; passing: boolean }
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
  lesson: LessonInfo | null
}
/** What the guide of a first lesson says; `show` are things by the page's names for them. */
export interface LessonInfo { step: number; steps: number; lines: string[]; show: string[]; actions: string[]; done: boolean }
export interface Why { legal: boolean; sentence: string; rule: string | null }
export interface IsAsked { asked: boolean }
export interface TakesBack { label: string | null }
/** `seat` is null for somebody who watches. */
export interface ChatLine { id: number; seat: number | null; name: string; text: string; at: number }
export interface Hint { action: string; label: string; value: number; low: number; high: number; visits: number }
export interface Hints { seq: number; hints: Hint[]; why: string[]; close: boolean }

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
/** `looks`: how often a search has looked at a moment of it, and `of`: how often it will. */
export interface Curve { values: number[]; turning_points: number[]; reach: number; looks: number; of: number }

// ---- what the host says

export interface Notice { id: string; texts: Partial<Record<'es' | 'en', string>>; at: number }
export interface HouseInfo { notice: Notice | null; new_tables: boolean; sites: string[]; passwords: boolean; desk?: 'off' | 'open' | 'key' }

// ---- the WebSocket

export type Live =
  | ({ type: 'now' } & Now)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; seats: SeatInfo[] }
  | { type: 'proposal'; proposal: Proposal | null }
  | { type: 'thinking'; seat: number }
  | { type: 'notice'; notice: Notice | null }
  | { type: 'error'; error: Failure }
