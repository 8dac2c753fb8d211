/** Things in words: for screen readers, for what is under the pointer, and for the window that a press opens. */
import { say } from '../../lib/speech.svelte'
import type { About } from '../plugin'
import { layers, look, SLOTS, type Layer } from './pile'
import { begun, charactersOf, showing, signed, told, type Card, type GloomView, type Visible } from './view'

export const iconName = (view: GloomView, icon: string): string =>
  icon === 'BLANK' ? say('gloom-blank') : icon === 'PERSISTENT' ? say('gloom-persistent') : told(view.icons[icon]!)

/** Numbers with the places where they stand. */
const placed = (points: (number | null)[]): string[] =>
  points.flatMap((n, slot) => (n === null ? [] : [say('gloom-point', { slot: say(`gloom-slot-${SLOTS[slot]}`), n: signed(n) })]))

/** What is printed on a card besides its text. */
export function printed(view: GloomView, card: Card): string {
  const points = placed(card.points)
  const icons = [card.icon, card.corner].flatMap((icon) => (icon === null ? [] : [iconName(view, icon)]))
  const worth = card.kind === 'STORY' && card.worth ? [say('gloom-story-points', { points: signed(card.worth) })] : []
  return [...points, ...icons, ...worth].join(', ')
}

function seen(view: GloomView, visible: Visible): string[] {
  const points = placed(visible.points)
  const lines = [points.length ? say('gloom-sees-points', { points: points.join(', ') }) : say('gloom-sees-no-points')]
  if (visible.icons.length) lines.push(say('gloom-sees-icons', { icons: visible.icons.map((icon) => iconName(view, icon)).join(', ') }))
  return lines
}

/** The effects in force on a pile: those of the text that can be read, and of the sign that can be seen. */
export function inForce(view: GloomView, visible: Visible): Card[] {
  const ids = new Set([visible.text_by, visible.persistent_by])
  return [...ids].flatMap((id) => (id !== null && view.cards[id]!.standing ? [view.cards[id]!] : []))
}

/** An element of a layer in words: a number, an icon, a picture, a text. */
export function element(view: GloomView, { card }: Layer, place: Layer['elements'][number]['place']): string {
  const printed = view.cards[card]!
  if (place === 'icon' || place === 'corner') return iconName(view, printed[place]!)
  if (place === 'picture' || place === 'text') return say(`gloom-element-${place}`)
  return signed(printed.points[SLOTS.indexOf(place)]!)
}

/** What is covered in a pile besides texts: a line for each card that covers something. */
export function covered(view: GloomView, pile: string[]): string[] {
  const under = new Map<string, string[]>()
  for (const layer of layers(pile, view.cards)) {
    for (const { place, by } of layer.elements) {
      if (by !== null && place !== 'text' && place !== 'picture') under.set(by, [...under.get(by) ?? [], element(view, layer, place)])
    }
  }
  return [...under].map(([card, what]) => say('gloom-covered-by', { what: what.join(', '), card: told(view.cards[card]!.name) }))
}

export const fateOf = (view: GloomView, id: string, names: string[]): string => {
  const { seat, fate, worth } = view.characters[id]!
  return say(`gloom-fate-${fate}`, { worth: signed(worth), name: seat === null ? '' : names[seat] ?? '' })
}

/** All that can be seen of a character but its name, in one line. */
export function describe(view: GloomView, id: string, names: string[]): string {
  const { visible } = view.characters[id]!
  const deeds = visible.text_by === null ? [] : [told(view.cards[visible.text_by]!.name)]
  return [fateOf(view, id, names), ...seen(view, visible), ...deeds, ...inForce(view, visible).map((card) => told(card.text))].join('. ')
}

/** What the window of a thing says. */
export function about(thing: string, view: GloomView, names: string[]): About {
  const [kind, a = '', b = ''] = thing.split(':')
  switch (kind) {
    case 'character': {
      const { visible } = view.characters[a]!
      const force = inForce(view, visible).map((card) => say('gloom-in-force', { text: told(card.text) }))
      return { title: begun(view.people[a]!.name), glyph: null, terms: [], lines: [fateOf(view, a, names), ...seen(view, visible), ...force] }
    }
    case 'lay': {
      const after = look([...view.characters[b]!.pile, a], view.cards)
      return { title: say('gloom-lay', { card: told(view.cards[a]!.name), character: told(view.people[b]!.name) }), lines: seen(view, after), glyph: null, terms: [] }
    }
    case 'story': {
      const { needs } = view.cards[a]!
      const counts = view.seats.map((_, seat) => say('gloom-count', { name: names[seat] ?? '', n: showing(view, seat, needs) })).join(' · ')
      const holder = view.stories[a]?.seat ?? null
      return {
        title: told(view.cards[a]!.name), glyph: 'STORY', terms: [],
        lines: [told(view.cards[a]!.text), holder === null ? say('gloom-in-centre') : say('gloom-held', { name: names[holder] ?? '' }), counts],
      }
    }
    case 'family': return {
      title: begun(view.families[a]!), glyph: a, terms: [],
      lines: Object.values(view.people).filter((one) => one.family === a).map((one) => begun(one.name)),
    }
    case 'discards': return { title: say('gloom-discards'), lines: view.discards.length ? view.discards.toReversed().map((card) => told(view.cards[card]!.name)) : [say('gloom-none')], glyph: 'DISCARDS', terms: [] }
    default: {
      const card = view.cards[a]!
      return { title: told(card.name), lines: [say(`kind-${card.kind}`), ...[told(card.text), printed(view, card), told(card.flavour)].filter(Boolean)], glyph: null, terms: [] }
    }
  }
}

/** The living and the dead of a family, the dead in the order in which they lie apart. */
export function parted(view: GloomView, seat: number): { living: string[]; dead: string[] } {
  const all = charactersOf(view, seat)
  const of = (fate: string) => all.filter(([, one]) => one.fate === fate).map(([id]) => id)
  return { living: of('ALIVE'), dead: of('DEAD') }
}
