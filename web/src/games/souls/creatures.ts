/** Our own drawings of what lives in the basement, made of parts; a creature's id chooses them, so it always looks the same. What is printed uses the same parts. */
import drawn from '../../../../src/tapete/games/souls/press/drawings/creatures.json'

/** A stroke of a drawing in a square of 100: how it is laid, and its path. */
export interface Stroke { as: 'skin' | 'ink' | 'pale' | 'line' | 'thin' | 'shade' | 'red'; d: string }
export interface Creature { skin: string; strokes: Stroke[] }

/** Numbers drawn from an id, one after another, from 0 to 1. */
function drawing(id: string): () => number {
  let state = mixed(id) || 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0
    state = Math.imul(state ^ (state >>> 13), 3266489917) >>> 0
    return ((state ^= state >>> 16) >>> 0) / 4294967296
  }
}

const at = (n: number): string => n.toFixed(1)
const dot = (x: number, y: number, rx: number, ry = rx): string => `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0z`

/** A closed line through points, smooth: each point bends it, and it passes halfway between two. */
function smooth(points: [number, number][]): string {
  const half = points.map(([x, y], i) => { const [u, v] = points[(i + 1) % points.length]!; return [(x + u) / 2, (y + v) / 2] as const })
  const [first] = half
  return `M${at(first![0])} ${at(first![1])}` + points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!
    const [u, v] = half[(i + 1) % half.length]!
    return `Q${at(x)} ${at(y)} ${at(u)} ${at(v)}`
  }).join('') + 'z'
}

function blob(next: () => number, x: number, y: number, rx: number, ry: number, rough: number, n = 11): string {
  return smooth(Array.from({ length: n }, (_, i) => {
    const turn = (i / n) * 2 * Math.PI
    const far = 1 + (next() - 0.5) * rough
    return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far]
  }))
}

/** The same number for the same letters. */
const mixed = (id: string): number => [...id].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0, 2166136261)

const BY_NAME = drawn.by_name.map(([words, part]) => ({ words: new RegExp(words!), part: part! }))
const PARTS = drawn.parts as Record<string, Stroke[]>
const CROWN = drawn.crown as Stroke[]
const HAIRS = drawn.hairs as Stroke[][]
const { skins: SKINS, lips: LIPS, pale: PALE } = drawn

function eyes(next: () => number, count: number, y: number, wide: number): Stroke[] {
  const strokes: Stroke[] = []
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 50 : 50 - wide + (2 * wide * i) / (count - 1)
    const r = (count === 1 ? 13 : 10 - count) * (0.8 + next() * 0.45)
    const up = y + (next() - 0.5) * 7
    strokes.push({ as: 'pale', d: dot(x, up, r, r * 1.06) }, { as: 'line', d: dot(x, up, r, r * 1.06) }, { as: 'ink', d: dot(x + (next() - 0.5) * r * 0.7, up + r * 0.18, r * 0.42) })
    if (next() < 0.35) strokes.push({ as: 'line', d: `M${at(x - r)} ${at(up - r * 1.2)}L${at(x + r)} ${at(up - r * (x < 50 ? 0.5 : 1.7))}` })
  }
  return strokes
}

function mouth(next: () => number, y: number, wide: number): Stroke[] {
  const [l, r] = [50 - wide, 50 + wide]
  switch (Math.floor(next() * 5)) {
    case 0: {
      const teeth = Array.from({ length: 6 }, (_, i) => `L${at(l + ((i + 0.5) * 2 * wide) / 6)} ${at(y + 6)}L${at(l + ((i + 1) * 2 * wide) / 6)} ${at(y)}`).join('')
      return [{ as: 'ink', d: `M${at(l)} ${at(y)}Q50 ${at(y + 26)} ${at(r)} ${at(y)}z` }, { as: 'pale', d: `M${at(l)} ${at(y)}${teeth}z` }]
    }
    case 1: return [{ as: 'ink', d: dot(50, y + 5, wide * 0.55, 8) }, { as: 'red', d: dot(50, y + 9, wide * 0.35, 4) }]
    case 2: return [{ as: 'line', d: `M${at(l)} ${at(y + 5)}Q50 ${at(y - 4)} ${at(r)} ${at(y + 6)}` }, { as: 'thin', d: [0.2, 0.4, 0.6, 0.8].map((t) => `M${at(l + 2 * wide * t)} ${at(y - 2)}l1 8`).join('') }]
    case 3: return [{ as: 'ink', d: `M${at(l)} ${at(y)}Q50 ${at(y + 14)} ${at(r)} ${at(y - 2)}Q50 ${at(y + 26)} ${at(l)} ${at(y)}z` }, { as: 'red', d: `M${at(50 - wide * 0.3)} ${at(y + 12)}q3 13 8 12t6-13z` }]
    default: return [{ as: 'ink', d: `M${at(l)} ${at(y + 8)}Q50 ${at(y - 10)} ${at(r)} ${at(y + 8)}Q50 ${at(y + 2)} ${at(l)} ${at(y + 8)}z` }, { as: 'pale', d: `M${at(l + 5)} ${at(y + 4)}l3 9 4-11zM${at(r - 5)} ${at(y + 4)}l-3 9-4-11z` }]
  }
}

export function monster(id: string, type: string): Creature {
  const next = drawing(id)
  const part = BY_NAME.find(({ words }) => words.test(id))?.part ?? ['legs', 'maw', 'bone', 'rings', 'horns', 'coil'][Math.floor(next() * 6)]!
  const skin = part === 'coil' ? '#8a6a3f' : part === 'bone' ? '#cdbf9f' : type === 'holy' ? '#cfd6d0' : type === 'cursed' ? '#6d5a80' : SKINS[Math.floor(next() * SKINS.length)]!
  const great = type === 'boss' || type === 'epic_boss'
  const [rx, ry] = [great ? 38 : 27 + next() * 8, great ? 34 : 27 + next() * 8]
  const body = blob(next, 50, 56, rx, ry, great ? 0.22 : 0.34)
  const count = [2, 2, 2, 1, 3, 2, 4][Math.floor(next() * 7)]!
  const behind = part === 'wings' || part === 'legs' || part === 'horns'
  const drip = `M${at(40 + next() * 8)} ${at(56 + ry - 3)}q-1 10 2 11t3-11z`
  return {
    skin, strokes: [
      ...(behind ? PARTS[part]! : []), { as: 'skin', d: body }, { as: 'shade', d: blob(next, 56, 70, rx * 0.66, ry * 0.5, 0.3) }, { as: 'skin', d: drip }, { as: 'line', d: body }, { as: 'line', d: drip },
      ...(behind ? [] : PARTS[part]!), ...mouth(next, 64, rx * 0.52), ...eyes(next, count, 47, rx * 0.42), ...(type === 'epic_boss' || (great && next() < 0.5) ? CROWN : []),
      ...(type === 'holy' && part !== 'halo' ? PARTS.halo! : []),
    ],
  }
}

const LOOKS: ((next: () => number) => Stroke[])[] = [
  () => [{ as: 'ink', d: `${dot(36, 54, 8, 10)}${dot(64, 54, 8, 10)}` }, { as: 'pale', d: `${dot(38, 50, 2.6)}${dot(66, 50, 2.6)}` }],
  () => [{ as: 'pale', d: `${dot(36, 52, 9)}${dot(64, 52, 9)}` }, { as: 'line', d: `${dot(36, 52, 9)}${dot(64, 52, 9)}` }, { as: 'ink', d: `${dot(37, 53, 3)}${dot(63, 53, 3)}` }],
  () => [{ as: 'line', d: 'M28 52q8 7 16 0M56 52q8 7 16 0' }],
  () => [{ as: 'ink', d: dot(36, 53, 8, 9) }, { as: 'line', d: 'M57 47l13 12M70 47 57 59' }],
  () => [{ as: 'line', d: 'M27 45l16 5M73 45l-16 5' }, { as: 'ink', d: `${dot(37, 55, 5.500)}${dot(63, 55, 5.500)}` }],
]
/** A child of the basement: a round head, hair or a hat, eyes that have seen too much. */
export function child(id: string): Creature {
  const next = drawing(`${id} child`)
  const hair = HAIRS[Math.floor(next() * HAIRS.length)]!
  const hood = hair === HAIRS[5] || hair === HAIRS[2]
  const head = blob(next, 50, 54, 35, 33, 0.1, 12)
  return {
    skin: PALE[Math.floor(next() * PALE.length)]!, strokes: [
      ...(hood ? hair : []), { as: 'skin', d: head }, { as: 'shade', d: 'M30 80c12 8 32 8 44-4-4 14-34 18-44 4z' }, { as: 'line', d: head }, ...(hood ? [] : hair),
      ...LOOKS[Math.floor(next() * LOOKS.length)]!(next), { as: 'line', d: LIPS[Math.floor(next() * LIPS.length)]! },
      ...(next() < 0.4 ? [{ as: 'thin', d: 'M24 62l6 3M23 67l7 1M76 62l-6 3M77 67l-7 1' } as Stroke] : []),
    ],
  }
}
