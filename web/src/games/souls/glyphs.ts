import type { Glyph } from '../../lib/drawing'
import drawn from '../../../../src/tapete/games/souls/press/drawings/glyphs.json'

/** Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. All our own; what is printed uses the same. */
export const GLYPHS: Record<string, Glyph> = drawn
