/** A drawing's paths, on a square of 24: lines, and shapes filled with ink. */
export interface Glyph { line?: string; ink?: string }
