/** A drawing's paths, on a square of 24: lines, and shapes filled with ink; or a drawing of the set of icons. */
export interface Glyph { line?: string; ink?: string; icon?: Icon }

/** A drawing of game-icons.net, on a square of 512: `ink` is filled; `cut` is a line in it, by a pen of the ground's colour. */
export interface Icon { ink: string; cut?: string; pen?: number }

/** Drawings by hand, with the set's icons in the place of some. */
export const withIcons = (drawn: Record<string, Glyph>, icons: Record<string, Icon>): Record<string, Glyph> =>
  ({ ...drawn, ...Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, { icon }])) })
