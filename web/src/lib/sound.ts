/** Short sounds, made here, and a light touch on phones: both off until the reader wants them. */
import { keptFeedback } from './keep'
import type { Happening } from './types'

export type Cue = 'turn' | 'die' | 'card' | 'night' | 'day'

/** Milliseconds of touch; a die and a card are felt less than that it is one's turn. */
const TOUCH: Record<Cue, number[]> = { turn: [30, 60, 30], die: [12], card: [10], night: [60], day: [20, 40, 20] }

let context: AudioContext | null = null

/** What is heard of a happening: what the game says, else a die or a card for what is called so. */
export function cueOf(event: Happening, sounds: Partial<Record<string, Cue>> = {}): Cue | null {
  return sounds[event.what] ?? (event.what === 'ROLL' ? 'die' : typeof event.args.card === 'string' ? 'card' : null)
}

export function give(cue: Cue): void {
  const wanted = keptFeedback()
  if (wanted.sound) void heard(cue)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (wanted.touch && !still) navigator.vibrate?.(TOUCH[cue])
}

async function heard(cue: Cue): Promise<void> {
  context ??= new AudioContext()
  // Browsers let a page sound only once its reader has pressed something; until then it stays silent.
  if (context.state === 'suspended') await context.resume()
  SOUNDS[cue](context, context.currentTime + 0.01)
}

const SOUNDS: Record<Cue, (to: AudioContext, at: number) => void> = {
  turn: (to, at) => { tone(to, at, 660, 0.9, 0.09); tone(to, at + 0.12, 990, 1.1, 0.07) },
  die: (to, at) => { for (const [late, high] of [[0, 2400], [0.07, 1900], [0.12, 2700], [0.2, 1500]] as const) rustle(to, at + late, 0.035, high, 0.22) },
  card: (to, at) => rustle(to, at, 0.16, 3600, 0.1),
  night: (to, at) => { for (const [high, loud] of [[110, 0.09], [164.8, 0.06], [220, 0.04]] as const) tone(to, at, high, 2.6, loud, 0.5) },
  day: (to, at) => { for (const [i, high] of [392, 523.3, 659.3].entries()) tone(to, at + i * 0.14, high, 1.2, 0.06) },
}

/** A tone that comes within `rise` seconds and dies away. */
function tone(to: AudioContext, at: number, high: number, long: number, loud: number, rise = 0.008): void {
  const [source, gain] = [to.createOscillator(), to.createGain()]
  source.frequency.value = high
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  source.connect(gain).connect(to.destination)
  source.start(at)
  source.stop(at + long)
}

/** Noise about a pitch: paper, or bone on wood. */
function rustle(to: AudioContext, at: number, long: number, high: number, loud: number): void {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const [source, filter, gain] = [to.createBufferSource(), to.createBiquadFilter(), to.createGain()]
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = high
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(to.destination)
  source.start(at)
}
