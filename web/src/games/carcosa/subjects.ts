/** Which things of the table an action concerns: a click on the thing is a click on the action. */
import type { MenuItem } from '../../lib/types'
import { isCorridor, specialAt, type CarcosaView } from './view'

/** `place:F1_R2`, `deck:F1_R2`, `soul:0`, `monster:ARANA`, `object:0:VIAL`, `state:0:SANIDAD`, `king`. */
export type Thing = string

/** The things that an action of the seat's menu concerns, the nearest first. END_TURN concerns none. */
export function concerns(item: MenuItem, view: CarcosaView, me: number): Thing[] {
  const [first, second] = item.args
  const place = view.souls[me]!.place
  const object = (card: string): Thing => `object:${me}:${card}`
  const self: Thing = `soul:${me}`
  const room: Thing = `place:${place}`
  switch (item.kind) {
    case 'MOVE': return [`place:${first}`]
    case 'LOOK': return [`place:${first}`, `deck:${first}`]
    case 'SEARCH': return [`deck:${place}`, room]
    case 'SWAP': case 'KEEP': return [`deck:${place}`, room]
    case 'COMPASS': case 'VIAL': return [object(item.kind)]
    case 'STAIRS': return [object('TREASURE_STAIRS')]
    case 'BLUNT': return [`monster:${first}`, object('BLUNT')]
    case 'ESCAPE': return [`state:${me}:TRAPPED`, self]
    case 'WIGGLE': return ['monster:VIEJO_DEL_SACO', self]
    case 'RENOUNCE': return [`state:${me}:SANIDAD`, self]
    case 'SELL': case 'DROP': case 'DISCARD': case 'ANNEX': return [object(first!)]
    case 'GIVE': return [object(first!), `soul:${second}`]
    case 'ASK': return [`object:${second}:${first}`, `soul:${second}`]
    case 'USE': return [object(first!)]
    case 'USE_ON': return [object(first!), `soul:${second}`]
    case 'VISIT': return [room, self]
    case 'VISIT_WITH': return [`soul:${second}`, room]
    case 'DOORS': return [`soul:${first}`, room]
    case 'SHIELD': return [`soul:${view.waiting?.args[0] ?? me}`, self]
    case 'TAVERN': case 'BUY': case 'TAKE': case 'SALON': case 'CHAPEL': case 'RITUAL': case 'PICK': case 'LEAVE':
      return [room, self]
    case 'END_TURN': return []
    default: return [self]
  }
}

/** Whether a click alone may carry the action out: on places and decks, where what is meant is plain. */
export const direct = (thing: Thing): boolean => thing.startsWith('place:') || thing.startsWith('deck:')

/**
 * What somebody may want to do with a thing, as the game writes actions, whether it can be done or not: what
 * is not in the menu is asked about, and the game says which rule forbids it.
 */
export function tries(thing: Thing, view: CarcosaView, me: number): string[] {
  const [kind, a, b] = thing.split(':')
  const soul = view.souls[me]
  if (!soul) return []
  const here = soul.place
  switch (kind) {
    case 'place': return a !== here ? [`move ${a}`] : isCorridor(here) ? ['meditate'] : ['search', 'meditate', ...roomActs(view, here)]
    case 'deck': return a === here ? ['search'] : []
    case 'soul': return Number(a) === me ? ['meditate'] : [`doors ${a}`]
    case 'monster': return [`use BLUNT ${a}`]
    case 'object': return Number(a) === me && (['COMPASS', 'VIAL', 'TREASURE_STAIRS'].includes(b!) || b!.startsWith('OWN_')) ? [`use ${b}`] : []
    case 'state': return Number(a) !== me ? [] : b === 'TRAPPED' ? ['escape'] : b === 'SANIDAD' ? ['renounce'] : []
    default: return []
  }
}

function roomActs(view: CarcosaView, place: string): string[] {
  const special = specialAt(view, place)
  if (!special?.revealed || special.destroyed) return []
  if (special.kind?.startsWith('OWN_')) return [`visit ${special.kind}`]
  return ({ MOTEMEY: ['buy'], CAMARA_LETAL: ['ritual'], TABERNA: ['tavern'], SALON_BELLEZA: ['salon'], CAPILLA: ['chapel'] } as
    Record<string, string[]>)[special.kind ?? ''] ?? []
}
