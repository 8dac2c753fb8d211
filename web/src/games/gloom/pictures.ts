import read from '../../../../src/tapete/games/gloom/press/drawings/pictures.json'

/** What is drawn in the middle of some cards, 60 by 60: `ink` filled, `pale` filled, `line` drawn. */
export interface Picture { ink?: string; pale?: string; line?: string }

const DRAWN: Record<string, Picture> = read

export const pictureOf = (id: string, kind: string): Picture => DRAWN[id] ?? DRAWN[kind === 'DEATH' ? kind : 'UNKNOWN']!
