/** What a seat's view tells of its own side and secrets, and of who may hold what. */
import { say } from '../../lib/speech.svelte'
import { placeWithin } from './tell'
import { groupOf, sideOf, type BethlemView } from './view'

/** The side that a player plays for, as far as the own cards tell; null before they are dealt. */
export function goalOf(view: BethlemView, me: number): string | null {
  if (view.seats[me]!.side) return view.seats[me]!.side
  if (view.own.pact.includes(me)) return view.own.pact_of_hate ? 'HATE' : 'PACT'
  const own = view.rows.filter((row) => row.seat === me).flatMap((row) => row.cards)
  const main = own.find(({ card }) => card !== null && sideOf(card) !== null)
  if (!main) return null
  const side = main.card === 'RICHARD_DADD' ? 'RICHARD' : sideOf(main.card!)!
  if (!main.lobotomized) return side
  return side === 'INMATES' ? 'MUTINEERS' : 'INMATES'
}

/** The message about the neuroticism: that this seat obeys, that another obeys this seat, or which seat a record has named. */
const obeying = (view: BethlemView, me: number): string =>
  view.own.puppet === me ? 'bethlem-secret-obey' : view.seats[me]!.trait === 'NEUROTICISMO' ? 'bethlem-secret-puppet' : 'bethlem-secret-obeys'

/** The seat's own secrets that last, a line each. After the end all seats' are open, so none is the seat's own. */
export function secretsOf(view: BethlemView, names: string[], me: number): string[] {
  if (view.outcome !== 'RUNNING') return []
  const { own } = view
  const lines: string[] = []
  const card = (place: string) => placeWithin(view, names, place)
  const who = (seats: number[]) => seats.map((seat) => names[seat] ?? '').join(', ')
  if (own.pact.length) lines.push(say(own.pact_of_hate ? 'bethlem-secret-hate' : 'bethlem-secret-pact', { names: who(own.pact) }))
  for (const place of Object.keys(own.guards)) lines.push(say('bethlem-secret-guard', { card: card(place) }))
  if (own.guarded) lines.push(say('bethlem-secret-guarded', { card: card(own.guarded) }))
  for (const [mine, other] of own.sleeps) lines.push(say('bethlem-secret-sleep', { mine: card(mine!), other: card(other!) }))
  if (own.puppet !== null) lines.push(say(obeying(view, me), { name: names[own.puppet] ?? '' }))
  if (own.order) lines.push(say('bethlem-secret-order', { card: card(own.order) }))
  if (own.mary_asked.length) lines.push(say('bethlem-secret-mary', { names: who(own.mary_asked) }))
  if (own.archive_lost) lines.push(say('bethlem-secret-archive'))
  if (own.ali_used) lines.push(say('bethlem-secret-ali'))
  if (own.anxiety_asked.length) lines.push(say('bethlem-secret-anxiety', { names: who(own.anxiety_asked) }))
  for (const [seat, place] of Object.entries(own.proposals)) lines.push(say('bethlem-secret-proposal', { name: names[Number(seat)] ?? '', card: place ? card(place) : say('spot-nothing') }))
  return lines
}

/** For each main character in the game: the seats that may have been dealt it, by all that the seat knows. */
export function suspects(view: BethlemView): { card: string; seats: number[] }[] {
  return Object.entries(view.own.may)
    .filter(([card]) => groupOf(card) === 'P1' && sideOf(card) !== null)
    .map(([card, rows]) => ({ card, seats: [...new Set(rows.flatMap((row) => view.rows[row]?.seat ?? []))] }))
}
