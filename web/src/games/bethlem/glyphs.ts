import drawn from '../../../../src/tapete/games/bethlem/press/drawings/glyphs.json'

/** Small drawings by hand, 24 by 24, for the pen: cards, events and tokens. What is printed uses the same. */
export const GLYPHS: Record<string, string> = drawn
