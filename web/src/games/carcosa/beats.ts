/** What happened, one thing at a time: how long it is shown, and what it changes on the board. */
import type { Happening } from '../../lib/types'
import { floorOf, type CarcosaView } from './view'

const PACE: Record<string, number> = {
  ROLL: 550, ROUND: 700, MOVED: 420, REVEALED: 1100, ENTERED_SPECIAL: 1100, LOST_SANITY: 360, GAINED_SANITY: 360,
  STATE_GIVEN: 400, GOT_OBJECT: 400, GOT_KEY: 800, KEYS_DESTROYED: 800, MONSTER_CAME: 650, MONSTER_MOVED: 400,
  CAPTURED: 500, ROBBED: 500, TUE_TUE: 900, COLLAPSED: 800, ACCEPTED: 700, DESTROYED_SPECIAL: 600, KING_MOVED: 500,
  KING_DECREE: 900, KING_PRESENCE: 400, HOUSE: 450, STAIRS: 150, DECKS_ROTATED: 350, PEEKED: 1000, DOORS: 450,
  SWAPPED_PLACES: 450, WON: 600, LOST: 600,
}

/** Milliseconds; what has no entry changes in passing. */
export const pace = (event: Happening): number =>
  event.what === 'ROLL' && event.args.sides === 4 ? 220 : PACE[event.what] ?? 0

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export function advance(view: CarcosaView, { what, args }: Happening): CarcosaView {
  switch (what) {
    case 'MOVED': return withSoul(view, args.soul, { place: String(args.to) })
    case 'LOST_SANITY': case 'GAINED_SANITY': return withSoul(view, args.soul, { sanity: Number(args.now) })
    case 'TURN': return { ...withSoul(view, args.soul, { actions: Number(args.actions) }), active: Number(args.soul) }
    case 'ROUND': return { ...view, round: Number(args.round) }
    case 'GOT_KEY': return withSoul(view, args.soul, { keys: Number(args.keys) })
    case 'MONSTER_CAME': return withMonster(view, args.monster, { place: String(args.place), stunned: 0, fresh: true })
    case 'MONSTER_MOVED': return withMonster(view, args.monster, { place: String(args.to) })
    case 'MONSTER_STUNNED': return withMonster(view, args.monster, { stunned: Number(args.rounds) })
    case 'KING_MOVED': return { ...view, king: { ...view.king, floor: floorOf(String(args.floor)) } }
    case 'STAIRS': return { ...view, stairs: { ...view.stairs, [String(args.floor)]: String(args.place) } }
    case 'SWAPPED_PLACES': {
      const [one, other] = [view.souls[Number(args.soul)]!, view.souls[Number(args.other)]!]
      return withSoul(withSoul(view, args.soul, { place: other.place }), args.other, { place: one.place })
    }
    default: return view
  }
}

type Value = string | number | undefined

function withSoul(view: CarcosaView, seat: Value, change: Partial<CarcosaView['souls'][number]>): CarcosaView {
  return { ...view, souls: view.souls.map((soul, i) => (i === seat ? { ...soul, ...change } : soul)) }
}

function withMonster(view: CarcosaView, name: Value, change: Partial<CarcosaView['monsters'][string]>): CarcosaView {
  const before = view.monsters[String(name)] ?? { place: 'F1_P', stunned: 0, fresh: false }
  return { ...view, monsters: { ...view.monsters, [String(name)]: { ...before, ...change } } }
}

/** The number that rises over a figure. */
export function flashOf(beat: Happening | null): { thing: string; text: string; good: boolean; id: string } | null {
  if (!beat || (beat.what !== 'LOST_SANITY' && beat.what !== 'GAINED_SANITY')) return null
  const good = beat.what === 'GAINED_SANITY'
  return { thing: `soul:${beat.args.soul}`, text: `${good ? '+' : '−'}${beat.args.n}`, good, id: `${beat.seq}.${beat.index}` }
}

export const opensRound = (event: Happening): number | null => (event.what === 'ROUND' ? Number(event.args.round) : null)
