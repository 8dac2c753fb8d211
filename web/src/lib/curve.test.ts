import { expect, test } from 'vitest'
import { curvesOf, hasScore } from './curve'
import type { Outcome } from './types'

const ended = (...places: (number | null)[]): Outcome => ({
  won: false, score: null, name: 'END', sentence: '', standings: places.map((place, i) => ({ seat: [2, 0, 1][i]!, place, won: place === 1, points: null, said: '' })),
})

test('each seat has a curve, the reader\'s own first, and the winner\'s for whoever watches', () => {
  expect(curvesOf(ended(1, 2, 3), 1)).toEqual([1, 2, 0])
  expect(curvesOf(ended(1, 2, 3), null)).toEqual([2, 0, 1])
})

test('there is one curve for all where all win or lose together, or nobody has', () => {
  expect(curvesOf(ended(null, null, null), 0)).toEqual([])
  expect(curvesOf(null, 0)).toEqual([])
})

test('a game has a score where it is over and nobody has won or lost', () => {
  const scored = ended(1, 2, 3)
  for (const one of scored.standings) one.won = null
  expect(hasScore(scored)).toBe(true)
  expect([hasScore(ended(1, 2, 3)), hasScore({ ...scored, standings: [] }), hasScore(null)]).toEqual([false, false, false])
})
