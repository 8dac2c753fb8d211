import { describe, expect, it } from 'vitest'
import type { BoardInfo, Happening, MenuItem } from '../types'
import { rosette } from './ornament'
import { pluginOf } from './plugin'
import { knownAt, sentence } from './known'
import { asPlaces, at, concerned, happened, kindOf, named, numberAt, ownPlace, placeOf, shows, sign, thingOf, type View } from './spec'

const spec: BoardInfo = {
  game: 'pig', title: 'Pig', hue: null, status: [], table: [], fields: {}, own: false,
  seat: [{ part: 'counter', path: 'players.*.points', label: 'Points', kind: null, shape: 'card', count: null, top: null, of: null, low: 0, high: 0, spots: {}, ways: [], things: null, who: null, acts: [], place: null, places: [], marks: [], takes: [], always: false }],
  things: { card: { KNAVE: 'the knave', QUEEN: 'the queen' }, place: { HALL: 'the hall' }, rank: { 7: '7' } },
  faces: { card: { KNAVE: { sign: 'J', line: '', ink: '', icon: '', hue: 20, fill: null, pattern: null, picture: '' } } },
  acts: { PLAY: { verb: 'play', kinds: ['card', 'seat'] }, GO: { verb: 'go', kinds: ['place'] }, BID: { verb: 'bid', kinds: ['number'] }, PASS: { verb: 'pass', kinds: [] } },
  told: { PLAYED: { seat: 'seat', card: 'card', n: 'number' }, ROLL: { sides: 'number', face: 'number' }, ROUND: { round: 'number' }, OUT: { seat: 'seat' } },
}
const view: View = { round: 2, players: [{ points: 3, hand: ['KNAVE', null] }, { points: 5, hand: [null] }], deck: { count: 9 } }
const item = (kind: string, ...args: string[]): MenuItem => ({ action: '', kind, args, label: '', forced: false, note: false })
const told = (what: string, args: Happening['args'] = {}): Happening => ({ seq: 1, index: 0, what, args, sentence: '' })

describe('a path of the view', () => {
  it('names what is there, of one seat or of all', () => {
    expect(at(view, 'deck.count')).toBe(9)
    expect(at(view, 'players.*.points', 1)).toBe(5)
    expect(at(view, 'players.*.points')).toEqual([3, 5])
    expect(numberAt(view, 'players.*.hand', 0)).toBe(2)
  })
  it('draws as places how many there may be, where there are some and one can count them', () =>
    expect([null, 0, 1, 10, 11].map(asPlaces)).toEqual([false, false, true, true, false]))
  it('names nothing where there is nothing', () => expect(at(view, 'omen.seat')).toBeUndefined())
})

describe('things', () => {
  it('are of the only kind that has them, where nobody says of which', () => {
    expect(kindOf(spec, null, 'QUEEN')).toBe('card')
    expect(kindOf(spec, null, 'NOBODY')).toBeNull()
    expect(thingOf(spec, 'rank', 7)).toBe('rank:7')
    expect(thingOf(spec, null, 7)).toBeNull()
  })
  it('are called as the game calls them, seats by their players', () => {
    expect(named(spec, ['Ana', 'Ben'], 'seat', 1)).toBe('Ben')
    expect(named(spec, [], null, 'HALL')).toBe('the hall')
    expect(named(spec, [], null, 'MOON_DOG')).toBe('Moon dog')
    expect(named(spec, [], null, -3)).toBe('−3')
  })
  it('are named by choices and happenings, numbers apart', () => {
    expect(concerned(spec, item('PLAY', 'KNAVE', '1'))).toEqual(['card:KNAVE', 'seat:1'])
    expect(concerned(spec, item('BID', '4'))).toEqual([])
    expect(happened(spec, told('PLAYED', { seat: 0, card: 'QUEEN', n: 2 }))).toEqual(['seat:0', 'card:QUEEN'])
  })
})

describe('a part of a board', () => {
  const counter = spec.seat[0]!
  const [hand, empty]: View[] = [view, { round: 0, players: [{ points: 0, hand: [] }], deck: { count: 0 } }]
  const row = { ...counter, part: 'cards' as const, path: 'players.*.hand' }
  const pile = { ...counter, part: 'pile' as const, path: 'deck.count' }
  it('is shown if there is something to show', () => {
    for (const part of [counter, row, pile]) expect([hand!, empty!].map((each) => shows(each, part, 0))).toEqual([true, false])
  })
  it('is shown also without, if it says so, has a maximum, or takes things', () => {
    for (const part of [{ ...counter, always: true }, { ...counter, of: 5 }, { ...row, always: true }, { ...row, takes: ['PLAY'] }, { ...pile, always: true }]) expect(shows(empty!, part, 0)).toBe(true)
  })
  it('has a place for each thing of a row, by the ids of the places', () => {
    const placed = { ...row, place: 'place', places: ['A', 'B'] }
    expect([0, 1, 2].map((i) => placeOf(placed, i))).toEqual(['place:A', 'place:B', null])
    expect(placeOf(row, 0)).toBeNull()
    expect(ownPlace({ ...spec, seat: [counter, placed] }, 'place:B')).toEqual({ part: placed, index: 1 })
    expect(ownPlace(spec, 'place:B')).toBeNull()
  })
  it('has on each thing what is known of it, and nothing for what says nothing', () => {
    const known = { ...row, marks: [{ path: 'players.*.may', label: 'may be', kind: 'card', unless: 'ANY' }] }
    const seen: View = { players: [{ may: ['KNAVE', 'ANY', null] }] }
    expect([0, 1, 2, 3].map((i) => sentence(knownAt(spec, seen, known, 0, i)))).toEqual([['may be: the knave'], [], [], []])
  })
  it('has letters of a face, or of a short name that nothing else draws', () => {
    const face = spec.faces.card!.KNAVE!
    expect([sign(face, 'the knave'), sign({ ...face, sign: '' }, '7'), sign({ ...face, sign: '', picture: 'data:' }, '7'), sign(undefined, 'the knave')]).toEqual(['J', '7', '', ''])
  })
})

describe('the page of any game', () => {
  const plugin = pluginOf(spec)
  it('stops longest for what can be shown, and not for what the table tells', () => {
    const [card, words, table] = [told('PLAYED', { seat: 0, card: 'QUEEN' }), told('OUT', { seat: 0 }), told('TABLE_UNDONE')].map(plugin.pace)
    expect(card!).toBeGreaterThan(words!)
    expect(words!).toBeGreaterThan(0)
    expect(table).toBe(0)
  })
  it('knows what ends a turn, what opens a round, and what may be wanted of a thing', () => {
    expect([item('PASS'), item('BID', '1')].map(plugin.ends)).toEqual([true, false])
    expect(plugin.opensRound(told('ROUND', { round: 4 }))).toBe(4)
    expect(plugin.tries('place:HALL', view, 0)).toEqual(['go HALL'])
    expect(plugin.glyphOf(item('PLAY', 'KNAVE', '1'))).toBe('card:KNAVE')
    expect(plugin.about('seat:1', view, ['Ana', 'Ben'])).toMatchObject({ title: 'Ben', lines: ['Points: 5'] })
  })
})

describe('a rosette', () => {
  it('is always the same of the same name, and another of another', () => {
    expect(rosette('pig')).toBe(rosette('pig'))
    expect(rosette('pig')).not.toBe(rosette('pigs'))
  })
})
