import type { Icon } from '../../lib/drawing'
import chosen from './icons.json'

const CARDS: Record<string, Icon> = chosen.cards
const TYPES: Record<string, Icon> = chosen.types

/** The drawing of a card that is neither a monster nor a character: its own, or that of its type. */
export const iconOfCard = (id: string, type: string): Icon | undefined => CARDS[id] ?? TYPES[type]
