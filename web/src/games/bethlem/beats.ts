/** What happened, one thing at a time: how long it is shown, and what it changes on the board. */
import type { Happening } from '../../lib/types'
import { positionOf, rowOf, type BethlemView, type Card } from './view'

const PACE: Record<string, number> = {
  ROUND: 1200, DAY: 1200, SAW_CARD: 1500, SHOWN: 1300, DIES: 1400, REVIVES: 1300, SURVIVES: 1000, TRAIT_SHOWN: 700, TAKEN: 1200,
  LOBOTOMIZED: 1300, GLOOMY: 900, ISOLATED: 900, BORROWED: 900, HYPNOSIS: 900, HYPNOTIZED: 1200, EVENT: 900, DREW_EVENT: 1000,
  ELECTED: 1100, TIE: 1000, LYNCHED: 1000, NO_LYNCHING: 900, PARDONED: 1200, AMNESIA: 1000, AWAKENED: 1000, SCYTHE: 1000, QUIET: 900,
  OMEN: 1200, OMEN_TRUE: 1100, OMEN_FALSE: 900, OUT: 1000, DEATH_BOUND: 1100, WON: 700, PACT_WITH: 1500, VOTED: 260, VOTED_CARD: 260,
  ANSWERED_MARY: 1300, ANSWERED_ARCHIVE: 1300, SIAMESE: 1300, CELLMATE: 1100,
}

/** Milliseconds; what has no entry changes in passing. A call is not stopped for: it has its own time. */
export const pace = (event: Happening): number => PACE[event.what] ?? 0

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export function advance(view: BethlemView, { what, args }: Happening): BethlemView {
  const place = String(args.place ?? '')
  switch (what) {
    case 'ROUND': return { ...view, round: Number(args.round), phase: 'NIGHT' }
    case 'DAY': return { ...view, phase: 'DAY', call: null }
    case 'CALL': return { ...view, call: String(args.call) }
    case 'SAW_CARD': return withCard(view, place, { card: String(args.card) })
    case 'SHOWN': return withCard(view, place, { card: String(args.card), shown: true })
    case 'DIES': return withCard(view, place, { card: String(args.card), shown: true, dead: true, doomed: false })
    case 'REVIVES': return withCard(view, place, { dead: false })
    case 'GLOOMY': return withCard(view, place, { gloomy: true })
    case 'ISOLATED': return withCard(view, place, { isolated: true })
    case 'AWAKENED': return withCard(view, place, { awakened: true })
    case 'TRAIT_SHOWN': return withSeat(view, Number(args.seat), { trait: String(args.card), trait_shown: true })
    case 'VOTED': return withSeat(view, Number(args.seat), { vote: Number(args.other) })
    case 'ELECTED': return { ...view, elected: Number(args.seat) }
    case 'BANNED': return { ...view, banned: Number(args.seat) }
    default: return view
  }
}

function withCard(view: BethlemView, place: string, change: Partial<Card>): BethlemView {
  const row = rowOf(place)
  const rows = view.rows.map((one, i) => (i !== row ? one : { ...one, cards: one.cards.map((card, j) => (j + 1 === positionOf(place) ? { ...card, ...change } : card)) }))
  return { ...view, rows }
}

function withSeat(view: BethlemView, seat: number, change: Partial<BethlemView['seats'][number]>): BethlemView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

export const opensRound = (event: Happening): number | null => (event.what === 'ROUND' ? Number(event.args.round) : null)
