/** Which of the page's things are visible, and how to scroll them out from under the fixed parts of the page. */

/** `data-seen` marks what must be in sight for a thing to be chosen, and is not to be pointed at itself. */
export const drawn = (thing: string): Element[] => [...document.querySelectorAll(`:is([data-thing="${CSS.escape(thing)}"], [data-seen="${CSS.escape(thing)}"])`)]

/** Pixels between a thing brought into sight and the fixed parts beside it. */
const EDGE = 8

const SPOTS = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]] as const

const shows = (thing: Element, box: DOMRect) => ([x, y]: readonly [number, number]): boolean => {
  const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
  return there !== null && thing.contains(there)
}

export const seen = (thing: Element, box: DOMRect): boolean => box.width > 0 && SPOTS.some(shows(thing, box))
export const whole = (thing: Element, box: DOMRect): boolean => box.width > 0 && SPOTS.every(shows(thing, box))

/** The fixed parts over the lower half of the page. */
const staying = (): Element[] => [...document.querySelectorAll('.choose, .hand > .sheets, .board > .mat.mine')].filter((each) => getComputedStyle(each).position === 'sticky')

/** Scrolls a thing to between the page's top and the fixed parts over its lower half. */
function show(one: Element): void {
  if (whole(one, one.getBoundingClientRect())) return
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = one.getBoundingClientRect()
  const sticky = staying()
  const over = sticky.map((each) => each.getBoundingClientRect()).filter(({ left, right }) => left < box.right && right > box.left)
  if (over.length && !sticky.some((each) => each.contains(one))) scrollBy(0, (box.top + box.bottom) / 2 - Math.min(...over.map(({ top }) => top)) / 2)
}

/** Things brought into sight, the first of them last, so that it stays. */
export const bring = (things: string[]): void => things.toReversed().map((thing) => drawn(thing)[0]).forEach((one) => { if (one) show(one) })

/** Scrolls things into sight: all if there is room, else one of them. It does not scroll if as much is already visible. */
export function bringAny(things: string[]): void {
  const still = staying()
  const found = things.flatMap(drawn).filter((one) => !still.some((each) => each.contains(one)))
  const boxes = found.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (!boxes.length) return
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  const over = still.map((each) => each.getBoundingClientRect()).filter(({ left, right }) => boxes.some((box) => left < box.right && right > box.left))
  const room = Math.min(innerHeight, ...over.map(({ top }) => top))
  if (bottom - top < room - 2 * EDGE) scrollBy(0, Math.min(0, top - EDGE) + Math.max(0, bottom + EDGE - room))
  else if (!boxes.some((box) => box.top >= 0 && box.bottom <= room)) bring(things)
}

/** The part of a thing that may be cut off, so that it still counts as seen. */
const CUT = 0.2
type Edges = Pick<DOMRect, 'top' | 'bottom'>

/** How many boxes of a list lie above and below what is seen of it: under the `head` and over the `foot` of its `room`. A foot without height is not there, and covers nothing. */
export function away(boxes: Edges[], room: Edges, head: Edges, foot: Edges): { above: number; below: number } {
  const end = foot.bottom > foot.top ? Math.min(foot.top, room.bottom) : room.bottom
  const cut = ({ top, bottom }: Edges): number => (bottom - top) * CUT
  const above = boxes.filter((box) => box.top + cut(box) < head.bottom)
  return { above: above.length, below: boxes.filter((box) => !above.includes(box) && box.bottom - cut(box) > end).length }
}
