/** A length of time in the largest unit that does not make it look shorter than it is by much, for a message to say. */
export function lengthOf(seconds: number): { n: number; unit: 'days' | 'hours' | 'minutes' | 'seconds' } {
  if (seconds >= 2 * 86_400) return { n: Math.floor(seconds / 86_400), unit: 'days' }
  if (seconds >= 2 * 3600) return { n: Math.floor(seconds / 3600), unit: 'hours' }
  if (seconds >= 120) return { n: Math.floor(seconds / 60), unit: 'minutes' }
  return { n: Math.max(0, Math.ceil(seconds)), unit: 'seconds' }
}
