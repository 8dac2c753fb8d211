/** Which things of the table an action concerns: a press on the thing offers the action. */
import type { MenuItem } from '../../lib/types'
import { holder, inHand, laid, type SoulsView } from './view'

/** `card:ID` that lies open, `hand:ID` of the reader's hand, `hand-1:ID` of another's, `seat:2`, `stack:0` (from the bottom), `deck:loot`, `pile:loot`, `slot:1`. */
export type Thing = string

export function concerns({ kind, args: [first = '', second = ''] }: MenuItem, view: SoulsView, me: number): Thing[] {
  switch (kind) {
    case 'PLAY': case 'CARD': {
      const [from = me] = view.waiting?.choice === 'TAKE' ? view.waiting.args : []
      return first === 'HIDDEN' ? [] : [inHand(from, me, first)]
    }
    case 'TAP': case 'PAY': case 'PAY_ROOM': case 'BUY': case 'ATTACK': return [`card:${first}`]
    // A discarded monster may be chosen too: it lies in its pile.
    case 'ITEM': case 'FOE': return [laid(view).has(first) ? `card:${first}` : pileOf(view, first)]
    case 'BUY_TOP': return ['deck:treasure']
    case 'ATTACK_TOP': return ['deck:monster']
    case 'SEAT': case 'ATTACK_PLAYER': return [`seat:${first}`]
    case 'OFFER': return [`seat:${second}`]
    case 'PENDING': return [first.replace('stack-', 'stack:')]
    case 'DECK': return [`deck:${first}`]
    case 'PILE': return [`pile:${first.replace('-discard', '')}`]
    case 'SLOT': return [`slot:${first}`]
    default: return []
  }
}

const pileOf = (view: SoulsView, card: string): Thing =>
  `pile:${(['monster', 'treasure', 'loot', 'room'] as const).find((name) => view.discards[name].includes(card)) ?? 'monster'}`

/** Nothing is done by a press alone: what goes on the stack is read first. */
export const direct = (): boolean => false

/** What somebody may want to do with a thing, as the game writes actions, whether it can be done or not. */
export function tries(thing: Thing, view: SoulsView, me: number): string[] {
  if (view.waiting?.seat !== me || view.waiting.choice !== 'PRIORITY') return []
  const [kind, which = ''] = thing.split(':')
  if (kind === 'hand') return [`play ${which}`]
  if (kind === 'deck') return which === 'treasure' ? ['buy top'] : which === 'monster' ? ['attack top'] : []
  if (kind !== 'card') return []
  if (view.shop.includes(which)) return [`buy ${which}`]
  if (view.monsters.some((monster) => monster?.card === which)) return [`attack ${which}`]
  const at = holder(view, which)
  return at?.seat === me && (at.item || view.players[me]!.character === which) ? [`tap ${which}`] : []
}

const HEADINGS: Record<string, string> = {
  PLAY: 'souls-head-loot', TAP: 'souls-head-use', PAY: 'souls-head-use', PAY_ROOM: 'souls-head-use',
  BUY: 'souls-head-buy', BUY_TOP: 'souls-head-buy', ATTACK: 'souls-head-attack', ATTACK_TOP: 'souls-head-attack',
  ATTACK_PLAYER: 'souls-head-attack', PREPARE: 'souls-head-attack',
}
export const heading = ({ kind }: MenuItem): string => HEADINGS[kind] ?? 'souls-head-decide'
export const headings = ['souls-head-decide', 'souls-head-loot', 'souls-head-use', 'souls-head-attack', 'souls-head-buy']

/** Offers of cents are made at the other player: a cent more or less is no line of a list. */
export const listed = ({ kind }: MenuItem): boolean => kind !== 'OFFER'

export const ends = ({ kind }: MenuItem): boolean => kind === 'PASS'

const DRAWN: Record<string, string> = {
  PLAY: 'LOOT', TAP: 'CHARGE', PAY: 'COIN', PAY_ROOM: 'DOOR', BUY: 'COIN', BUY_TOP: 'CHEST', ATTACK: 'SWORD', ATTACK_TOP: 'SWORD', ATTACK_PLAYER: 'SWORD', PREPARE: 'EYE', PASS: 'PASS',
  SEAT: 'HEAD', ITEM: 'CHEST', FOE: 'FANG', PENDING: 'STACK', DECK: 'DECK', PILE: 'PILE', YES: 'YES', NO: 'NO', CARD: 'LOOT', SEEN: 'EYE', SLOT: 'DECK', TRIGGER: 'STACK', NUMBER: 'DIE',
}
export const glyphOf = ({ kind }: MenuItem): string | null => DRAWN[kind] ?? null
