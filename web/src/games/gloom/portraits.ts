import read from '../../../../src/tapete/games/gloom/press/drawings/portraits.json'

/**
 * Portraits with the pen, 100 by 100, put together of parts: one by one for our own pack, by the name's letters for others.
 * What is printed uses the same.
 */

/** `ink` and `pale` are filled, `line` is drawn, `tone` is a light wash, `hue` is filled in the family's colour. */
export interface Stroke { d: string; as: 'ink' | 'pale' | 'line' | 'tone' | 'hue' }

type Parts = Record<string, Stroke[]>
type Recipe = [body: string, head: string, eyes: string, mouth: string, top: string, ...extras: string[]]
const { bodies: BODIES, heads: HEADS, eyes: EYES, mouths: MOUTHS, tops: TOPS, extras: EXTRAS, recipes: DRAWN, families: FAMILIES } = read as unknown as {
  bodies: Parts; heads: Parts; eyes: Parts; mouths: Parts; tops: Parts; extras: Parts; recipes: Record<string, Recipe>; families: Record<string, string>
}

/** The same number for the same letters. */
const mixed = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)

function recipeOf(id: string): Recipe {
  const pick = (from: string[], shift: number): string => from[(mixed(id) >>> shift) % from.length]!
  return DRAWN[id] ?? [
    pick(['coat', 'dress', 'robe', 'sailor', 'white'], 2), pick(['oval', 'long', 'round', 'gaunt'], 5), pick(['hollow', 'dots', 'glasses', 'monocle', 'odd', 'stare', 'shut'], 8),
    pick(['flat', 'frown', 'smile', 'agape'], 11), pick(['bald', 'parted', 'wild', 'bun', 'curtain', 'topper', 'bonnet', 'straw', 'cap', 'crown', 'bandage'], 14),
  ]
}

/** The colour that a family wears. */
export const colourOf = (family: string): string => FAMILIES[family] ?? ['#8a6a1f', '#56703a', '#2f7480', '#6f4a80'][mixed(family) % 4]!

export function portrait(id: string): Stroke[] {
  const [body, head, eyes, mouth, top, ...extras] = recipeOf(id)
  // Long hair frames the face and lies under the eyes; a hat sits over them.
  const long = top === 'curtain' || top === 'crown'
  return [
    ...BODIES[body]!, ...HEADS[head]!, ...(long ? TOPS[top]! : []), ...EYES[eyes]!, ...MOUTHS[mouth]!, ...(long ? [] : TOPS[top]!),
    ...extras.flatMap((extra) => EXTRAS[extra]!),
  ]
}
