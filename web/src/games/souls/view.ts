/** What the view says, and what is printed on the cards. */
import { speech } from '../../lib/speech.svelte'
import type { SoulsView, Thing } from './declared'

export type { CardFace as Face, Monster, Pending, Player, SoulsView, Thing } from './declared'

export type Text = Record<string, string>
export type DeckName = keyof SoulsView['decks']

export const told = (text: Text): string => text[speech.language]!

/** Who has priority; null while something else is asked, or nothing. */
export const priorityOf = ({ waiting }: SoulsView): number | null => (waiting?.choice === 'PRIORITY' ? waiting.seat : null)

/** The decks in play: that of rooms is an option. */
export const decksOf = (view: SoulsView): DeckName[] =>
  view.rooms.length || view.decks.room.count ? ['treasure', 'monster', 'loot', 'room'] : ['treasure', 'monster', 'loot']

/** All cards that lie open on the table with a place of their own. */
export function laid(view: SoulsView): Set<string> {
  const cards = new Set<string>([...view.shop, ...view.rooms, ...view.bonus, ...view.draft].filter((card) => card !== null))
  for (const monster of view.monsters) if (monster) cards.add(monster.card)
  for (const one of view.players) for (const card of [one.character, ...one.items.map((item) => item.card), ...one.curses, ...one.souls]) cards.add(card)
  return cards
}

/** A card of a hand as a thing of the table: the same card may lie in another's too. */
export const inHand = (seat: number, me: number | null, card: string): string => (seat === me ? `hand:${card}` : `hand-${seat}:${card}`)

/** The seat before which a card lies, and the card there if it is an item. */
export function holder(view: SoulsView, card: string): { seat: number; item: Thing | null } | null {
  for (const [seat, one] of view.players.entries()) {
    const item = one.items.find((each) => each.card === card) ?? null
    if (item || one.character === card || one.curses.includes(card) || one.souls.includes(card)) return { seat, item }
  }
  return null
}

/** The seats that have won: both characters of a solo game do. */
export function winners({ outcome, players }: SoulsView): number[] {
  if (outcome === 'WON') return players.map((_, seat) => seat)
  const found = /^SEAT_(\d)$/.exec(outcome)
  return found ? [Number(found[1])] : []
}
