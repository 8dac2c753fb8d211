import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import recorded from '../../../fixtures/gloom.json'
import { learn, speech } from '../../lib/speech.svelte'
import type { MenuItem, Now } from '../../lib/types'
import { advance } from './beats'
import { GLYPHS } from './glyphs'
import { layers, look, PLACES, prints, through } from './pile'
import { portrait } from './portraits'
import { pick } from './pick.svelte'
import { concerns, direct, ends, heading, listed, tries, worthAfter } from './subjects'
import { about, covered, describe as told } from './tell'
import type { GloomView } from './view'

type Part = Partial<GloomView>
const { once, nows: shortened } = recorded as unknown as { once: Part; nows: Now<Part>[] }

/** A real game as seat 0 was told it (`fixtures/make.py`): what is printed is kept once, and of each view what changed. */
const nows: Now<GloomView>[] = []
for (const now of shortened) {
  const before = nows.at(-1)?.view ?? ({ characters: {}, stories: {} } as unknown as GloomView)
  const characters = Object.fromEntries(Object.entries(now.view!.characters ?? {}).map(([id, one]) => [id, { ...before.characters[id], ...one }]))
  const stories = { ...before.stories, ...now.view!.stories }
  nows.push({ ...now, view: { ...once, ...before, ...now.view, characters: { ...before.characters, ...characters }, stories } as GloomView })
}
const views = nows.map((now) => now.view!)
const items = nows.flatMap((now, i) => now.menu.map((item) => ({ item, view: views[i]! })))
const names = ['Ana', 'Camilla', 'Cassilda']

beforeAll(() => {
  for (const path of ['./text/es.ftl', '../../../../src/tapete/games/gloom/text/es.ftl']) learn('es', readFileSync(new URL(path, import.meta.url), 'utf8'), 'gloom')
  speech.game = 'gloom'
})

describe('a pile', () => {
  it('shows what the server says it shows, in every moment of a game', () => {
    let deepest = 0
    for (const view of views) for (const [id, one] of Object.entries(view.characters)) {
      const mine = look(one.pile, view.cards)
      // Which icons an effect lends is the server's to say.
      expect({ ...mine, icons: [] }, id).toEqual({ ...one.visible, icons: [] })
      expect(mine.icons.filter((icon) => !one.visible.icons.includes(icon)), id).toEqual([])
      deepest = Math.max(deepest, one.pile.length)
    }
    expect(deepest).toBeGreaterThan(5)
  })
  it('covers each place for itself, and names what covers', () => {
    const view = views.at(-1)!
    for (const { pile } of Object.values(view.characters)) {
      const found = through(pile, view.cards)
      for (const layer of layers(pile, view.cards)) {
        expect(layer.elements.map((one) => one.place)).toEqual(PLACES.filter((place) => prints(view.cards[layer.card]!, place)))
        for (const { place, by } of layer.elements) {
          if (by === null) expect(found[place][0]).toBe(layer.card)
          else expect(pile.indexOf(by), `${place} of ${layer.card}`).toBeGreaterThan(pile.indexOf(layer.card))
        }
      }
    }
  })
  it('says in words what is covered, once for each card that covers', () => {
    const view = views.at(-1)!
    const [id, deep] = Object.entries(view.characters).toSorted(([, a], [, b]) => b.pile.length - a.pile.length)[0]!
    const lines = covered(view, deep.pile)
    expect(lines.length).toBeGreaterThan(1)
    expect(new Set(lines).size).toBe(lines.length)
    expect(told(view, id, names)).toContain(`utoestima`)
  })
})

describe('advance', () => {
  it('leaves out a card that is under the deck again by the time it is shown', () => {
    const event = nows.flatMap((now) => now.events).find(({ what }) => what === 'DISCARDED')!
    const at = nows.findIndex((now) => now.events.includes(event))
    const without = Object.fromEntries(Object.entries(views[at]!.cards).filter(([id]) => id !== event.args.card))
    const shown = advance({ ...views[at - 1]!, cards: without, discards: [] }, event, { ...views[at]!, cards: without })
    for (const id of shown.discards) expect(shown.cards).toHaveProperty(id)
  })

  it('comes as near to the next view as the events tell', () => {
    for (let i = 1; i < nows.length; i++) {
      const shown = nows[i]!.events.reduce((view, event) => advance(view, event, views[i]!), views[i - 1]!)
      const piles = (view: GloomView) => Object.fromEntries(Object.entries(view.characters).map(([id, one]) => [id, [one.fate, one.fate === 'GONE' ? [] : one.pile, one.worth]]))
      const at = `before ${nows[i]!.seq}: ${nows[i]!.events.map((event) => event.what).join(' ')}`
      expect(piles(shown), at).toEqual(piles(views[i]!))
      expect(shown.stories, at).toEqual(views[i]!.stories)
      expect([shown.turn, shown.active], at).toEqual([views[i]!.turn, views[i]!.active])
    }
  })
  it('changes nothing in the view it was given', () => {
    const i = nows.findIndex((now) => now.events.some((event) => event.what === 'PLACED'))
    const before = structuredClone(views[i - 1])
    for (const event of nows[i]!.events) advance(views[i - 1]!, event, views[i]!)
    expect(views[i - 1]).toEqual(before)
  })
})

describe('the menu', () => {
  it('has a thing on the table for every action but passing and the like', () => {
    for (const { item, view } of items) {
      const found = concerns(item)
      if (['PASS', 'DECLINE', 'ACCEPT', 'DRAW', 'DISCARD_HAND'].includes(item.kind)) expect(found).toEqual([])
      else for (const thing of found) for (const id of thing.split(':').slice(1)) {
        expect([...view.seats[0]!.hand, ...Object.keys(view.characters), ...Object.keys(view.stories), ...Object.keys(view.families)], item.action).toContain(id)
      }
    }
    expect(items.length).toBeGreaterThan(500)
  })
  it('reads in a label what the game says a character is worth after a play', () => {
    const plays = items.filter(({ item }) => item.kind === 'PLAY')
    for (const { item, view } of plays) {
      const after = worthAfter(item)
      expect(after, item.label).toMatch(/^([+−]\d+|0)$/u)
      // Where nothing but points is at work, it is the sum of the points that would be seen.
      const cards = [...view.characters[item.args[1]!]!.pile, item.args[0]!]
      if (cards.some((card) => view.cards[card]!.standing)) continue
      const sum = look(cards, view.cards).points.reduce<number>((total, n) => total + (n ?? 0), 0)
      expect(Number(after!.replace('−', '-')), item.label).toBe(sum)
    }
    expect(plays.length).toBeGreaterThan(100)
  })
  it('lists the plays of the card that is held and of no other', () => {
    const play = items.find(({ item }) => item.kind === 'PLAY')!.item
    expect(listed(play)).toBe(false)
    pick.toggle(play.args[0]!)
    expect(listed(play)).toBe(true)
    pick.toggle(play.args[0]!)
    expect(pick.card).toBeNull()
  })
  it('puts what must be decided first, and passing last', () => {
    const of = (kind: string): MenuItem => ({ action: '', kind, args: [], label: '', forced: false, note: false })
    expect([heading(of('CANCEL')), heading(of('PLAY')), heading(of('EVENT'))]).toEqual(['gloom-head-decide', 'gloom-head-lay', 'gloom-head-else'])
    expect([ends(of('PASS')), ends(of('DECLINE')), ends(of('CANCEL'))]).toEqual([true, true, false])
    expect([direct('lay:A:B'), direct('card:A'), direct('story:A')]).toEqual([true, false, false])
  })
  it('asks why of what cannot be done', () => {
    const view = views.find((one) => one.waiting?.choice === 'TURN' && one.seats[0]!.hand.some((card) => card && one.cards[card]!.kind === 'EVENT'))!
    const event = view.seats[0]!.hand.find((card) => card && view.cards[card]!.kind === 'EVENT')!
    expect(tries(`card:${event}`, view, 0)).toEqual([`event ${event}`])
    expect(tries('lay:A:B', view, 0)).toEqual(['play A B'])
    expect(tries(`story:${Object.keys(view.stories)[0]}`, view, 0)).toEqual([`claim ${Object.keys(view.stories)[0]}`])
  })
})

describe('drawings', () => {
  const view = views.at(-1)!
  it('has one for every icon, family and kind of card', () => {
    const shown = [...Object.keys(view.icons), ...Object.keys(view.families), ...Object.values(once.cards!).map((card) => card.kind), 'BLANK', 'PERSISTENT']
    expect(shown.filter((name) => !GLYPHS[name])).toEqual([])
  })
  it('draws everybody differently, also people of a pack it does not know', () => {
    const people = Object.keys(view.people).map((id) => JSON.stringify(portrait(id)))
    expect(new Set(people).size).toBe(20)
    expect(portrait('SOMEBODY_NEW').length).toBeGreaterThan(5)
    expect(portrait('SOMEBODY_NEW')).toEqual(portrait('SOMEBODY_NEW'))
  })
})

describe('about', () => {
  it('says something of everything that can be pressed', () => {
    for (const view of [views[0]!, views[60]!, views.at(-1)!]) {
      const things = [
        ...Object.keys(view.characters).map((id) => `character:${id}`), ...Object.keys(view.stories).map((id) => `story:${id}`), ...Object.keys(view.families).map((id) => `family:${id}`),
        ...view.seats[0]!.hand.flatMap((card) => [`card:${card}`, `toss:${card}`, `answer:${card}`, `lay:${card}:${Object.keys(view.characters)[0]}`]), 'discards',
      ]
      for (const thing of things) {
        const { title, lines } = about(thing, view, names)
        expect([title, ...lines].join(' '), thing).not.toMatch(/undefined|null|NaN|·\s*·/)
        expect(title.length, thing).toBeGreaterThan(1)
      }
    }
  })
})
