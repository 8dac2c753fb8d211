/** What happened, one thing at a time: how long it is shown, and what it changes on the table at once. */
import { passing, unknown } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import type { Beat, Told } from './declared'
import type { Player, SoulsView } from './view'

const PACE: Record<keyof Told, number> = {
  ROLL: 800, CHANGED: 700, TURN: 500, PLAYED: 1000, ACTIVATED: 800, TRIGGERED: 600, COPIED: 600, CANCELLED: 1100, REVEALED: 900, BOUGHT: 700, RESOLVED: 500, ROLL_RESOLVED: 600, GAINED_ITEM: 500, LOST_ITEM: 400, DESTROYED: 600,
  DECLARED_ATTACK: 500, DECLARED_PURCHASE: 400, DAMAGED: 450, MONSTER_DAMAGED: 450, PREVENTED: 500, MONSTER_PREVENTED: 500, NO_DAMAGE: 500, DIED: 1200, SAVED: 900, MONSTER_DIES: 700, GAINED_SOUL: 1400, LOST_SOUL: 900,
  CURSED: 900, SKIPPED: 600, STOLE_LOOT: 400, OFFERED: 500, DECLINED: 500, GAVE_CENTS: 400, DIE: 900, RESHUFFLED: 500, DREW: 350, SAW: 600, MILLED: 350, WON: 1200, WON_TOGETHER: 1200, LOST: 1200, NO_SOUL: 800, PAID_LIFE: 400, PASSED_OVER: 500,
  ...passing(
    'PHASE', 'LOOTED', 'DISCARDED', 'GAINED_CENTS', 'LOST_CENTS', 'RECHARGED', 'DEACTIVATED', 'ROLLED', 'HEALED', 'DIES', 'ATTACKS', 'MISSED', 'HIT', 'PLACED',
    'COUNTERS', 'LOOKED', 'GAVE_LOOT', 'MONSTER_SLOTS', 'SHOP_SLOTS', 'TURN_ENDS', 'STOPPED', 'FIGHT_OVER', 'HAND_SEEN', 'VOTED', 'DRAWN_BY_LOT', 'JOINED', 'BUYS_TOP',
    'ATTACKS_TOP', 'ALL_HEALED', 'AT_PLAYER', 'AT_CARD', 'AT_ROLL', 'AT_PENDING', 'AT_DECK', 'AT_PILE', 'MONSTER_DIED', 'REWARD', 'PENALTY', 'UNCOVERED', 'TO_PILE',
    'PAID_CENTS', 'BEGINS', 'TO_BOTTOM', 'PUT_ON_DECK', 'NOTHING',
  ),
}

/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = ({ what }: Happening): number => (what in PACE ? PACE[what as keyof Told] : 0)

/** The view after a happening, as far as it is to be seen at once. */
export const advance = (view: SoulsView, event: Happening, next: SoulsView): SoulsView =>
  event.what in PACE ? changed(view, event as unknown as Beat, next) : view

function changed(view: SoulsView, beat: Beat, next: SoulsView): SoulsView {
  switch (beat.what) {
    case 'TURN': return { ...view, turn: beat.args.turn, active: beat.args.seat, phase: 'START', stack: next.turn === beat.args.turn ? view.stack : [] }
    case 'PHASE': return { ...view, phase: beat.args.phase }
    case 'GAINED_CENTS': case 'LOST_CENTS': case 'PAID_CENTS': return withPlayer(view, beat.args.seat, { cents: beat.args.now })
    case 'BOUGHT': return withPlayer(view, beat.args.seat, { cents: view.players[beat.args.seat]!.cents - beat.args.n })
    case 'DAMAGED': return withPlayer(view, beat.args.seat, { life: beat.args.left })
    case 'MONSTER_DAMAGED': return { ...view, monsters: view.monsters.map((one) => (one && one.card === beat.args.card ? { ...one, life: beat.args.left } : one)) }
    case 'GAINED_SOUL': return withPlayer(view, beat.args.seat, { soul_count: beat.args.now })
    case 'PLAYED': return withPlayer(view, beat.args.seat, { hand: without(view.players[beat.args.seat]!.hand, beat.args.card) })
    case 'CHANGED': return { ...view, stack: view.stack.map((it, k) => (it.kind === 'ROLL' && k === lastRoll(view) ? { ...it, face: beat.args.face } : it)) }
    case 'DIE': return { ...view, solo_die: beat.args.n }
    case 'ROLL': case 'ACTIVATED': case 'TRIGGERED': case 'RESOLVED': case 'CANCELLED': case 'LOOTED': case 'DREW': case 'DISCARDED': case 'GAINED_ITEM':
    case 'LOST_ITEM': case 'RECHARGED': case 'DEACTIVATED': case 'ROLLED': case 'HEALED': case 'PREVENTED': case 'DIES': case 'DIED': case 'SAVED': case 'MONSTER_DIES':
    case 'LOST_SOUL': case 'DECLARED_PURCHASE': case 'DECLARED_ATTACK': case 'ATTACKS': case 'MISSED': case 'HIT': case 'REVEALED': case 'PLACED': case 'DESTROYED':
    case 'CURSED': case 'COUNTERS': case 'LOOKED': case 'SAW': case 'GAVE_LOOT': case 'STOLE_LOOT': case 'RESHUFFLED': case 'MONSTER_SLOTS': case 'SHOP_SLOTS':
    case 'TURN_ENDS': case 'WON': case 'LOST': case 'STOPPED': case 'MILLED': case 'GAVE_CENTS': case 'SKIPPED': case 'FIGHT_OVER': case 'HAND_SEEN': case 'VOTED':
    case 'DRAWN_BY_LOT': case 'NO_SOUL': case 'JOINED': case 'PAID_LIFE': case 'BUYS_TOP': case 'ATTACKS_TOP': case 'ALL_HEALED': case 'PASSED_OVER':
    case 'ROLL_RESOLVED': case 'AT_PLAYER': case 'AT_CARD': case 'AT_ROLL': case 'AT_PENDING': case 'AT_DECK': case 'AT_PILE': case 'MONSTER_DIED': case 'REWARD':
    case 'PENALTY': case 'UNCOVERED': case 'TO_PILE': case 'NO_DAMAGE': case 'MONSTER_PREVENTED': case 'BEGINS': case 'OFFERED': case 'DECLINED': case 'TO_BOTTOM':
    case 'PUT_ON_DECK': case 'NOTHING': case 'COPIED': case 'WON_TOGETHER': return view
    default: return unknown(beat)
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
