/** The things that a game gives to the page, and the things that the page gives to a game's components. */
import type { Component } from 'svelte'
import type { Cue } from '../lib/sound'
import type { Calling, GameInfo, Happening, Language, MenuItem, Term } from '../lib/types'

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
  /** Whom the game waits for, as far as the reader may know. */
  toMove: number | null
  press: (thing: string, event: Event) => void
  /** Whether the things on the board must be found on it, as in a lesson: a game that draws its board itself does not say where they are. */
  pointed?: boolean
  /** Makes a choice of the menu; absent where the board is only looked at. */
  choose?: (action: string) => void
}

/** What is to be said about a thing that was picked. */
export interface About {
  title: string
  lines: string[]
  glyph: string | null
  terms: string[]
  /** What is told of it besides what it does. */
  story?: string
}

/** A picture for the lobby. */
export interface CoverProps {
  /** What is to be seen on it, for those who do not see it. */
  label: string
  game: GameInfo
}

export interface GamePlugin<V = unknown> {
  name: string
  texts: Record<Language, string[]>
  /** Whether players have roles that all can see. Default: true. */
  roles?: boolean
  Board: Component<BoardProps<V>>
  /** The players' sheets; none where they are on the board. */
  Sheets?: Component<BoardProps<V>>
  /** How the game stands, in one line. */
  Status: Component<{ view: V }>
  /** Whose turn it is; null while it is nobody's. A game without this function has no turns. */
  turn?: (view: V) => number | null
  /** A happening shown large: a card, a die. Null shows nothing. `terms`: the glossary, as soon as it is here. */
  Scene: Component<{ beat: Happening; view: V; terms?: Term[] }>
  /** A thing that was picked, shown large in its window. */
  Detail?: Component<{ thing: string; view: V; names: string[] }>
  /** `tall`: the board takes all the room there is; `hand`: the sheets are besides a hand of cards that stays within reach, and it says itself what lies under the pointer; `whole`: the board has all that a seat has, and there are no sheets. */
  layout?: 'hand' | 'tall' | 'whole'
  /** Whether the page describes the thing under the pointer over the board. Default: only in a layout without a hand. */
  glance?: boolean
  /** Where the player's own words beside a choice are written: over the list of choices, or in the window of the thing that it concerns. */
  words?: 'choices' | 'thing'
  /** How long a happening is shown, in milliseconds at normal speed; 0 does not stop for it. */
  pace: (what: Happening) => number
  /** The view after a happening, as far as it is to be seen at once; `next` is the one that all of them lead to. */
  advance: (view: V, what: Happening, next: V) => V
  /** What happened in one go, told with what the view that it led to knows of it; null for one that is not known. */
  retell?: (events: Happening[], view: V | null, names: string[]) => Happening[]
  /** The things that an action concerns. */
  concerns: (item: MenuItem, view: V, me: number) => string[]
  /** Whether a click on the thing carries out its only action. */
  direct: (thing: string) => boolean
  /** The actions that somebody may want of a thing, legal or not. */
  tries: (thing: string, view: V, me: number) => string[]
  /** `me`: the reader's seat, if things of their own differ from those of others. */
  about: (thing: string, view: V, names: string[], me?: number | null) => About
  /** The question in the page's own words, if they say more plainly what to press. The server's words also serve terminals. */
  asks?: (view: V, me: number, question: string) => string
  /** Whether all screens must look alike now, except for the question. Then a glance at a screen does not show what its
      seat was told or did. */
  alike?: (view: V) => boolean
  /** The heading that an action stands under in the list of choices: the key of a message; empty for none. */
  heading: (item: MenuItem) => string
  /** The headings in order; the first is for what must be decided before anything else can be done. */
  headings: string[]
  /** Whether an action is in the list of choices now. Default: true. The board offers all actions. */
  listed?: (item: MenuItem) => boolean
  /** Whether the list has choices that begin alike under what they share. Default: false. */
  bundles?: boolean
  /** Whether the action ends one's turn: it stands apart, below all others. */
  ends: (item: MenuItem) => boolean
  /** The sounds of its happenings, by name. Default: dice and cards. */
  sounds?: Partial<Record<string, Cue>>
  /** Whether a happening is only bookkeeping, so that a look back at the others' actions leaves it out. Default: false. */
  minor?: (what: Happening) => boolean
  /** The number of the round that a happening opens, for the chronicle; null for all others. */
  opensRound: (what: Happening) => number | null
  /** The name of a drawing for an action, or null. */
  Glyph: Component<{ name: string; size?: number | string }>
  glyphOf: (item: MenuItem) => string | null
}
