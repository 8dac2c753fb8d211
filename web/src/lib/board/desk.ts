import type { BoardInfo, MenuItem } from '../types'
import type { View } from './spec'

/** What all parts of a board share. */
export interface Desk {
  spec: BoardInfo
  view: View
  names: string[]
  me: number | null
  chosen: string | null
  /** The things of what has just happened. */
  told: string[]
  /** The first choice that means a thing, lying before a seat or in the middle; what lies there may be meant by some choices only. */
  meant: (thing: string, seat: number | null, acts?: string[]) => MenuItem | undefined
  press: (thing: string, event: Event) => void
  /** Whether a thing can be dragged somewhere now. */
  goes: (thing: string) => boolean
}
