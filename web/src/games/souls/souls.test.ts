import { describe, expect, it } from 'vitest'
import recorded from '../../../fixtures/souls.json'
import characters from '../../../../src/tapete/games/souls/cards/characters.yaml?raw'
import { speech } from '../../lib/speech.svelte'
import type { Happening, MenuItem, Now } from '../../lib/types'
import { pluginOf } from '../index'
import { advance, pace } from './beats'
import { catalogue, faceOf, linesOf, nameOf } from './catalogue.svelte'
import { child, monster } from './creatures'
import texts from '../../../../src/tapete/games/souls/text/en.ftl?raw'
import pageTexts from './text/en.ftl?raw'
import type { Icon } from '../../lib/drawing'
import { GLYPHS } from './glyphs'
import chosen from './icons.json'
import { rolesIn } from './roles'
import { retell } from './rolls'
import { comesOf, describeItem, does, rows, targetName, titleOf } from './stack'
import { concerns, ends, glyphOf, heading, headings, listed, tries } from './subjects'
import { about, describeCard, playerLines, standing } from './tell'
import { holder, inHand, laid, priorityOf, winners, type Face, type Pending, type SoulsView } from './view'

await pluginOf('souls')

/** A real game as seat 0 was told it: `fixtures/make.py souls`. */
const nows = recorded.nows as unknown as Now<SoulsView>[]
const views = nows.map((now) => now.view!)
const names = ['Ana', 'Camilla', 'Cassilda']
catalogue.faces = recorded.faces as unknown as Record<string, Face>
speech.game = 'souls'
const items = views.flatMap((view) => view.stack.map((it, k) => ({ view, it, k })))
const pending = (change: Partial<Pending>): Pending => ({ kind: 'LOOT', seat: 1, card: null, face: null, amount: 0, targets: [], ability: null, way: null, attack: false, ...change })

function things(view: SoulsView, me: number): Set<string> {
  const found = new Set<string>([...laid(view)].map((card) => `card:${card}`))
  view.players.forEach((_, seat) => found.add(`seat:${seat}`))
  view.players.forEach(({ hand }, seat) => hand.forEach((card) => { if (card) found.add(inHand(seat, me, card)) }))
  view.stack.forEach((_, k) => found.add(`stack:${k}`))
  view.monsters.forEach((_, i) => found.add(`slot:${i}`))
  for (const deck of ['loot', 'treasure', 'monster', 'room']) found.add(`deck:${deck}`).add(`pile:${deck}`)
  return found
}

describe('concerns', () => {
  it('finds something on the table for every action that points at something', () => {
    let count = 0
    for (const { menu, view } of nows) {
      const there = things(view!, 0)
      for (const item of menu) {
        expect(headings).toContain(heading(item))
        expect(GLYPHS[glyphOf(item) ?? 'UNKNOWN'], item.kind).toBeDefined()
        if (['PASS', 'YES', 'NO', 'SEEN', 'TRIGGER', 'MODE', 'NUMBER'].includes(item.kind) || item.args[0] === 'HIDDEN') continue
        const found = concerns(item, view!, 0)
        expect(found.length, item.action).toBeGreaterThan(0)
        for (const thing of found) expect(there.has(thing), `${item.action}: ${thing}`).toBe(true)
        count++
      }
    }
    expect(count).toBeGreaterThan(60)
  })
  it('finds a discarded monster in its pile', () => {
    const view = { ...views[0]!, discards: { ...views[0]!.discards, monster: ['MONSTRO'] } }
    expect(concerns({ action: '', kind: 'FOE', args: ['MONSTRO'], label: '', forced: false, note: false }, view, 0)).toEqual(['pile:monster'])
  })
  it('finds a card to be taken in the hand that it is taken from, and not in one’s own', () => {
    const [now, taken] = nows.flatMap((one) => (one.view!.waiting?.choice === 'TAKE' ? one.menu.map((item) => [one, item] as const) : []))[0]!
    const view = structuredClone(now.view!)
    view.players[0]!.hand = [taken.args[0]!]
    expect(concerns(taken, view, 0)).toEqual([`hand-${view.waiting!.args[0]}:${taken.args[0]}`])
    expect(about(concerns(taken, view, 0)[0]!, view, names).title).toBe(nameOf(view, taken.args[0]!))
  })
  it('leaves offers to the other player, and ends with a pass', () => {
    const offer: MenuItem = { action: 'offer 3 2', kind: 'OFFER', args: ['3', '2'], label: '', forced: false, note: true }
    expect([listed(offer), concerns(offer, views[0]!, 0)]).toEqual([false, ['seat:2']])
    expect(ends({ ...offer, kind: 'PASS' })).toBe(true)
  })
})

describe('tries', () => {
  it('asks only with priority, and about what a thing is for', () => {
    const at = nows.find((now) => now.menu.length > 1 && now.view!.waiting?.choice === 'PRIORITY')!.view!
    const foe = at.monsters.find((one) => one)!.card
    expect(tries(`card:${foe}`, at, 0)).toEqual([`attack ${foe}`])
    expect(tries(`card:${at.shop[0]}`, at, 0)).toEqual([`buy ${at.shop[0]}`])
    expect(tries('hand:BOMB', at, 0)).toEqual(['play BOMB'])
    expect(tries(`card:${at.players[0]!.character}`, at, 0)).toEqual([`tap ${at.players[0]!.character}`])
    expect(tries(`card:${at.players[1]!.character}`, at, 0)).toEqual([])
    expect(tries('deck:monster', at, 1)).toEqual([])
  })
})

describe('the stack', () => {
  it('says of every item what it will do, in both languages', () => {
    expect(new Set(items.map(({ it }) => it.kind)).size).toBeGreaterThan(12)
    for (const language of ['es', 'en'] as const) {
      speech.language = language
      for (const { view, it, k } of items) {
        const text = does(view, names, it)
        expect(text.length, `${it.kind} ${it.card}`).toBeGreaterThan(6)
        expect(text, it.kind).toMatch(/^[¡¿«“\p{Lu}\d+−-].*\.$/u)
        expect(describeItem(view, names, k)).toContain(titleOf(view, names, it))
      }
    }
    speech.language = 'es'
  })
  it('takes the sentence of the one ability, and of the way that was chosen', () => {
    const [view] = views
    const [card, face] = Object.entries(catalogue.faces).find(([, one]) => one.abilities.some((each) => each.ways.length > 1))!
    const nth = face.abilities.findIndex((each) => each.ways.length > 1)
    const way = face.abilities[nth]!.ways[1]!.es!
    expect(does(view!, names, pending({ kind: 'ABILITY', card, ability: nth, way: 1 })).toLowerCase()).toBe(`${way.toLowerCase()}.`)
    expect(does(view!, names, pending({ kind: 'ABILITY', card, ability: nth }))).toBe(face.abilities[nth]!.text.es)
  })
  it('says in one line what comes of it: whose it is, without the occasion, the row that was rolled, and upon whom', () => {
    const [view] = views
    const lines = ['ABILITY', 'TRIGGER', 'LOOT'].flatMap((kind) => items.filter(({ it }) => it.kind === kind && it.ability !== null && it.way === null))
    expect(lines.length).toBeGreaterThan(3)
    for (const { view, it } of lines) {
      const said = comesOf(view, names, it)
      expect(said.startsWith(`${names[it.seat]}`), said).toBe(true)
      expect(said, it.card!).not.toContain('Activar:')
      for (const target of it.targets) expect(said).toContain(targetName(view, names, target))
    }
    const [card, face] = Object.entries(catalogue.faces).find(([, one]) => one.abilities.some((each) => /1-2: .*5-6: /.test(each.text.es!)))!
    const ability = face.abilities.findIndex((each) => /1-2: .*5-6: /.test(each.text.es!))
    const rolled = comesOf(view!, names, pending({ kind: 'ROLLED', card, ability, face: 6 }))
    const [, row] = /5-6: ([^;.]+)/.exec(face.abilities[ability]!.text.es!)!
    expect(rolled.toLowerCase()).toBe(`camilla: ${row!.toLowerCase()}.`)
    expect(comesOf(view!, names, pending({ kind: 'LOOT_STEP' }))).toBe(does(view!, names, pending({ kind: 'LOOT_STEP' })))
  })
  it('knows what an attack roll needs', () => {
    const { view, it: roll } = items.find(({ it }) => it.kind === 'ROLL' && it.attack)!
    const foe = view.monsters.find((one) => one?.card === roll.card)!
    expect(does(view, names, roll)).toContain(`Con ${foe.evasion} o más`)
    const said = (face: number) => comesOf(view, names, { ...roll, face })
    expect(said(foe.evasion)).toBe(`${names[roll.seat]} acierta a «${nameOf(view, foe.card)}».`)
    expect(said(foe.evasion - 1)).toContain('falla y recibe')
    expect(titleOf(view, names, roll)).toBe(`tirada de ${names[roll.seat]} (un ${roll.face})`)
  })
  it('names targets', () => {
    const [view] = views
    expect(['1', 'gone', 'loot', 'monster-discard', 'stack-1'].map((target) => targetName(view!, names, target)))
      .toEqual(['Camilla', 'ya no está', 'el mazo de botín', 'la pila de descarte de monstruos', 'n.º 2 de la pila'])
  })
  it('marks the row of a table that a face comes to', () => {
    const text = 'Tira un dado. 1-2: gana 4¢; 3-4: gana 7¢; 5-6: pierde 4¢.'
    expect(rows(text, 4).filter((part) => part.hit)).toEqual([{ text: '3-4: gana 7¢', hit: true }])
    expect(rows(text, 4).map((part) => part.text).join('')).toBe(text)
    expect(rows(text, null)).toEqual([{ text, hit: false }])
  })
})

describe('the view', () => {
  it('says who has priority, who holds a card, who has won', () => {
    const asked = nows.find((now) => now.menu.length && now.view!.waiting!.choice === 'PRIORITY')!
    expect(priorityOf(asked.view!)).toBe(0)
    const [first] = asked.view!.players
    expect(holder(asked.view!, first!.character)).toEqual({ seat: 0, item: null })
    expect(holder(asked.view!, first!.items[0]!.card)?.item?.card).toBe(first!.items[0]!.card)
    expect(holder(asked.view!, 'NO_CARD')).toBeNull()
    expect(winners(views.at(-1)!)).toEqual([Number(views.at(-1)!.outcome.slice(-1))])
    expect(winners({ ...views[0]!, outcome: 'WON' })).toEqual([0, 1, 2])
    expect(winners(views[0]!)).toEqual([])
  })
})

describe('things in words', () => {
  it('has a window for every thing on the table', () => {
    for (const view of [views[0]!, views[20]!, views.at(-1)!]) {
      for (const thing of things(view, 0)) {
        const { title } = about(thing, view, names)
        expect(title, thing).toMatch(/\p{L}/u)
      }
      view.players.forEach((_, seat) => expect(playerLines(view, seat)[0]).toContain('de vida'))
    }
  })
  it('says what a card does, and whether it has been used', () => {
    const view = structuredClone(views[0]!)
    const [one] = view.players
    const card = one!.character
    expect(standing({ ...view, players: [{ ...one!, charged: true }, ...view.players.slice(1)] }, names, card)).toContain('Cargado: se puede activar')
    expect(standing({ ...view, players: [{ ...one!, charged: false }, ...view.players.slice(1)] }, names, card)).toContain('Desactivado hasta que se recargue')
    expect(about(`card:${card}`, view, names).lines).toEqual(expect.arrayContaining(linesOf(view, card)))
    expect(linesOf(view, card)).not.toEqual([])
    expect(describeCard(view, names, card)).toContain(nameOf(view, card))
  })
  it('shows a fan’s own cards, and none that is unknown', () => {
    const view: SoulsView = { ...views[0]!, own: { OWN_HAT: { ...catalogue.faces[views[0]!.shop[0]!]!, name: { es: 'Gorro', en: 'Hat' } } } }
    expect([nameOf(view, 'OWN_HAT'), nameOf(view, null)]).toEqual(['Gorro', 'una carta'])
  })
  it('takes the characters’ names from their cards', () => {
    expect(rolesIn(characters, 'en')).toContain('role-CAIN = Cain')
    expect(rolesIn(characters, 'es').split('\n').length).toBe(characters.match(/- id:/g)!.length)
  })
})

describe('drawings', () => {
  it('are there for every card, always the same for each, and no creature like another', () => {
    const drawn = new Set<string>()
    const drawings: Record<string, Icon> = chosen.cards
    let creatures = 0
    for (const [id, face] of Object.entries(catalogue.faces)) {
      if (face.kind === 'MONSTER' || face.kind === 'CHARACTER') {
        const draw = () => JSON.stringify(face.kind === 'MONSTER' ? monster(id, face.type) : child(id))
        expect(draw()).toBe(draw())
        expect(draw()).not.toMatch(/NaN|undefined/)
        drawn.add(draw())
        creatures++
      } else expect(drawings[id]?.ink, id).toBeDefined()
    }
    expect(creatures).toBeGreaterThan(15)
    expect(drawn.size).toBe(creatures)
  })
})

describe('advance', () => {
  it('shows cents, life and souls as they are told', () => {
    const [view] = views
    const next = (what: string, args: Record<string, string | number>): SoulsView => advance(view!, { seq: 0, index: 0, what, args, sentence: '' }, view!)
    expect(next('GAINED_CENTS', { seat: 1, n: 3, now: 9 }).players[1]!.cents).toBe(9)
    expect(next('DAMAGED', { seat: 2, n: 1, left: 1 }).players[2]!.life).toBe(1)
    expect(next('GAINED_SOUL', { seat: 0, card: 'X', now: 2 }).players[0]!.soul_count).toBe(2)
    expect(next('TURN', { seat: 2, turn: 7 })).toMatchObject({ active: 2, turn: 7, phase: 'START' })
    expect(next('PLAYED', { seat: 1, card: 'BOMB' }).players[1]!.hand).toHaveLength(view!.players[1]!.hand.length - 1)
    const foe = view!.monsters.find((one) => one)!.card
    expect(next('MONSTER_DAMAGED', { card: foe, n: 1, left: 0 }).monsters.find((one) => one?.card === foe)!.life).toBe(0)
    expect(next('REWARD', { seat: 0, card: 'X' })).toBe(view)
  })
  it('does not stop for what the next line says', () => {
    const event = (what: string): Happening => ({ seq: 0, index: 0, what, args: {}, sentence: '' })
    expect([pace(event('REWARD')), pace(event('ROLL')) > 0]).toEqual([0, true])
    for (const { events } of nows) for (const one of events) expect(pace(one)).toBeLessThan(2000)
    expect(faceOf(views[0]!, null)).toBeUndefined()
  })
})

describe('rolls', () => {
  const event = (what: string, args: Happening['args']): Happening => ({ seq: 0, index: 0, what, args, sentence: what })
  const die = (face: number) => event('ROLL', { sides: 6, face })
  const said = (events: Happening[], view: SoulsView | null) => retell(events, view, names).map(({ sentence }) => sentence)
  it('are told with whoever made them once they have resolved, the last on the stack first', () => {
    const events = [die(3), die(5), event('ROLLED', { seat: 1, face: 5 }), event('ROLLED', { seat: 0, face: 3 })]
    expect(said(events, null)).toEqual(['Ana saca un 3.', 'Camilla saca un 5.', 'ROLLED', 'ROLLED'])
  })
  it('say what they are for while they lie on the stack, and nothing that is not known', () => {
    const { view, it: roll } = items.find(({ it }) => it.kind === 'ROLL' && it.attack)!
    const alone = { ...view, stack: [roll] }
    const foe = view.monsters.find((one) => one?.card === roll.card)!
    expect(said([die(roll.face!)], alone)[0]).toContain(nameOf(view, foe.card))
    expect(said([die(roll.face!)], alone)[0]).toContain(names[roll.seat]!)
    expect(said([die(roll.face! % 6 + 1)], alone)).toEqual(['ROLL'])
    expect(said([die(2)], null)).toEqual(['ROLL'])
  })
})

describe('what the page says', () => {
  const sources = import.meta.glob('./*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
  const wanted = (key: string): string[] => {
    const found = new RegExp(`^${key} =(.*(?:\\n(?: .*|}|))*)`, 'm').exec(`${texts}\n${pageTexts}`)
    return found ? [...found[1]!.matchAll(/\$(\w+)/g)].map((each) => each[1]!) : []
  }
  it('gives every message all that it names', () => {
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/say\('([\w-]+)'(?:, \{([^}]*)\})?\)/g)].flatMap(([, key, args = '']) =>
        wanted(key!).filter((name) => !new RegExp(`\\b${name}\\b`).test(args)).map((name) => `${file}: ${key} lacks ${name}`)))
    expect(missing).toEqual([])
  })
})
