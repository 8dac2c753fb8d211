/** What happened, one thing at a time: how long it is shown, and what it changes on the board. */
import { passing, unknown } from '../../lib/beats'
import type { Happening } from '../../lib/types'
import type { Beat, Told } from './declared'
import { floorOf, type CarcosaView } from './view'

const PACE: Record<keyof Told, number> = {
  ROLL: 550, ROUND: 700, MOVED: 420, REVEALED: 1100, ENTERED_SPECIAL: 1100, LOST_SANITY: 360, GAINED_SANITY: 360,
  STATE_GIVEN: 400, GOT_OBJECT: 400, GOT_KEY: 800, KEYS_DESTROYED: 800, MONSTER_CAME: 650, MONSTER_MOVED: 400,
  CAPTURED: 500, ROBBED: 500, TUE_TUE: 900, COLLAPSED: 800, ACCEPTED: 700, DESTROYED_SPECIAL: 600, KING_MOVED: 500,
  KING_DECREE: 900, KING_PRESENCE: 400, HOUSE: 450, STAIRS: 150, DECKS_ROTATED: 350, PEEKED: 1000, DOORS: 450,
  SWAPPED_PLACES: 450, WON: 600, LOST: 600,
  ...passing(
    'TURN', 'STATE_ENDED', 'LOST_OBJECT', 'KEY_LEFT', 'USED', 'MONSTER_STUNNED', 'MONSTER_LEFT', 'FREED', 'SACRIFICED', 'SHIELDED', 'KING_AWAY', 'LOOKED', 'OFFERED',
    'BOUGHT', 'SOLD', 'STORED', 'TOOK', 'RITUAL', 'SALON', 'ANNEXED', 'GAVE', 'PROTECTED', 'SKIPPED', 'TURN_LOST', 'MAX_LOWERED', 'ESCAPE_FAILED', 'STUMBLED',
    'MEDITATED', 'TEMP_STAIRS', 'EMPTY_DECK', 'SWAPPED_CARDS', 'HEALED', 'STOPPED', 'WILL_SKIP', 'NO_ACTIONS', 'KING_DOUBLED', 'KING_ABSENT', 'TOTAL', 'SPECIAL_LAID',
    'CROWNED', 'FALSE_KING', 'DECKS_SHUFFLED', 'LOOPED', 'KING_BLOCKED', 'SLOWED',
  ),
}

const paceOf = (what: string): number => (what in PACE ? PACE[what as keyof Told] : 0)

/** Milliseconds; what the table tells besides the game changes in passing. */
export const pace = (event: Happening): number =>
  event.what === 'ROLL' && event.args.sides === 4 ? 220 : paceOf(event.what)

/** The view after a happening, as far as it is to be seen at once; the server's view follows and has the rest. */
export const advance = (view: CarcosaView, event: Happening): CarcosaView =>
  event.what in PACE ? changed(view, event as unknown as Beat) : view

function changed(view: CarcosaView, beat: Beat): CarcosaView {
  switch (beat.what) {
    case 'MOVED': return withSoul(view, beat.args.soul, { place: beat.args.to })
    case 'LOST_SANITY': case 'GAINED_SANITY': return withSoul(view, beat.args.soul, { sanity: beat.args.now })
    case 'TURN': return { ...withSoul(view, beat.args.soul, { actions: beat.args.actions }), active: beat.args.soul }
    case 'ROUND': return { ...view, round: beat.args.round }
    case 'GOT_KEY': return withSoul(view, beat.args.soul, { keys: beat.args.keys })
    case 'MONSTER_CAME': return withMonster(view, beat.args.monster, { place: beat.args.place, stunned: 0, fresh: true })
    case 'MONSTER_MOVED': return withMonster(view, beat.args.monster, { place: beat.args.to })
    case 'MONSTER_STUNNED': return withMonster(view, beat.args.monster, { stunned: beat.args.rounds })
    case 'KING_MOVED': return { ...view, king: { ...view.king, floor: floorOf(beat.args.floor) } }
    case 'STAIRS': return { ...view, stairs: { ...view.stairs, [beat.args.floor]: beat.args.place } }
    case 'SWAPPED_PLACES': {
      const [one, other] = [view.souls[beat.args.soul]!, view.souls[beat.args.other]!]
      return withSoul(withSoul(view, beat.args.soul, { place: other.place }), beat.args.other, { place: one.place })
    }
    case 'ROLL': case 'ENTERED_SPECIAL': case 'REVEALED': case 'STATE_GIVEN': case 'STATE_ENDED': case 'GOT_OBJECT': case 'LOST_OBJECT': case 'KEY_LEFT':
    case 'KEYS_DESTROYED': case 'USED': case 'MONSTER_LEFT': case 'CAPTURED': case 'FREED': case 'ROBBED': case 'TUE_TUE': case 'COLLAPSED': case 'SACRIFICED':
    case 'ACCEPTED': case 'SHIELDED': case 'DESTROYED_SPECIAL': case 'KING_AWAY': case 'KING_PRESENCE': case 'KING_DECREE': case 'HOUSE': case 'DECKS_ROTATED':
    case 'PEEKED': case 'LOOKED': case 'OFFERED': case 'BOUGHT': case 'SOLD': case 'STORED': case 'TOOK': case 'RITUAL': case 'SALON': case 'ANNEXED': case 'GAVE':
    case 'PROTECTED': case 'SKIPPED': case 'TURN_LOST': case 'MAX_LOWERED': case 'ESCAPE_FAILED': case 'STUMBLED': case 'MEDITATED': case 'DOORS': case 'WON':
    case 'LOST': case 'TEMP_STAIRS': case 'EMPTY_DECK': case 'SWAPPED_CARDS': case 'HEALED': case 'STOPPED': case 'WILL_SKIP': case 'NO_ACTIONS': case 'KING_DOUBLED':
    case 'KING_ABSENT': case 'TOTAL': case 'SPECIAL_LAID': case 'CROWNED': case 'FALSE_KING': case 'DECKS_SHUFFLED': case 'LOOPED': case 'KING_BLOCKED': case 'SLOWED': return view
    default: return unknown(beat)
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
