import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GamePlugin } from '../games/plugin'
import { Stage } from './stage.svelte'
import type { Happening } from './types'

const event = (index: number, what = 'MOVED'): Happening => ({ seq: 1, index, what, args: {}, sentence: `${what} ${index}` })
/** A game whose view is a number that every event adds one to. */
const plugin = { pace: (e: Happening) => (e.what === 'MOVED' ? 100 : 0), advance: (n: number) => n + 1 } as unknown as GamePlugin

let told: string[]
const stage = (still = false) => {
  told = []
  const made = new Stage(plugin, (e) => told.push(e.sentence), () => still)
  made.set(0)
  return made
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => vi.unstubAllGlobals())

it('shows one happening after another, then the view they led to', async () => {
  const one = stage()
  one.add({ view: 10, events: [event(0), event(1, 'TOTAL'), event(2)] })
  expect([one.view, one.beat?.index, told.length]).toEqual([1, 0, 1])
  await vi.advanceTimersByTimeAsync(100)
  expect([one.view, one.beat?.index, told.length]).toEqual([3, 2, 3])
  expect(one.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect([one.view, one.beat, one.busy]).toEqual([10, null, false])
})

it('tells all and ends at the same view when it is skipped', async () => {
  const one = stage()
  one.add({ view: 10, events: [event(0), event(1)] })
  one.add({ view: 20, events: [event(2), event(3)] })
  one.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect([one.view, one.busy, told.length]).toEqual([20, false, 4])
  one.add({ view: 30, events: [event(4)] })
  expect(one.busy).toBe(true)
})

it('does not keep a reader waiting who wants no motion', async () => {
  const one = stage(true)
  one.add({ view: 10, events: [event(0), event(1)] })
  await vi.advanceTimersByTimeAsync(0)
  expect([one.view, one.busy, told.length]).toEqual([10, false, 2])
})

it('hurries when much is waiting: ten moves of 100 take less than a second', async () => {
  const one = stage()
  for (let i = 0; i < 10; i++) one.add({ view: i, events: [event(i)] })
  await vi.advanceTimersByTimeAsync(700)
  expect([one.view, one.busy]).toEqual([9, false])
})

it('never shows what one choice brought about for longer than six seconds', async () => {
  const one = stage()
  one.add({ view: 10, events: Array.from({ length: 100 }, (_, i) => event(i)) })
  await vi.advanceTimersByTimeAsync(5900)
  expect(one.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect([one.view, one.busy, told.length]).toEqual([10, false, 100])
})

it('is as quick as its reader wants it', async () => {
  let speed = 0.5
  const one = new Stage(plugin, (e) => told.push(e.sentence), () => false, () => speed)
  one.set(0)
  one.add({ view: 10, events: [event(0)] })
  await vi.advanceTimersByTimeAsync(49)
  expect(one.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect([one.busy, one.view]).toEqual([false, 10])
  speed = 0
  one.add({ view: 20, events: [event(1)] })
  await vi.advanceTimersByTimeAsync(0)
  expect([one.busy, one.view]).toEqual([false, 20])
})

it('keeps what it has shown, each with the board after it, until it is told to forget', async () => {
  const one = stage()
  one.add({ view: 10, events: [event(0), event(1)] })
  expect(one.seen).toEqual([])        // while it is being shown nobody looks back
  await vi.advanceTimersByTimeAsync(300)
  expect(one.seen.map(({ event: { index }, view }) => [index, view])).toEqual([[0, 1], [1, 10]])
  one.forget()
  expect(one.seen).toEqual([])
})

it('stays at what is being shown as long as it is held', async () => {
  const one = stage()
  one.add({ view: 10, events: [event(0), event(1)] })
  one.hold()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([one.beat?.index, one.held]).toEqual([0, true])
  one.hold()
  await vi.advanceTimersByTimeAsync(0)
  expect([one.beat?.index, one.held]).toEqual([1, false])
  one.hold()
  one.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect([one.busy, one.held, one.view]).toEqual([false, false, 10])
})
