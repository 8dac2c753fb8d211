/** Where everything of the house stands: its measures, in the units of the drawing. */
import { FLOORS, isCorridor } from './view'

export interface Box { x: number; y: number; w: number; h: number }
export interface Spot { x: number; y: number }

export interface House {
  width: number
  height: number
  /** How large figures are drawn; 1 is a pawn of 34 by 50. */
  scale: number
  wide: boolean
  left: number
  right: number
  roof: number
  ground: number
  places: Record<string, Box>
}

interface Measures {
  width: number; margin: number; wall: number; thin: number; thick: number; roof: number
  /** How high a room is where four stand in a row, and where two stand over the corridor and two under it. */
  room: number; half: number
  corridor: number; slab: number; foot: number; scale: number
}

const WIDE: Measures = {
  width: 1000, margin: 34, wall: 12, thin: 6, thick: 18, roof: 128, room: 164, half: 112, corridor: 80, slab: 10, foot: 20,
  scale: 1.25,
}
const NARROW: Measures = {
  width: 360, margin: 4, wall: 5, thin: 3, thick: 7, roof: 38, room: 96, half: 62, corridor: 46, slab: 5, foot: 8,
  scale: 0.62,
}

/**
 * The house cut open: the third floor on top, its four rooms side by side over their corridor; or clockwise about it, R1
 * and R2 over the corridor, R4 and R3 under it.
 *
 * R1 has a door to R2 and R3 to R4; in a row, the wall between R2 and R3 is whole.
 */
export function house(wide: boolean, clockwise = false): House {
  const m = wide ? WIDE : NARROW
  const left = m.margin
  const right = m.width - m.margin
  const inside = right - left - 2 * m.wall
  const room = clockwise ? (inside - m.thin) / 2 : (inside - 2 * m.thin - m.thick) / 4
  const high = clockwise ? m.half : m.room
  const under = high + m.corridor
  const second = room + m.thin
  const spots: [number, number][] = clockwise ? [[0, 0], [second, 0], [second, under], [0, under]]
    : [[0, 0], [second, 0], [second + room + m.thick, 0], [2 * second + room + m.thick, 0]]
  const places: Record<string, Box> = {}
  let y = m.roof
  for (const floor of FLOORS) {
    y += m.slab
    spots.forEach(([dx, dy], i) => {
      places[`F${floor}_R${i + 1}`] = { x: left + m.wall + dx, y: y + dy, w: room, h: high }
    })
    places[`F${floor}_P`] = { x: left + m.wall, y: y + high, w: inside, h: m.corridor }
    y += under + (clockwise ? high : 0)
  }
  return {
    width: m.width, height: y + m.slab + m.foot, scale: m.scale, wide, left, right, roof: m.roof, ground: y + m.slab, places,
  }
}

/** The feet of `count` figures that stand in a place, in order, without leaving it. */
export function stand(at: House, place: string, count: number, stair: boolean): Spot[] {
  const box = at.places[place]!
  const s = at.scale
  const floor = box.y + box.h - 7 * s
  const corridor = isCorridor(place)
  const from = box.x + (corridor ? box.w * 0.4 : at.wide ? 88 : 36)
  const to = box.x + box.w - (corridor ? box.w * 0.1 : stair ? (at.wide ? 66 : 28) : 30 * s)
  const step = Math.min(46 * s, count > 1 ? (to - from - 8 * s) / (count - 1) : 0)
  const middle = (from + to) / 2
  return Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y: floor }))
}

/** Where the king stands in a corridor, apart from all others. */
export const kingSpot = (at: House, place: string): Spot => {
  const box = at.places[place]!
  return { x: box.x + box.w * 0.255, y: box.y + box.h - 7 * at.scale }
}

export const deckSpot = (at: House, place: string): Spot => {
  const box = at.places[place]!
  return { x: box.x + (at.wide ? 14 : 5), y: box.y + box.h - (at.wide ? 10 : 5) }
}

export const stairSpot = (at: House, place: string): Spot => {
  const box = at.places[place]!
  return { x: box.x + box.w - (at.wide ? 58 : 26), y: box.y + box.h }
}
