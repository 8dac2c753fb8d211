/** What the view says. A place is a row and a position from the left, `2.3`. */
import type { BethlemView, Card } from './declared'

export type { BethlemView, Card, Future, Row, Seat } from './declared'

const GROUPS: Record<string, string[]> = {
  P1: ['DANIEL', 'NATHANIEL', 'RICHARD_DADD', 'ALI', 'LARRY_OWLS', 'MARY_FIRTH', 'KRUGMAN'],
  P2: ['ARCHIVO', 'JOHN_FLICK', 'ARTHUR', 'WAKERFIELD', 'SIAMESA_1', 'SIAMESA_2', 'PARCA'],
  A1: ['PACTO_DE_SANGRE', 'ELECTROSHOCK', 'OPIO', 'LOBOTOMIA', 'RABIA', 'MANIA', 'PROFETA'],
  A2: ['CATALEPTICO', 'AMNESIA', 'MUERTE_DULCE', 'COMPANERO_1', 'COMPANERO_2', 'COMPANERO_3', 'JUEGO_DE_AZAR'],
}
const SIDES: Record<string, string[]> = {
  MUTINEERS: ['DANIEL', 'NATHANIEL', 'RICHARD_DADD'], INMATES: ['ALI', 'LARRY_OWLS', 'MARY_FIRTH'], DIRECTOR: ['KRUGMAN'],
}
const holding = (of: Record<string, string[]>, card: string): string | null => Object.keys(of).find((key) => of[key]!.includes(card)) ?? null

/** P1, P2, A1 or A2; a main character where the page does not know the card: those of a player's own making are. */
export const groupOf = (card: string): string => holding(GROUPS, card) ?? 'P1'
/** The side that a main character begins with; null for all other cards. */
export const sideOf = (card: string): string | null => holding(SIDES, card)

export const isNight = (view: BethlemView): boolean => view.phase === 'NIGHT'
export const placeOf = (row: number, i: number): string => `${row}.${i + 1}`
export const rowOf = (place: string): number => Number(place.split('.')[0])
export const positionOf = (place: string): number => Number(place.split('.')[1])
export const seatAt = (view: BethlemView, place: string): number => view.rows[rowOf(place)]?.seat ?? -1
export const cardAt = (view: BethlemView, place: string): Card | undefined => view.rows[rowOf(place)]?.cards[positionOf(place) - 1]

/** A seat's cards that are on the table, with their places. */
export function cardsOf(view: BethlemView, seat: number): { place: string; card: Card }[] {
  return view.seats[seat]!.rows.flatMap((row) => view.rows[row]!.cards.map((card, i) => ({ place: placeOf(row, i), card })))
}
/** Of a seat with two rows: the two cards of each group, that of its first row first. */
export function pairsOf(view: BethlemView, seat: number): string[][] {
  const rows = view.seats[seat]!.rows.map((row) => view.rows[row]!.cards.flatMap(({ card }) => card ?? []))
  return Object.keys(GROUPS).map((group) => rows.flatMap((cards) => cards.find((card) => groupOf(card) === group) ?? []))
}
export const living = (view: BethlemView, seat: number): number => cardsOf(view, seat).filter(({ card }) => !card.dead).length

/** The tokens that lie on a card, by the names of their drawings. */
export function tokensOf(view: BethlemView, place: string): string[] {
  const card = cardAt(view, place)
  if (!card) return []
  const { marks } = view
  const on: [string, boolean][] = [
    ['SKULL', card.doomed && !card.dead], ['PARCA', marks.reaper === place], ['JOHN_FLICK', marks.accused.includes(place)],
    ['PROFETA', marks.prophecies.some((pair) => pair.includes(place))], ['JUEGO_DE_AZAR', marks.chips.includes(place)],
    ['PACIENCIA', card.due !== null && !card.dead], ['MELANCOLIA', card.gloomy], ['CELDA', card.isolated], ['LOBOTOMIA', card.lobotomized],
    ['DESPERTAR', card.awakened && !card.dead], ['USED', card.used && !card.dead],
    ['ARTHUR', place in view.own.guards], ['MUERTE_DULCE', view.own.sleeps.some((pair) => pair.includes(place))],
    ['NEUROTICISMO', view.own.order === place],
  ]
  return on.flatMap(([name, there]) => (there ? [name] : []))
}

/** How many open votes point at a seat. A player with RESPONSABILIDAD counts twice. */
export function tally(view: BethlemView, seat: number): number {
  const votes = view.seats.reduce((n, voter) => n + (voter.vote === seat ? (voter.trait === 'RESPONSABILIDAD' ? 2 : 1) : 0), 0)
  const accused = view.mode === 'NORMAL' && votes > 0 ? view.marks.accused.filter((place) => seatAt(view, place) === seat && !cardAt(view, place)?.dead).length : 0
  return votes + accused
}
