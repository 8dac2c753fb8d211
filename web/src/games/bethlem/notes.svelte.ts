import { texts } from '../../lib/stored'

/** What the reader believes of the others: kept in this browser and nowhere else. */
export const BELIEFS = ['UNKNOWN', 'MUTINEERS', 'INMATES', 'DIRECTOR'] as const
export type Belief = (typeof BELIEFS)[number]
interface Kept { beliefs: Record<number, Belief>; text: string }

export class Notes {
  beliefs = $state<Record<number, Belief>>({})
  text = $state('')

  /** `before`: the key that they once had; the first person to look takes them. */
  constructor(private readonly key: string, before?: string) {
    const text = before === undefined || texts.get(key) !== null ? null : texts.get(before)
    if (text !== null) {
      texts.set(key, text)
      texts.drop(before!)
    }
    const kept = read(key)
    this.beliefs = kept.beliefs
    this.text = kept.text
  }

  /** The next belief of a player, round and round. */
  turn(seat: number): void {
    const now = BELIEFS.indexOf(this.beliefs[seat] ?? 'UNKNOWN')
    this.beliefs[seat] = BELIEFS[(now + 1) % BELIEFS.length]!
    this.keep()
  }

  write(text: string): void {
    this.text = text
    this.keep()
  }

  private keep(): void {
    texts.set(this.key, JSON.stringify({ beliefs: this.beliefs, text: this.text }))
  }
}

/** What was kept under a key, as far as it is what this page keeps. */
export function read(key: string): Kept {
  const kept: Kept = { beliefs: {}, text: '' }
  const text = texts.get(key)
  if (text === null) return kept
  try {
    const found = JSON.parse(text) as Partial<Kept>
    for (const [seat, belief] of Object.entries(found.beliefs ?? {})) if (BELIEFS.includes(belief)) kept.beliefs[Number(seat)] = belief
    if (typeof found.text === 'string') kept.text = found.text
  } catch {
    texts.drop(key)
  }
  return kept
}
