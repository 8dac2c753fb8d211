/** Things in words: for screen readers, and for the card that a pick opens. */
import { say } from '../../lib/speech.svelte'
import type { About } from '../plugin'
import { cardName, floorOf, goalOf, isCorridor, monsterName, roomName, specialAt, stairAt, type CarcosaView } from './view'

export function placeName(place: string): string {
  const floor = floorOf(place)
  return isCorridor(place) ? say('place-corridor', { floor }) : say('place-room', { floor, room: Number(place[4]) })
}

function occupants(view: CarcosaView, names: string[], place: string): string[] {
  const souls = view.souls.flatMap((soul, seat) => (soul.place === place ? [names[seat] ?? ''] : []))
  const monsters = Object.entries(view.monsters).filter(([, m]) => m.place === place).map(([name]) => monsterName(view, name))
  const king = isCorridor(place) && view.king.floor === floorOf(place) && !view.king.away ? [say('carcosa-king')] : []
  return [...souls, ...monsters, ...king]
}

/** A place with all that can be seen in it. */
export function describePlace(view: CarcosaView, names: string[], place: string): string {
  return [placeName(place), ...placeLines(view, names, place)].join('. ')
}

function placeLines(view: CarcosaView, names: string[], place: string): string[] {
  const lines: string[] = []
  const goal = goalOf(view)
  if (place === goal.threshold) lines.push(say('carcosa-threshold-about', { keys: goal.keys }))
  if (place === view.crown?.sanctuary) lines.push(sanctuaryLine(view.crown))
  const special = specialAt(view, place)
  if (special) lines.push(specialLine(view, special.kind, special.destroyed))
  const stair = stairAt(view, place)
  if (stair) lines.push(say(`carcosa-stair-${stair}`))
  const deck = view.decks[place]
  if (deck) {
    lines.push(say('carcosa-deck-count', { count: deck.count }))
    const known = deck.top.flatMap((card, i) => (card ? [say('carcosa-known', { card: cardName(view, card), nth: i + 1 })] : []))
    lines.push(...known)
  }
  const who = occupants(view, names, place)
  if (who.length) lines.push(say('carcosa-here', { who: who.join(', ') }))
  if (special?.kind === 'ARMERY' && view.armory.length) {
    lines.push(say('carcosa-stored', { cards: view.armory.map((card) => cardName(view, card)).join(', ') }))
  }
  return lines
}

function sanctuaryLine({ bearer, price }: NonNullable<CarcosaView['crown']>): string {
  return bearer === null ? say('carcosa-sanctuary-crown', { price: price ?? 1 }) : say('carcosa-sanctuary')
}

/** What the King does at the end of this round, in the order in which he does it, and what his presence costs after it. */
function kingsRounds({ presence: [now = 0, next = 0], king_steps }: CarcosaView): string[] {
  const steps = king_steps ?? ['ROULETTE', 'PRESENCE', 'DECREE']
  const lines = steps.length ? [say('carcosa-king-round', { does: steps.map((step) => say(`carcosa-king-${step}`, { n: now })).join('; ') })] : []
  return steps.includes('PRESENCE') ? [...lines, say('carcosa-king-next', { n: next })] : lines
}

function specialLine(view: CarcosaView, kind: string | null, destroyed: boolean): string {
  if (!kind) return say(destroyed ? 'carcosa-special-lost' : 'carcosa-special-hidden')
  return say(destroyed ? 'carcosa-special-destroyed' : 'carcosa-special', { special: roomName(view, kind) })
}

/** What the card of a thing says; `terms` are names in the glossary. */
export function about(thing: string, view: CarcosaView, names: string[]): About {
  const [kind, a = '', b = ''] = thing.split(':')
  switch (kind) {
    case 'place': case 'deck': {
      const special = specialAt(view, a)
      const known = view.decks[a]?.top.filter((card) => card !== null) ?? []
      return {
        title: placeName(a), lines: placeLines(view, names, a), glyph: special?.kind ?? null,
        terms: [...(special?.kind ? [special.kind] : []), ...known],
      }
    }
    case 'soul': return aboutSoul(Number(a), view, names)
    case 'monster': {
      const monster = view.monsters[a]
      const lines = monster ? [placeName(monster.place)] : []
      if (monster?.stunned) lines.push(say('carcosa-stunned', { rounds: monster.stunned }))
      if (a === 'DUENDE' && (view.goblin.objects.length || view.goblin.keys)) {
        lines.push(say('carcosa-loot', { objects: view.goblin.objects.map((card) => cardName(view, card)).join(', ') || '–', keys: view.goblin.keys }))
      }
      if (a === 'VIEJO_DEL_SACO' && view.captive !== null) lines.push(say('carcosa-captive', { name: names[view.captive] ?? '' }))
      return { title: monsterName(view, a), lines, glyph: a, terms: [a] }
    }
    case 'object': return { title: cardName(view, b), lines: [say('carcosa-held', { name: names[Number(a)] ?? '' })], glyph: b, terms: [b] }
    case 'state': {
      const rounds = view.souls[Number(a)]?.states[b] ?? 0
      return { title: say(`state-${b}`), lines: [say('carcosa-rounds', { rounds })], glyph: b, terms: [b] }
    }
    default: {
      const lines = [say('floor', { floor: view.king.floor })]
      if (view.king.away) lines.push(say('carcosa-king-away', { rounds: view.king.away }))
      else lines.push(...kingsRounds(view))
      if (view.king.doubled) lines.push(say('board-king-doubled', { presence: view.king.presence_too ? 1 : 0 }))
      return { title: say('carcosa-king'), lines, glyph: 'KING', terms: ['KING'] }
    }
  }
}

function aboutSoul(seat: number, view: CarcosaView, names: string[]): About {
  const soul = view.souls[seat]!
  const lines = [say('carcosa-soul-line', { sanity: soul.sanity, limit: soul.limit, actions: soul.actions, keys: soul.keys })]
  if (view.captive === seat) lines.push(say('board-in-sack'))
  if (soul.skips) lines.push(say('board-skips'))
  return { title: `${names[seat]} · ${say(`role-${soul.role}`)}`, lines, glyph: soul.role, terms: [soul.role, ...Object.keys(soul.states)] }
}
