/** The stack in words: each item, its owner, its targets, and its effect when it resolves. */
import { say } from '../../lib/speech.svelte'
import { faceOf, linesOf, nameOf } from './catalogue.svelte'
import { told, type Pending, type SoulsView } from './view'

const DECKS = new Set(['loot', 'treasure', 'monster', 'room'])

/** A target's name: a seat, a card, a deck or a place on the stack. */
export function targetName(view: SoulsView, names: string[], target: string): string {
  if (/^\d+$/.test(target)) return names[Number(target)] ?? ''
  if (target === 'gone') return say('souls-gone')
  if (DECKS.has(target)) return say(`deck-${target}`)
  if (target.endsWith('-discard')) return say(`pile-${target.replace('-discard', '')}`)
  const place = /^stack-(\d+)$/.exec(target)
  if (place) return say('souls-place', { n: Number(place[1]) + 1 })
  return nameOf(view, target)
}

export function titleOf(view: SoulsView, names: string[], it: Pending): string {
  if (it.kind === 'ROLL') return say('pend-roll-of', { seat: names[it.seat] ?? '', face: it.face ?? 0 })
  return it.card ? nameOf(view, it.card) : say(`pend-${it.kind}`)
}

const ABILITIES = new Set(['LOOT', 'ABILITY', 'TRIGGER', 'EVENT', 'ROLLED', 'ROLL'])

/** Its effect as one sentence. */
export function does(view: SoulsView, names: string[], it: Pending): string {
  const name = names[it.seat] ?? ''
  const [target = ''] = it.targets
  const whom = target ? targetName(view, names, target) : say('souls-somebody')
  const card = nameOf(view, it.card)
  if (it.attack && it.kind === 'ROLL') {
    const fought = view.monsters.find((monster) => monster?.card === it.card)
    return fought ? say('does-attack-roll', { n: fought.evasion, monster: card, name }) : say('does-attack-roll-on', { card: it.card ? card : whom, name })
  }
  if (ABILITIES.has(it.kind)) {
    const face = faceOf(view, it.card)
    const ability = it.ability === null ? undefined : face?.abilities[it.ability]
    if (ability) return it.way === null ? told(ability.text) : sentence(told(ability.ways[it.way]!))
    if (face?.kind === 'TRINKET') return say('does-trinket', { name, card })
    if (face && it.kind !== 'ROLL') return linesOf(view, it.card).join(' ') || rewardText(view, it.card!)
  }
  switch (it.kind) {
    case 'PURCHASE': return say('does-purchase', { name, what: target === 'treasure' ? say('does-top-treasure') : whom })
    case 'ATTACK': return say('does-attack', { name, what: target === 'monster' ? say('does-top-monster') : whom })
    case 'COMBAT': case 'DAMAGE': return say('does-damage', { n: it.amount, whom })
    case 'MODIFIER': return say('does-modifier', { n: it.amount > 0 ? `+${it.amount}` : String(it.amount) })
    case 'DEATH': return say('does-death', { name: targetName(view, names, it.targets.at(-1) ?? String(it.seat)) })
    case 'PENALTY': return say('does-penalty', { name: targetName(view, names, it.targets.at(-1) ?? String(it.seat)) })
    case 'MONSTER_DEATH': return say('does-monster-death', { monster: it.card ? card : whom })
    case 'REWARD': return say('does-reward', { name: names[view.active] ?? '', reward: rewardText(view, it.card ?? target) })
    case 'CARCASS': return say(faceOf(view, it.card ?? target)?.souls ? 'does-soul' : 'does-carcass', { monster: it.card ? card : whom, name: names[view.active] ?? '' })
    case 'REFILL': return say('does-refill')
    case 'LOOT_STEP': return say('does-loot-step', { name })
    default: return say(`pend-${it.kind}`)
  }
}

/** What happens if nobody answers, in one line: whose item it is, the effect without its occasion or the row that a
 * roll came to, and upon whom. */
export function comesOf(view: SoulsView, names: string[], it: Pending): string {
  const text = does(view, names, it)
  const fought = it.attack && it.kind === 'ROLL' ? view.monsters.find((monster) => monster?.card === it.card) : undefined
  if (fought && it.face !== null) return say(it.face >= fought.evasion ? 'souls-comes-hit' : 'souls-comes-miss', { name: names[it.seat] ?? '', monster: nameOf(view, it.card) })
  if (!ABILITIES.has(it.kind) || (it.attack && it.kind === 'ROLL') || (it.ability === null && faceOf(view, it.card)?.kind === 'TRINKET')) return text
  const parts = rows(text, it.face)
  const hit = parts.find((part) => part.hit)
  const what = hit ? hit.text.replace(/^[\d-]+: /, '') : (text.match(/\d: /g) ?? []).length > 1 ? text : text.replace(/^[^.;]*: /, '')
  const upon = it.targets.map((target) => targetName(view, names, target)).join(', ')
  return say(upon ? 'souls-comes-upon' : 'souls-comes', { name: names[it.seat] ?? '', what: sentence(what.replace(/\.$/, '')), upon })
}

/** A sentence in parts, with the row of its table that a roll's face comes to: 1-2: …; 3-4: … */
export function rows(text: string, face: number | null): { text: string; hit: boolean }[] {
  const parts: { text: string; hit: boolean }[] = []
  let end = 0
  for (const found of text.matchAll(/(\d)(?:-(\d))?: [^;.]+/g)) {
    if (face === null || face < Number(found[1]) || face > Number(found[2] ?? found[1])) continue
    parts.push({ text: text.slice(end, found.index), hit: false }, { text: found[0], hit: true })
    end = found.index + found[0].length
  }
  return [...parts, { text: text.slice(end), hit: false }].filter((part) => part.text)
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The rewards for killing a monster, in short: 3¢, 1 loot. */
export function rewardText(view: SoulsView, card: string): string {
  const reward = faceOf(view, card)?.reward
  if (!reward) return ''
  return (['cents', 'loot', 'treasure'] as const).flatMap((what) => (reward[what] ? [say(`souls-reward-${what}`, { n: reward[what] === 'roll' ? say('souls-reward-roll') : reward[what] })] : [])).join(', ')
}

/** An item for who cannot see the pile. */
export function describeItem(view: SoulsView, names: string[], k: number): string {
  const it = view.stack[k]!
  const targets = it.targets.length ? [say('souls-upon', { whom: it.targets.map((target) => targetName(view, names, target)).join(', ') })] : []
  return [say('souls-place', { n: k + 1 }), say(`pend-${it.kind}`), titleOf(view, names, it), say('souls-by', { name: names[it.seat] ?? '' }), ...targets, does(view, names, it)].join('. ')
}
