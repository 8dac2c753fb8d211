import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import recorded from '../../../fixtures/bethlem.json'
import { learn, speech } from '../../lib/speech.svelte'
import type { Happening, MenuItem, Now } from '../../lib/types'
import { advance, opensRound, pace } from './beats'
import { GLYPHS } from './glyphs'
import { goalOf, secretsOf, suspects } from './knowledge'
import { glyphOfNews, newsOf } from './news'
import { Notes, read } from './notes.svelte'
import { concerns, direct, heading, headings, tries } from './subjects'
import { about, futureLine } from './tell'
import { cardsOf, groupOf, living, seatAt, tally, tokensOf, type BethlemView } from './view'

/** A real game as seat 0 was told it: `fixtures/bethlem.py`. */
const nows = recorded as unknown as Now<BethlemView>[]
const views = nows.map((now) => now.view!)
const told = nows.flatMap((now) => now.events)

function things(view: BethlemView): Set<string> {
  const found = new Set<string>()
  view.seats.forEach((seat, i) => {
    found.add(`seat:${i}`)
    for (const { place } of cardsOf(view, i)) found.add(`card:${place}`)
    for (const event of seat.events) found.add(`event:${event}`)
  })
  return found
}

describe('concerns', () => {
  it('finds something on the table for every action that points at something', () => {
    let count = 0
    nows.forEach((now, i) => {
      const there = things(views[i]!)
      for (const item of now.menu) {
        expect(headings).toContain(heading(item))
        if (['PASS', 'YES', 'NO', 'ORDER', 'GROUP', 'YES_REVERSE', 'SIDE', 'LAY', 'CLAIM'].includes(item.kind)) continue
        const found = concerns(item)
        expect(found.length, item.action).toBeGreaterThan(0)
        for (const thing of found) expect(there.has(thing), `${item.action}: ${thing}`).toBe(true)
        count++
      }
    })
    expect(count).toBeGreaterThan(80)
  })
  it('carries out nothing at a press but how the cards lie', () => {
    const order: MenuItem = { action: 'order 2143', kind: 'ORDER', args: ['2143'], label: '', forced: false, note: false }
    expect(concerns(order)).toEqual(['order:2143', 'order'])
    expect([direct('order:2143'), direct('card:0.1'), direct('seat:2')]).toEqual([true, false, false])
  })
})

describe('tries', () => {
  const at = (ask: string, seat: number | null): BethlemView => ({ ...views[1]!, waiting: { seat, ask, detail: 0 } })
  it('asks about what the question is about, and only whoever is asked', () => {
    expect(tries('card:1.2', at('ATTACK', 0), 0)).toEqual(['point 1.2'])
    expect(tries('card:1.2', at('VOTE', 0), 0)).toEqual([`player ${seatAt(views[1]!, '1.2')}`])
    expect(tries('seat:3', at('MARY', 0), 0)).toEqual(['player 3'])
    expect(tries('event:LEPROSO', at('DAY', 0), 0)).toEqual(['play LEPROSO'])
    expect(tries('card:1.2', at('ATTACK', null), 0)).toEqual([])
    expect(tries('card:1.2', at('DAY', 0), 0)).toEqual([])
  })
})

describe('the view', () => {
  it('has four cards in a row, of the four groups', () => {
    for (const view of views) for (const [seat] of view.seats.entries()) expect(cardsOf(view, seat)).toHaveLength(4)
    const own = cardsOf(views[1]!, 0).map(({ card }) => groupOf(card.card!))
    expect(own.toSorted()).toEqual(['A1', 'A2', 'P1', 'P2'])
  })
  it('counts tokens, the living and votes as they lie', () => {
    const view = structuredClone(views.at(-2)!)
    view.marks = { ...view.marks, reaper: '1.2', accused: ['1.2'] }
    view.rows[1]!.cards[1] = { ...view.rows[1]!.cards[1]!, doomed: true, dead: false }
    expect(tokensOf(view, '1.2')).toEqual(expect.arrayContaining(['SKULL', 'PARCA', 'JOHN_FLICK']))
    view.seats.forEach((seat, i) => { seat.vote = i === 0 || i === 2 ? 1 : null; seat.trait = i === 2 ? 'RESPONSABILIDAD' : null })
    view.rows[1]!.seat = 1
    expect(tally(view, 1)).toBe(4)
    expect(living(view, 1)).toBe(cardsOf(view, 1).filter(({ card }) => !card.dead).length)
  })
  it('has a drawing for every card, event and token', () => {
    const names = new Set<string>([...Object.keys(views[1]!.own.may), ...told.map(glyphOfNews)])
    for (const place of ['0.1', '1.3']) for (const token of tokensOf(views.at(-1)!, place)) names.add(token)
    expect([...names].filter((name) => !GLYPHS[name])).toEqual([])
  })
})

describe('what is known', () => {
  it('is told to whom it concerns, and to nobody as its own after the end', () => {
    const view = { ...views[2]!, outcome: 'RUNNING', own: { ...views[2]!.own, puppet: 1 } }
    const seats = (trait: string) => view.seats.map((seat, i) => (i === 0 ? { ...seat, trait } : seat))
    const names = ['Ana', 'Blas', 'Carla', 'Diego', 'Eva', 'Félix', 'Gala']
    expect(secretsOf({ ...view, seats: seats('PACIENCIA') }, names, 1).join()).toContain('You obey the neuroticism')
    expect(secretsOf({ ...view, seats: seats('NEUROTICISMO') }, names, 0).join()).toContain('Blas obeys you')
    expect(secretsOf({ ...view, seats: seats('PACIENCIA') }, names, 0).join()).toContain('Blas obeys the neuroticism')
    expect(secretsOf({ ...view, outcome: 'INMATES' }, names, 0)).toEqual([])
  })

  it('is the own side, and the own main character at the own row alone', () => {
    const view = views[2]!
    const main = cardsOf(view, 0).find(({ card }) => groupOf(card.card!) === 'P1')!.card.card!
    expect(goalOf(view, 0)).toBe(['DANIEL', 'NATHANIEL'].includes(main) ? 'MUTINEERS' : 'INMATES')
    const rows = suspects(view)
    expect(rows).toHaveLength(view.seats.length)
    expect(rows.find(({ card }) => card === main)?.seats).toEqual([0])
    for (const { card, seats } of rows) if (card !== main) expect(seats).not.toContain(0)
  })
})

describe('advance', () => {
  it('shows deaths and calls as they are told', () => {
    let view = views[1]!
    const dead = told.filter((event) => event.what === 'DIES')
    expect(dead.length).toBeGreaterThan(2)
    for (const event of dead) {
      view = advance(view, event)
      const [row, position] = String(event.args.place).split('.').map(Number)
      expect(view.rows[row!]!.cards[position! - 1]).toMatchObject({ card: event.args.card, dead: true, shown: true })
    }
    const call = told.find((event) => event.what === 'CALL')!
    expect(advance(view, call).call).toBe(call.args.call)
    expect(pace(call)).toBe(0)
    expect(told.flatMap((event) => opensRound(event) ?? [])).toEqual(expect.arrayContaining([1, 2]))
  })
})

describe('the news', () => {
  it('begins anew with every morning and nightfall, and leaves calls out', () => {
    const event = (what: string): Happening => ({ seq: 0, index: 0, what, args: {}, sentence: what })
    const story = ['ROUND', 'CALL', 'SAW_CARD', 'DAY', 'DIES', 'VOTED', 'TIE'].map(event)
    expect(newsOf(story).map(({ what }) => what)).toEqual(['DIES', 'TIE'])
    expect(newsOf(story.slice(0, 3)).map(({ what }) => what)).toEqual(['SAW_CARD'])
  })
})

describe('what is said', () => {
  const said = nows.find((now) => now.menu.some((item) => item.kind === 'ACCUSE'))!
  it('is found at the player whom it is about', () => {
    const of = (seat: number) => said.menu.filter((item) => concerns(item).includes(`seat:${seat}`)).map((item) => item.action)
    expect(of(1)).toEqual(['accuse 1', 'vouch 1', 'saw GUILTY 1', 'saw CLEAR 1'])
    expect(said.menu.filter((item) => heading(item) === 'head-bethlem-claims').map((item) => item.action)).toEqual(['claim MUTINEERS', 'claim INMATES'])
  })
  it('stands on the board at once, as the server then has it', () => {
    const words = told.filter((event) => ['CLAIMS', 'ACCUSES', 'VOUCHES', 'SAW'].includes(event.what))
    expect(words.length).toBeGreaterThan(5)
    const end = words.reduce(advance, views[0]!)
    expect(end.seats.map(({ claim, said }) => ({ claim, said }))).toEqual(views.at(-1)!.seats.map(({ claim, said }) => ({ claim, said })))
  })
})

describe('beliefs', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key),
    })
  })
  it('are kept in this browser, and come back', () => {
    const notes = new Notes('table')
    notes.turn(2)
    notes.write('Hastur miente')
    expect(new Notes('table')).toMatchObject({ text: 'Hastur miente', beliefs: { 2: 'MUTINEERS' } })
    for (let i = 0; i < 3; i++) notes.turn(2)
    expect(read('table').beliefs[2]).toBe('UNKNOWN')
    expect(read('another').text).toBe('')
  })
  it('are not what somebody else has left there', () => {
    localStorage.setItem('tapete.table', '{"beliefs": {"1": "KING"}, "text": 7}')
    expect(read('table')).toEqual({ beliefs: {}, text: '' })
    localStorage.setItem('tapete.table', 'nonsense')
    expect(read('table')).toEqual({ beliefs: {}, text: '' })
  })
})

describe('about', () => {
  const names = views[1]!.seats.map((_, seat) => `Seat ${seat}`)
  for (const path of ['./text/en.ftl', '../../../../src/tapete/games/bethlem/text/en.ftl']) learn('en', readFileSync(new URL(path, import.meta.url), 'utf8'), 'bethlem')
  speech.language = 'en'
  speech.game = 'bethlem'
  it('tells the story of each card of the own row, of its personality and of events', () => {
    const view = structuredClone(views[1]!)
    view.seats[0]!.trait = 'MELANCOLIA'
    const own = cardsOf(view, 0).map(({ place }) => about(`card:${place}`, view, names).story)
    expect(new Set(own).size).toBe(4)
    for (const story of [...own, about('seat:0', view, names).story, about('event:LEPROSO', view, names).story]) expect(story).toMatch(/\w.*[.”]$/)
    expect(about('name:SIAMESA_2', view, names).story).toBe(about('name:SIAMESA_1', view, names).story)
  })
  it('tells none of a card that the reader does not know', () => {
    const hidden = cardsOf(views[1]!, 1).filter(({ card }) => !card.card)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { place } of hidden) expect(about(`card:${place}`, views[1]!, names).story).toBe('')
  })
})

describe('futureLine', () => {
  it('names whoever asks about their own future once', () => {
    for (const question of ['FREE', 'LOSES']) {
      expect(futureLine(['Ana', 'Eva'], 1, 1, question).match(/Eva/g)).toHaveLength(1)
      expect(futureLine(['Ana', 'Eva'], 1, 0, question)).toMatch(/Eva.*Ana/)
    }
  })
})
