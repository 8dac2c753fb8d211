/** Things in words: for screen readers, for what is under the pointer, and for the window that a press opens. */
import { has, say } from '../../lib/speech.svelte'
import type { About } from '../plugin'
import { faceOf, linesOf, nameOf, taps } from './catalogue.svelte'
import { describeItem, does, rewardText, targetName, titleOf } from './stack'
import { holder, type DeckName, type SoulsView } from './view'

export function kindOf(view: SoulsView, card: string): string {
  const face = faceOf(view, card)
  if (!face) return ''
  const type = `souls-type-${face.type}`
  return has(type) ? say(type) : say(`souls-kind-${face.kind}`)
}

/** What is printed of numbers, and what a monster gives. */
export function printed(view: SoulsView, card: string): string[] {
  const face = faceOf(view, card)
  if (!face) return []
  const lines: string[] = []
  const now = view.monsters.find((each) => each?.card === card)
  const changed = !now || now.life !== face.life || now.evasion !== face.evasion || now.attack !== face.attack
  if (face.kind === 'MONSTER' && changed) lines.push(say('souls-printed-monster', { life: face.life, evasion: face.evasion, attack: face.attack }))
  if (face.kind === 'CHARACTER') lines.push(say('souls-printed-character', { life: face.life, attack: face.attack }))
  const reward = rewardText(view, card)
  if (reward) lines.push(say('souls-printed-reward', { reward }))
  if (face.souls) lines.push(say('souls-printed-souls', { n: face.souls }))
  if (face.guppy) lines.push(say('souls-guppy'))
  return lines
}

/** How a card lies now. */
export function standing(view: SoulsView, names: string[], card: string): string[] {
  const at = holder(view, card)
  const lines: string[] = []
  const monster = view.monsters.find((each) => each?.card === card)
  if (monster) {
    lines.push(say('souls-monster-now', { life: monster.life, evasion: monster.evasion, attack: monster.attack }))
    if (view.fight?.monster === card) lines.push(say('souls-fought', { name: names[view.fight.seat] ?? '' }))
    if (monster.counters) lines.push(say('souls-counters', { n: monster.counters }))
    if (monster.covered.length) lines.push(say('souls-covers', { cards: monster.covered.map((each) => nameOf(view, each)).join(', ') }))
  }
  const room = view.rooms.indexOf(card)
  if (room >= 0 && view.room_counters[room]) lines.push(say('souls-counters', { n: view.room_counters[room]! }))
  if (!at) return lines
  lines.push(say('souls-with', { name: names[at.seat] ?? '' }))
  const charged = at.item?.charged ?? (view.players[at.seat]!.character === card ? view.players[at.seat]!.charged : null)
  if (charged !== null && taps(view, card)) lines.push(say(charged ? 'souls-charged' : 'souls-used'))
  if (at.item?.eternal) lines.push(say('souls-eternal'))
  if (at.item?.counters) lines.push(say('souls-counters', { n: at.item.counters }))
  if (at.item?.copy_of) lines.push(say('souls-copy', { card: nameOf(view, at.item.copy_of) }))
  return lines
}

export function describeCard(view: SoulsView, names: string[], card: string): string {
  return [nameOf(view, card), kindOf(view, card), ...standing(view, names, card), ...linesOf(view, card)].filter(Boolean).join('. ')
}

export function playerLines(view: SoulsView, seat: number): string[] {
  const one = view.players[seat]!
  const lines = [
    say('souls-player-life', { life: one.life, most: one.most_life, attack: one.attack }),
    say('souls-player-has', { cents: one.cents, hand: one.hand.length, souls: one.soul_count }),
  ]
  if (view.active === seat && view.phase === 'ACTION') lines.push(say('souls-player-may', { plays: one.loot_plays, buys: one.buys, attacks: one.attacks }))
  if (one.must_attack) lines.push(say('souls-must-attack', { n: one.must_attack }))
  if (one.dying) lines.push(say('souls-dying'))
  if (one.dead) lines.push(say('souls-dead'))
  if (one.skips) lines.push(say('souls-skips', { n: one.skips }))
  for (const each of view.later.filter((each) => each.seat === seat)) {
    lines.push(say('souls-later', { card: nameOf(view, each.card), n: each.number }))
  }
  return lines
}

const began = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What the window of a thing says. */
export function about(thing: string, view: SoulsView, names: string[]): About {
  const [kind, which = ''] = thing.split(':')
  const plain = (title: string, lines: string[], glyph: string | null = null): About => ({ title: began(title), lines, glyph, terms: [] })
  switch (kind) {
    case 'seat': return plain(names[Number(which)] ?? '', playerLines(view, Number(which)))
    case 'stack': {
      const it = view.stack[Number(which)]
      if (!it) return plain(say('souls-gone'), [])
      const upon = it.targets.map((target) => targetName(view, names, target)).join(', ')
      return plain(titleOf(view, names, it), [`${began(say(`pend-${it.kind}`))} · ${say('souls-by', { name: names[it.seat] ?? '' })}`, does(view, names, it), ...(upon ? [say('souls-upon', { whom: upon })] : [])], 'STACK')
    }
    case 'deck': {
      const { count, top } = view.decks[which as DeckName]
      const known = top.flatMap((card, i) => (card === null ? [] : [say('souls-known', { n: i + 1, card: nameOf(view, card) })]))
      return plain(say(`deck-${which}`).replace(/^(el|the) /u, ''), [say('souls-cards', { n: count }), ...known], 'DECK')
    }
    case 'pile': {
      const cards = view.discards[which as DeckName]
      return plain(say(`pile-${which}`).replace(/^(la|the) /u, ''), cards.length ? cards.map((card) => nameOf(view, card)) : [say('souls-none')], 'PILE')
    }
    case 'slot': return plain(say('souls-slot', { n: Number(which) + 1 }), [])
    default: {
      // What a monster comes to now is read first; of all else, what it does.
      const [now, deeds] = [thing.startsWith('hand') ? [] : standing(view, names, which), linesOf(view, which)]
      const foe = faceOf(view, which)?.kind === 'MONSTER'
      return plain(nameOf(view, which), [kindOf(view, which), ...(foe ? [...now, ...deeds] : [...deeds, ...now]), ...printed(view, which)].filter(Boolean))
    }
  }
}

export { describeItem }
