/** How the parts of a game's board find what they show in a view. */
import { get } from '../api'
import { speech } from '../speech.svelte'
import type { BoardInfo, Face, Happening, MenuItem, PartInfo } from '../types'

/** What stands in a view: whatever JSON holds. */
export type Value = string | number | boolean | null | undefined | Value[] | { [field: string]: Value }
export type View = Record<string, Value>

export const SEAT = 'seat'
const NUMBERS = ['number', 'worth']

const read = new Map<string, Promise<BoardInfo>>()

/** A game's board in the reader's language. */
export function specOf(game: string): Promise<BoardInfo> {
  const key = `${game} ${speech.language}`
  let found = read.get(key)
  if (!found) {
    found = get(`/games/${encodeURIComponent(game)}/board`)
    found.catch(() => read.delete(key))
    read.set(key, found)
  }
  return found
}

/** What a path of the view names; `*` stands for the seat, or without one for all that there are. */
export function at(view: View, path: string, seat: number | null = null): Value {
  return inside(view, path.split('.'), seat)
}

function inside(here: Value, [step, ...rest]: string[], seat: number | null): Value {
  if (step === undefined || here === null || typeof here !== 'object') return step === undefined ? here : undefined
  if (step === '*' && seat === null) return (here as Value[]).map((each) => inside(each, rest, seat))
  const key = step === '*' ? String(seat) : step
  return inside((here as Record<string, Value>)[key], rest, seat)
}

/** Whether places are drawn for how many there may be: where there are some, and not too many to count at a glance. */
export const asPlaces = (of: number | null): boolean => of !== null && of > 0 && of <= 10

export const numberAt = (view: View, path: string, seat: number | null = null): number => {
  const found = at(view, path, seat)
  return typeof found === 'number' ? found : Array.isArray(found) ? found.length : 0
}

/** The kind of a value where its part does not say it: the only one that has a thing of this id. */
export function kindOf(spec: BoardInfo, kind: string | null, value: Value): string | null {
  if (kind !== null || typeof value !== 'string') return kind
  const having = Object.keys(spec.things).filter((one) => value in spec.things[one]!)
  return having.length === 1 ? having[0]! : null
}

/** The name by which a thing is pressed, `card:ROSE`; null for what is no thing. */
export function thingOf(spec: BoardInfo, kind: string | null, value: Value): string | null {
  const of = kindOf(spec, kind, value)
  const id = typeof value === 'string' || typeof value === 'number' ? String(value) : null
  return of === null || id === null || NUMBERS.includes(of) ? null : `${of}:${id}`
}

export const split = (thing: string): { kind: string; id: string } => {
  const cut = thing.indexOf(':')
  return { kind: thing.slice(0, cut), id: thing.slice(cut + 1) }
}

/** `MOON_DOG` as people read it, where a game has no word for it. */
const plain = (id: string): string => {
  const words = id.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a value is called. */
export function named(spec: BoardInfo, names: string[], kind: string | null, value: Value): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number' && kind === SEAT) return names[value] ?? '–'
  if (typeof value !== 'string' && typeof value !== 'number') return String(value)
  const of = kindOf(spec, kind, value)
  if (of === SEAT) return names[Number(value)] ?? '–'
  return (of === null ? undefined : spec.things[of]?.[String(value)]) ?? (typeof value === 'number' ? String(value).replace('-', '−') : plain(value))
}

/** The letters that stand for a thing: those of its face, else its name if that is as short. */
export const sign = (face: Face | undefined, label: string): string =>
  face?.sign || (label.length <= 3 && !face?.line && !face?.ink && !face?.icon && !face?.picture ? label : '')

/** Whether a part shows anything: a row has things, a number is not 0. */
export function shows(view: View, part: PartInfo, seat: number | null): boolean {
  if (part.always || part.takes.length) return true
  const value = at(view, part.path, seat)
  if (part.part === 'counter') return value !== null && value !== undefined && (value !== 0 || part.of !== null)
  if (part.part === 'badge') return value !== null && value !== undefined && value !== '' && value !== false
  if (part.part === 'pile') return numberAt(view, part.path, seat) > 0
  if (part.part === 'cards') return !Array.isArray(value) || value.length > 0 || (part.count !== null && numberAt(view, part.count, seat) > 0)
  return true
}

/** The name by which a place of one's own row is pressed, `place:2`; null if the row has none there. */
export const placeOf = (part: PartInfo, index: number): string | null =>
  part.place === null || part.places[index] === undefined ? null : `${part.place}:${part.places[index]}`

/** The row and the index in it that a place of one's own row stands for. */
export function ownPlace(spec: BoardInfo, thing: string): { part: PartInfo; index: number } | null {
  const { kind, id } = split(thing)
  const part = spec.seat.find((one) => one.place === kind)
  return part ? { part, index: part.places.indexOf(id) } : null
}

/** The things that a choice names, in the order of its arguments. */
export const concerned = (spec: BoardInfo, { kind, args }: MenuItem): string[] =>
  args.flatMap((arg, i) => {
    const of = spec.acts[kind]?.kinds[i]
    return of === undefined || NUMBERS.includes(of) ? [] : [`${of}:${arg}`]
  })

/** The things that a happening names, the seats among them. */
export const happened = (spec: BoardInfo, { what, args }: Happening): string[] =>
  Object.entries(spec.told[what] ?? {}).flatMap(([name, kind]) => {
    const value = args[name]
    return value === undefined || NUMBERS.includes(kind) ? [] : [`${kind}:${value}`]
  })

/** A place on the wheel of colours, always the same of the same name. */
export function hueOf(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return (sum * 47) % 360
}
