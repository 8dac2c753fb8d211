/** What is said with one press, and read by each in their own language: a line that says no more than that is said again. */
import { inEvery, say } from './speech.svelte'

export const PHRASES = ['phrase-hello', 'phrase-luck', 'phrase-moment', 'phrase-turn', 'phrase-careful', 'phrase-well', 'phrase-thanks', 'phrase-sorry', 'phrase-bye'] as const

/** A line of chat as this reader reads it. */
export function phrased(text: string): string {
  const key = PHRASES.find((phrase) => inEvery(phrase).includes(text))
  return key ? say(key) : text
}
