import { describe, expect, it } from 'vitest'
import { bundled, capital, split, unnamed } from './labels'

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

describe('choices that begin alike', () => {
  const choice = (kind: string, args: string[], label: string) => ({ kind, args, label })
  const said = (...some: ReturnType<typeof choice>[]) => bundled(some).map(({ head, items }) => [head, items.map(({ label }) => label)])
  it('stand under what they share, also those that are alone of their kind', () => {
    expect(said(choice('PLAY', ['1'], 'Play card 1'), choice('PLAY', ['2'], 'Play card 2'), choice('COLOUR', ['1', 'RED'], 'Hint for Ben: red'), choice('COLOUR', ['1', 'BLUE'], 'Hint for Ben: blue'), choice('RANK', ['1', '4'], 'Hint for Ben: 4')))
      .toEqual([['Play card', ['1', '2']], ['Hint for Ben:', ['red', 'blue', '4']]])
  })
  it('go together if each is alone of its kind and they are about the same', () => {
    expect(said(choice('COLOUR', ['1', 'RED'], 'Hint for Ben: red'), choice('RANK', ['1', '4'], 'Hint for Ben: 4'))).toEqual([['Hint for Ben:', ['red', '4']]])
  })
  it('share whole words only, and each keeps a word of its own', () => {
    expect(said(choice('BID', ['1'], 'Bid 1'), choice('BID', ['10'], 'Bid 10'))).toEqual([['Bid', ['1', '10']]])
    expect(said(choice('GO', ['A'], 'Go to Bath'), choice('GO', ['B'], 'Go to Bath Road'))).toEqual([['Go to', ['Bath', 'Bath Road']]])
  })
  it('stay as they are if they share nothing, or name nothing', () => {
    expect(said(choice('PASS', [], 'Pass'), choice('LAY', ['A'], 'Lay it'), choice('TAKE', ['A'], 'Take it'))).toEqual([['', ['Pass']], ['', ['Lay it']], ['', ['Take it']]])
  })
})

describe('capital', () => {
  it('begins a label as a button does, whatever stands before its first letter', () => {
    expect(split('terminar mi turno').label).toBe('Terminar mi turno')
    expect(capital('¡otra ronda!')).toBe('¡Otra ronda!')
    expect(capital('«é» se queda')).toBe('«É» se queda')
  })
  it('leaves what begins with a number or a sign as it is', () => {
    expect(capital('3 cartas')).toBe('3 cartas')
    expect(capital('+1 de cordura')).toBe('+1 de cordura')
  })
})

describe('unnamed', () => {
  it('leaves out whom a question asks, and keeps the power that asks', () => {
    expect(unnamed('Seat 1, at whom do you point?', 'Seat 1')).toBe('At whom do you point?')
    expect(unnamed('Ana: choose a play.', 'Ana')).toBe('Choose a play.')
    expect(unnamed('Ana, ¿usas el perdón de Lord Percy?', 'Ana')).toBe('¿Usas el perdón de Lord Percy?')
    expect(unnamed('Ana (electroshock), on which card?', 'Ana')).toBe('Electroshock: on which card?')
  })
  it('leaves alone what begins otherwise, or with somebody of a longer name', () => {
    expect(unnamed('You missed: Fly hits you for 1. Answer, Ana?', 'Ana')).toBe('You missed: Fly hits you for 1. Answer, Ana?')
    expect(unnamed('Ana Belén, ¿qué haces?', 'Ana')).toBe('Ana Belén, ¿qué haces?')
    expect(unnamed('Ana', '')).toBe('Ana')
    expect(unnamed('Ana (Isaac), choose what “Bomb!” does.', 'Ana (Isaac)')).toBe('Choose what “Bomb!” does.')
  })
})
