/** What happened, one thing at a time: how long it is shown, and what it changes on the table at once. */
import type { Happening } from '../../lib/types'
import type { Player, SoulsView } from './view'

const PACE: Record<string, number> = {
  ROLL: 800, CHANGED: 700, TURN: 500, PLAYED: 1000, ACTIVATED: 800, TRIGGERED: 600, COPIED: 600, CANCELLED: 1100, REVEALED: 900, BOUGHT: 700, RESOLVED: 500, ROLL_RESOLVED: 600, GAINED_ITEM: 500, LOST_ITEM: 400, DESTROYED: 600,
  DECLARED_ATTACK: 500, DECLARED_PURCHASE: 400, DAMAGED: 450, MONSTER_DAMAGED: 450, PREVENTED: 500, MONSTER_PREVENTED: 500, NO_DAMAGE: 500, DIED: 1200, SAVED: 900, MONSTER_DIES: 700, GAINED_SOUL: 1400, LOST_SOUL: 900,
  CURSED: 900, SKIPPED: 600, STOLE_LOOT: 400, OFFERED: 500, DECLINED: 500, GAVE_CENTS: 400, DIE: 900, RESHUFFLED: 500, DREW: 350, SAW: 600, MILLED: 350, WON: 1200, WON_TOGETHER: 1200, LOST: 1200, NO_SOUL: 800, PAID_LIFE: 400, PASSED_OVER: 500,
}

/** Milliseconds; what has no entry changes in passing. */
export const pace = ({ what }: Happening): number => PACE[what] ?? 0

/** The view after a happening, as far as it is to be seen at once. */
export function advance(view: SoulsView, { what, args }: Happening, next: SoulsView): SoulsView {
  const seat = Number(args.seat)
  const left = Number(args.left)
  switch (what) {
    case 'TURN': return { ...view, turn: Number(args.turn), active: seat, phase: 'START', stack: next.turn === Number(args.turn) ? view.stack : [] }
    case 'PHASE': return { ...view, phase: String(args.phase) }
    case 'GAINED_CENTS': case 'LOST_CENTS': case 'PAID_CENTS': return withPlayer(view, seat, { cents: Number(args.now) })
    case 'BOUGHT': return withPlayer(view, seat, { cents: view.players[seat]!.cents - Number(args.n) })
    case 'DAMAGED': return withPlayer(view, seat, { life: left })
    case 'MONSTER_DAMAGED': return { ...view, monsters: view.monsters.map((one) => (one && one.card === args.card ? { ...one, life: left } : one)) }
    case 'GAINED_SOUL': return withPlayer(view, seat, { soul_count: Number(args.now) })
    case 'PLAYED': return withPlayer(view, seat, { hand: without(view.players[seat]!.hand, String(args.card)) })
    case 'CHANGED': return { ...view, stack: view.stack.map((it, k) => (it.kind === 'ROLL' && k === lastRoll(view) ? { ...it, face: Number(args.face) } : it)) }
    case 'DIE': return { ...view, solo_die: Number(args.n) }
    default: return view
  }
}

const lastRoll = (view: SoulsView): number => view.stack.findLastIndex((it) => it.kind === 'ROLL')

function withPlayer(view: SoulsView, seat: number, change: Partial<Player>): SoulsView {
  return { ...view, players: view.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

/** A hand without a card: a covered one where it cannot be told apart. */
function without(hand: (string | null)[], card: string): (string | null)[] {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null)
  return hand.filter((_, i) => i !== at)
}
