import drawn from '../../../../src/tapete/games/carcosa/press/drawings/figures.json'

/** The figures that stand in the house, drawn over their feet at 0, 0: a pawn is 34 wide and 50 high. */

export const { PAWN, PAWN_FACE } = drawn

export interface Figure { body: string; marks?: string; light?: string; height: number }

/** `body` is filled, `marks` are cut out of it, `light` is drawn with the pen. What is printed uses the same. */
export const MONSTERS: Record<string, Figure> = drawn.MONSTERS

export const KING: Figure = drawn.KING
