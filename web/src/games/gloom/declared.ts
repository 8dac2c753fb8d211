/** Made of what the game declares, by `python -m tapete.tooling.page_types`: not to be written by hand. */

/** What the log tells, with its arguments. */
export interface Told {
  ROLL: { sides: number; face: number }
  STORY: { story: string }
  FIRST: { seat: number }
  FAMILY: { seat: number; family: string }
  GAVE_UP: { seat: number; character: string; to: number }
  TURN: { seat: number; turn: number }
  SKIPPED: { seat: number; turn: number }
  PLAYED: { seat: number; card: string; character: string }
  REVEALED: { seat: number; card: string }
  CANCELLED: { seat: number; card: string; cancelled: string }
  SPENT: { card: string }
  PLACED: { card: string; character: string; worth: number }
  DIED: { character: string; card: string; worth: number }
  UNMET: { card: string; character: string }
  CLAIMED: { seat: number; story: string; holder: number }
  RETURNED: { seat: number; story: string }
  HAND_DISCARDED: { seat: number; n: number; by: string }
  PASSED: { seat: number }
  DREW: { seat: number; n: number; refills: number }
  DREW_CARD: { seat: number; card: string }
  DISCARDED: { seat: number; card: string }
  TOOK: { seat: number; other: number; n: number }
  TOOK_CARD: { seat: number; other: number; card: string }
  NO_REFILL: { seat: number; full: number; why: string }
  WILL_NOT_REFILL: { seat: number; card: string }
  WILL_SKIP: { seat: number; card: string }
  STRIPPED: { card: string; character: string; worth: number }
  MOVED: { card: string; character: string; to: string }
  REPLACED: { seat: number; card: string; character: string }
  RAISED: { character: string; card: string }
  GONE: { character: string }
  RESHUFFLED: { n: number }
  SHOWED: { seat: number; n: number; card: string }
  SHOWED_CARD: { seat: number; card: string }
  FAMILY_GONE: { seat: number }
  IDLE: { n: number }
  WON: { seat: number; worth: number }
  ROUNDS: { n: number }
  LIVES: { character: string; worth: number }
  SPARED: { card: string; character: string }
  SPOILED: { seat: number; other: number; n: number }
  TAXED: { seat: number; n: number; story: string }
  TAXED_BY: { seat: number; card: string; n: number }
  COMES_DOWN: { seat: number; card: string; n: number }
  IN_VAIN: { seat: number; why: string; card: string }
  DOES: { seat: number; card: string; does: string; n: number }
  DREW_BY: { seat: number; card: string; n: number }
  LIMIT: { seat: number; card: string; n: number }
  LIMIT_BY_STORY: { seat: number; story: string; n: number }
  LIMIT_WITHOUT: { seat: number; card: string; n: number }
  LIMIT_KEPT: { seat: number; card: string; n: number }
  IN_FORCE: { seat: number; card: string; does: string; n: number }
  NO_LONGER: { seat: number; card: string; does: string; n: number }
  IN_FORCE_ON: { character: string; card: string; does: string; n: number }
  NO_LONGER_ON: { character: string; card: string; does: string; n: number }
  IN_FORCE_BY_STORY: { seat: number; story: string; does: string; n: number }
  NO_LONGER_BY_STORY: { seat: number; story: string; does: string; n: number }
  NO_MORE_PLAYS: { seat: number; card: string }
}

/** How long each is shown, in milliseconds; 0 in passing. */
export const PACE: Record<keyof Told, number> = { ROLL: 0, STORY: 500, FIRST: 700, FAMILY: 500, GAVE_UP: 400, TURN: 250, SKIPPED: 600, PLAYED: 900, REVEALED: 1300, CANCELLED: 1400, SPENT: 0, PLACED: 500, DIED: 1700, UNMET: 500, CLAIMED: 1300, RETURNED: 400, HAND_DISCARDED: 500, PASSED: 0, DREW: 0, DREW_CARD: 0, DISCARDED: 200, TOOK: 400, TOOK_CARD: 0, NO_REFILL: 0, WILL_NOT_REFILL: 0, WILL_SKIP: 0, STRIPPED: 600, MOVED: 600, REPLACED: 500, RAISED: 1400, GONE: 1000, RESHUFFLED: 700, SHOWED: 400, SHOWED_CARD: 600, FAMILY_GONE: 1500, IDLE: 0, WON: 900, ROUNDS: 0, LIVES: 0, SPARED: 0, SPOILED: 0, TAXED: 0, TAXED_BY: 0, COMES_DOWN: 400, IN_VAIN: 400, DOES: 400, DREW_BY: 0, LIMIT: 400, LIMIT_BY_STORY: 400, LIMIT_WITHOUT: 400, LIMIT_KEPT: 400, IN_FORCE: 400, NO_LONGER: 400, IN_FORCE_ON: 400, NO_LONGER_ON: 400, IN_FORCE_BY_STORY: 400, NO_LONGER_BY_STORY: 400, NO_MORE_PLAYS: 0 }

/** Kinds of choices. */
export type ActName = 'TAKE_FAMILY' | 'GIVE_UP' | 'PLAY' | 'EVENT' | 'CLAIM' | 'DISCARD_HAND' | 'PASS' | 'CANCEL' | 'DECLINE' | 'DISCARD' | 'DRAW' | 'ACCEPT' | 'PICK'

/** What is asked. */
export type AskName = 'FAMILY' | 'GIVE_UP' | 'TURN' | 'RESPOND' | 'DISCARD' | 'RENEW' | 'EITHER' | 'TAKE' | 'SPOIL' | 'FREE' | 'FREE_DEATH' | 'PICK' | 'REPLACE'

export interface Waiting {
  seat: number | null
  choice: string
  card: string | null
  character: string | null
  n: number
  effect: string | null
  first: string | null
}

export interface Seat {
  family: string | null
  hand: (string | null)[]
  count: number
  limit: number
  story: string | null
  worth: number
  skips: number
  dry: number
}

export interface Visible {
  points: (number | null)[]
  points_by: (string | null)[]
  icon: string | null
  icon_by: string | null
  corner: string | null
  corner_by: string | null
  picture_by: string | null
  text_by: string | null
  persistent_by: string | null
  icons: string[]
}

export interface Character {
  seat: number | null
  fate: string
  worth: number
  pile: string[]
  visible: Visible
}

export interface Story {
  seat: number | null
}

export interface Card {
  kind: string
  name: Record<string, string>
  text: Record<string, string>
  flavour: Record<string, string>
  points: (number | null)[]
  worth: number
  icon: string | null
  corner: string | null
  persistent: boolean
  standing: boolean
  picture: boolean
  box: boolean
  needs: string[]
  cancels: string[]
}

export interface Person {
  name: Record<string, string>
  flavour: Record<string, string>
  family: string
}

export interface GloomView {
  outcome: string
  cause: string
  turn: number
  first: number
  active: number | null
  plays: number
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
  families: Record<string, Record<string, string>>
  icons: Record<string, Record<string, string>>
}
