import { expect, it } from 'vitest'
import { search } from './rules'
import type { Chapter } from './types'

const rule = (id: string, text: string, why: string | null = null) => ({ id, title: '', kind: 'rule' as const, sections: ['1'], text, why })
const book: Chapter[] = [
  { id: 'king', title: 'El Rey', rules: [rule('c.king.away', 'Está en el destierro.'), rule('c.king.roulette', 'Un d4 dice cuántos pisos sube.')] },
  { id: 'keys', title: 'Llaves', rules: [rule('c.keys.slots', 'Un alma lleva una.', 'El canon calla sobre el Tahúr.')] },
]

it('finds rules by words, without accents or capitals, and by id', () => {
  expect(search(book, 'CUANTOS pisos').map((c) => c.rules.map((r) => r.id))).toEqual([['c.king.roulette']])
  expect(search(book, 'tahur')[0]?.id).toBe('keys')
  expect(search(book, 'king.away')[0]?.rules).toHaveLength(1)
  expect(search(book, 'rey')[0]?.rules).toHaveLength(2)
  expect(search(book, 'dragón')).toEqual([])
  expect(search(book, '  ')).toBe(book)
})
