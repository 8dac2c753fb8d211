import { describe, expect, it } from 'vitest'
import type { BenchField } from '../types'
import { begunAt, copyOf, fullest, keyOf, rowsOf, says, tableOf, titleOf, withCopies, withoutRow, withRow, withValue } from './cards'
import { read } from './complete'

const ES = ['No pasa nada.', 'Pierdes 2 de cordura.', 'Pierdes tu próximo turno.', 'Vas al pasillo.', 'El Rey queda desterrado 2 finales de ronda.', 'El Rey queda desterrado 1 final de ronda.', 'Te libras de todos tus estados.', 'Cada alma pierde 2 de cordura.']

describe('what may come next in a sentence', () => {
  it('is everything at the beginning', () => expect(read('', ES).next).toEqual(ES))
  it('goes on with the number that was written', () => expect(read('Pierdes 7', ES).next).toEqual(['Pierdes 7 de cordura.']))
  it('leaves out what begins otherwise', () => expect(read('Pierdes', ES).next).toEqual(['Pierdes 2 de cordura.', 'Pierdes tu próximo turno.']))
  it('heeds neither capitals nor accents', () => expect(read('pierdes tu proxim', ES).next).toEqual(['Pierdes tu próximo turno.']))
  it('is small behind “y”', () => expect(read('Pierdes 1 de cordura y vas', ES).next).toEqual(['Pierdes 1 de cordura y vas al pasillo.']))
  it('has a capital behind a full stop', () => expect(read('Pierdes 1 de cordura. v', ES).next).toEqual(['Pierdes 1 de cordura. Vas al pasillo.']))
  it('is anything behind “y”', () => expect(read('Vas al pasillo y ', ES).next).toContain('Vas al pasillo y pierdes 2 de cordura.'))
  it('takes a form for one with one alone', () => {
    expect(read('El Rey queda desterrado 1', ES).next).toEqual(['El Rey queda desterrado 1 final de ronda.', 'El Rey queda desterrado 1 finales de ronda.'])
    expect(read('El Rey queda desterrado 3', ES).next).toEqual(['El Rey queda desterrado 3 finales de ronda.'])
  })
  it('is nothing when all is said', () => expect(read('Pierdes 1 de cordura.', ES)).toEqual({ next: [], stuck: null, near: [] }))
})

describe('what is not understood', () => {
  it('is the part that begins no sentence', () => {
    const found = read('Pierdes 1 de cordura y vuelas al pasillo', ES)
    expect(found.stuck).toBe('vuelas al pasillo')
    expect(found.near[0]).toBe('Pierdes 1 de cordura y vas al pasillo.')
  })
  it('has no like where no word is shared', () => expect(read('xyzzy', ES)).toEqual({ next: [], stuck: 'xyzzy', near: [] }))
})

describe('the rows of a table', () => {
  const table = { '0-2': 'a', 3: 'b', '4+': 'c' }
  const rows = rowsOf({ '0-2': 'a', '3': 'b', '4+': 'c' })!
  it('are written as they were read', () => {
    expect(tableOf(rows)).toEqual(table)
    expect(rows.map((_, i) => keyOf(rows, i))).toEqual(['0-2', '3', '4+'])
    expect(tableOf(rowsOf({ always: 'x' })!)).toEqual({ always: 'x' })
  })
  it('are none where a table is written in another way', () => expect(rowsOf({ rainy: 'x' })).toBeNull())
  it('follow one another without a gap', () => {
    expect(tableOf(withRow(rowsOf({ always: 'x' })!))).toEqual({ '0-2': 'x', '3+': 'x' })
    expect(tableOf(withoutRow(rows, 0))).toEqual({ '0-3': 'b', '4+': 'c' })
    expect(tableOf(withoutRow(rows, 2))).toEqual({ '0-2': 'a', '3+': 'b' })
    expect(tableOf(begunAt(rows, 1, 1))).toEqual({ 0: 'a', '1-3': 'b', '4+': 'c' })
    expect(tableOf(begunAt(rows, 1, 9))).toEqual(table)
  })
})

describe('a card', () => {
  const fields = [
    { path: 'kind' }, { path: 'price', usual: 0, only: ['kind', ['object']] }, { path: 'spent', usual: true, only: ['kind', ['object']] },
  ] as unknown as BenchField[]
  it('does not keep what says nothing of its kind', () => {
    const card = { kind: 'object', price: 2 }
    expect(says(fields[1]!, card)).toBe(true)
    expect(withValue(fields, card, 'kind', 'event')).toEqual({ kind: 'event' })
  })
  it('does not write what is usual', () => expect(withValue(fields, { kind: 'object', price: 2 }, 'price', 0)).toEqual({ kind: 'object' }))
  it('is called in the language of its reader, or as it is', () => {
    expect(titleOf({ title: { es: 'Reloj', en: 'Clock' } }, 'en')).toBe('Clock')
    expect(titleOf({ title: { es: 'Reloj' } }, 'en')).toBe('Reloj')
    expect(titleOf({ title: 'Reloj' }, 'en')).toBe('Reloj')
  })
  it('has a copy that is called otherwise', () => expect(copyOf({ title: { es: 'Reloj', en: 'Clock' }, kind: 'x' })).toEqual({ title: { es: 'Reloj (2)', en: 'Clock (2)' }, kind: 'x' }))
})

describe('a deck', () => {
  it('keeps its size where another card gives way', () => {
    expect(withCopies({ VIAL: 8, KEY: 2 }, 'OWN_1', 3, 'VIAL')).toEqual({ VIAL: 5, KEY: 2, OWN_1: 3 })
    expect(withCopies({ VIAL: 5, OWN_1: 3 }, 'OWN_1', 2, 'VIAL')).toEqual({ VIAL: 6, OWN_1: 2 })
  })
  it('grows where nothing does', () => expect(withCopies({ VIAL: 8 }, 'OWN_1', 1, '')).toEqual({ VIAL: 8, OWN_1: 1 }))
  it('has a card of which there are most', () => {
    expect(fullest({ VIAL: 8, OWN_1: 9, KEY: 2, X: '= rest' }, (id) => id === 'OWN_1')).toBe('VIAL')
    expect(fullest({}, () => false)).toBe('')
  })
})
