/** What the view says. Cards, characters, families and stories go by the pack's ids. */
import { speech } from '../../lib/speech.svelte'
import type { Character, GloomView } from './declared'

export type { Card, Character, GloomView, Person, Seat, Story, Visible, Waiting } from './declared'

export type Text = Record<string, string>

/** A number of points with its sign, the true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

/** A text of the pack in the reader's language. */
export const told = (text: Text): string => text[speech.language]!
/** The same where a sentence begins. */
export const begun = (text: Text): string => told(text).replace(/^./u, (first) => first.toUpperCase())

export const charactersOf = (view: GloomView, seat: number): [string, Character][] =>
  Object.entries(view.characters).filter(([, one]) => one.seat === seat && (one.fate === 'ALIVE' || one.fate === 'DEAD'))

/** How many characters of a family show one of a story's icons. */
export const showing = (view: GloomView, seat: number, icons: string[]): number =>
  charactersOf(view, seat).filter(([, one]) => one.visible.icons.some((icon) => icons.includes(icon))).length
