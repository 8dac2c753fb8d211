/** Drawings for things that have none: a rosette, always the same of the same name. */

const TURN = 2 * Math.PI
const POINTS = 180

/** Whole numbers out of a name. */
function numbers(name: string): (n: number) => number {
  let seed = 2_166_136_261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16_777_619)
  return (n) => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 3_266_489_917
    return (seed >>> 8) % n
  }
}

const kept = new Map<string, string>()

/** The path of a rosette on a square of 100: bands of curves that wind round each other, as on old bank notes. */
export function rosette(name: string): string {
  let found = kept.get(name)
  if (found === undefined) {
    const pick = numbers(name)
    const petals = 7 + pick(7)
    const [outer, inner] = [0.66 + pick(8) / 100, 0.3 + pick(10) / 100]
    found = band(petals, 47, outer * 47, 3 + pick(2)) + band(petals, outer * 47, inner * 47, 2 + pick(3)) + band(petals, inner * 47, 4 + pick(6), 2)
    kept.set(name, found)
  }
  return found
}

/** Copies of a line that swings from `far` to `near` and back, each a little further round. */
function band(petals: number, far: number, near: number, copies: number): string {
  return Array.from({ length: copies }, (_, copy) => {
    const points = Array.from({ length: POINTS }, (_, i) => {
      const angle = (i / POINTS) * TURN
      const r = (far + near) / 2 + ((far - near) / 2) * Math.cos(petals * angle + (TURN * copy) / copies)
      return `${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`
    })
    return `M${points.join('L')}z`
  }).join('')
}
