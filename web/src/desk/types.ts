import type { Snippet } from 'svelte'
import type { Seated } from '../lib/types'

/** What is said between the desk and its page: the mirror of `src/tapete/desk`, name by name. */

export type Value = number | boolean | string | null | Value[] | { [key: string]: Value }
/** What differs from a ruleset, by the dotted paths of its fields. */
export type Changes = Record<string, Value>

/** `spare`: the place of a card of one's own that nobody has written. */
export interface Word { value: string; title: string; spare?: boolean }
/** What a value may be. A table goes by keys, a row is a list. */
export interface Shape {
  kind: 'number' | 'flag' | 'word' | 'row' | 'table' | 'text' | 'data'
  low?: number | null
  high?: number | null
  /** Of a number: what may stand in its place. */
  words?: Word[] | null
  keys?: Word[] | null
  of?: Shape | null
  length?: [number, number] | null
  nullable?: boolean
  /** Of a row: each of its words once at most. */
  once?: boolean
  /** Of a row: in no order. */
  chosen?: boolean
  /** Of data: a text to begin with. */
  sample?: string
  /** Of data: whether cards of the box can be begun from. */
  begins?: boolean
}
export interface Beginning { card: string; title: string; deck: string }
export interface RuleOf { id: string; title: string; wording: string }
export interface Field extends Shape {
  path: string
  name: string
  about: string
  rules?: RuleOf[]
  /** It only ends what would not end by itself: no number by which anybody designs. */
  bound?: boolean
}
export interface Section { path: string; title: string; about: string; fields: Field[]; sections: Section[]; nullable?: boolean }
export interface Form { sections: Section[]; values: Record<string, Value> }

export interface Agent { name: string; title: string; slow: boolean }
export interface DeskGame { name: string; title: string; rulesets: { name: string; title: string }[]; players: [number, number]; agents: Agent[]; usual: number
  /** What is asked about where nobody says. */
  measure: string
  /** What a search may aim at beside the measures. */
  aims: { name: string; title: string; kind: Measured }[]
}

export interface Change { path: string; title: string; base: Value; value: Value }
export interface Fault { path: string; sentence: string }
/** `tied`: what the formulas among the changes come to, by their paths; `called`: what cards of one's own are called in decks. */
export interface Checked { sound: boolean; changes: Change[]; faults: Fault[]; yaml: string; tied?: Record<string, number>; called?: Record<string, Record<string, string>> }

// ---- figures

export type Measured = 'share' | 'number'
export interface Measure { name: string; title: string; kind: Measured; mean: number; low: number; high: number }
export interface Cause { name: string; title: string; share: number }
export interface Thing { name: string; title: string; games: number; rate: number; low: number; high: number; more: Single[] }
export interface Single { title: string; kind: Measured; value: number }
/** `team`: its things are sides, to which no even share falls. */
export interface Group { name: string; title: string; team: boolean; things: Thing[] }
export interface Length { at: number; games: number }
/** How many games had each length, from `at` to below `at` + `width`. */
export interface Lengths { unit: string; width: number; bars: Length[] }
/** Figures of one kind that a game tells besides, some for each place. */
export interface Further { name: string; title: string; kind: Measured; values: number[] }
export interface Figures {
  players: number
  agent: string
  games: number
  seeds: [number, number]
  measures: Measure[]
  causes: Cause[]
  /** What a seat of a competitive game gets on average. */
  even?: number | null
  groups: Group[]
  lengths: Lengths | null
  more?: Further[]
}
export interface Difference { measure: string; title: string; difference: number; low: number; high: number; sure: boolean; sentence: string }

export interface Question { game: string; ruleset: string; changes: Changes; players: number; agent: string; beside: string | null; seconds?: number }
export interface Answer {
  ask: number
  /** `preparing`: the rules are made ready first. */
  state: 'preparing' | 'playing' | 'done' | 'refused'
  sentence?: string
  games?: number
  seconds?: number
  speed?: number
  figures?: Figures
  beside?: Figures
  differences?: Difference[]
}

// ---- variants and work

export interface Variant {
  id: string
  parent: string | null
  game: string
  ruleset: string
  name: string
  note: string
  changes: Changes
  created: string | number
  figures: Figures | null
  deleted?: boolean
}

/** A figure that can be asked about, of the whole game or of whoever has one of a group's things. */
export interface Aim extends Measure { group?: string }
/** What a number changes of a measure, one step down and up. */
export interface Turned { value: number; difference: number; low: number; high: number; sure: boolean }
export interface Turns { path: string; title: string; value: number; games: number; down: Turned | null; up: Turned | null }
/** An answer of a search: all its changes, those that were found, and what fresh seeds showed. */
export interface Found { changes: Changes; moved: Change[]; players: { players: number; measures: Measure[] }[]; distance: number; games: number; seeds: [number, number] }
/** What a thing is worth: the measure with it less without it. */
export interface Worth { kind: string; thing: string; title: string; how: string; worth: number; low: number; high: number; sure: boolean; games: number }
/** A rule, how often it ran in a round of games with a high figure and of the others. */
export interface Ran { rule: string; title: string; wording: string; high: number; low: number; sure: boolean }
export interface Curve { name: 'won' | 'lost' | 'winner' | 'others'; games: number; chances: number[] }
export interface Tension { games: number; unlikely: number; sure: number; curves: Curve[]; comebacks: number; early: number; decided: number }
/** Why a figure is as it is. */
export interface Why {
  measure: string
  title: string
  kind: Measured
  cards: Worth[]
  /** How things were taken out and looked at, and of which that could not be done, in sentences. */
  ways: string[]
  failed: string[]
  happened: { unit: string; high: number; low: number; rules: Ran[] }
  tension: Tension
  /** How long games that were lost lasted. */
  lost: Lengths | null
}
/** How agents fared against each other, the best first, and how surely each pair differs. */
export interface Contest {
  standings: { agent: string; agent_title: string; games: number; mean: number; low: number; high: number }[]
  differences: { first_title: string; second_title: string; difference: number; low: number; high: number; sure: boolean }[]
}
/** Figures by two agents. */
export interface CheckedBy {
  agent_title: string; by_title: string; sentence: string; differs: boolean; games: [number, number]
  measures: { name: string; title: string; kind: Measured; differs: boolean; first: Interval; other: Interval }[]
}
/** What a terminal has begun. */
export interface Run { id: string; game: string; title: string; done: boolean; reported: boolean }
export interface Interval { mean: number; low: number; high: number }
export interface Job {
  id: string
  kind: 'sensitivity' | 'tune' | 'why' | 'tournament' | 'check'
  title: string
  /** While it runs, `result` may hold a first look. */
  state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed'
  done: number
  total: number
  sentence: string
  /** How many are to be done before it; null when it has ended. */
  place?: number | null
  /** Whether it is open and was asked for from here. */
  mine?: boolean
  /** The figure that it is about. */
  measure?: { name: string; title: string; kind: Measured }
  ask: { game: string; ruleset: string; changes: Changes; measure?: string; players?: number | number[]; agent?: string }
  /** What a search is to find, in short. */
  wish?: string
  result?: Turns[] | Found[] | Why | Contest | CheckedBy | null
}
/** What a search aims at: a value, or two between which each is as good. */
export type Target = { measure: string; value: number } | Bound
/** A flag, or a thing that an option may hold or not, or others in its place. */
export interface Switch { path: string; option: string; name: string; others?: string }
export interface Bound { measure: string; low: number; high: number }
export interface Wish { players: number[]; agent: string; target: Target; also: Bound[]; may: string[]; most: number; apart: boolean }
/** `moment`: where it turned. */
export interface Example { seed: number; sentence: string; replay: string; moment: number }
/** Games that people played of a design. */
export interface People { games: number; few: boolean; sentence: string
  /** What people said at the end, if any did. */
  said?: { sentence: string } | null
  /** Where people thought longest. */
  hesitated?: { replay: string; moment: number; seconds: number }[] }
export interface Opened { table: Seated; url: string }
/** A card that takes a picture of one's own; `deck` is null where this design has no such card. */
export interface Pictured { card: string; title: string; deck: string | null; picture: string | null }

/** What a value within a row or a table is changed with: its shape, the value, what it was, what takes the new one, its name, and whether it is at fault. */
export type Within = Snippet<[Shape, Value, Value, (value: Value) => void, string, boolean]>
