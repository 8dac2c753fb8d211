/** The mirror of `tapete/games/souls/view.py`, and of what is printed on the cards, `faces.py`. */
import { speech } from '../../lib/speech.svelte'
import type { Language } from '../../lib/types'

export type Text = Record<Language, string>

export interface AbilityFace { timing: string; text: Text; ways: Text[] }
export interface Reward { cents: number | 'roll'; loot: number | 'roll'; treasure: number }
/** A card as it is printed. */
export interface Face {
  kind: string; type: string; name: Text; life: number; attack: number; evasion: number; souls: number
  reward: Reward; guppy: boolean; abilities: AbilityFace[]
}

export interface Thing { card: string; charged: boolean; counters: number; noted: number; eternal: boolean; copy_of: string | null }
export interface Player {
  character: string; charged: boolean; cents: number; life: number; most_life: number; attack: number
  hand: (string | null)[]; items: Thing[]; curses: string[]; souls: string[]; soul_count: number
  loot_plays: number; buys: number; attacks: number; must_attack: number; dying: boolean; dead: boolean; skips: number
}
export interface Monster { card: string; life: number; attack: number; evasion: number; counters: number; covered: string[] }
/** What waits on the stack. */
export interface Pending {
  kind: string; seat: number; card: string | null; face: number | null; amount: number; targets: string[]
  ability: number | null; way: number | null; attack: boolean
}
export interface Deck { count: number; top: (string | null)[] }
export type DeckName = 'loot' | 'treasure' | 'monster' | 'room'

export interface SoulsView {
  turn: number; active: number; phase: string; ending: boolean; outcome: string; cause: string; solo_die: number
  waiting: { seat: number; choice: string; args: number[] } | null
  players: Player[]
  monsters: (Monster | null)[]
  shop: (string | null)[]
  rooms: (string | null)[]
  /** On the card in each room slot: how many of its goals are reached. */
  room_counters: number[]
  draft: string[]
  bonus: string[]
  /** From the bottom up: the last resolves first. */
  stack: Pending[]
  fight: { seat: number; monster: string } | null
  decks: Record<DeckName, Deck>
  discards: Record<DeckName, string[]>
  own: Record<string, Face>
}

export const told = (text: Text): string => text[speech.language]

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
