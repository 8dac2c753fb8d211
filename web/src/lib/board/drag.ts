/** Dragging a thing onto where it may go, by mouse, pen or finger. Pressing does the same. */
import type { MenuItem } from '../types'

/** Where something can be dropped: the choices that bring a thing there, and the thing that is there. */
export interface DropTarget { takes: string[]; thing: string | null }

export interface Dragging {
  /** The choices about a thing. */
  of: (thing: string) => MenuItem[]
  /** The things that a choice names. */
  names: (item: MenuItem) => string[]
  /** The choices that some place takes. */
  taken: Set<string>
  choose: (action: string) => void
  press: (thing: string, event: Event) => void
}

/** Pixels after which a press is no press any more. */
const FAR = 7
const TARGETS = '[data-takes], [data-onto], [data-thing]'

/** The choices that dropping a thing on a target means. */
export const dropped = (dragging: Pick<Dragging, 'of' | 'names'>, thing: string, { takes, thing: onto }: DropTarget): MenuItem[] =>
  dragging.of(thing).filter((item) => takes.includes(item.kind) || (onto !== null && onto !== thing && dragging.names(item).includes(onto)))

/** Whether a thing can be dragged at all: some place takes it, or it goes onto another thing. */
export const goes = (dragging: Pick<Dragging, 'of' | 'names' | 'taken'>, thing: string): boolean =>
  dragging.of(thing).some((item) => dragging.taken.has(item.kind) || dragging.names(item).some((one) => one !== thing))

const targetOf = (element: HTMLElement): DropTarget => ({
  takes: element.dataset.takes?.split(' ').filter(Boolean) ?? [],
  thing: element.dataset.onto ?? element.dataset.thing ?? null,
})

/** Lets the things of a board be dragged; `dragging` is read when a drag begins. Returns what ends it all. */
export function draggable(board: HTMLElement, dragging: () => Dragging | null): () => void {
  let held: { thing: string; element: HTMLElement; pointer: number; x: number; y: number; ghost: HTMLElement | null; now: Dragging } | null = null

  function begin(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]')
    const now = dragging()
    const thing = element?.dataset.thing
    if (held || !element || !thing || !now || event.button !== 0 || !event.isPrimary || !goes(now, thing)) return
    held = { thing, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, now }
  }

  function lift(): void {
    if (!held) return
    const box = held.element.getBoundingClientRect()
    const ghost = held.element.cloneNode(true) as HTMLElement
    for (const name of ['data-thing', 'data-drag', 'title']) ghost.removeAttribute(name)
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, margin: '0', zIndex: '60', pointerEvents: 'none', transition: 'none', opacity: '0.92' })
    ghost.style.setProperty('--w', `${box.width}px`)
    ghost.classList.add('lifted')
    board.append(ghost)
    held.ghost = ghost
    held.element.dataset.lifted = ''
    const { element, now, thing } = held
    // What a thing is in is no target, so that putting it back does nothing.
    const targets = [...board.querySelectorAll<HTMLElement>(TARGETS)].filter((each) => !each.contains(element) && dropped(now, thing, targetOf(each)).length)
    for (const each of targets) each.dataset.drop = ''
    // All of them come into sight if there is room, else the first.
    for (const each of targets.toReversed()) each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]') ?? null

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return
    const [right, down] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.ghost && Math.hypot(right, down) < FAR) return
    if (!held.ghost) lift()
    held.ghost!.style.transform = `translate(${right}px, ${down}px) rotate(2deg)`
    const over = under(event)
    for (const each of board.querySelectorAll<HTMLElement>('[data-drop]')) each.dataset.drop = each === over ? 'over' : ''
  }

  function leave(): void {
    held?.ghost?.remove()
    if (held) delete held.element.dataset.lifted
    for (const each of board.querySelectorAll<HTMLElement>('[data-drop]')) delete each.dataset.drop
    held = null
  }

  function drop(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return
    const { now, thing, ghost } = held
    const target = ghost ? under(event) : null
    const items = target ? dropped(now, thing, targetOf(target)) : []
    leave()
    if (!ghost) return
    // The click that follows would press what has just been dragged.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    if (items.length === 1) now.choose(items[0]!.action)
    else if (items.length) now.press(thing, event)
  }

  const swallow = (event: Event) => { event.stopPropagation(); event.preventDefault() }
  const cancel = (event: PointerEvent) => { if (event.pointerId === held?.pointer) leave() }
  const escape = (event: KeyboardEvent) => { if (event.key === 'Escape') leave() }

  board.addEventListener('pointerdown', begin)
  addEventListener('pointermove', move)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', escape)
  return () => {
    leave()
    board.removeEventListener('pointerdown', begin)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', escape)
  }
}
