import drawn from '../../../../src/tapete/games/gloom/press/drawings/glyphs.json'

/**
 * Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled. `hue` is the colour of its ink on a card. What
 * is printed uses the same.
 */
export interface Glyph { line?: string; ink?: string; hue?: string }

export const GLYPHS: Record<string, Glyph> = drawn

/** The colour of a drawing's ink on a card. */
export const hueOf = (name: string): string => GLYPHS[name]?.hue ?? '#2b2530'
