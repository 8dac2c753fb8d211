import type { Icon } from '../../lib/drawing'
import read from '../../../../src/tapete/games/gloom/press/drawings/pictures.json'
import chosen from './icons.json'

/** What is drawn in the middle of some cards, 60 by 60: `ink` filled, `pale` filled, `line` drawn. */
export interface Picture { ink?: string; pale?: string; line?: string }

const DRAWN: Record<string, Picture> = read
const ICONS: Record<string, Icon> = chosen.cards

export const iconOf = (id: string): Icon | undefined => ICONS[id]

export const pictureOf = (id: string, kind: string): Picture => DRAWN[id] ?? DRAWN[kind === 'DEATH' ? kind : 'UNKNOWN']!
