/** What happened while somebody waited: one cause after another, each with what came of it. */
import type { GamePlugin } from '../games/plugin'
import type { Seen } from './stage.svelte'
import type { Happening } from './types'

/** From so many milliseconds on, what is shown is what the rest comes from: a card that is turned over, a decree. */
const LARGE = 700

export interface Step {
  /** Who did it, as far as it is told. */
  seat: number | null
  cause: Happening
  effects: Happening[]
  /** The board when all of it had happened. */
  view: unknown
}
/** Steps of one seat that follow each other; `first` is the number of the first of them. */
export interface Group { seat: number | null; first: number; steps: Step[] }

/** What was seen, as causes: each choice begins one, and so does whatever is shown large. */
export function stepsOf(seen: Seen[], plugin: Pick<GamePlugin, 'pace' | 'minor'>): Step[] {
  const steps: Step[] = []
  let [seq, begun]: (number | null)[] = [null, null]
  let doer: number | null = null
  for (const { event, view } of seen) {
    const fresh = event.seq !== seq
    if (event.seq !== begun) doer = event.seat ?? null
    begun = event.seq
    const last = steps.at(-1)
    if (plugin.minor?.(event)) {
      if (last && !fresh) last.view = view
      continue
    }
    if (fresh || !last || (event.what !== 'ROLL' && plugin.pace(event) >= LARGE)) {
      steps.push({ seat: event.seat ?? doer, cause: event, effects: [], view })
    } else {
      last.effects.push(event)
      last.view = view
    }
    seq = event.seq
  }
  // Whose turn begins is said by the group that follows.
  return steps.filter((step) => step.cause.what !== 'TURN' || step.effects.length > 0)
}

export function groupsOf(steps: Step[]): Group[] {
  const groups: Group[] = []
  for (const [i, step] of steps.entries()) {
    const last = groups.at(-1)
    if (last && last.seat === step.seat) last.steps.push(step)
    else groups.push({ seat: step.seat, first: i, steps: [step] })
  }
  return groups
}
