/** What happened, one thing at a time: how long it is shown, and what it changes on the board. */
import { passing, unknown } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import type { Beat, Told } from './declared'
import { positionOf, rowOf, type BethlemView, type Card } from './view'

const PACE: Record<keyof Told, number> = {
  ROUND: 1200, DAY: 1200, SAW_CARD: 1500, SHOWN: 1300, DIES: 1400, REVIVES: 1300, SURVIVES: 1000, TRAIT_SHOWN: 700, TAKEN: 1200,
  LOBOTOMIZED: 1300, GLOOMY: 900, ISOLATED: 900, BORROWED: 900, HYPNOSIS: 900, HYPNOTIZED: 1200, EVENT: 900, DREW_EVENT: 1000,
  ELECTED: 1100, TIE: 1000, LYNCHED: 1000, NO_LYNCHING: 900, PARDONED: 1200, AMNESIA: 1000, AWAKENED: 1000, SCYTHE: 1000, QUIET: 900,
  OMEN: 1200, OMEN_TRUE: 1100, OMEN_FALSE: 900, OUT: 1000, DEATH_BOUND: 1100, WON: 700, PACT_WITH: 1500, VOTED: 260, VOTED_CARD: 260,
  ANSWERED_MARY: 1300, ANSWERED_ARCHIVE: 1300, SIAMESE: 1300, CELLMATE: 1100,
  ...passing(
    'ROLL', 'CALL', 'DEALT', 'TRAIT_DEALT', 'AWAKE', 'WATCHED', 'NOBODY_ROSE', 'SEEN_SPYING', 'PROPOSED', 'ATTACKED', 'NO_CONSENSUS', 'SWAPPED', 'OBEYS', 'QUESTION',
    'ANSWER', 'MARKED', 'DREW', 'BANNED', 'VOTELESS', 'DEFIED', 'ENDED', 'CHIP', 'DRAFTED', 'SIDE', 'FUTURE', 'FUTURE_ANSWER', 'FUTURE_JUDGED', 'SECRET', 'DUE',
    'REPLACED', 'RESTORED', 'TURNED', 'ANNOUNCED', 'MUZZLED', 'MAIN_CARD', 'ROBBED', 'ROBBED_EVENT', 'DISCARDED', 'GOAL_DEALT', 'GOAL_SHOWN', 'SAW_GOAL', 'SURVIVOR',
    'NUMBER', 'LAUGHS', 'STOLEN_POWER', 'OCCURS', 'POINT', 'EXCHANGED', 'BROCCOLI', 'CHARACTERS', 'RISE_AGAIN', 'STOPPED', 'SWAPPED_GOALS', 'SWAPPED_TRAITS', 'PANDORA',
    'PAST', 'VIRUS', 'SHERIFF', 'ROLE', 'COMA', 'TRANSPLANT', 'SHIELD', 'BET_WON', 'BET_LOST', 'MEAL', 'TOOL', 'DECLARED', 'OUT_OF_PLAY', 'BEHAVES', 'SPY_MARK',
    'SPY_HIT', 'HAUNTED', 'MAZE', 'MAZED', 'BODY', 'CONVERTED', 'NO_NIGHT', 'NO_DAY', 'GAMBLED', 'IMMORTAL', 'SACRIFICED', 'KING', 'MIND', 'HOLDS',
  ),
}

/** Milliseconds; what has no entry changes in passing. A call is not stopped for: it has its own time. */
export const pace = ({ what }: Happening): number => (what in PACE ? PACE[what as keyof Told] : 0)

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export const advance = (view: BethlemView, event: Happening): BethlemView =>
  event.what in PACE ? changed(view, event as unknown as Beat) : view

function changed(view: BethlemView, beat: Beat): BethlemView {
  switch (beat.what) {
    case 'ROUND': return { ...view, round: beat.args.round, phase: 'NIGHT' }
    case 'DAY': return { ...view, phase: 'DAY', call: null }
    case 'CALL': return { ...view, call: beat.args.call }
    case 'SAW_CARD': return withCard(view, beat.args.place, { card: beat.args.card })
    case 'SHOWN': return withCard(view, beat.args.place, { card: beat.args.card, shown: true })
    case 'DIES': return withCard(view, beat.args.place, { card: beat.args.card, shown: true, dead: true, doomed: false })
    case 'REVIVES': return withCard(view, beat.args.place, { dead: false })
    case 'GLOOMY': return withCard(view, beat.args.place, { gloomy: true })
    case 'ISOLATED': return withCard(view, beat.args.place, { isolated: true })
    case 'AWAKENED': return withCard(view, beat.args.place, { awakened: true })
    case 'TRAIT_SHOWN': return withSeat(view, beat.args.seat, { trait: beat.args.card, trait_shown: true })
    case 'VOTED': return withSeat(view, beat.args.seat, { vote: beat.args.other })
    case 'ELECTED': return { ...view, elected: beat.args.seat }
    case 'BANNED': return { ...view, banned: beat.args.seat }
    case 'ROLL': case 'DEALT': case 'TRAIT_DEALT': case 'SIAMESE': case 'CELLMATE': case 'PACT_WITH': case 'ANSWERED_MARY': case 'ANSWERED_ARCHIVE': case 'AWAKE':
    case 'WATCHED': case 'NOBODY_ROSE': case 'SEEN_SPYING': case 'PROPOSED': case 'ATTACKED': case 'NO_CONSENSUS': case 'BORROWED': case 'SWAPPED': case 'HYPNOSIS':
    case 'HYPNOTIZED': case 'OBEYS': case 'QUESTION': case 'ANSWER': case 'MARKED': case 'SURVIVES': case 'TAKEN': case 'PARDONED': case 'EVENT': case 'DREW':
    case 'DREW_EVENT': case 'VOTED_CARD': case 'TIE': case 'LYNCHED': case 'NO_LYNCHING': case 'VOTELESS': case 'AMNESIA': case 'DEFIED': case 'SCYTHE': case 'OUT':
    case 'WON': case 'ENDED': case 'CHIP': case 'LOBOTOMIZED': case 'DRAFTED': case 'SIDE': case 'DEATH_BOUND': case 'QUIET': case 'OMEN': case 'OMEN_TRUE':
    case 'OMEN_FALSE': case 'FUTURE': case 'FUTURE_ANSWER': case 'FUTURE_JUDGED': case 'SECRET': case 'DUE': case 'REPLACED': case 'RESTORED': case 'TURNED':
    case 'ANNOUNCED': case 'MUZZLED': case 'MAIN_CARD': case 'ROBBED': case 'ROBBED_EVENT': case 'DISCARDED': case 'GOAL_DEALT': case 'GOAL_SHOWN': case 'SAW_GOAL':
    case 'SURVIVOR': case 'NUMBER': case 'LAUGHS': case 'STOLEN_POWER': case 'OCCURS': case 'POINT': case 'EXCHANGED': case 'BROCCOLI': case 'CHARACTERS':
    case 'RISE_AGAIN': case 'STOPPED': case 'SWAPPED_GOALS': case 'SWAPPED_TRAITS': case 'PANDORA': case 'PAST': case 'VIRUS': case 'SHERIFF': case 'ROLE': case 'COMA':
    case 'TRANSPLANT': case 'SHIELD': case 'BET_WON': case 'BET_LOST': case 'MEAL': case 'TOOL': case 'DECLARED': case 'OUT_OF_PLAY': case 'BEHAVES': case 'SPY_MARK':
    case 'SPY_HIT': case 'HAUNTED': case 'MAZE': case 'MAZED': case 'BODY': case 'CONVERTED': case 'NO_NIGHT': case 'NO_DAY': case 'GAMBLED': case 'IMMORTAL':
    case 'SACRIFICED': case 'KING': case 'MIND': case 'HOLDS': return view
    default: return unknown(beat)
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
