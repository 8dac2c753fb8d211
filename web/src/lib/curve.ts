import { get, type Pass } from './api'
import type { Curve, Outcome } from './types'

/** The seats that have a curve each, the reader's own or else the winner's first; none where all win or lose together. */
export function curvesOf(outcome: Outcome | null, me: number | null): number[] {
  const places = outcome?.standings.filter(({ place }) => place !== null) ?? []
  return places.map(({ seat }) => seat).sort((a, b) => Number(b === me) - Number(a === me))
}

/** Whether a game has a score, and nobody wins it. */
export const hasScore = (outcome: Outcome | null): boolean => outcome !== null && outcome.standings.length > 0 && outcome.standings.every(({ won }) => won === null)

/** A score as people read it, to a tenth. */
export const scoreIn = (language: string, value: number): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)

/** Milliseconds between two refinements: a search of somebody's who plays comes first. */
const PAUSE = 700

/** Shows a seat's curve of a replay, and has it refined as long as the page is looked at; what it returns ends that. */
export function watchCurve(replay: string, seat: number, pass: Pass, show: (curve: Curve) => void, fail: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  async function read(refine: boolean): Promise<void> {
    const curve = await get(`/replays/${replay}/curve?seat=${seat}&refine=${refine}`, pass)
    if (ended) return
    show(curve)
    if (curve.looks < curve.of) timer = setTimeout(again, PAUSE)
  }
  const again = (): void => {
    if (document.visibilityState === 'visible') read(true).catch(fail)
    else timer = setTimeout(again, PAUSE)
  }
  read(false).catch(fail)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
