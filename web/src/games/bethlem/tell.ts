/** Things in words: for screen readers, and for the window that a press opens. */
import { has, say } from '../../lib/speech.svelte'
import type { About } from '../plugin'
import { cardAt, cardsOf, groupOf, living, positionOf, rowOf, seatAt, tally, tokensOf, type BethlemView } from './view'

/** What a card is called by those who know it. */
export const cardName = (card: string): string => (has(`card-${card}`) ? say(`card-${card}`) : card)
/** The same where there is little room: without its by-name. */
export const shortName = (card: string): string => cardName(card).replace(/ [“"].*[”"]$/u, '')

/** What is told of a card or an event besides what it does; twins have one story, and so have cellmates. */
function story(name: string): string {
  const key = `lore-${name.replace(/_\d$/, '')}`
  return has(key) ? say(key) : ''
}

/** card 2 of Ana, within a sentence. */
export function placeWithin(view: BethlemView, names: string[], place: string): string {
  const seat = seatAt(view, place)
  const second = view.seats[seat]?.rows.indexOf(rowOf(place)) === 1
  return say(second ? 'spot-second' : 'spot', { name: names[seat] ?? '', position: positionOf(place) })
}

/** Card 2 of Ana. */
export function placeName(view: BethlemView, names: string[], place: string): string {
  const name = placeWithin(view, names, place)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What somebody has asked the narrator about a future, another's or their own. */
export function futureLine(names: string[], asker: number, about: number, question: string): string {
  const key = `told-FUTURE${question === 'FREE' ? '-FREE' : ''}${asker === about ? '-self' : ''}`
  return say(key, { seat: names[asker] ?? '', about: names[about] ?? '', question: say(`question-${question}`) })
}

export function cardLines(view: BethlemView, place: string): string[] {
  const card = cardAt(view, place)
  if (!card) return []
  const lines: string[] = []
  if (card.card) lines.push(say(`group-${groupOf(card.card)}`))
  if (card.dead) lines.push(say('bethlem-dead'))
  else if (card.card) lines.push(say(card.shown ? 'bethlem-known-to-all' : 'bethlem-known-to-you'))
  else lines.push(say(card.main ? 'bethlem-main' : 'bethlem-covered'))
  for (const token of tokensOf(view, place)) lines.push(say(`bethlem-token-${token}`))
  return lines
}

export function describeCard(view: BethlemView, names: string[], place: string): string {
  const card = cardAt(view, place)?.card
  return [placeName(view, names, place), ...(card ? [cardName(card)] : []), ...cardLines(view, place)].join('. ')
}

function seatLines(view: BethlemView, names: string[], seat: number): string[] {
  const one = view.seats[seat]
  if (!one) return [say('card-CUENTACUENTOS')]
  const lines = [one.in_game ? say('bethlem-living', { n: living(view, seat) }) : say('bethlem-out')]
  lines.push(one.trait ? say('bethlem-trait', { trait: cardName(one.trait) }) : say('bethlem-trait-hidden'))
  if (one.hand) lines.push(say('bethlem-hand', { n: one.hand }))
  if (one.voteless) lines.push(say('bethlem-voteless'))
  if (view.banned === seat) lines.push(say('bethlem-banned'))
  if (one.vote !== null) lines.push(say('bethlem-votes-for', { name: names[one.vote] ?? '' }))
  if (tally(view, seat)) lines.push(say('bethlem-tally', { n: tally(view, seat) }))
  lines.push(...wordsOf(view, names, seat))
  if (one.side && one.side !== 'NONE') lines.push(say('bethlem-side', { side: say(`side-${one.side}`) }))
  return lines
}

/** What a player has said by day and still stands: of themselves, and of each other player last. */
export function wordsOf(view: BethlemView, names: string[], seat: number): string[] {
  const { claim, said } = view.seats[seat]!
  return [
    ...(claim ? [say('bethlem-said-claim', { side: say(`side-${claim}`) })] : []),
    ...(said ?? []).flatMap((word, other) => (word ? [say(`bethlem-said-${word}`, { name: names[other] ?? '' })] : [])),
  ]
}

/** What the window of a thing says; `terms` are names in the glossary. */
export function about(thing: string, view: BethlemView, names: string[]): About {
  const [kind, which = ''] = thing.split(':')
  switch (kind) {
    case 'card': {
      const card = cardAt(view, which)?.card ?? null
      const place = placeName(view, names, which)
      return { title: card ? cardName(card) : place, lines: [...(card ? [place] : []), ...cardLines(view, which)], glyph: card ?? 'UNKNOWN', terms: card ? [card] : [], story: card ? story(card) : '' }
    }
    case 'seat': {
      const seat = Number(which)
      const { trait = null } = view.seats[seat] ?? {}
      return { title: names[seat] ?? '', lines: seatLines(view, names, seat), glyph: trait ?? 'UNKNOWN', terms: trait ? [trait] : [], story: trait ? story(trait) : '' }
    }
    case 'event': return { title: say(`event-${which}`), lines: [say('bethlem-event')], glyph: which, terms: [which], story: story(which) }
    case 'order': return { title: say('bethlem-order'), lines: [], glyph: null, terms: [] }
    default: return { title: cardName(which), lines: [say(`group-${groupOf(which)}`)], glyph: which, terms: [which], story: story(which) }
  }
}

/** All that can be seen of a player. */
export function describeSeat(view: BethlemView, names: string[], seat: number): string {
  const dead = cardsOf(view, seat).flatMap(({ card }) => (card.dead && card.card ? [cardName(card.card)] : []))
  return [...seatLines(view, names, seat), ...(dead.length ? [say('bethlem-lost', { cards: dead.join(', ') })] : [])].join('. ')
}
