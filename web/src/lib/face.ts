/** A face for a name, always the same for the same name: which of the parts that `Face.svelte` draws. */

import type { Style } from './types'

export const HAIRS = ['short', 'long', 'bun', 'curls', 'bald', 'fringe', 'hat', 'hood'] as const
export const EYES = ['round', 'narrow', 'wide', 'closed'] as const
export const MOUTHS = ['smile', 'straight', 'small', 'crooked'] as const
export const EXTRAS = ['none', 'none', 'glasses', 'beard', 'moustache', 'earrings', 'patch', 'monocle'] as const
/** Of automata: what they see with, speak through and wear on their heads. */
export const LENSES = ['two', 'one', 'slit', 'three'] as const
export const GRILLES = ['lines', 'dots', 'teeth', 'bar'] as const
export const CROWNS = ['antenna', 'dome', 'key', 'horns', 'funnel'] as const

/** The brows of automata, by how they play: on a square of 48, above what they see with. */
export const BROWS: Record<Style, string> = {
  level: 'M16.5 16.5h5M26.5 16.5h5',
  hasty: 'M16 15l6 2.6M32 15l-6 2.6',
  patient: 'M16 17.6q3-2.6 6 0M26 17.6q3-2.6 6 0',
  bookish: 'M15.5 17.6v-2h17v2',
  curious: 'M16 17.6h5.5M26 15.4q3-2.4 6 .4',
  stubborn: 'M15.5 17.2h17M15.5 15.4h17',
}

const SKINS = ['#f2d3b6', '#e8b98f', '#cf9466', '#a96f45', '#7d4d30', '#d9c7b8', '#c0a98a']
const DARKS = ['#2a2018', '#5a3820', '#8c5a2b', '#c98f3a', '#7c7a78', '#a8432c', '#3b3550', '#dcd3c2']
const METALS = ['#c9a45c', '#b9bec8', '#a8705a', '#8fa59a', '#9a90b8']

export interface Traits {
  hair: (typeof HAIRS)[number]
  eyes: (typeof EYES)[number]
  mouth: (typeof MOUTHS)[number]
  extra: (typeof EXTRAS)[number]
  lens: (typeof LENSES)[number]
  grille: (typeof GRILLES)[number]
  crown: (typeof CROWNS)[number]
  skin: string
  dark: string
  metal: string
  /** Half the width of the face, in units of a square of 48. */
  wide: number
}

/** FNV-1a: letters that are nearly the same make faces that are not. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text.normalize('NFC')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

export function traitsOf(name: string): Traits {
  let state = seedOf(name)
  const pick = <T>(all: readonly T[]): T => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return all[((mixed ^ (mixed >>> 14)) >>> 0) % all.length]!
  }
  return {
    hair: pick(HAIRS), eyes: pick(EYES), mouth: pick(MOUTHS), extra: pick(EXTRAS), lens: pick(LENSES), grille: pick(GRILLES),
    crown: pick(CROWNS), skin: pick(SKINS), dark: pick(DARKS), metal: pick(METALS), wide: pick([9.5, 10.5, 11.5]),
  }
}
