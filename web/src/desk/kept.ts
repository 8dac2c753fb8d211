import { texts } from '../lib/stored'
import type { Changes } from './types'

/** What this browser keeps of work that is in no variant yet. */
export interface Kept { changes: Changes; variant: string | null; players?: number; agent?: string }

const DRAFTS = 'desk.drafts'
const LAST = 'desk.last'

function drafts(): Record<string, Kept> {
  try {
    return JSON.parse(texts.get(DRAFTS) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

export const keptDraft = (game: string, ruleset: string): Kept => drafts()[`${game}/${ruleset}`] ?? { changes: {}, variant: null }
export function keepDraft(game: string, ruleset: string, kept: Partial<Kept>): void {
  const all = drafts()
  const key = `${game}/${ruleset}`
  texts.set(DRAFTS, JSON.stringify({ ...all, [key]: { changes: {}, variant: null, ...all[key], ...kept } }))
  texts.set(LAST, key)
}
/** The game and the ruleset that were worked on last. */
export const lastWork = (): string[] => (texts.get(LAST) ?? '').split('/')

/** Changes as a link holds them after #, and what a link holds; null where it holds none. */
export const asHash = (changes: Changes): string => encodeURIComponent(JSON.stringify(changes))
export function fromHash(hash: string): Changes | null {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(hash))
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found as Changes : null
  } catch {
    return null
  }
}
