import { isTie } from '../form'
import type { BenchField, Field, Value, Word } from '../types'

export type Card = Record<string, Value>
export type Cards = Record<string, Value>

export const isCard = (value: Value | undefined): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field says something, as its card stands. */
export function says(field: BenchField, card: Card): boolean {
  return !field.only || field.only[1].includes(String(card[field.only[0]]))
}

/** A card with another value in a field. What is usual is not written, nor what says nothing of such a card. */
export function withValue(fields: BenchField[], card: Card, path: string, value: Value): Card {
  const made = { ...card, [path]: value }
  for (const field of fields) {
    const now = made[field.path]
    if (now !== undefined && (!says(field, made) || (field.usual !== undefined && now === field.usual))) delete made[field.path]
  }
  return made
}

/** What a card is called, in a language if it has a name in several. */
export function titleOf(card: Value | undefined, language: string): string {
  const title = isCard(card) ? card.title ?? card.name : ''
  return isCard(title) ? String(title[language] ?? Object.values(title)[0] ?? '') : String(title ?? '')
}

/** A copy of a card, called otherwise. */
export function copyOf(card: Card): Card {
  const key = 'title' in card ? 'title' : 'name'
  const title = card[key]
  const second = (text: Value) => `${String(text)} (2)`
  return { ...card, [key]: isCard(title) ? Object.fromEntries(Object.entries(title).map(([language, text]) => [language, second(text)])) : second(title ?? '') }
}

/** The fields in which a card of this id is counted, or is in or out. */
export const decksOf = (fields: Field[], id: string): Field[] => fields.filter((field) => field.kind === 'table' && field.of?.kind === 'number' && hasWord(field.keys, id))
export const poolsOf = (fields: Field[], id: string): Field[] => fields.filter((field) => field.kind === 'row' && field.of?.kind === 'word' && hasWord(field.of.words, id))
const hasWord = (words: Word[] | undefined, id: string): boolean => (words ?? []).some((word) => word.value === id)

/** The card of which there are most, beside those that are not to give way. */
export function fullest(deck: Cards, but: (id: string) => boolean): string {
  const there = Object.entries(deck).filter(([id, n]) => !but(id) && typeof n === 'number' && n > 0 && !isTie(n))
  return there.toSorted(([, a], [, b]) => Number(b) - Number(a))[0]?.[0] ?? ''
}

/** A deck with so many copies of a card; another one gives way, as far as it can. */
export function withCopies(deck: Cards, id: string, copies: number, instead: string): Cards {
  const before = typeof deck[id] === 'number' ? deck[id] : 0
  const made = { ...deck, [id]: copies }
  if (instead && typeof deck[instead] === 'number') made[instead] = Math.max(0, deck[instead] + before - copies)
  return made
}

/** The rows of a table by a total: each from a number on, the last without an end. */
export interface Row { from: number; text: string }

/** The rows of a written table, or null for one that is written in another way. A key like `3` stands before the others in every object, so they are put in order. */
export function rowsOf(table: Card): Row[] | null {
  const entries = Object.entries(table)
  if (entries.length === 1 && entries[0]![0] === 'always') return [{ from: 0, text: String(entries[0]![1]) }]
  const rows = entries.map(([key, text]) => ({ from: Number(/^(\d+)(?:-\d+|\+)?$/.exec(key)?.[1] ?? NaN), text: String(text) }))
  return rows.length && rows.every((row) => Number.isFinite(row.from)) ? rows.toSorted((a, b) => a.from - b.from) : null
}

export function tableOf(rows: Row[]): Card {
  if (rows.length === 1) return { always: rows[0]!.text }
  return Object.fromEntries(rows.map((row, i) => [keyOf(rows, i), row.text]))
}

/** How a row is written. */
export function keyOf(rows: Row[], i: number): string {
  if (rows.length === 1) return 'always'
  const [from, next] = [rows[i]!.from, rows[i + 1]?.from]
  return next === undefined ? `${from}+` : next - 1 > from ? `${from}-${next - 1}` : String(from)
}

const STEP = 3
export const withRow = (rows: Row[]): Row[] => [...rows, { from: rows.at(-1)!.from + STEP, text: rows.at(-1)!.text }]
/** Without a row, the rows around it meet; the first begins where the first began. */
export const withoutRow = (rows: Row[], i: number): Row[] => rows.filter((_, j) => j !== i).map((row, j) => (j === 0 ? { ...row, from: rows[0]!.from } : row))
/** A row that begins elsewhere, between its neighbours. */
export function begunAt(rows: Row[], i: number, from: number): Row[] {
  const low = rows[i - 1] ? rows[i - 1]!.from + 1 : 0
  const high = rows[i + 1] ? rows[i + 1]!.from - 1 : Infinity
  return rows.map((row, j) => (j === i ? { ...row, from: Math.min(Math.max(from, low), high) } : row))
}
