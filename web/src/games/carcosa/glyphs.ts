import drawn from '../../../../src/tapete/games/carcosa/press/drawings/glyphs.json'
import { withIcons, type Glyph } from '../../lib/drawing'
import type { CarcosaView } from './declared'
import chosen from './icons.json'

/**
 * Small drawings, 24 by 24: `line` is drawn with the pen, `ink` is filled; cards that would look like another have one of
 * the set of icons. What is printed uses the same.
 */
export const GLYPHS: Record<string, Glyph> = withIcons(drawn, chosen.cards)

/** What is drawn for a name: what a designer has chosen for a card or a room of their own, else the game's. */
export function glyphOf(view: Pick<CarcosaView, 'own'>, name: string): Glyph {
  const drawing = view.own?.[name]?.drawing
  return drawing ? { icon: { ink: drawing } } : GLYPHS[name] ?? GLYPHS.UNKNOWN!
}
