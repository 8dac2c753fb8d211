/** The mirror of `tapete/games/carcosa/view.py`. Places are F1_R1 to F3_R4 and F1_P to F3_P. */

export interface Soul {
  role: string; place: string; sanity: number; max_sanity: number; limit: number; actions: number
  keys: number; key_slots: number; objects: string[]; object_slots: number; slots_lost: number
  states: Record<string, number>; skips: boolean; answered: boolean; peeked: boolean; moved_free: boolean
  rolled_twice: boolean; shielded: boolean
  doses?: number; loop?: number; slowed?: boolean
}

export interface Deck { count: number; top: (string | null)[] }
export interface Special { place: string; kind: string | null; revealed: boolean; destroyed: boolean }
export interface Monster { place: string; stunned: number; fresh: boolean }

export interface CarcosaView {
  round: number; starter: number; active: number | null; outcome: string; cause: string
  waiting: { seat: number; choice: string; args: number[] } | null
  souls: Soul[]
  decks: Record<string, Deck>
  motemey: Deck
  specials: Record<string, Special>
  stairs: Record<string, string>
  temp_stairs: string[]
  armory: string[]
  salon_uses: number
  ritual_done: boolean
  stairs_charges: number
  monsters: Record<string, Monster>
  captive: number | null
  goblin: { objects: string[]; keys: number }
  tue_tue: number
  king: { floor: number; away: number; doubled: boolean; limits: boolean }
  rotate_floors: boolean
  keys: { pool: number; destroyed: number }
  tales_annexed: number
  discards: Record<string, number>
  crown?: { sanctuary: string; bearer: number | null; threshold: number }
  goal?: Goal
}

export interface Goal { keys: number; threshold: string; bottom: number }

export const FLOORS = [3, 2, 1] as const
const CANON: Goal = { keys: 4, threshold: 'F2_P', bottom: -5 }
/** What the souls must reach; a view says it only where it is not the canon's. */
export const goalOf = (view: CarcosaView): Goal => view.goal ?? CANON

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
