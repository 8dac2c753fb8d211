import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cueOf, give } from './sound'
import type { Happening } from './types'

const event = (what: string, args: Happening['args'] = {}): Happening => ({ seq: 1, index: 0, what, args, sentence: '' })
let kept: Record<string, string>
let still: boolean
const vibrate = vi.fn()
const made = vi.fn()

beforeEach(() => {
  kept = {}
  still = false
  vibrate.mockClear()
  made.mockClear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal('navigator', { vibrate })
  vi.stubGlobal('AudioContext', class { constructor() { made(); throw new Error('no sound card') } })
})
afterEach(() => vi.unstubAllGlobals())

it('hears dice and cards in any game, and what a game says besides', () => {
  expect(cueOf(event('ROLL', { face: 3 }))).toBe('die')
  expect(cueOf(event('PLAYED', { card: 'MASK' }))).toBe('card')
  expect(cueOf(event('ROUND'))).toBeNull()
  expect(cueOf(event('ROUND'), { ROUND: 'night' })).toBe('night')
})

it('neither sounds nor touches until the reader wants it', () => {
  give('turn')
  expect([made.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 0])
})

it('touches a hand that wants it, but not one that wants no motion', () => {
  kept['tapete.touch'] = 'on'
  give('die')
  expect(vibrate).toHaveBeenCalledTimes(1)
  still = true
  give('die')
  expect(vibrate).toHaveBeenCalledTimes(1)
})
