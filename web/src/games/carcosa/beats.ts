/** What happened, one thing at a time: what it changes on the board. */
import { beatsOf } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import { PACE, type Told } from './declared'
import { floorOf, type CarcosaView } from './view'

const BEATS = beatsOf<Told, CarcosaView>(PACE, {
  SWAPPED_PLACES: (view, args) => {
    const [one, other] = [view.souls[args.soul]!, view.souls[args.other]!]
    return withSoul(withSoul(view, args.soul, { place: other.place }), args.other, { place: one.place })
  },
  MOVED: (view, args) => withSoul(view, args.soul, { place: args.to }),
  DRAGGED: (view, args) => withSoul(view, args.soul, { place: args.to }),
  LOST_SANITY: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  FALL_TOOK: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  PAID_SANITY: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  GAINED_SANITY: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  GAINED_TO_LIMIT: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  SANITY_SET: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  SET_TO_LIMIT: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  SERENITY: (view, args) => withSoul(view, args.soul, { sanity: args.now }),
  TURN: (view, args) => ({ ...withSoul(view, args.soul, { actions: args.actions }), active: args.soul }),
  ROUND: (view, args) => ({ ...view, round: args.round }),
  GOT_KEY: (view, args) => withSoul(view, args.soul, { keys: args.keys }),
  MONSTER_CAME: (view, args) => withMonster(view, args.monster, { place: args.place, stunned: 0, fresh: true }),
  MONSTER_MOVED: (view, args) => withMonster(view, args.monster, { place: args.to }),
  MONSTER_STUNNED: (view, args) => withMonster(view, args.monster, { stunned: args.rounds }),
  MONSTER_WOKE: (view, args) => withMonster(view, args.monster, { stunned: 0 }),
  LIMITED: (view, args) => withSoul(view, args.soul, { actions: args.n }),
  LIMITED_BY_KING: (view, args) => withSoul(view, args.soul, { actions: args.n }),
  LIMITED_AT_BOTTOM: (view, args) => withSoul(view, args.soul, { actions: args.n }),
  STUNNED: (view, args) => withSoul(view, args.soul, { actions: 0 }),
  KING_MOVED: (view, args) => ({ ...view, king: { ...view.king, floor: floorOf(args.floor) } }),
  KING_CAME: (view, args) => ({ ...view, king: { ...view.king, floor: floorOf(args.floor) } }),
  KING_BANISHED_TO: (view, args) => ({ ...view, king: { ...view.king, floor: floorOf(args.floor) } }),
  STAIRS: (view, args) => ({ ...view, stairs: { ...view.stairs, [args.floor]: args.place } }),
})

/** What the page shows for another time than the game says: a die of four faces moves a monster, a total is read with its row. */
const OTHER: Partial<Record<string, (args: Happening['args']) => number>> = { ROLL: ({ sides }) => (sides === 4 ? 220 : 550), TOTAL: () => 690 }
/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = (event: Happening): number => OTHER[event.what]?.(event.args) ?? BEATS.pace(event)

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export const advance = (view: CarcosaView, event: Happening): CarcosaView => BEATS.changed(view, event, view)

type Value = string | number | undefined

function withSoul(view: CarcosaView, seat: Value, change: Partial<CarcosaView['souls'][number]>): CarcosaView {
  return { ...view, souls: view.souls.map((soul, i) => (i === seat ? { ...soul, ...change } : soul)) }
}

function withMonster(view: CarcosaView, name: Value, change: Partial<CarcosaView['monsters'][string]>): CarcosaView {
  const before = view.monsters[String(name)] ?? { place: 'F1_P', stunned: 0, fresh: false }
  return { ...view, monsters: { ...view.monsters, [String(name)]: { ...before, ...change } } }
}

const CHANGES: Partial<Record<string, (args: Happening['args']) => number>> = {
  LOST_SANITY: (args) => -Number(args.n), FALL_TOOK: (args) => -Number(args.n), PAID_SANITY: (args) => -Number(args.n),
  GAINED_SANITY: (args) => Number(args.n), GAINED_TO_LIMIT: (args) => Number(args.n),
  SERENITY: (args) => Number(args.n),
  SANITY_SET: (args) => Number(args.now) - Number(args.before),
  SET_TO_LIMIT: (args) => Number(args.now) - Number(args.before),
}

/** The number that rises over a figure. */
export function flashOf(beat: Happening | null): { thing: string; text: string; good: boolean; id: string } | null {
  const n = (beat && CHANGES[beat.what]?.(beat.args)) || 0
  if (!beat || !n) return null
  return { thing: `soul:${beat.args.soul}`, text: `${n > 0 ? '+' : '−'}${Math.abs(n)}`, good: n > 0, id: `${beat.seq}.${beat.index}` }
}

export const opensRound = (event: Happening): number | null => (event.what === 'ROUND' ? Number(event.args.round) : null)
