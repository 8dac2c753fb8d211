import type { Lengths, Measured, Thing } from './types'

/** What an axis shows, with where its lines stand. */
export interface Scale { low: number; high: number; step: number }

const NICE = [1, 2, 5, 10]

function stepOf(span: number, most = 5): number {
  const power = 10 ** Math.floor(Math.log10(span / most))
  return power * NICE.find((one) => span / (power * one) <= most)!
}

function around(low: number, high: number, kind: Measured): Scale {
  const least = kind === 'share' ? 0.1 : Math.max(1, Math.abs(high) * 0.1)
  const more = Math.max(0, least - (high - low)) / 2
  const step = stepOf(high - low + 2 * more)
  const snapped = { low: Math.floor((low - more) / step) * step, high: Math.ceil((high + more) / step) * step, step }
  const floor = low < 0 ? snapped.low : Math.max(0, snapped.low)
  return { step, low: floor, high: kind === 'share' ? Math.min(1, snapped.high) : snapped.high }
}

/**
 * The axis on which ranges are drawn. It stays as it was while all of them lie on it and fill a third of it:
 * what moves is to be the figures.
 */
export function scaleOf(ranges: readonly { low: number; high: number }[], kind: Measured, before?: Scale | null): Scale {
  const low = Math.min(...ranges.map((one) => one.low))
  const high = Math.max(...ranges.map((one) => one.high))
  if (before && low >= before.low && high <= before.high) {
    const next = around(low, high, kind)
    if (next.high - next.low >= (before.high - before.low) / 3) return before
  }
  return around(low, high, kind)
}

/** An axis with 0 in the middle. */
export function evenly(differences: readonly number[]): Scale {
  const most = Math.max(0.01, ...differences.map(Math.abs))
  const step = stepOf(most, 3)
  const end = Math.ceil(most / step) * step
  return { low: -end, high: end, step }
}

export function ticks({ low, high, step }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => Number((low + i * step).toPrecision(12)))
}

/** Whether a figure is that of one seat: where they are dealt by lot they say little, and stand below what does. */
export const isSeat = ({ name }: { name: string }): boolean => name.startsWith('seat-')

/** Where a value lies on an axis, in percent of its length; at an end what lies beyond. */
export const place = (value: number, { low, high }: Scale): number => Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)))

/** Things in the order in which they stood, newcomers behind them: a list that is read does not change its order. */
export function steady(things: readonly Thing[], before: readonly string[]): Thing[] {
  const rank = new Map(before.map((name, i) => [name, i]))
  return things.toSorted((a, b) => (rank.get(a.name) ?? Infinity) - (rank.get(b.name) ?? Infinity) || 0)
}

/** The bars of a histogram, each from where to where, and its share of the games. */
export function barsOf({ bars, width }: Lengths): { from: number; to: number; share: number }[] {
  const games = bars.reduce((sum, one) => sum + one.games, 0)
  return bars.map((one) => ({ from: one.at, to: one.at + width, share: games ? one.games / games : 0 }))
}
