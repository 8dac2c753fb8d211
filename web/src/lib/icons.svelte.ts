/** Drawings of cards, fetched with the game that shows them: they are data, and no script waits for them. */
import type { Icon } from './drawing'

interface Built { cards: Record<string, Icon>; types: Record<string, Icon> }

/** A game's drawings, empty until they have come. */
export class IconSet {
  private built = $state.raw<Built>({ cards: {}, types: {} })

  constructor(url: string) {
    this.load(url)
  }

  /** The drawing of a card: its own, or that of its type. */
  of(card: string, type = ''): Icon | undefined {
    return this.built.cards[card] ?? this.built.types[type]
  }

  private async load(url: string): Promise<void> {
    for (let wait = 1000; ; wait = Math.min(2 * wait, 60_000)) {
      try {
        const answer = await fetch(url)
        if (answer.ok) {
          this.built = await answer.json() as Built
          return
        }
      } catch { /* the network is away: cards show their names meanwhile */ }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
