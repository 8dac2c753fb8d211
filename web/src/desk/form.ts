import { at, changesFor, partOf, pathFor } from './edit'
import type { Changes, Fault, Field, Form, Section, Shape, Value } from './types'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('_', ' ')

/** All that can be read of a field: also the names of its keys and words. */
function wordsOf(shape: Shape): string[] {
  return [
    ...(shape.keys ?? []).flatMap((key) => [key.value, key.title]), ...(shape.words ?? []).flatMap((word) => [word.value, word.title]),
    ...(shape.of ? wordsOf(shape.of) : []),
  ]
}

/** The sections with the fields that hold every word of a text, or all of them for an empty one; those that are called so stand before those in which something is. Sections without any are left out. What may begin from a card of the game is found by every card's name. */
export function search(sections: Section[], text: string, only: (field: Field) => boolean = () => true): Section[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  const cards = fieldsOf(sections).flatMap((field) => (field.keys ?? []).map((key) => key.title))
  const found = (section: Section, above: string): Section[] => {
    const titles = `${above} ${section.title} ${section.path}`
    const fields = section.fields.filter((field) => {
      const where = plain([titles, field.path, field.name, field.about, ...wordsOf(field), ...(field.of?.begins ? cards : [])].join(' '))
      return only(field) && wanted.every((word) => where.includes(word))
    })
    const called = (field: Field) => Number(wanted.every((word) => plain([field.path, field.name, field.about].join(' ')).includes(word)))
    if (wanted.length) fields.sort((a, b) => called(b) - called(a))
    const inner = section.sections.flatMap((one) => found(one, titles))
    return fields.length || inner.length ? [{ ...section, fields, sections: inner }] : []
  }
  return sections.flatMap((section) => found(section, ''))
}

export const fieldsOf = (sections: Section[]): Field[] => sections.flatMap((one) => [...one.fields, ...fieldsOf(one.sections)])

/** Whether a path is another or lies within it. */
export const within = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** How many changes lie in a section. */
export const changed = (section: Section, changes: Changes): number => fieldsOf([section]).filter((field) => field.path in changes).length

/** The faults of one field, and those that belong to no field of the form. */
export const faultsOf = (field: Field, faults: Fault[]): Fault[] => faults.filter((fault) => within(fault.path, field.path))
export function homeless(sections: Section[], faults: Fault[]): Fault[] {
  const fields = fieldsOf(sections)
  return faults.filter((fault) => !fields.some((field) => within(fault.path, field.path)))
}

/** A table with the cards of one's own by their names, first of all; places for those that are not written are none yet. */
export function withOwn(field: Field, called: Record<string, string>): Field {
  if (!field.keys) return field
  const named = field.keys.filter((key) => key.value in called).map((key) => ({ value: key.value, title: called[key.value]! }))
  return { ...field, keys: [...named, ...field.keys.filter((key) => !(key.value in called) && !key.spare)] }
}

/** Whether a number follows from others by a formula. */
export const isTie = (value: Value | undefined): value is string => typeof value === 'string' && value.startsWith('=')
export const FILLS = '= rest'

/** Whether a range is small enough for a slider to say something. */
export const small = ({ low, high }: Shape): boolean => low != null && high != null && high - low <= 30

/** The numbers that a search may turn, those of tables and rows among them, each with what tells it from others of its name. */
export function numbersOf({ sections, values }: Form): { path: string; name: string }[] {
  const inside = (of: Section[], whose: string): { path: string; name: string }[] => of.flatMap((section) => [
    ...section.fields.flatMap((field) => {
      const name = whose + field.name
      if (field.bound) return []
      const value = at(values, field.path)
      if (field.kind === 'number' && typeof value === 'number') return [{ path: field.path, name }]
      if (field.of?.kind !== 'number' || typeof value !== 'object' || value === null) return []
      const titleOf = (key: string) => Array.isArray(value) ? String(Number(key) + 1) : field.keys?.find((word) => word.value === key)?.title ?? key
      return Object.keys(value).map((key) => ({ path: `${field.path}.${key}`, name: `${name}: ${titleOf(key)}` }))
    }),
    ...section.sections.flatMap((one) => inside([one], isTable(section) ? `${one.title}: ` : whose)),
  ])
  return inside(sections, '')
}

/** Changes by the fields of the form: one within a table or a row is one of the whole. */
export function inFields(form: Form, changes: Changes): Changes {
  const usual = usualInFields(form, changesFor(changes, null))
  const seats = [...new Set(Object.keys(changes).map((path) => partOf(path).seats))].filter((n) => n !== null)
  return Object.assign(usual, ...seats.map((n) => Object.fromEntries(
    Object.entries(usualInFields(form, changesFor(changes, n), usual)).map(([path, value]) => [pathFor(n, path), value]))))
}

function usualInFields({ sections, values }: Form, changes: Changes, over: Changes = {}): Changes {
  const paths = fieldsOf(sections).map((field) => field.path)
  const made: Changes = {}
  for (const [path, value] of Object.entries(changes).sort(([a], [b]) => a.length - b.length)) {
    const outer = paths.find((one) => path !== one && within(path, one))
    if (outer === undefined || paths.includes(path)) made[path] = value
    else made[outer] = laid(made[outer] ?? over[outer] ?? at(values, outer) ?? {}, path.slice(outer.length + 1).split('.'), value)
  }
  return made
}

function laid(into: Value, [key, ...rest]: string[], value: Value): Value {
  if (key === undefined) return value
  if (Array.isArray(into) && !/^\d+$/.test(key)) return withThing(into, key, value)
  if (Array.isArray(into)) return into.map((one, i) => (i === Number(key) ? laid(one, rest, value) : one))
  const table = typeof into === 'object' && into !== null ? into : {}
  return { ...table, [key]: laid(table[key] ?? {}, rest, value) }
}

/** A row with a thing put in, taken out, or another in its place. */
function withThing(row: Value[], thing: string, value: Value): Value[] {
  if (value === true) return [...row, thing]
  return row.flatMap((one) => (one !== thing ? [one] : value === false ? [] : [value]))
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Whether the sections within one are alike and short enough to be the lines of a table. */
export function isTable({ fields, sections }: Section): boolean {
  const names = (one: Section) => one.fields.map((field) => lastOf(field.path)).join()
  return !fields.length && sections.length > 1 && sections.every((one) =>
    !one.sections.length && one.fields.length > 0 && one.fields.length <= 6 && names(one) === names(sections[0]!)
    && one.fields.every(({ kind }) => kind === 'number' || kind === 'flag' || kind === 'word'))
}
