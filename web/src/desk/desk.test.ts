import { describe, expect, it, vi } from 'vitest'
import { at, changesFor, moved, partOf, put, same, Steps, sum } from './edit'
import { changed, faultsOf, fieldsOf, homeless, inFields, isTable, numbersOf, search } from './form'
import { asHash, fromHash } from './kept'
import { Answers } from './live.svelte'
import { barsOf, evenly, place, scaleOf, steady, ticks } from './scale'
import { nameFor, treeOf } from './tree'
import type { Field, Form, Section, Thing, Variant } from './types'

const number = (path: string, name: string, more: Partial<Field> = {}): Field => ({ path, name, about: '', kind: 'number', low: 0, high: 9, rules: [], bound: false, ...more })
const section = (path: string, title: string, fields: Field[], sections: Section[] = []): Section => ({ path, title, about: '', fields, sections })

const DECK: Field = { path: 'deck', name: 'The cards', about: '', rules: [], bound: false, kind: 'table', of: { kind: 'number', low: 0, high: 9 }, keys: [{ value: 'KEY', title: 'Llave' }, { value: 'VIAL', title: 'Poción' }] }
const FORM: Form = {
  sections: [
    section('', 'The game', [DECK]),
    section('end', 'How it ends', [number('end.keys', 'Keys needed to escape'), number('end.max_rounds', 'A limit', { bound: true })]),
    section('roles', 'The souls', [], [section('roles.TANK', 'Tank', [number('roles.TANK.sanity', 'Sanity')]), section('roles.SCOUT', 'Scout', [number('roles.SCOUT.sanity', 'Sanity')])]),
  ],
  values: { deck: { KEY: 5 }, end: { keys: 4, max_rounds: 0 }, roles: { TANK: { sanity: 7 }, SCOUT: { sanity: 3 } }, row: [1, 2] },
}

describe('changes', () => {
  it('are none where a value is the ruleset\'s own', () => {
    expect(put({}, 4, 'end.keys', 3)).toEqual({ 'end.keys': 3 })
    expect(put({ 'end.keys': 3 }, 4, 'end.keys', 4)).toEqual({})
    expect(put({ deck: { KEY: 6 } }, { KEY: 5 }, 'deck', { KEY: 5 })).toEqual({})
  })
  it('are looked up by their paths, in lists too', () => {
    expect(at(FORM.values, 'roles.TANK.sanity')).toBe(7)
    expect(at(FORM.values, 'row.1')).toBe(2)
    expect(at(FORM.values, 'nothing.there')).toBeUndefined()
  })
  it('for some players are put on those for all', () => {
    const changes = { 'end.keys': 3, 'by_players.3.end.keys': 5, 'by_players.3.deck.KEY': 7 }
    expect(changesFor(changes, null)).toEqual({ 'end.keys': 3 })
    expect(changesFor(changes, 3)).toEqual({ 'end.keys': 5, 'deck.KEY': 7 })
    expect(partOf('by_players.3.end.keys')).toEqual({ seats: 3, path: 'end.keys' })
    expect(inFields(FORM, changes)).toEqual({ 'end.keys': 3, 'by_players.3.end.keys': 5, 'by_players.3.deck': { ...(FORM.values as { deck: object }).deck, KEY: 7 } })
  })
  it('of a place within a table are changes of the table', () => {
    expect(inFields(FORM, { 'deck.VIAL': 2, 'deck.KEY': 3, 'end.keys': 2 })).toEqual({ deck: { KEY: 3, VIAL: 2 }, 'end.keys': 2 })
    expect(FORM.values.deck).toEqual({ KEY: 5 })
  })
  it('of a thing in a row are changes of the row', () => {
    const form: Form = { sections: [section('', '', [{ ...DECK, path: 'calls', kind: 'row', of: { kind: 'word' } }])], values: { calls: ['A', 'B', 'C'] } }
    expect(inFields(form, { 'calls.B': false, 'calls.D': true, 'calls.C': 'E' })).toEqual({ calls: ['A', 'E', 'D'] })
    expect(inFields(form, { calls: ['A', 'B'], 'by_players.3.calls.B': false })).toEqual({ calls: ['A', 'B'], 'by_players.3.calls': ['A'] })
  })
  it('go through a link and back; what is no table of changes is none', () => {
    const changes = { 'end.keys': 3, deck: { KEY: 6 } }
    expect(fromHash(asHash(changes))).toEqual(changes)
    expect([fromHash(''), fromHash('[1]'), fromHash('%E0%A4%A'), fromHash('3')]).toEqual([null, null, null, null])
  })
})

describe('values', () => {
  it('are the same whatever the order of their keys, and not whatever that of a list', () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
    expect(same([1, 2], [2, 1])).toBe(false)
    expect(same({ a: 1 }, { b: 1 })).toBe(false)
    expect(same({}, [])).toBe(false)
  })
  it('that only bound a study are not for a search to turn', () => {
    expect(numbersOf(FORM).map((one) => one.path)).not.toContain('end.max_rounds')
    expect(numbersOf(FORM).map((one) => one.path)).toContain('end.keys')
  })
  it('of a deck have a sum', () => {
    expect(sum({ KEY: 5, VIAL: 2 })).toBe(7)
  })
  it('move by a place and not over the edge', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })
})

describe('steps', () => {
  it('are taken back and done again, and a new one ends what could be done again', () => {
    const steps = new Steps(1)
    steps.do(2, '', 0)
    steps.do(3, '', 1)
    expect([steps.undo(), steps.now, steps.undo(), steps.now, steps.undo()]).toEqual([true, 2, true, 1, false])
    expect([steps.redo(), steps.now]).toEqual([true, 2])
    steps.do(9, '', 2)
    expect([steps.redoable, steps.undo(), steps.now]).toEqual([false, true, 2])
  })
  it('of one number in quick succession are one, those of another or later are not', () => {
    const steps = new Steps(0)
    steps.do(1, 'a', 0)
    steps.do(2, 'a', 100)
    steps.do(3, 'b', 200)
    steps.do(4, 'b', 5000)
    const seen = []
    while (steps.undo()) seen.push(steps.now)
    expect(seen).toEqual([3, 2, 0])
  })
})

describe('the form', () => {
  it('is searched by names, sections and cards, accents aside', () => {
    expect(fieldsOf(search(FORM.sections, 'pocion')).map((field) => field.path)).toEqual(['deck'])
    expect(fieldsOf(search(FORM.sections, 'ends keys')).map((field) => field.path)).toEqual(['end.keys'])
    expect(fieldsOf(search(FORM.sections, 'scout')).map((field) => field.path)).toEqual(['roles.SCOUT.sanity'])
    expect(search(FORM.sections, 'nowhere')).toEqual([])
    const [whole] = search([{ path: '', title: '', about: '', sections: [], fields: [
      { path: 'deck', name: 'Mazo', about: '', rules: [], bound: false, kind: 'table', keys: [{ value: 'OWN_1', title: 'Carta propia 1' }] },
      { path: 'cards', name: 'Cartas propias', about: '', rules: [], bound: false, kind: 'data' }] }], 'carta propia')
    expect(whole!.fields.map((field) => field.path)).toEqual(['cards', 'deck'])
    const own: Field = { path: 'own', name: 'Own cards', about: '', rules: [], bound: false, kind: 'row', of: { kind: 'data', begins: true } }
    expect(fieldsOf(search([...FORM.sections, section('', 'More', [own])], 'pocion')).map((field) => field.path)).toEqual(['deck', 'own'])
    expect(fieldsOf(search(FORM.sections, '', (field) => field.path === 'deck')).map((field) => field.path)).toEqual(['deck'])
  })
  it('shows sections that are alike as a table', () => {
    expect(FORM.sections.map(isTable)).toEqual([false, false, true])
  })
  it('has each fault at its field, and those of none at its head', () => {
    const faults = [{ path: 'deck.KEY', sentence: 'a' }, { path: 'end.keys', sentence: 'b' }, { path: '', sentence: 'c' }, { path: 'end', sentence: 'd' }]
    expect(faultsOf(DECK, faults).map((fault) => fault.sentence)).toEqual(['a'])
    expect(homeless(FORM.sections, faults).map((fault) => fault.sentence)).toEqual(['c', 'd'])
  })
  it('counts the changes of a section', () => {
    expect(FORM.sections.map((one) => changed(one, { 'end.keys': 1, 'roles.TANK.sanity': 3 }))).toEqual([0, 1, 1])
  })
  it('knows every number that a search may turn', () => {
    expect(numbersOf(FORM)).toContainEqual({ path: 'deck.KEY', name: 'The cards: Llave' })
    expect(numbersOf(FORM)).toContainEqual({ path: 'roles.TANK.sanity', name: 'Tank: Sanity' })
  })
})

describe('an axis', () => {
  it('holds what it shows, at round numbers, a share within 0 and 1', () => {
    const scale = scaleOf([{ low: 0.107, high: 0.119 }, { low: 0.13, high: 0.14 }], 'share')
    expect(scale.low).toBeLessThanOrEqual(0.107)
    expect(scale.high).toBeGreaterThanOrEqual(0.14)
    expect(ticks(scale).every((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9)).toBe(true)
    expect(scaleOf([{ low: 0, high: 0.01 }], 'share').low).toBe(0)
    expect(scaleOf([{ low: 0.99, high: 1 }], 'share').high).toBe(1)
  })
  it('stays while figures move on it, and changes where they leave it or grow small on it', () => {
    const before = scaleOf([{ low: 0.05, high: 0.2 }], 'share')
    expect(scaleOf([{ low: 0.09, high: 0.15 }], 'share', before)).toBe(before)
    expect(scaleOf([{ low: 0.4, high: 0.5 }], 'share', before)).not.toBe(before)
    const wide = { low: 0, high: 1, step: 0.2 }
    expect(scaleOf([{ low: 0.5, high: 0.52 }], 'share', wide)).not.toBe(wide)
    expect(scaleOf([{ low: 0.3, high: 0.7 }], 'share', wide)).toBe(wide)    // two fifths of it
  })
  it('of differences has 0 in its middle', () => {
    const scale = evenly([-0.03, 0.11])
    expect(place(0, scale)).toBe(50)
    expect(scale.high).toBeGreaterThanOrEqual(0.11)
    expect(ticks(scale)).toContain(0)
  })
  it('ends at its ends', () => {
    expect([place(-1, { low: 0, high: 2, step: 1 }), place(1, { low: 0, high: 2, step: 1 }), place(5, { low: 0, high: 2, step: 1 })]).toEqual([0, 50, 100])
  })
})

const thing = (name: string, rate: number): Thing => ({ name, title: name, games: 100, rate, low: rate, high: rate, more: [] })

describe('what is drawn', () => {
  it('keeps the order that its reader has seen, newcomers behind', () => {
    expect(steady([thing('c', 3), thing('a', 2), thing('b', 1)], ['a', 'b']).map((one) => one.name)).toEqual(['a', 'b', 'c'])
  })
  it('has bars as wide as their lengths and as high as their share', () => {
    expect(barsOf({ unit: 'rounds', width: 2, bars: [{ at: 10, games: 1 }, { at: 12, games: 3 }] })).toEqual([{ from: 10, to: 12, share: 0.25 }, { from: 12, to: 14, share: 0.75 }])
  })
})

const variant = (id: string, parent: string | null, deleted = false): Variant => ({ id, parent, deleted, game: 'g', ruleset: 'r', name: id, note: '', changes: {}, created: 0, figures: null })

describe('variants', () => {
  it('stand under what they were made of, and under what that stood if it was deleted', () => {
    const tree = treeOf([variant('a', null), variant('b', 'a', true), variant('c', 'b'), variant('d', null), variant('e', 'gone')])
    expect(tree.map((one) => [one.variant.id, one.under.map((inner) => inner.variant.id)])).toEqual([['a', ['c']], ['d', []], ['e', []]])
    const round = treeOf([variant('a', 'b', true), variant('b', 'a', true), variant('c', 'a')])
    expect(round.map((one) => one.variant.id)).toEqual(['c'])
  })
  it('are called by what differs, as far as there is room', () => {
    expect(nameFor([{ title: 'Keys', value: '3' }, { title: 'House', value: '0' }])).toBe('Keys 3, House 0')
    expect(nameFor([{ title: 'Cards', value: '' }, { title: 'House', value: '0' }])).toBe('Cards, House 0')
    expect(nameFor([{ title: 'A very long title of an option', value: '3' }, { title: 'Another very long title of one', value: '0' }])).toBe('A very long title of an option 3 …')
  })
})

class FakeSocket {
  static last: FakeSocket
  readyState = 0
  sent: { ask: number; game: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() { FakeSocket.last = this }
  send(text: string) { this.sent.push(JSON.parse(text)) }
  close() { this.readyState = 3 }
  say(answer: object) { this.onmessage?.({ data: JSON.stringify(answer) }) }
}

describe('answers', () => {
  it('of an earlier question are not shown, and the last figures stay until there are new ones', () => {
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }))
    vi.stubGlobal('location', { origin: 'http://here' })
    vi.stubGlobal('sessionStorage', { getItem: () => null })
    const answers = new Answers()
    const question = { game: 'g', ruleset: 'r', changes: {}, players: 4, agent: 'greedy', beside: null }
    answers.ask(question)
    FakeSocket.last.readyState = 1
    FakeSocket.last.onopen?.()
    FakeSocket.last.say({ ask: 1, state: 'playing', figures: { games: 60 } })
    expect([answers.state, answers.stale, answers.shown?.figures?.games]).toEqual(['playing', false, 60])
    answers.ask(question)
    FakeSocket.last.say({ ask: 1, state: 'done', figures: { games: 999 } })
    expect([answers.state, answers.stale, answers.shown?.figures?.games]).toEqual(['asked', true, 60])
    FakeSocket.last.say({ ask: 2, state: 'refused', sentence: 'no' })
    expect([answers.state, answers.sentence, answers.shown?.figures?.games]).toEqual(['refused', 'no', 60])
    expect(FakeSocket.last.sent.map((one) => one.ask)).toEqual([1, 2])
    answers.close()
    vi.unstubAllGlobals()
  })
})
