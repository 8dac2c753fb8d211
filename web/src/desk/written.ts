import { say, speech } from '../lib/speech.svelte'
import type { Difference, Measured, Shape, Value } from './types'

/** With a minus as long as a plus is wide. */
const format = (options: Intl.NumberFormatOptions) => {
  const made = new Intl.NumberFormat(speech.language, options)
  return { format: (value: number) => made.format(value).replace('-', '−') }
}
const SIGNED = { signDisplay: 'exceptZero' } as const

const digits = (value: number): Intl.NumberFormatOptions => Math.abs(value) < 10 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A figure as it is read. */
export function written(value: number, kind: Measured): string {
  return kind === 'share' ? format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value) : format(digits(value)).format(value)
}

/** A difference, in points where it is one of shares. */
export function more(value: number, kind: Measured): string {
  return kind === 'share' ? format({ ...SIGNED, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value * 100) : format({ ...SIGNED, ...digits(value) }).format(value)
}

/** Whether no game has gone otherwise: not an uncertain difference, but none. */
export const isNone = (apart: Difference): boolean => apart.low === 0 && apart.high === 0

/** A mark on an axis. */
export const tick = (value: number, kind: Measured): string => kind === 'share' ? format({ style: 'percent', maximumFractionDigits: 1 }).format(value) : format({ maximumFractionDigits: 2 }).format(value)
/** A difference on an axis, in points where it is one of shares. */
export const turn = (value: number, kind: Measured = 'share'): string => format({ ...SIGNED, maximumFractionDigits: kind === 'share' ? 1 : 2 }).format(kind === 'share' ? value * 100 : value)
export const whole = (value: number): string => format({ maximumFractionDigits: 0 }).format(value)

/** A value of the game's, for a line of text. */
export function shown(value: Value | undefined, shape?: Shape | null): string {
  if (value === null || value === undefined) return say('desk-none')
  if (typeof value === 'boolean') return say(value ? 'desk-yes' : 'desk-no')
  if (typeof value === 'number') return format({}).format(value)
  if (typeof value === 'string') return [...(shape?.words ?? []), ...(shape?.keys ?? [])].find((word) => word.value === value)?.title ?? value
  if (Array.isArray(value)) return value.length ? value.map((one) => shown(one, shape?.of)).join(', ') : say('desk-none')
  return Object.entries(value).map(([key, one]) => `${shape?.keys?.find((word) => word.value === key)?.title ?? key}: ${shown(one, shape?.of)}`).join(', ') || say('desk-none')
}
