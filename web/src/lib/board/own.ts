/** What the page and the frame of a game's own board say to one another, and what the page believes of it. */
import type { Language, MenuItem } from '../types'
import type { View } from './spec'

/** What the frame gets: what its reader sees and may choose, and nothing else. */
export interface Shown { turn: number; view: View; names: string[]; me: number | null; toMove: number | null; choices: { action: string; label: string; kind: string; args: MenuItem['args'] }[]; language: Language; theme: 'dark' | 'light' }

export type Said =
  | { kind: 'ready' }
  | { kind: 'shown'; turn: number }
  | { kind: 'choose'; turn: number; index: number }
  | { kind: 'fault'; why: string }

/** Milliseconds in which a frame must be ready, and must have shown what it got. */
export const PATIENCE = 10_000
/** The most messages of a frame in a second. */
export const MOST = 50
const WHOLE = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** What a message of a frame says; null for one that says nothing that it may say. */
export function understood(data: unknown): Said | null {
  if (typeof data !== 'object' || data === null || (data as { tapete?: unknown }).tapete !== 1) return null
  const { kind, turn, index, why } = data as Record<string, unknown>
  switch (kind) {
    case 'ready': return { kind }
    case 'shown': return WHOLE(turn) ? { kind, turn } : null
    case 'choose': return WHOLE(turn) && WHOLE(index) ? { kind, turn, index } : null
    case 'fault': return { kind, why: String(why).slice(0, 200) }
    default: return null
  }
}

/** Counts the messages of a frame. */
export class Flood {
  private began = 0
  private count = 0

  /** Whether this message, at a time in milliseconds, is one too many. */
  over(now: number): boolean {
    if (now - this.began >= 1000) {
      this.began = now
      this.count = 0
    }
    return ++this.count > MOST
  }
}
