/** What is printed on the cards: asked of the server once, for views name cards by their ids alone. */
import { get } from '../../lib/api'
import { has, say } from '../../lib/speech.svelte'
import { told, type Face, type SoulsView } from './view'

class Catalogue {
  faces = $state.raw<Record<string, Face>>({})
  private asked = false

  load(): void {
    if (this.asked) return
    this.asked = true
    const game: string = 'souls'
    get(`/games/${game}/cards`).then((faces) => { this.faces = faces as Record<string, Face> }, () => { this.asked = false })
  }
}
export const catalogue = new Catalogue()

/** Undefined for a card that nobody has seen, and until the catalogue is here. */
export const faceOf = (view: SoulsView, card: string | null): Face | undefined => (card === null ? undefined : view.own[card] ?? catalogue.faces[card])

export function nameOf(view: SoulsView, card: string | null): string {
  const face = faceOf(view, card)
  if (face) return told(face.name)
  return card !== null && has(`card-${card}`) ? say(`card-${card}`) : card === null || card in catalogue.faces ? say('card-UNKNOWN') : '…'
}

export const linesOf = (view: SoulsView, card: string | null): string[] => faceOf(view, card)?.abilities.map((ability) => told(ability.text)) ?? []

/** Whether a card has an ability that deactivates it: all others lie upright for ever. */
export const taps = (view: SoulsView, card: string): boolean => faceOf(view, card)?.abilities.some((ability) => ability.timing === 'TAP') ?? false
