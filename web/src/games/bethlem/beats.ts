/** What happened, one thing at a time: what it changes on the board. */
import { beatsOf } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import { PACE, type Told } from './declared'
import { positionOf, rowOf, type BethlemView, type Card } from './view'

const BEATS = beatsOf<Told, BethlemView>(PACE, {
  ROUND: (view, args) => ({ ...view, round: args.round, phase: 'NIGHT' }),
  DAY: (view) => ({ ...view, phase: 'DAY', call: null }),
  CALL: (view, args) => ({ ...view, call: args.call }),
  SAW_CARD: (view, args) => withCard(view, args.place, { card: args.card }),
  SHOWN: (view, args) => withCard(view, args.place, { card: args.card, shown: true }),
  DIES: (view, args) => withCard(view, args.place, { card: args.card, shown: true, dead: true, doomed: false }),
  REVIVES: (view, args) => withCard(view, args.place, { dead: false }),
  GLOOMY: (view, args) => withCard(view, args.place, { gloomy: true }),
  JAILED: (view, args) => withCard(view, args.place, { gloomy: true }),
  ISOLATED: (view, args) => withCard(view, args.place, { isolated: true }),
  AWAKENED: (view, args) => withCard(view, args.place, { awakened: true }),
  TRAIT_SHOWN: (view, args) => withSeat(view, args.seat, { trait: args.card, trait_shown: true }),
  VOTED: (view, args) => withSeat(view, args.seat, { vote: args.other }),
  CLAIMS: (view, args) => withSeat(view, args.seat, { claim: args.side }),
  ACCUSES: (view, args) => withWord(view, args.seat, args.other, 'ACCUSED'),
  VOUCHES: (view, args) => withWord(view, args.seat, args.other, 'VOUCHED'),
  SAW: (view, args) => withWord(view, args.seat, args.other, args.finding === 'GUILTY' ? 'SAW_GUILTY' : 'SAW_CLEAR'),
  ELECTED: (view, args) => ({ ...view, elected: args.seat }),
  ACCUSED: (view, args) => ({ ...view, elected: args.seat }),
  BANNED: (view, args) => ({ ...view, banned: args.seat }),
})

/** Milliseconds; what the table tells besides the game changes in passing. A call is not stopped for: it has its own time. */
export const pace = BEATS.pace

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export const advance = (view: BethlemView, event: Happening): BethlemView => BEATS.changed(view, event, view)

function withCard(view: BethlemView, place: string, change: Partial<Card>): BethlemView {
  const row = rowOf(place)
  const rows = view.rows.map((one, i) => (i !== row ? one : { ...one, cards: one.cards.map((card, j) => (j + 1 === positionOf(place) ? { ...card, ...change } : card)) }))
  return { ...view, rows }
}

function withSeat(view: BethlemView, seat: number, change: Partial<BethlemView['seats'][number]>): BethlemView {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

const withWord = (view: BethlemView, seat: number, other: number, word: string): BethlemView =>
  withSeat(view, seat, { said: view.seats[seat]!.said!.map((one, i) => (i === other ? word : one)) })

export const opensRound = (event: Happening): number | null => (event.what === 'ROUND' ? Number(event.args.round) : null)
