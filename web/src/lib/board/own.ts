/** What the page and the frame of a game's own board say to one another, and what the page believes of it. */
import type { Language, MenuItem } from '../types'
import type { View } from './spec'

/** What the frame gets: what its reader sees and may choose, and nothing else. */
export interface Shown { turn: number; view: View; names: string[]; me: number | null; toMove: number | null; choices: { action: string; label: string; kind: string; args: MenuItem['args'] }[]; language: Language; theme: 'dark' | 'light' }

export type Said =
  | { kind: 'ready' }
  | { kind: 'shown'; turn: number }
  | { kind: 'pong' }
  | { kind: 'choose'; turn: number; index: number }
  | { kind: 'fault'; why: string }

/** Seconds in which a frame must be ready, must have shown what it got, and must answer a ping. */
export const PATIENCE = 10
/** The most messages of a frame in a second. */
export const MOST = 50
const WHOLE = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** What a message of a frame says; null for one that says nothing that it may say. */
export function understood(data: unknown): Said | null {
  if (typeof data !== 'object' || data === null || (data as { tapete?: unknown }).tapete !== 1) return null
  const { kind, turn, index, why } = data as Record<string, unknown>
  switch (kind) {
    case 'ready': case 'pong': return { kind }
    case 'shown': return WHOLE(turn) ? { kind, turn } : null
    case 'choose': return WHOLE(turn) && WHOLE(index) ? { kind, turn, index } : null
    case 'fault': return { kind, why: String(why).slice(0, 200) }
    default: return null
  }
}

/** Knows what a frame owes the page, and for how many seconds. The seconds are counted one by one, so that a device that
 * has slept gives the frame time to wake up. */
export class Debt {
  private what: string | null = null
  private seconds = 0

  /** A later debt gives no more time. */
  owe(what: string): void {
    if (this.what === null) this.seconds = 0
    this.what ??= what
  }

  settle(): void {
    this.what = null
  }

  /** A second has passed. Returns what has been owed for too long, or null, and `ping` if nothing is owed. */
  second(): { late: string | null; ping: boolean } {
    if (this.what === null) return { late: null, ping: true }
    return { late: ++this.seconds >= PATIENCE ? this.what : null, ping: false }
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
