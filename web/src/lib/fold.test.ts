import { expect, it } from 'vitest'
import { nextStop, runAt, stopsOf } from './fold'
import type { Moment } from './types'

/** Moments as a line of letters: `p` and `q` let things be by seats 0 and 1, `s` is a secret choice, `x` another; with a capital something happened. */
const moments = (letters: string): Moment[] => [...`X${letters}`].map((letter, moment) => {
  const kind = letter.toLowerCase()
  return {
    moment, seat: kind === 's' ? null : kind === 'q' ? 1 : 0, label: kind === 's' ? null : kind === 'x' ? 'play' : 'pass', idle: 'pq'.includes(kind),
    action: null, to_move: null, question: null, view: {},
    events: letter === kind ? [] : [{ seq: moment, index: moment, what: 'MOVED', args: {}, seat: null, sentence: '' }],
  }
})

it('stops where something is to be seen, at the first moment and at the last', () => {
  expect(stopsOf(moments('XpqPxsSpp'))).toEqual([0, 1, 4, 5, 7, 9])
  expect(stopsOf(moments(''))).toEqual([0])
})

it('goes on to the nearest stop, also from a moment between two', () => {
  const stops = [0, 1, 4, 9]
  expect([nextStop(stops, 1, 1), nextStop(stops, 3, 1), nextStop(stops, 9, 1)]).toEqual([4, 4, 9])
  expect([nextStop(stops, 4, -1), nextStop(stops, 3, -1), nextStop(stops, 0, -1)]).toEqual([1, 1, 0])
})

it('says of a moment which choices in a row let things be up to it', () => {
  const all = moments('XpqpPx')
  expect(runAt(all, 5)).toEqual([{ label: 'pass', seats: [0, 1], n: 4 }])
  expect(runAt(all, 3)).toEqual([{ label: 'pass', seats: [0, 1], n: 2 }])
  expect(runAt(all, 6)).toEqual([])
  expect(runAt(all, 0)).toEqual([])
})

it('tells runs of different choices apart, and those before another choice', () => {
  const all = moments('ppqx')
  all[3] = { ...all[3]!, label: 'do nothing' }
  expect(runAt(all, 4)).toEqual([{ label: 'pass', seats: [0], n: 2 }, { label: 'do nothing', seats: [1], n: 1 }])
})
