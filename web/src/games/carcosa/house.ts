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
  width: number; margin: number; wall: number; thin: number; thick: number
  roof: number; room: number; corridor: number; slab: number; foot: number; scale: number
}

const WIDE: Measures = {
  width: 1000, margin: 34, wall: 12, thin: 6, thick: 18, roof: 128, room: 164, corridor: 80, slab: 10, foot: 20, scale: 1.25,
}
const NARROW: Measures = {
  width: 360, margin: 4, wall: 5, thin: 3, thick: 7, roof: 38, room: 96, corridor: 46, slab: 5, foot: 8, scale: 0.62,
}

/**
 * The house cut open: the third floor on top, its four rooms side by side over their corridor.
 *
 * R1 has a door to R2 and R3 to R4; between R2 and R3 the wall is whole. The corridor runs under all four.
 */
export function house(wide: boolean): House {
  const m = wide ? WIDE : NARROW
  const room = (m.width - 2 * m.margin - 2 * m.wall - 2 * m.thin - m.thick) / 4
  const left = m.margin
  const right = m.width - m.margin
  const lefts = [0, room + m.thin, 2 * room + m.thin + m.thick, 3 * room + 2 * m.thin + m.thick]
  const places: Record<string, Box> = {}
  let y = m.roof
  for (const floor of FLOORS) {
    y += m.slab
    lefts.forEach((x, i) => {
      places[`F${floor}_R${i + 1}`] = { x: left + m.wall + x, y, w: room, h: m.room }
    })
    places[`F${floor}_P`] = { x: left + m.wall, y: y + m.room, w: right - left - 2 * m.wall, h: m.corridor }
    y += m.room + m.corridor
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
