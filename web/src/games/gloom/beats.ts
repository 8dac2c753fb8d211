/** What happened, one thing at a time: what it changes on the table. */
import { PACE, type Told } from './declared'
import { beatsOf } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import { look } from './pile'
import type { Character, GloomView, Seat, Waiting } from './view'

const BEATS = beatsOf<Told, GloomView>(PACE, {
  TURN: (view, args) => ({ ...view, turn: args.turn, active: args.seat, plays: 0 }),
  FAMILY: (view, args) => gathered(withSeat(view, args.seat, { family: args.family }), args.seat),
  GAVE_UP: (view, args) => withCharacter(view, args.character, view.seats[args.to] ? { fate: 'ALIVE', seat: args.to } : { fate: 'UNUSED', seat: null }),
  PLAYED: (view, args) => ({ ...fromHand(view, args.seat, args.card), waiting: held(args.card, args.character) }),
  REVEALED: (view, args) => ({ ...fromHand(view, args.seat, args.card), waiting: held(args.card, null) }),
  CANCELLED: (view, args) => ({ ...fromHand(view, args.seat, args.card), waiting: null }),
  PLACED: (view, args) => withCharacter(onto(view, args.character, args.card), args.character, { worth: args.worth }),
  DIED: (view, args) => withCharacter(onto(view, args.character, args.card), args.character, { worth: args.worth, fate: 'DEAD' }),
  LIVES: (view, args) => withCharacter(view, args.character, { worth: args.worth }),
  STRIPPED: (view, args) => withCharacter(off(view, args.character, args.card), args.character, { worth: args.worth }),
  MOVED: (view, args) => moved(view, args.card, args.character, args.to),
  REPLACED: (view, args) => off(view, args.character, args.card),
  RAISED: (view, args) => withCharacter(off(view, args.character, args.card), args.character, { fate: 'ALIVE' }),
  GONE: (view, args) => withCharacter(view, args.character, { fate: 'GONE' }),
  DISCARDED: (view, args) => ({ ...fromHand(view, args.seat, args.card), discards: [...view.discards, args.card] }),
  HAND_DISCARDED: (view, args) => withSeat(view, args.seat, { hand: [], count: 0 }),
  DREW: (view, args) => ({ ...withSeat(view, args.seat, { count: view.seats[args.seat]!.count + args.n }), deck: Math.max(0, view.deck - args.n) }),
  DREW_BY: (view, args) => ({ ...withSeat(view, args.seat, { count: view.seats[args.seat]!.count + args.n }), deck: Math.max(0, view.deck - args.n) }),
  LIMIT: (view, args) => withSeat(view, args.seat, { limit: args.n }),
  LIMIT_BY_STORY: (view, args) => withSeat(view, args.seat, { limit: args.n }),
  RESHUFFLED: (view, args) => ({ ...view, deck: args.n, discards: [] }),
  CLAIMED: (view, args) => withStory(view, args.story, args.seat),
  RETURNED: (view, args) => withStory(view, args.story, null),
})

/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = BEATS.pace

/** The view after a happening, as far as it is to be seen at once; `next` has all that is printed on what is new. */
export function advance(before: GloomView, event: Happening, next: GloomView): GloomView {
  const view = { ...before, cards: { ...before.cards, ...next.cards } }
  // A card that has come and is under the deck again by the time this is shown: nobody says what is printed on it.
  if (typeof event.args.card === 'string' && !(event.args.card in view.cards)) return view
  return BEATS.changed(view, event, next)
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
