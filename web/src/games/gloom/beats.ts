/** What happened, one thing at a time: how long it is shown, and what it changes on the table. */
import type { Beat, Told } from './declared'
import { passing, unknown } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import { look } from './pile'
import type { Character, GloomView, Seat, Waiting } from './view'

const PACE: Record<keyof Told, number> = {
  STORY: 500, FIRST: 700, FAMILY: 500, GAVE_UP: 400, TURN: 250, SKIPPED: 600, PLAYED: 900, REVEALED: 1300, CANCELLED: 1400,
  PLACED: 500, DIED: 1700, UNMET: 500, CLAIMED: 1300, RETURNED: 400, HAND_DISCARDED: 500, DISCARDED: 200, TOOK: 400,
  STRIPPED: 600, MOVED: 600, REPLACED: 500, RAISED: 1400, GONE: 1000, RESHUFFLED: 700, SHOWED: 400, SHOWED_CARD: 600,
  FAMILY_GONE: 1500, WON: 900,
  ...passing('ROLL', 'SPENT', 'PASSED', 'DREW', 'DREW_CARD', 'TOOK_CARD', 'NO_REFILL', 'WILL_NOT_REFILL', 'WILL_SKIP', 'IDLE', 'ROUNDS', 'LIVES'),
}

/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = ({ what }: Happening): number => (what in PACE ? PACE[what as keyof Told] : 0)

/** The view after a happening, as far as it is to be seen at once; `next` has all that is printed on what is new. */
export function advance(before: GloomView, event: Happening, next: GloomView): GloomView {
  const view = { ...before, cards: { ...before.cards, ...next.cards } }
  return event.what in PACE ? changed(view, event as unknown as Beat) : view
}

function changed(view: GloomView, beat: Beat): GloomView {
  switch (beat.what) {
    case 'TURN': return { ...view, turn: beat.args.turn, active: beat.args.seat, plays: 0 }
    case 'FAMILY': return gathered(withSeat(view, beat.args.seat, { family: beat.args.family }), beat.args.seat)
    case 'GAVE_UP': return withCharacter(view, beat.args.character, { fate: 'UNUSED', seat: null })
    case 'PLAYED': return { ...fromHand(view, beat.args.seat, beat.args.card), waiting: held(beat.args.card, beat.args.character) }
    case 'REVEALED': return { ...fromHand(view, beat.args.seat, beat.args.card), waiting: held(beat.args.card, null) }
    case 'CANCELLED': return { ...fromHand(view, beat.args.seat, beat.args.card), waiting: null }
    case 'PLACED': return withCharacter(onto(view, beat.args.character, beat.args.card), beat.args.character, { worth: beat.args.worth })
    case 'DIED': return withCharacter(onto(view, beat.args.character, beat.args.card), beat.args.character, { worth: beat.args.worth, fate: 'DEAD' })
    case 'LIVES': return withCharacter(view, beat.args.character, { worth: beat.args.worth })
    case 'STRIPPED': return withCharacter(off(view, beat.args.character, beat.args.card), beat.args.character, { worth: beat.args.worth })
    case 'MOVED': return moved(view, beat.args.card, beat.args.character, beat.args.to)
    case 'REPLACED': return off(view, beat.args.character, beat.args.card)
    case 'RAISED': return withCharacter(off(view, beat.args.character, beat.args.card), beat.args.character, { fate: 'ALIVE' })
    case 'GONE': return withCharacter(view, beat.args.character, { fate: 'GONE' })
    case 'DISCARDED': return { ...fromHand(view, beat.args.seat, beat.args.card), discards: [...view.discards, beat.args.card] }
    case 'HAND_DISCARDED': return withSeat(view, beat.args.seat, { hand: [], count: 0 })
    case 'DREW': return { ...withSeat(view, beat.args.seat, { count: view.seats[beat.args.seat]!.count + beat.args.n }), deck: Math.max(0, view.deck - beat.args.n) }
    case 'RESHUFFLED': return { ...view, deck: beat.args.n, discards: [] }
    case 'CLAIMED': return withStory(view, beat.args.story, beat.args.seat)
    case 'RETURNED': return withStory(view, beat.args.story, null)
    case 'ROLL': case 'STORY': case 'FIRST': case 'SKIPPED': case 'SPENT': case 'UNMET': case 'PASSED': case 'DREW_CARD': case 'TOOK':
    case 'TOOK_CARD': case 'NO_REFILL': case 'WILL_NOT_REFILL': case 'WILL_SKIP': case 'SHOWED': case 'SHOWED_CARD':
    case 'FAMILY_GONE': case 'IDLE': case 'WON': case 'ROUNDS': return view
    default: return unknown(beat)
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
