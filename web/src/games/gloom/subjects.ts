/** Which things of the table an action concerns: a press on the thing is a press on the action. */
import { split } from '../../lib/labels'
import { say } from '../../lib/speech.svelte'
import type { MenuItem } from '../../lib/types'
import { pick } from './pick.svelte'
import { charactersOf, told, type GloomView } from './view'

/**
 * `card:ID` of a hand or the table; `lay:CARD:CHARACTER`, a card held over somebody; `toss:CARD` to discard it,
 * `answer:CARD` to cancel with it; `character:ID`, `story:ID`, `family:ID`, `discards`.
 */
export type Thing = string

/** The things that an action concerns, the nearest first; passing and the like concern none. */
export function concerns({ kind, args: [a, b] }: MenuItem): Thing[] {
  switch (kind) {
    case 'PLAY': return [`lay:${a}:${b}`, `card:${a}`]
    case 'EVENT': return [`card:${a}`]
    case 'CANCEL': return [`answer:${a}`]
    case 'DISCARD': return [`toss:${a}`]
    case 'CLAIM': return [`story:${a}`]
    case 'TAKE_FAMILY': return [`family:${a}`]
    case 'GIVE_UP': case 'PICK': return [`character:${a}`]
    default: return []
  }
}

/** Whether a press alone carries the action out: where the question or the card that is held says what it does. */
export const direct = (thing: Thing): boolean => /^(lay|toss|answer|family|character):/.test(thing)

/** What somebody may want to do with a thing, as the game writes actions, whether it can be done or not. */
export function tries(thing: Thing, view: GloomView, me: number): string[] {
  const [kind, a, b] = thing.split(':')
  switch (kind) {
    case 'lay': return [`play ${a} ${b}`]
    case 'card': {
      if (!view.seats[me]?.hand.includes(a!)) return []
      if (view.cards[a!]?.kind === 'EVENT') return [`event ${a}`]
      const lowest = charactersOf(view, me).filter(([, one]) => one.fate === 'ALIVE').toSorted(([, one], [, other]) => one.worth - other.worth)[0]
      return lowest ? [`play ${a} ${lowest[0]}`] : []
    }
    case 'story': return [`claim ${a}`]
    case 'family': return [`family ${a}`]
    default: return []
  }
}

const DECIDE = ['TAKE_FAMILY', 'GIVE_UP', 'PICK', 'CANCEL', 'DISCARD', 'DRAW', 'ACCEPT', 'DECLINE']

export function heading({ kind }: MenuItem): string {
  if (DECIDE.includes(kind)) return 'gloom-head-decide'
  return kind === 'PLAY' ? 'gloom-head-lay' : 'gloom-head-else'
}

/** Fifty plays are no list: those of the card that is held are, and the board shows them too. */
export const listed = ({ kind, args }: MenuItem): boolean => kind !== 'PLAY' || args[0] === pick.card

export const ends = ({ kind }: MenuItem): boolean => kind === 'PASS' || kind === 'DECLINE'

const DRAWN: Record<string, string> = { PLAY: 'MODIFIER', EVENT: 'EVENT', CLAIM: 'STORY', DISCARD_HAND: 'DISCARDS', DISCARD: 'DISCARDS', CANCEL: 'CANCEL', DRAW: 'DECK' }
export const glyphOf = ({ kind, args }: MenuItem): string | null => (kind === 'TAKE_FAMILY' ? args[0]! : DRAWN[kind] ?? null)

/** A turn's question in what there is to press: a card, then whom it goes on. */
export function asks(view: GloomView, me: number, question: string): string {
  if (view.waiting?.choice !== 'TURN' || view.waiting.seat !== me) return question
  const held = pick.card ? view.cards[pick.card] : undefined
  return held ? say('gloom-ask-whom', { card: told(held.name) }) : say('gloom-ask-card')
}

/** The self-worth that the game says a character has after a play: the last number of the notes of its label. */
export function worthAfter(item: MenuItem): string | null {
  return split(item.label).notes.match(/[+−]?\d+/gu)?.at(-1) ?? null
}
