import { describe, expect, it } from 'vitest'
import recorded from '../../../fixtures/carcosa.json'
import { speech } from '../../lib/speech.svelte'
import type { Happening, MenuItem, Now } from '../../lib/types'
import { pluginOf } from '../index'
import { advance, flashOf } from './beats'
import { GLYPHS } from './glyphs'
import { house, stand, type Box } from './house'
import { concerns, direct, tries } from './subjects'
import { rowsOf } from './rows'
import { about } from './tell'
import { isCorridor, type CarcosaView } from './view'

await pluginOf('carcosa')
speech.game = 'carcosa'

/** A real game as seat 0 was told it: `fixtures/make.py`. */
const nows = recorded as unknown as Now<CarcosaView>[]
const views = nows.map((now) => now.view!)

function things(view: CarcosaView): Set<string> {
  const found = new Set<string>(['king'])
  for (const floor of [1, 2, 3]) for (const room of ['P', 'R1', 'R2', 'R3', 'R4']) found.add(`place:F${floor}_${room}`)
  for (const place of Object.keys(view.decks)) found.add(`deck:${place}`)
  for (const name of Object.keys(view.monsters)) found.add(`monster:${name}`)
  view.souls.forEach((soul, seat) => {
    found.add(`soul:${seat}`)
    for (const card of soul.objects) found.add(`object:${seat}:${card}`)
    for (const state of Object.keys(soul.states)) found.add(`state:${seat}:${state}`)
  })
  return found
}

describe('concerns', () => {
  it('finds something on the table for every action of a whole game but the end of the turn', () => {
    let count = 0
    nows.forEach((now, i) => {
      const there = things(views[i]!)
      for (const item of now.menu) {
        const found = concerns(item, views[i]!, 0)
        if (['END_TURN', 'DECLINE'].includes(item.kind)) continue
        expect(found.filter((thing) => there.has(thing)), `${item.action} at ${now.seq}`).not.toEqual([])
        expect(there.has(found[0]!), `${item.action} at ${now.seq}`).toBe(true)
        count++
      }
    })
    expect(count).toBeGreaterThan(100)
  })
  it('carries out at a press only what is plain', () => {
    const move: MenuItem = { action: 'move F1_R2', kind: 'MOVE', args: ['F1_R2'], label: '', forced: false, note: false }
    expect(concerns(move, views[0]!, 0)).toEqual(['place:F1_R2'])
    expect([direct('place:F1_R2'), direct('soul:0'), direct('object:0:VIAL')]).toEqual([true, false, false])
  })
})

describe('tries', () => {
  it('asks about going elsewhere, and about what can be done where one is', () => {
    const view = views[0]!
    expect(tries('place:F3_R4', view, 0)).toEqual(['move F3_R4'])
    expect(tries(`place:${view.souls[0]!.place}`, view, 0)).toContain('meditate')
    expect(tries('soul:2', view, 0)).toEqual(['doors 2'])
  })
})

describe('advance', () => {
  it('comes as near to the next view as the events tell', () => {
    for (let i = 1; i < nows.length; i++) {
      const shown = nows[i]!.events.reduce((view: CarcosaView, event: Happening) => advance(view, event), views[i - 1]!)
      const at = `before ${nows[i]!.seq}`
      expect(shown.souls.map((soul) => soul.place), at).toEqual(views[i]!.souls.map((soul) => soul.place))
      expect(shown.souls.map((soul) => soul.sanity), at).toEqual(views[i]!.souls.map((soul) => soul.sanity))
      expect(shown.king.floor, at).toBe(views[i]!.king.floor)
      expect(shown.stairs, at).toEqual(views[i]!.stairs)
    }
  })
  it('changes nothing in the view it was given', () => {
    const before = structuredClone(views[0])
    advance(views[0]!, { seq: 1, index: 0, what: 'MOVED', args: { soul: 0, from: 'F1_P', to: 'F1_R1' }, sentence: '' })
    expect(views[0]).toEqual(before)
  })
  it('shows losses over the soul that has them', () => {
    const loss: Happening = { seq: 3, index: 7, what: 'LOST_SANITY', args: { soul: 2, n: 3, now: -1 }, sentence: '' }
    expect(flashOf(loss)).toEqual({ thing: 'soul:2', text: '−3', good: false, id: '3.7' })
    expect(flashOf(null)).toBeNull()
  })
})

describe.each([[true, false], [false, false], [true, true], [false, true]])('the house, wide: %s, clockwise: %s', (wide, clockwise) => {
  const at = house(wide, clockwise)
  it('has fifteen places that do not overlap and lie within it', () => {
    const boxes = Object.entries(at.places)
    expect(boxes).toHaveLength(15)
    for (const [place, box] of boxes) {
      expect(box.x >= at.left && box.x + box.w <= at.right && box.y >= at.roof && box.y + box.h <= at.ground, place).toBe(true)
      for (const [other, b] of boxes) {
        if (other === place) continue
        const apart = box.x + box.w <= b.x || b.x + b.w <= box.x || box.y + box.h <= b.y || b.y + b.h <= box.y
        expect(apart, `${place} and ${other}`).toBe(true)
      }
    }
  })
  it('puts each floor above the one below, and its corridor under its rooms, or between them', () => {
    expect(at.places.F3_R1!.y < at.places.F2_R1!.y && at.places.F2_R1!.y < at.places.F1_R1!.y).toBe(true)
    expect(at.places.F2_P!.y).toBe(at.places.F2_R1!.y + at.places.F2_R1!.h)
    expect(at.places.F2_R3!.y + at.places.F2_R3!.h <= at.places.F1_R1!.y).toBe(true)
  })
  it('has the rooms in a row, or clockwise from the upper left', () => {
    const [one, two, three, four] = [1, 2, 3, 4].map((room) => at.places[`F1_R${room}`]!) as [Box, Box, Box, Box]
    if (clockwise) {
      expect([one.y, four.y, one.x, two.x]).toEqual([two.y, three.y, four.x, three.x])
      expect(one.x < two.x && one.y < at.places.F1_P!.y && at.places.F1_P!.y < four.y).toBe(true)
    } else {
      expect(one.x < two.x && two.x < three.x && three.x < four.x && one.y === four.y).toBe(true)
    }
  })
  it('keeps everybody inside, however many they are', () => {
    for (const place of Object.keys(at.places)) {
      for (const stair of isCorridor(place) ? [false] : [false, true]) {
        for (let count = 1; count <= 9; count++) {
          const spots = stand(at, place, count, stair)
          const box = at.places[place]!
          expect(spots).toHaveLength(count)
          expect(spots.every((spot) => spot.x > box.x && spot.x < box.x + box.w), `${count} in ${place}`).toBe(true)
        }
      }
    }
  })
})

describe('what stands of the King and his Crown', () => {
  const [view] = views
  const king = (change: Partial<CarcosaView>) => about('king', { ...view!, ...change }, []).lines
  const said = <T>(what: () => T): T[] => (['en', 'es'] as const).map((language) => {
    speech.language = language
    return what()
  })
  it('tells in their order the steps that there are', () => {
    expect(said(() => king({ presence: [2, 3], king: { ...view!.king, away: 0 } })[1])).toEqual([
      'At the end of this round: a die moves him; he takes 2 sanity from whoever is on his floor; he decrees something for all',
      'Al final de esta ronda: lo mueve un dado; quita 2 puntos de cordura a quien esté en su piso; dicta un decreto para todas las almas'])
    expect(said(() => king({ presence: [1, 1], king_steps: ['PRESENCE', 'ROULETTE'] })[1])).toEqual([
      'At the end of this round: he takes 1 sanity from whoever is on his floor; a die moves him',
      'Al final de esta ronda: quita un punto de cordura a quien esté en su piso; lo mueve un dado'])
    expect(said(() => king({ king_steps: [] }).length)).toEqual([1, 1])
  })
  it('says for good what is doubled, and no longer that it is so from now on', () => {
    for (const presence_too of [null, true]) {
      const lines = said(() => king({ king: { ...view!.king, doubled: true, presence_too } }).at(-1)!)
      expect(lines.map((line) => /presence|presencia/.test(line))).toEqual(Array(2).fill(presence_too ?? false))
      expect(lines.every((line) => /Yellow Fury|Furia de Amarillo/.test(line) && !/from now|desde ahora/.test(line))).toBe(true)
    }
  })
  it('asks for as many keys as the Crown costs', () => {
    const line = (price: number | null) => about('place:F3_P', { ...view!, crown: { sanctuary: 'F3_P', bearer: null, threshold: 0, price } }, []).lines[0]
    expect([null, 0, 2].map((price) => said(() => line(price)))).toEqual([
      ['The Yellow Sanctuary; the Crown lies in it, for a key', 'El Santuario de Amarillo; en él espera la Corona, por una llave'],
      ['The Yellow Sanctuary; the Crown lies in it, for whoever wants it', 'El Santuario de Amarillo; en él espera la Corona, para quien la quiera'],
      ['The Yellow Sanctuary; the Crown lies in it, for 2 keys', 'El Santuario de Amarillo; en él espera la Corona, por 2 llaves']])
  })
})

it('finds the row of a card that a total comes to', () => {
  const hit = (text: string, total: number) => rowsOf(text, total).filter((row) => row.hit).map((row) => row.text)
  const corpse = '0 a 2: pierde su turno; 3 o 4: pierde 1; 5 o más: encuentra un Garrote.'
  expect([-3, 2, 4, 9].map((total) => hit(corpse, total))).toEqual([['0 a 2: pierde su turno'], ['0 a 2: pierde su turno'], ['3 o 4: pierde 1'], ['5 o más: encuentra un Garrote']])
  expect([0, 1, 2].map((total) => hit('1 or less: it comes. 2 or more: a baby, or its next turn.', total))).toEqual([['1 or less: it comes'], ['1 or less: it comes'], ['2 or more: a baby, or its next turn']])
  expect(rowsOf('siempre: pierde 2 de cordura.', 4)).toEqual([{ text: 'Siempre: pierde 2 de cordura.', hit: false }])
})

it('has a drawing for everything that the game can show', () => {
  const shown = new Set(views.flatMap((view) => [
    ...view.souls.flatMap((soul) => [soul.role, ...soul.objects, ...Object.keys(soul.states)]), ...Object.keys(view.monsters),
    ...Object.values(view.specials).flatMap((special) => special.kind ?? []), ...Object.keys(view.discards),
    ...Object.values(view.decks).flatMap((deck) => deck.top.filter((card) => card !== null)),
  ]))
  expect([...shown].filter((name) => !GLYPHS[name])).toEqual([])
})
