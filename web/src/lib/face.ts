/** A face for a name, always the same for the same name: which of the parts that `Face.svelte` draws. */

export const HAIRS = ['short', 'long', 'bun', 'curls', 'bald', 'fringe', 'hat', 'hood'] as const
export const EYES = ['round', 'narrow', 'wide', 'closed'] as const
export const MOUTHS = ['smile', 'straight', 'small', 'crooked'] as const
export const EXTRAS = ['none', 'none', 'glasses', 'beard', 'moustache', 'earrings', 'patch', 'monocle'] as const
/** Of automata: what they see with, speak through and wear on their heads. */
export const LENSES = ['two', 'one', 'slit', 'three'] as const
export const GRILLES = ['lines', 'dots', 'teeth', 'bar'] as const
export const CROWNS = ['antenna', 'dome', 'key', 'horns', 'funnel'] as const

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
