/** What a game gives to the page, and what the page gives to a game's components. */
import type { Component } from 'svelte'
import type { Calling, Happening, Language, MenuItem } from '../lib/types'

export interface BoardProps<V = unknown> {
  /** The game's view of the reader's seat, as far as it has been shown. */
  view: V
  /** The players' names by seat. */
  names: string[]
  /** The reader's seat; null for who watches. */
  me: number | null
  /** What the reader may choose now; empty while it is somebody else's turn. */
  menu: MenuItem[]
  /** What is being shown: one thing that happened. */
  beat: Happening | null
  /** All that has been told so far, as far as this page has it. */
  told: Happening[]
  /** The narrator's call that is being made, in games that have calls. */
  calling: Calling | null
  /** The thing that the reader has picked. */
  chosen: string | null
  /** The things that some action of the menu concerns. */
  things: string[]
  press: (thing: string, event: Event) => void
}

/** What is to be said about a thing that was picked. */
export interface About { title: string; lines: string[]; glyph: string | null; terms: string[] }

export interface GamePlugin<V = unknown> {
  name: string
  /** Besides what its components say: NAME-about and NAME-facts for the lobby. */
  texts: Record<Language, string[]>
  /** Whether players have roles that all can see; true where it does not say. */
  roles?: boolean
  /** A picture for the lobby. */
  Cover: Component
  Board: Component<BoardProps<V>>
  /** The players' sheets. */
  Sheets: Component<BoardProps<V>>
  /** How the game stands, in one line. */
  Status: Component<{ view: V }>
  /** A happening shown large: a card, a die. Null shows nothing. */
  Scene: Component<{ beat: Happening; view: V }>
  /** A thing that was picked, shown large in its window. */
  Detail?: Component<{ thing: string; view: V; names: string[] }>
  /** `tall`: the board takes all the room there is; `hand`: the sheets are besides a hand of cards that stays within reach, and it says itself what lies under the pointer. */
  layout?: 'hand' | 'tall'
  /** Whether what lies under the pointer is told over the board; where it does not say, only in a layout without a hand. */
  glance?: boolean
  /** Where the player's own words beside a choice are written: over the list of choices, or in the window of the thing that it concerns. */
  words?: 'choices' | 'thing'
  /** How long a happening is shown, in milliseconds at normal speed; 0 does not stop for it. */
  pace: (what: Happening) => number
  /** The view after a happening, as far as it is to be seen at once; `next` is the one that all of them lead to. */
  advance: (view: V, what: Happening, next: V) => V
  /** The things that an action concerns. */
  concerns: (item: MenuItem, view: V, me: number) => string[]
  /** Whether a click on the thing carries out its only action. */
  direct: (thing: string) => boolean
  /** The actions that somebody may want of a thing, legal or not. */
  tries: (thing: string, view: V, me: number) => string[]
  about: (thing: string, view: V, names: string[]) => About
  /** The heading that an action stands under in the list of choices: the key of a message. */
  heading: (item: MenuItem) => string
  /** The headings in order; the first is for what must be decided before anything else can be done. */
  headings: string[]
  /** Whether an action stands in the list of choices now; true where it does not say. The board has them all. */
  listed?: (item: MenuItem) => boolean
  /** Whether the action ends one's turn: it stands apart, below all others. */
  ends: (item: MenuItem) => boolean
  /** The number of the round that a happening opens, for the chronicle; null for all others. */
  opensRound: (what: Happening) => number | null
  /** The name of a drawing for an action, or null. */
  Glyph: Component<{ name: string; size?: number | string }>
  glyphOf: (item: MenuItem) => string | null
}
