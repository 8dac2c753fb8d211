/** Which things of the table an action concerns: a press on the thing offers the action. */
import type { MenuItem } from '../../lib/types'
import { seatAt, type BethlemView } from './view'

/** `card:2.3`, `seat:4`, `event:LEPROSO`, `name:ARTHUR` (a card by its name), `order:1342`. */
export type Thing = string

export function concerns(item: MenuItem): Thing[] {
  const [first = '', second = ''] = item.args
  switch (item.kind) {
    case 'POINT': case 'REVERSE': return [`card:${first}`]
    case 'PAIR': case 'REVERSE_PAIR': return [`card:${first}`, `card:${second}`]
    case 'PLAYER': case 'ACCUSE': case 'VOUCH': return [`seat:${first}`]
    case 'PLAYERS': case 'REVERSE_PLAYERS': return [`seat:${first}`, `seat:${second}`]
    case 'QUESTION': case 'OMEN': case 'SAW': return [`seat:${second}`]
    case 'EVENT': return [`event:${first}`]
    case 'CARD': return [`name:${first}`]
    case 'ORDER': return [`order:${first}`, 'order']
    case 'LAY': return [`lay:${first}`]
    default: return []
  }
}

/** Only how the cards lie is done by a press alone: one that is asleep must not point by mistake. */
export const direct = (thing: Thing): boolean => thing.startsWith('order:') || thing.startsWith('lay:')

/** Asked at a card, at a player, or about events: what somebody may want of a thing. */
const AT_CARDS = new Set([
  'SURGEON', 'LEPER', 'CELL', 'MELANCHOLY', 'DIRECTOR', 'LARRY', 'REAPER', 'SCYTHE', 'FLICK', 'SWEET_DEATH', 'ARTHUR', 'ATTACK',
  'ATTACK_ALONE', 'ELECTROSHOCK', 'OPIUM', 'LOBOTOMY', 'CHANCE', 'PATIENCE', 'ORDER', 'WAKERFIELD', 'REVENGE', 'BARBER', 'CONFESSION',
  'MIRACLE', 'FATE', 'WAKE', 'VOTE_CARD', 'VERDICT',
])
const AT_PLAYERS = new Set(['HYPNOSIS', 'ARCHIVE', 'MARY', 'PUPPET', 'VOTE'])

/** What is not in the menu is asked about, and the game says which rule forbids it. */
export function tries(thing: Thing, view: BethlemView, me: number): string[] {
  if (view.waiting?.seat !== me) return []
  const [kind, which = ''] = thing.split(':')
  const { ask } = view.waiting
  if (kind === 'card') return AT_CARDS.has(ask) ? [`point ${which}`] : AT_PLAYERS.has(ask) ? [`player ${seatAt(view, which)}`] : []
  if (kind === 'seat') return AT_PLAYERS.has(ask) ? [`player ${which}`] : []
  return kind === 'event' ? (ask === 'DAY' || ask === 'EVENT' ? [`play ${which}`] : []) : []
}

const HEADINGS: Record<string, string> = {
  POINT: 'head-bethlem-cards', PAIR: 'head-bethlem-cards', REVERSE: 'head-bethlem-opposite', REVERSE_PAIR: 'head-bethlem-opposite',
  YES_REVERSE: 'head-bethlem-opposite', PLAYER: 'head-bethlem-players', PLAYERS: 'head-bethlem-players',
  REVERSE_PLAYERS: 'head-bethlem-opposite', QUESTION: 'head-bethlem-questions', OMEN: 'head-bethlem-questions', EVENT: 'head-bethlem-events',
  ORDER: 'head-bethlem-orders', CLAIM: 'head-bethlem-claims', ACCUSE: 'head-bethlem-accusations', VOUCH: 'head-bethlem-vouching', SAW: 'head-bethlem-sights',
}
export const heading = ({ kind }: MenuItem): string => HEADINGS[kind] ?? 'head-decide'
export const headings = ['head-decide', 'head-bethlem-claims', 'head-bethlem-accusations', 'head-bethlem-vouching', 'head-bethlem-sights', 'head-bethlem-events', 'head-bethlem-players', 'head-bethlem-questions', 'head-bethlem-cards', 'head-bethlem-opposite', 'head-bethlem-orders']

const LONG = new Set(['PAIR', 'REVERSE_PAIR', 'ORDER', 'LAY', 'PLAYERS', 'REVERSE_PLAYERS'])
/** Pairs are many, and plain on the board: press the one, and then choose the other. */
export const listed = ({ kind }: MenuItem): boolean => !LONG.has(kind)
