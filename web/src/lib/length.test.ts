import { expect, test } from 'vitest'
import { lengthOf } from './length'

test('a length is said in one unit', () => {
  expect(lengthOf(3 * 86_400 - 1)).toEqual({ n: 2, unit: 'days' })
  expect(lengthOf(86_400)).toEqual({ n: 24, unit: 'hours' })
  expect(lengthOf(3600)).toEqual({ n: 60, unit: 'minutes' })
  expect(lengthOf(120)).toEqual({ n: 2, unit: 'minutes' })
  expect(lengthOf(119.2)).toEqual({ n: 120, unit: 'seconds' })
  expect(lengthOf(-1)).toEqual({ n: 0, unit: 'seconds' })
})
