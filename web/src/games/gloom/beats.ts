/** What happened, one thing at a time: how long it is shown, and what it changes on the table. */
import type { Happening } from '../../lib/types'
import { look } from './pile'
import type { Character, GloomView, Seat, Waiting } from './view'

const PACE: Record<string, number> = {
  STORY: 500, FIRST: 700, FAMILY: 500, GAVE_UP: 400, TURN: 250, SKIPPED: 600, PLAYED: 900, REVEALED: 1300, CANCELLED: 1400,
  PLACED: 500, DIED: 1700, UNMET: 500, CLAIMED: 1300, RETURNED: 400, HAND_DISCARDED: 500, DISCARDED: 200, TOOK: 400,
  STRIPPED: 600, MOVED: 600, REPLACED: 500, RAISED: 1400, GONE: 1000, RESHUFFLED: 700, SHOWED: 400, SHOWED_CARD: 600,
  FAMILY_GONE: 1500, WON: 900,
}

/** Milliseconds; what has no entry changes in passing. */
export const pace = (event: Happening): number => PACE[event.what] ?? 0

/** The view after a happening, as far as it is to be seen at once; `next` has all that is printed on what is new. */
export function advance(before: GloomView, { what, args }: Happening, next: GloomView): GloomView {
  const view = { ...before, cards: { ...before.cards, ...next.cards } }
  const [card, seat, who] = [String(args.card), Number(args.seat), String(args.character)]
  const n = Number(args.n ?? 1)
  switch (what) {
    case 'TURN': return { ...view, turn: Number(args.turn), active: seat, plays: 0 }
    case 'FAMILY': return gathered(withSeat(view, seat, { family: String(args.family) }), seat)
    case 'GAVE_UP': return withCharacter(view, who, { fate: 'UNUSED', seat: null })
    case 'PLAYED': case 'REVEALED': return { ...fromHand(view, seat, card), waiting: held(card, what === 'PLAYED' ? who : null) }
    case 'CANCELLED': return { ...fromHand(view, seat, card), waiting: null }
    case 'PLACED': return withCharacter(onto(view, who, card), who, { worth: Number(args.worth) })
    case 'DIED': return withCharacter(onto(view, who, card), who, { worth: Number(args.worth), fate: 'DEAD' })
    case 'LIVES': return withCharacter(view, who, { worth: Number(args.worth) })
    case 'STRIPPED': return withCharacter(off(view, who, card), who, { worth: Number(args.worth) })
    case 'MOVED': return moved(view, card, who, String(args.to))
    case 'REPLACED': return off(view, who, card)
    case 'RAISED': return withCharacter(off(view, who, card), who, { fate: 'ALIVE' })
    case 'GONE': return withCharacter(view, who, { fate: 'GONE' })
    case 'DISCARDED': return { ...fromHand(view, seat, card), discards: [...view.discards, card] }
    case 'HAND_DISCARDED': return withSeat(view, seat, { hand: [], count: 0 })
    case 'DREW': return { ...withSeat(view, seat, { count: view.seats[seat]!.count + n }), deck: Math.max(0, view.deck - n) }
    case 'RESHUFFLED': return { ...view, deck: n, discards: [] }
    case 'CLAIMED': return withStory(view, String(args.story), seat)
    case 'RETURNED': return withStory(view, String(args.story), null)
    default: return view
  }
}

/** The people of the family that a seat has taken come to the table. */
function gathered(view: GloomView, seat: number): GloomView {
  const come = Object.keys(view.people).filter((id) => view.people[id]!.family === view.seats[seat]!.family)
  return come.reduce((now, id) => withCharacter(now, id, { seat, fate: 'ALIVE' }), view)
}

function withSeat(view: GloomView, seat: number, change: Partial<Seat>): GloomView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

function withCharacter(view: GloomView, who: string, change: Partial<Character>): GloomView {
  const one = view.characters[who]
  return one ? { ...view, characters: { ...view.characters, [who]: { ...one, ...change } } } : view
}

function withPile(view: GloomView, who: string, pile: string[]): GloomView {
  return withCharacter(view, who, { pile, visible: look(pile, view.cards) })
}

/** A card that is played and not on anybody yet, as while others are asked whether they cancel it. */
const held = (card: string, character: string | null): Waiting => ({ seat: null, choice: 'RESPOND', card, character, n: 0, effect: null, first: null })

const onto = (view: GloomView, who: string, card: string): GloomView =>
  withPile({ ...view, waiting: null }, who, [...(view.characters[who]?.pile ?? []).filter((one) => one !== card), card])

const off = (view: GloomView, who: string, card: string): GloomView =>
  withPile(view, who, (view.characters[who]?.pile ?? []).filter((one) => one !== card))

/** A card goes from one character to another; with an untimely death goes who is dead. */
function moved(view: GloomView, card: string, from: string, to: string): GloomView {
  const after = onto(off(view, from, card), to, card)
  return view.cards[card]!.kind === 'DEATH' ? withCharacter(withCharacter(after, from, { fate: 'ALIVE' }), to, { fate: 'DEAD' }) : after
}

function fromHand(view: GloomView, seat: number, card: string): GloomView {
  const hand = [...view.seats[seat]!.hand]
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)
  if (at >= 0) hand.splice(at, 1)
  return withSeat(view, seat, { hand, count: hand.length })
}

function withStory(view: GloomView, story: string, seat: number | null): GloomView {
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, story } : one.story === story ? { ...one, story: null } : one))
  return { ...view, seats, stories: { ...view.stories, [story]: { seat } } }
}
