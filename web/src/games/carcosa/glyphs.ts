import drawn from '../../../../src/tapete/games/carcosa/press/drawings/glyphs.json'
import type { Glyph } from '../../lib/drawing'

/** Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. What is printed uses the same. */

export const GLYPHS: Record<string, Glyph> = drawn
