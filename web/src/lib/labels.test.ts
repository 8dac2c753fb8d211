import { describe, expect, it } from 'vitest'
import { split } from './labels'

describe('split', () => {
  it('parts a label from its notes', () => {
    expect(split('Meditar (1 acción, +1 de cordura o +2 en un pasillo)')).toEqual({ label: 'Meditar', notes: '1 acción, +1 de cordura o +2 en un pasillo' })
    expect(split('Vender «Vial» (+1 de cordura)')).toEqual({ label: 'Vender «Vial»', notes: '+1 de cordura' })
    expect(split('Comprar a Motemey (cuesta 2 de cordura)').notes).toBe('cuesta 2 de cordura')
  })
  it('leaves alone a soul whose role stands in brackets', () => {
    expect(split('Cruzar las Puertas hacia Ana (Tahúr)')).toEqual({ label: 'Cruzar las Puertas hacia Ana (Tahúr)', notes: '' })
    expect(split('Cruzar las Puertas hacia Ana (Tahúr) (1 acción, le cuesta 1 de cordura)').notes).toBe('1 acción, le cuesta 1 de cordura')
  })
  it('leaves a bare label as it is', () => {
    expect(split('Terminar el turno')).toEqual({ label: 'Terminar el turno', notes: '' })
  })
})
