import { expect, it } from 'vitest'
import { traitsOf } from './face'

it('gives a name the same face every time, and another name another one', () => {
  expect(traitsOf('Camilla')).toEqual(traitsOf('Camilla'))
  expect(traitsOf('Camilla')).not.toEqual(traitsOf('Camille'))
})

it('tells hundreds of names apart', () => {
  const faces = Array.from({ length: 400 }, (_, i) => JSON.stringify(traitsOf(`Bot ${i}`)))
  expect(new Set(faces).size).toBeGreaterThan(395)
})
