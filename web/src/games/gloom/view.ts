/** The mirror of `tapete/games/gloom/view.py`. Cards, characters, families and stories go by the pack's ids. */
import { speech } from '../../lib/speech.svelte'
import type { Language } from '../../lib/types'

export type Text = Record<Language, string>

export interface Card {
  kind: string; name: Text; text: Text; flavour: Text; points: (number | null)[]; worth: number
  icon: string | null; corner: string | null; persistent: boolean; standing: boolean; picture: boolean; box: boolean
  needs: string[]; cancels: string[]
}

export interface Person { name: Text; flavour: Text; family: string }

/** What can be seen through a pile, and on which of its cards: null where nothing is printed. */
export interface Visible {
  points: (number | null)[]; points_by: (string | null)[]; icon: string | null; icon_by: string | null
  corner: string | null; corner_by: string | null; picture_by: string | null; text_by: string | null
  persistent_by: string | null; icons: string[]
}

export interface Character { seat: number | null; fate: string; worth: number; pile: string[]; visible: Visible }

export interface Seat {
  family: string | null; hand: (string | null)[]; count: number; limit: number; story: string | null
  worth: number; skips: number; dry: number
}

export interface Story { seat: number | null }

export interface Waiting {
  seat: number | null; choice: string; card: string | null; character: string | null; n: number
  effect: string | null; first: string | null
}

export interface GloomView {
  outcome: string; cause: string; turn: number; first: number; active: number | null; plays: number
  waiting: Waiting | null
  seats: Seat[]
  characters: Record<string, Character>
  stories: Record<string, Story>
  deck: number
  discards: string[]
  removed: string[]
  playing: string[]
  winners: number[]
  idle: number
  pack: string
  plays_a_turn: number
  cards: Record<string, Card>
  people: Record<string, Person>
  families: Record<string, Text>
  icons: Record<string, Text>
}

/** A number of points with its sign, the true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

/** A text of the pack in the reader's language. */
export const told = (text: Text): string => text[speech.language]
/** The same where a sentence begins. */
export const begun = (text: Text): string => told(text).replace(/^./u, (first) => first.toUpperCase())

export const charactersOf = (view: GloomView, seat: number): [string, Character][] =>
  Object.entries(view.characters).filter(([, one]) => one.seat === seat && (one.fate === 'ALIVE' || one.fate === 'DEAD'))

/** How many characters of a family show one of a story's icons. */
export const showing = (view: GloomView, seat: number, icons: string[]): number =>
  charactersOf(view, seat).filter(([, one]) => one.visible.icons.some((icon) => icons.includes(icon))).length
