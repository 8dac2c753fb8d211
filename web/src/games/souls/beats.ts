/** What happened, one thing at a time: what it changes on the table at once. */
import { beatsOf } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import { PACE, type Told } from './declared'
import type { Player, SoulsView } from './view'

const BEATS = beatsOf<Told, SoulsView>(PACE, {
  TURN: (view, args, next) => ({ ...view, turn: args.turn, active: args.seat, phase: 'START', stack: next.turn === args.turn ? view.stack : [] }),
  PHASE: (view, args) => ({ ...view, phase: args.phase }),
  GAINED_CENTS: (view, args) => withPlayer(view, args.seat, { cents: args.now }),
  LOST_CENTS: (view, args) => withPlayer(view, args.seat, { cents: args.now }),
  PAID_CENTS: (view, args) => withPlayer(view, args.seat, { cents: args.now }),
  BOUGHT: (view, args) => withPlayer(view, args.seat, { cents: view.players[args.seat]!.cents - args.n }),
  DAMAGED: (view, args) => withPlayer(view, args.seat, { life: args.left }),
  MONSTER_DAMAGED: (view, args) => ({ ...view, monsters: view.monsters.map((one) => (one && one.card === args.card ? { ...one, life: args.left } : one)) }),
  GAINED_SOUL: (view, args) => withPlayer(view, args.seat, { soul_count: args.now }),
  PLAYED: (view, args) => withPlayer(view, args.seat, { hand: without(view.players[args.seat]!.hand, args.card) }),
  CHANGED: (view, args) => ({ ...view, stack: view.stack.map((it, k) => (it.kind === 'ROLL' && k === lastRoll(view) ? { ...it, face: args.face } : it)) }),
  DIE: (view, args) => ({ ...view, solo_die: args.n }),
})

/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = BEATS.pace

const MINOR: (keyof Told)[] = ['PHASE', 'RECHARGED', 'DEACTIVATED', 'ROLLED', 'DIES', 'ALL_HEALED', 'TURN_ENDS', 'FIGHT_OVER', 'PLACED', 'TO_PILE', 'AT_PLAYER', 'AT_CARD', 'AT_ROLL', 'AT_PENDING', 'AT_DECK', 'AT_PILE']
/** What follows by itself from the line beside it, and is seen on the board. */
export const minor = ({ what }: Happening): boolean => (MINOR as string[]).includes(what)

/** The view after a happening, as far as it is to be seen at once. */
export const advance = BEATS.changed

const lastRoll = (view: SoulsView): number => view.stack.findLastIndex((it) => it.kind === 'ROLL')

function withPlayer(view: SoulsView, seat: number, change: Partial<Player>): SoulsView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

/** A hand without a card: a covered one where it cannot be told apart. */
function without(hand: (string | null)[], card: string): (string | null)[] {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)
  return hand.filter((_, i) => i !== at)
}
