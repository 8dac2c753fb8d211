import { expect, test } from 'vitest'
import { eachOnce } from './mine.svelte'
import type { MyGame } from './types'

const game = (code: string, seat: number, yours: boolean): MyGame => ({ table: { code } as MyGame['table'], seat, yours, left: null })

test('a table with several seats of one person is listed once, by the seat that it waits for', () => {
  const waits = game('AAAAAA', 1, true)
  const other = game('BBBBBB', 0, false)
  expect(eachOnce([waits, other, game('AAAAAA', 0, false)])).toEqual([waits, other])
})
