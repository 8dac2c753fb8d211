import { expect, test } from 'vitest'
import { Debt, Flood, MOST, PATIENCE, understood } from './own'

test('a frame is believed only what it may say', () => {
  expect(understood({ tapete: 1, kind: 'ready', more: 1 })).toEqual({ kind: 'ready' })
  expect(understood({ tapete: 1, kind: 'pong', turn: 3 })).toEqual({ kind: 'pong' })
  expect(understood({ tapete: 1, kind: 'shown', turn: 3 })).toEqual({ kind: 'shown', turn: 3 })
  expect(understood({ tapete: 1, kind: 'choose', turn: 3, index: 0, action: 'lay QUEEN' })).toEqual({ kind: 'choose', turn: 3, index: 0 })
  expect(understood({ tapete: 1, kind: 'fault', why: 'x'.repeat(999) })).toEqual({ kind: 'fault', why: 'x'.repeat(200) })
  for (const wrong of [null, 7, 'ready', {}, { kind: 'ready' }, { tapete: 2, kind: 'ready' }, { tapete: 1, kind: 'show' }, { tapete: 1, kind: 'shown', turn: -1 },
    { tapete: 1, kind: 'choose', turn: 3 }, { tapete: 1, kind: 'choose', turn: 3, index: '0' }, { tapete: 1, kind: 'choose', turn: 3, index: 0.5 },
    { tapete: 1, kind: 'choose', turn: NaN, index: 0 }]) expect(understood(wrong)).toBeNull()
})

test('a frame that owes an answer for too long is late, and a later debt gives it no more time', () => {
  const debt = new Debt()
  expect(debt.second()).toEqual({ late: null, ping: true })
  debt.owe('begin')
  for (let i = 1; i < PATIENCE; i++) {
    expect(debt.second()).toEqual({ late: null, ping: false })
    debt.owe('answer')
  }
  expect(debt.second()).toEqual({ late: 'begin', ping: false })
  debt.settle()
  expect(debt.second().ping).toBe(true)
  debt.owe('answer')
  expect(debt.second().late).toBeNull()
})

test('a frame that says too much in a second is noticed', () => {
  const flood = new Flood()
  for (let i = 0; i < MOST; i++) expect(flood.over(5000 + i)).toBe(false)
  expect(flood.over(5900)).toBe(true)
  expect(flood.over(6100)).toBe(false)
})
