import { expect, it } from 'vitest'
import { groupsOf, stepsOf } from './digest'
import type { Seen } from './stage.svelte'

const plugin = { pace: ({ what }: { what: string }) => (what === 'REVEALED' ? 1100 : what === 'ROLL' ? 900 : 300) }
let index = 0
const seen = (seq: number, what: string, seat: number | null, view: number): Seen =>
  ({ event: { seq, index: index++, what, args: {}, seat, sentence: what }, view })

it('begins a cause with every choice and with whatever is shown large, and keeps the board as it was after it', () => {
  const steps = stepsOf([
    seen(4, 'MOVED', 1, 1), seen(4, 'REVEALED', 1, 2), seen(4, 'ROLL', null, 3), seen(4, 'GAINED', 2, 4),
    seen(5, 'MOVED', 1, 5), seen(5.5, 'TURN', 2, 5), seen(6, 'HOUSE', null, 6), seen(6, 'LOST', 0, 7),
  ], plugin)
  expect(steps.map((step) => [step.cause.what, step.effects.map((one) => one.what), step.view])).toEqual([
    ['MOVED', [], 1], ['REVEALED', ['ROLL', 'GAINED'], 4], ['MOVED', [], 5], ['HOUSE', ['LOST'], 7],
  ])
  expect(groupsOf(steps).map(({ seat, first, steps: all }) => [seat, first, all.length])).toEqual([[1, 0, 3], [null, 3, 1]])
})

it('gives what names nobody to whoever chose it', () => {
  expect(stepsOf([seen(9, 'PLAYED', 2, 1), seen(9, 'REVEALED', null, 2)], plugin).map((step) => step.seat)).toEqual([2, 2])
})

it('leaves out bookkeeping, but not what it did to the board', () => {
  const steps = stepsOf([
    seen(3, 'PHASE', 1, 1), seen(3, 'ACTIVATED', 1, 2), seen(3, 'DEACTIVATED', null, 3), seen(3, 'LOOTED', 1, 4),
    seen(4, 'PHASE', 1, 5), seen(5, 'DEACTIVATED', null, 6), seen(5, 'PLAYED', 2, 7), seen(5, 'PHASE', null, 8),
  ], { ...plugin, minor: ({ what }) => ['PHASE', 'DEACTIVATED'].includes(what) })
  expect(steps.map((step) => [step.seat, step.cause.what, step.effects.map((one) => one.what), step.view])).toEqual([
    [1, 'ACTIVATED', ['LOOTED'], 4], [2, 'PLAYED', [], 8],
  ])
})
