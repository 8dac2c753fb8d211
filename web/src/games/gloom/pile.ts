/** A pile of transparent cards, looked at from above. */
import type { Card, Visible } from './view'

type Cards = Record<string, Card>

/** A place where a card may print something; it goes to the topmost card that does. */
export type Place = 'top' | 'middle' | 'bottom' | 'icon' | 'corner' | 'picture' | 'text'
export const PLACES: Place[] = ['top', 'middle', 'bottom', 'icon', 'corner', 'picture', 'text']
export const SLOTS: Place[] = ['top', 'middle', 'bottom']

/** Whether a card prints something opaque at a place. */
export function prints(card: Card, place: Place): boolean {
  switch (place) {
    case 'icon': return card.icon !== null
    case 'corner': return card.corner !== null
    case 'picture': return card.picture
    case 'text': return card.box
    default: return card.points[SLOTS.indexOf(place)] !== null
  }
}

/** By place, the cards of a pile that print something there, the one that can be seen first. */
export function through(pile: string[], cards: Cards): Record<Place, string[]> {
  const down = pile.toReversed()
  return Object.fromEntries(PLACES.map((place) => [place, down.filter((card) => prints(cards[card]!, place))])) as Record<Place, string[]>
}

/** What can be seen through a pile: for what has been told of and the server's view does not have yet. */
export function look(pile: string[], cards: Cards): Visible {
  const found = through(pile, cards)
  const points_by = SLOTS.map((slot) => found[slot][0] ?? null)
  const [icon_by, corner_by, picture_by] = [found.icon[0] ?? null, found.corner[0] ?? null, found.picture[0] ?? null]
  const corner = corner_by === null ? null : cards[corner_by]!.corner
  const icon = icon_by === null ? null : cards[icon_by]!.icon
  return {
    points: points_by.map((card, slot) => (card === null ? null : cards[card]!.points[slot]!)), points_by,
    icon, icon_by, corner, corner_by, picture_by, text_by: found.text[0] ?? null,
    persistent_by: corner === 'PERSISTENT' && picture_by === corner_by ? corner_by : null,
    icons: [...new Set([icon, corner])].flatMap((one) => (one === null || one === 'BLANK' || one === 'PERSISTENT' ? [] : [one])),
  }
}

/** A card of a pile with what covers each of its elements, null where it can be seen. */
export interface Layer { card: string; elements: { place: Place; by: string | null }[] }

/** The layers of a pile, from the top down. */
export function layers(pile: string[], cards: Cards): Layer[] {
  const found = through(pile, cards)
  return pile.toReversed().map((card) => ({
    card,
    elements: PLACES.filter((place) => prints(cards[card]!, place)).map((place) => {
      const above = found[place][found[place].indexOf(card) - 1]
      return { place, by: above ?? null }
    }),
  }))
}
