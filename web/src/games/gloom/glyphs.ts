import drawn from '../../../../src/tapete/games/gloom/press/drawings/glyphs.json'
import type { Glyph } from '../../lib/drawing'

/**
 * Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. `hue` is the colour of its ink on a card. What
 * is printed uses the same.
 */
export const GLYPHS: Record<string, Glyph & { hue?: string }> = drawn

/** The colour of a drawing's ink on a card. */
export const hueOf = (name: string): string => GLYPHS[name]?.hue ?? '#2b2530'
