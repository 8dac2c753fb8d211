/** Moments of a replay in which nothing is to be seen. The game says which choices let things be (`idle`). */
import type { Moment } from './types'

/** Equal choices in a row that let things be: whose, and how many. */
export interface Run { label: string; seats: number[]; n: number }

/** Whether a moment shows nothing: nothing happened, and its choice let things be or is not this reader's to know. */
const isEmpty = ({ moment, events, idle, label }: Moment): boolean => moment > 0 && events.length === 0 && (idle || label === null)

/** The moments at which something is to be seen, with the last. */
export const stopsOf = (moments: Moment[]): number[] => [...moments.keys()].filter((at) => at === moments.length - 1 || !isEmpty(moments[at]!))

/** The nearest stop after a moment, or before it; at either end the outermost. */
export const nextStop = (stops: number[], at: number, way: 1 | -1): number =>
  (way > 0 ? stops.find((stop) => stop > at) ?? stops.at(-1) : stops.findLast((stop) => stop < at) ?? stops[0]) ?? 0

/** The choices up to a moment that let things be: its own, and those in the empty moments just before it. */
export function runAt(moments: Moment[], at: number): Run[] {
  let first = at
  while (first > 0 && isEmpty(moments[first - 1]!)) first -= 1
  const runs: Run[] = []
  for (const { idle, label, seat } of moments.slice(first, at + 1)) {
    if (!idle || label === null || seat === null) continue
    const last = runs.at(-1)
    if (last?.label !== label) runs.push({ label, seats: [seat], n: 1 })
    else {
      last.n += 1
      if (!last.seats.includes(seat)) last.seats.push(seat)
    }
  }
  return runs
}
