import drawn from '../../../../src/tapete/games/bethlem/press/drawings/glyphs.json'
import { withIcons, type Glyph } from '../../lib/drawing'
import chosen from './icons.json'

/**
 * Small drawings by hand, 24 by 24, for the pen: cards, events and tokens; cards that would look like another have one of
 * the set of icons. What is printed uses the same.
 */
export const GLYPHS: Record<string, Glyph> = withIcons(
  Object.fromEntries(Object.entries(drawn).map(([name, line]) => [name, { line }])), chosen.cards)
