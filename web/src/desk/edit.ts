import type { Changes, Value } from './types'

/** Whether two values say the same; the order of a table's keys says nothing. */
export function same(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]))
  }
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
}

/** The value at a dotted path; undefined where there is none. */
export function at(values: Value | undefined, path: string): Value | undefined {
  let here = values
  for (const key of path ? path.split('.') : []) {
    if (typeof here !== 'object' || here === null) return undefined
    here = Array.isArray(here) ? here[Number(key)] : here[key]
  }
  return here
}

/** The changes with one more, or with one less where the value is what stands there anyway. */
export function put(changes: Changes, base: Value, path: string, value: Value): Changes {
  const { [path]: _, ...rest } = changes
  return same(value, base) ? rest : { ...rest, [path]: value }
}

/** What holds only with so many players: its path among the changes. */
const OTHER = /^by_players\.(\d+)\.(.+)$/
export const pathFor = (seats: number | null, path: string): string => (seats === null ? path : `by_players.${seats}.${path}`)
/** For which number of players a path is, if not for all, and what it names then. */
export function partOf(path: string): { seats: number | null; path: string } {
  const [, seats, inner] = OTHER.exec(path) ?? []
  return inner === undefined ? { seats: null, path } : { seats: Number(seats), path: inner }
}

/** The changes for so many players, or those for all, by the paths of the form. */
export function changesFor(changes: Changes, seats: number | null): Changes {
  return Object.fromEntries(Object.entries(changes).map(([path, value]) => ({ ...partOf(path), value })).filter((one) => one.seats === seats).map((one) => [one.path, one.value]))
}

export const sum = (table: Record<string, Value>): number => Object.values(table).reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0)

/** A row with one of it moved by a place. */
export function moved<T>(row: readonly T[], from: number, by: number): T[] {
  const to = from + by
  if (to < 0 || to >= row.length) return [...row]
  const made = [...row]
  made.splice(to, 0, ...made.splice(from, 1))
  return made
}

const TOGETHER = 900

/** What was done, to be taken back and done again. Steps of one thing in quick succession are one. */
export class Steps<T> {
  private past: T[] = []
  private future: T[] = []
  private last = { of: '', when: -Infinity }

  constructor(public now: T) {}

  do(next: T, of: string, when: number): void {
    if (!(of && of === this.last.of && when - this.last.when < TOGETHER)) this.past.push(this.now)
    this.last = { of, when }
    this.now = next
    this.future = []
  }

  undo(): boolean {
    return this.step(this.past, this.future)
  }

  redo(): boolean {
    return this.step(this.future, this.past)
  }

  get undoable(): boolean {
    return this.past.length > 0
  }

  get redoable(): boolean {
    return this.future.length > 0
  }

  private step(from: T[], to: T[]): boolean {
    const next = from.pop()
    if (next === undefined) return false
    to.push(this.now)
    this.now = next
    this.last = { of: '', when: -Infinity }
    return true
  }
}
