/** What the view says. Places are F1_R1 to F3_R4 and F1_P to F3_P. */
import { say, speech } from '../../lib/speech.svelte'
import type { CarcosaView, Goal, Special } from './declared'

export type { CarcosaView, Goal, Monster, Soul, Special } from './declared'

export const FLOORS = [3, 2, 1] as const
const CANON: Goal = { keys: 4, threshold: 'F2_P', bottom: -5 }
/** What the souls must reach; a view says it only where it is not the canon's. */
export const goalOf = (view: CarcosaView): Goal => view.goal ?? CANON

/** A name as the table has it if a designer has made the thing, else the game's. */
const named = (view: CarcosaView, own: string | undefined, message: string): string =>
  (own && view.own?.[own]?.title[speech.language]) || say(message)
export const cardName = (view: CarcosaView, card: string): string => named(view, card, `card-${card}`)
export const roomName = (view: CarcosaView, special: string): string => named(view, special, `special-${special}`)
export const monsterName = (view: CarcosaView, monster: string): string =>
  named(view, Object.keys(view.own ?? {}).find((card) => view.own![card]!.monster === monster), `monster-${monster}`)

export const floorOf = (place: string): number => Number(place[1])
export const isCorridor = (place: string): boolean => place.endsWith('_P')
/** A number with a true minus sign. */
export const signed = (n: number): string => String(n).replace('-', '−')
export const keysInHand = (view: CarcosaView): number => view.souls.reduce((n, soul) => n + soul.keys, 0)

export function specialAt(view: CarcosaView, place: string): Special | undefined {
  return Object.values(view.specials).find((special) => special.place === place)
}

export function stairAt(view: CarcosaView, place: string): 'fixed' | 'temporary' | null {
  if (Object.values(view.stairs).includes(place)) return 'fixed'
  return view.temp_stairs.includes(place) ? 'temporary' : null
}
