import drawn from '../../../../src/tapete/games/carcosa/press/drawings/glyphs.json'

/** Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. What is printed uses the same. */

export interface Glyph { line?: string; ink?: string }

export const GLYPHS: Record<string, Glyph> = drawn
