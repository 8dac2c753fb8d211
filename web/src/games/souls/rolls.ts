/** Rolls, told with what the stack knows of them: whose they are, and what they are for. */
import { say } from '../../lib/speech.svelte'
import type { Happening } from '../../lib/types'
import { faceOf, nameOf } from './catalogue.svelte'
import type { Pending, SoulsView } from './view'

/** What happened in one go; a die says who rolled it, as far as what follows or the stack tells. */
export function retell(events: Happening[], view: SoulsView | null, names: string[]): Happening[] {
  const found = [...events]
  const open: number[] = []           // rolls that have not resolved, the lowest on the stack first
  for (const [i, event] of events.entries()) {
    if (event.what === 'ROLL') open.push(i)
    else if (event.what === 'ROLLED' && open.length) found[open.at(-1)!] = of(events[open.pop()!]!, Number(event.args.seat), names)
  }
  for (const it of view?.stack.filter(({ kind }) => kind === 'ROLL') ?? []) {
    const i = open.pop()
    if (i === undefined) break
    if (events[i]!.args.face === it.face) found[i] = onStack(events[i]!, it, view!, names)
  }
  return found
}

function of(event: Happening, seat: number, names: string[]): Happening {
  return { ...event, seat, sentence: say('souls-rolls', { name: names[seat] ?? '', face: event.args.face! }) }
}

function onStack(event: Happening, it: Pending, view: SoulsView, names: string[]): Happening {
  if (!it.card) return of(event, it.seat, names)
  const [name, face, card] = [names[it.seat] ?? '', it.face ?? 0, nameOf(view, it.card)]
  const foe = it.attack ? view.monsters.find((one) => one?.card === it.card) : undefined
  const sentence = foe ? say('happens-ROLL-attack', { name, face, card, need: foe.evasion, more: changed(view, it.card, foe.evasion) })
    : say('happens-ROLL', { name, face, card })
  return { ...event, seat: it.seat, sentence }
}

/** How a monster's evasion differs from the printed one; empty if it does not. */
function changed(view: SoulsView, card: string, evasion: number): string {
  const printed = faceOf(view, card)?.evasion ?? 0
  if (!printed || printed === evasion) return ''
  const by = evasion - printed
  return say('evasion-changed', { printed, change: by > 0 ? `+${by}` : `−${-by}` })
}
