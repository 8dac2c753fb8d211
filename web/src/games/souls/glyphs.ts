import type { Glyph } from '../../lib/drawing'
import drawn from '../../../../src/tapete/games/souls/press/drawings/glyphs.json'

/** Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. All our own; what is printed uses the same. */
export const GLYPHS: Record<string, Glyph> = drawn.glyphs

const BY_NAME = drawn.by_name.map(([words, glyph]) => ({ words: new RegExp(words!), glyph: glyph! }))
const BY_TYPE: Record<string, string> = drawn.by_type

/** The same number for the same letters. */
export const mixed = (id: string): number => [...id].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0, 2166136261)

/** The drawing for a card that is neither a monster nor a character. */
export function glyphOfCard(id: string, type: string): string {
  if (/RUNE|_OF_|THE_/.test(id) && type === 'pill_or_rune' && !id.startsWith('PILL')) return 'RUNE'
  if (type === 'dice_shard_or_soul_heart' && /HEART/.test(id)) return 'HEART'
  return BY_TYPE[type] ?? BY_NAME.find(({ words }) => words.test(id))?.glyph ?? drawn.spare[mixed(id) % drawn.spare.length]!
}
