/** Portraits with the pen, 100 by 100, put together of parts: one by one for our own pack, by the name's letters for others. */

/** `ink` and `pale` are filled, `line` is drawn, `tone` is a light wash, `hue` is filled in the family's colour. */
export interface Stroke { d: string; as: 'ink' | 'pale' | 'line' | 'tone' | 'hue' }

const s = (as: Stroke['as'], ...ds: string[]): Stroke[] => ds.map((d) => ({ d, as }))
const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const BODIES: Record<string, Stroke[]> = {
  coat: [...s('ink', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32z'), ...s('pale', 'M41 68l9 13 9-13 2 8-11 15-11-15z'), ...s('hue', 'M47.500 82h5l3 19h-11z'), ...s('line', 'M34 71l8 30M66 71l-8 30')],
  dress: [...s('hue', 'M18 101c0-20 10-30 24-32 5 5 11 5 16 0 14 2 24 12 24 32z'), ...s('pale', 'M40 68c-2 5 0 8 3 8s4 2 7 2 4-2 7-2 5-3 3-8c-5 4-15 4-20 0z'), ...s('line', 'M50 79v22M40 82v19M60 82v19', 'M26 84c4 6 4 10 3 17M74 84c-4 6-4 10-3 17')],
  robe: [...s('ink', 'M8 101c-1-24 9-36 22-45l20 22 20-22c13 9 23 21 22 45z'), ...s('hue', 'M30 56l20 22 20-22-4 26-16 19-16-19z'), ...s('line', 'M22 70l8 31M78 70l-8 31')],
  sailor: [...s('ink', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32z'), ...s('hue', 'M38 69h24l-3 14-9 8-9-8z'), ...s('pale', circle(42, 91, 1.8), circle(58, 91, 1.8), circle(42, 98, 1.8), circle(58, 98, 1.8))],
  straps: [...s('pale', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32z'), ...s('line', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32', 'M16 88l68-7M15 95l69-7M50 70v31M30 74l-6 27M70 74l6 27'), ...s('ink', 'M46 82h8v5h-8zM46 90h8v5h-8z')],
  white: [...s('pale', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32z'), ...s('line', 'M12 101c1-20 12-29 27-32h22c15 3 26 12 27 32', 'M41 69l9 32 9-32M34 71c-4 12-2 18 4 20M66 71c4 10 3 14 0 17'), ...s('ink', circle(66, 90, 3))],
  small: [...s('ink', 'M30 101c0-12 6-20 14-22h12c8 2 14 10 14 22z'), ...s('hue', 'M46 80h8l-4 16z')],
  heap: [...s('ink', 'M4 101C0 62 18 24 50 24s50 38 46 77z'), ...s('tone', 'M14 101c-2-30 8-52 22-62-8 18-9 40-6 62zM70 101c4-16 4-34-2-50 12 10 18 28 17 50z')],
}
const HEADS: Record<string, Stroke[]> = {
  oval: [...s('pale', 'M50 20c11 0 16.500 9 16.500 22S59 69 50 69s-16.500-14-16.500-27S39 20 50 20z'), ...s('tone', 'M60 26c5 5 6 12 6 18 0 11-5 21-12 24 5-8 8-26 6-42z')],
  long: [...s('pale', 'M50 14c10 0 14 10 14 26s-6 32-14 32-14-16-14-32 4-26 14-26z'), ...s('tone', 'M58 18c5 6 6 14 6 24 0 13-4 24-10 28 4-12 6-34 4-52z')],
  round: [...s('pale', 'M50 24c13 0 20 10 20 23S61 70 50 70 30 60 30 47s7-23 20-23z'), ...s('tone', 'M62 30c6 5 8 12 7 20-1 10-7 18-15 20 7-10 10-26 8-40z')],
  gaunt: [...s('pale', 'M50 18c11 0 16 9 16 20 0 8-3 12-5 17-2 8-5 16-11 16s-9-8-11-16c-2-5-5-9-5-17 0-11 5-20 16-20z'), ...s('line', 'M37 52c2 3 4 5 4 10M63 52c-2 3-4 5-4 10')],
  fish: [...s('pale', 'M50 22c12 0 17 6 19 16 2 8 5 10 5 16 0 10-12 17-24 17s-24-7-24-17c0-6 3-8 5-16 2-10 7-16 19-16z'), ...s('line', 'M30 60c3 3 4 6 4 9M35 62c2 2 3 4 3 7M70 60c-3 3-4 6-4 9M65 62c-2 2-3 4-3 7'), ...s('tone', 'M62 26c8 8 11 20 10 32-2 7-9 11-16 12 8-10 10-28 6-44z')],
  big: [...s('pale', 'M50 12c18 0 27 14 27 30 0 20-12 36-27 36S23 62 23 42c0-16 9-30 27-30z'), ...s('tone', 'M64 18c9 7 12 17 11 28-1 15-10 28-20 31 10-14 13-38 9-59z')],
  none: [],
}
const EYES: Record<string, Stroke[]> = {
  hollow: [...s('ink', 'M42.500 40c3 0 4.500 2 4.500 4.500S45 49 42.500 49 38 47 38 44.500s1.500-4.500 4.500-4.500zM57.500 40c3 0 4.500 2 4.500 4.500S60 49 57.500 49 53 47 53 44.500s1.500-4.500 4.500-4.500z'), ...s('pale', circle(43, 44.500, 1.500), circle(57, 44.500, 1.500)), ...s('line', 'M38 36.500c2-2 6-2 8-1M62 36.500c-2-2-6-2-8-1', 'M50 47l-2 7h3.500')],
  dots: [...s('ink', circle(43, 44, 2), circle(57, 44, 2)), ...s('line', 'M38 38l8 2M62 38l-8 2', 'M50 46l-2 8h4')],
  glasses: [...s('pale', circle(42.500, 44, 6), circle(57.500, 44, 6)), ...s('line', circle(42.500, 44, 6), circle(57.500, 44, 6), 'M48.500 43c1-1 2-1 3 0M36.500 43l-4-1M63.500 43l4-1', 'M50 49l-1.500 6h3'), ...s('ink', circle(43, 44.500, 1.600), circle(57, 44.500, 1.600))],
  monocle: [...s('ink', circle(43, 44, 2)), ...s('pale', circle(58, 44, 6)), ...s('line', circle(58, 44, 6), 'M64 46c3 8 3 16 0 26', 'M38 38l9 1M54 35l9-1', 'M50 46l-2 8h4'), ...s('ink', circle(58, 44, 1.800))],
  bulging: [...s('pale', circle(37, 40, 8), circle(63, 40, 8)), ...s('line', circle(37, 40, 8), circle(63, 40, 8), 'M48 52l-1 3M52 52l1 3'), ...s('ink', circle(38.500, 41, 3), circle(61.500, 41, 3))],
  odd: [...s('pale', circle(42, 43, 6)), ...s('line', circle(42, 43, 6), 'M54 38l9 2', 'M50 47l-2 7h4'), ...s('ink', circle(42, 43, 2.200), circle(58, 45, 1.500))],
  stare: [...s('pale', circle(42.500, 44, 5), circle(57.500, 44, 5)), ...s('line', circle(42.500, 44, 5), circle(57.500, 44, 5), 'M37 36c3-2 7-2 9 0M63 36c-3-2-7-2-9 0', 'M50 48l-1.500 6h3'), ...s('hue', circle(42.500, 44, 2.600), circle(57.500, 44, 2.600))],
  shut: s('line', 'M38 44c2 3 7 3 9 0M53 44c2 3 7 3 9 0M39 38l7-1M61 38l-7-1', 'M50 47l-2 7h4'),
  many: [...s('pale', circle(38, 44, 7), circle(60, 40, 5), circle(52, 56, 4), circle(68, 54, 6), circle(33, 62, 4), circle(48, 34, 3.500), circle(58, 68, 3)), ...s('ink', circle(39, 45, 3), circle(60, 41, 2), circle(52, 57, 1.700), circle(67, 55, 2.600), circle(33, 62.500, 1.700), circle(48, 34.500, 1.400), circle(58, 68, 1.200))],
}
const MOUTHS: Record<string, Stroke[]> = {
  flat: s('line', 'M45 60.500h10'), frown: s('line', 'M44 62c3-3 9-3 12 0'), smile: s('line', 'M44 59.500c3 3.500 9 3.500 12 0M43 58.500l1.500 2M57 58.500l-1.500 2'),
  wide: s('line', 'M33 59c8 6 26 6 34 0M33 59l-2-2M67 59l2-2'), agape: s('ink', 'M50 57.500c3 0 4.500 2.500 4.500 5S53 67 50 67s-4.500-2-4.500-4.500 1.500-5 4.500-5z'),
  teeth: [...s('pale', 'M38 74c8 5 16 5 24 0l-3 8H41z'), ...s('line', 'M43 76v6M48 77v5M53 77v5M58 76v6')], none: [],
}
const TOPS: Record<string, Stroke[]> = {
  bald: s('line', 'M44 22c3-1 6-1 9 0M34 46c-2-1-3 1-2 4M66 46c2-1 3 1 2 4'),
  parted: s('ink', 'M33 44c-3-16 4-27 18-27 12 0 19 9 16 27l-2-8c-6-1-10-5-13-10-4 6-10 9-17 10z'),
  wild: s('ink', 'M33 46l-8-3 6-4-8-7 9-1-5-9 10 3-1-10 8 6 4-10 5 9 8-8 1 10 9-4-3 9 9 2-7 6 6 5-8 3 1-8c-10-2-16-6-18-10-4 6-10 9-16 11z'),
  bun: [...s('ink', circle(50, 13, 8), 'M33 46c-4-16 4-29 17-29s21 13 17 29c-1-9-5-15-17-17-12 2-16 8-17 17z'), ...s('line', 'M44 10l14-6')],
  curtain: s('ink', 'M26 84c4-18 2-28 4-42 2-16 9-25 20-25s18 9 20 25c2 14 0 24 4 42-6-2-9-6-10-12 3-12 3-26-1-34-5-1-10-5-13-10-3 5-8 9-13 10-4 8-4 22-1 34-1 6-4 10-10 12z'),
  topper: [...s('ink', 'M27 28c6-2 8-3 9-4L34 4h32l-2 20c1 1 3 2 9 4-8 4-38 4-46 0z'), ...s('hue', 'M35.500 17h29l-.5 6c-8 2-20 2-28 0z')],
  mortar: [...s('ink', 'M20 20 50 9l30 11-30 11zM34 25v9c8 5 24 5 32 0v-9l-16 6z'), ...s('hue', 'M76 20h2v15l2 7h-6l2-7z')],
  bonnet: [...s('pale', 'M28 60c-4-26 4-45 22-45s26 19 22 45l-6 4c4-20 0-32-16-33-16 1-20 13-16 33z'), ...s('line', 'M28 60c-4-26 4-45 22-45s26 19 22 45M34 32l-5-6M42 22l-3-7M58 22l3-7M66 32l5-6', 'M42 70c4 3 12 3 16 0l4 8M42 70l-4 8')],
  straw: [...s('pale', 'M20 28c8-4 14-4 16-5 1-10 4-14 14-14s13 4 14 14c2 1 8 1 16 5-12 6-48 6-60 0z'), ...s('line', 'M20 28c8-4 14-4 16-5 1-10 4-14 14-14s13 4 14 14c2 1 8 1 16 5-12 6-48 6-60 0z', 'M26 28l-5 4M74 28l5 4M33 25l34 1'), ...s('hue', 'M36 19c8 3 20 3 28 0v5c-8 2-20 2-28 0z')],
  scarf: [...s('hue', 'M27 66c-5-28 3-49 23-49s28 21 23 49l-8 8c5-24 1-38-15-40-16 2-20 16-15 40z'), ...s('ink', 'M33 20c-8-2-12-8-11-17 3 6 7 9 15 11zM67 20c8-2 12-8 11-17-3 6-7 9-15 11z')],
  cap: [...s('ink', 'M29 30c-2-12 6-20 21-20s23 8 21 20c-12-4-30-4-42 0z', 'M32 31c10-4 26-4 36 0 2 3 2 4 0 5-10-3-26-3-36 0-2-1-2-2 0-5z'), ...s('pale', 'M50 15l2 4 4 .5-3 3 .7 4-3.700-2-3.700 2 .7-4-3-3 4-.5z')],
  tiara: [...s('ink', 'M32 44c-2-16 5-26 18-26s20 10 18 26c-3-10-7-14-18-14s-15 4-18 14z'), ...s('hue', 'M32 28l-2-14 8 7 3-13 9 10 9-10 3 13 8-7-2 14c-10-5-26-5-36 0z'), ...s('pale', circle(50, 21, 2), circle(40, 23, 1.500), circle(60, 23, 1.500))],
  crown: [...s('ink', 'M34 62c-6-24 0-44 16-44s22 20 16 44l6 20H60c5-18 4-44-10-46-14 2-15 28-10 46H28z'), ...s('hue', 'M34 26l-5-20 10 8 11-14 11 14 10-8-5 20c-9-4-23-4-32 0z')],
  fin: s('ink', 'M50 2c6 4 8 10 8 18-5-2-11-2-16 0 0-8 2-14 8-18z'),
  bandage: [...s('pale', 'M33 34c2-12 8-18 17-18s15 6 17 18c-10-3-24-3-34 0z'), ...s('line', 'M33 34c10-4 24-4 34 0M35 28c9-4 21-4 30 0M38 22c7-3 17-3 24 0M33 34c2-12 8-18 17-18s15 6 17 18', 'M60 18l8-6M62 20l8-3')],
  none: [],
}
const EXTRAS: Record<string, Stroke[]> = {
  syringe: [...s('pale', 'M74 76l8-14 5 3-8 14z'), ...s('line', 'M74 76l8-14 5 3-8 14zM84.500 63.500l4-7M86 56l5 3M76 77l-4 7', 'M76 72l5 3')],
  beard: [...s('pale', 'M34 50c2 8 6 8 16 7 10 1 14 1 16-7 2 16-4 32-16 38-12-6-18-22-16-38z'), ...s('line', 'M34 50c2 8 6 8 16 7 10 1 14 1 16-7 2 16-4 32-16 38-12-6-18-22-16-38zM42 62l2 16M50 62v20M58 62l-2 16')],
  goatee: s('ink', 'M45 66c3 2 7 2 10 0l-2 16-3 6-3-6z'),
  moustache: s('ink', 'M50 56c4-2 10-1 14 4-5-1-9 1-14 0-5 1-9-1-14 0 4-5 10-6 14-4z'),
  quill: [...s('pale', 'M66 36c6-4 12-14 13-26 6 10 2 22-9 29z'), ...s('line', 'M62 42 77 16M66 36c6-4 12-14 13-26 6 10 2 22-9 29')],
  tentacle: [...s('ink', 'M62 78c6-2 12-8 12-16 0-6 8-6 7 1-1 5 4 5 6 2 2 10-8 12-10 8-1 8-6 14-12 15z'), ...s('pale', circle(75, 74, 1.200), circle(78, 70, 1.200))],
  needles: [...s('line', 'M24 100 44 80M40 100 28 82M44 80l1-2M28 82l-1-2'), ...s('hue', 'M28 92c4-4 12-4 14 0 2 4-2 9-7 9s-9-5-7-9z')],
  pipe: [...s('ink', 'M56 60h12v-3h7v8c0 3-5 3-6 0H56z'), ...s('line', 'M72 52c-2-4 3-6 1-10')],
  pearls: s('pale', circle(38, 75, 2), circle(43, 78.500, 2), circle(48, 80.500, 2), circle(53, 80.500, 2), circle(58, 78.500, 2), circle(63, 75, 2)),
  seam: s('line', 'M50 17c-3 8 3 12 0 20M50 54c-3 6 3 10 0 16M47 24h5M48 31h5M47 60h5M48 66h5', 'M34 52l-4 4M36 58l-4 4'),
  lantern: [...s('hue', 'M78 78h10l2 16H76z'), ...s('line', 'M78 78h10l2 16H76zM80 78c0-8 6-8 6 0M83 78v16M76 94h14')],
  number: [...s('ink', 'M60 84h16v10H60z'), ...s('pale', 'M64 86h2v6h-2zM69 86h4v6h-4v-1.500h2.500v-1H70v-1h1.500v-1H69z')],
}

type Recipe = [body: string, head: string, eyes: string, mouth: string, top: string, ...extras: string[]]
const DRAWN: Record<string, Recipe> = {
  HERBERT_WEST: ['coat', 'oval', 'glasses', 'flat', 'parted', 'syringe'],
  PROFESOR_ARMITAGE: ['coat', 'oval', 'hollow', 'none', 'bald', 'beard'],
  CASILDA_QUILL: ['dress', 'long', 'glasses', 'flat', 'bun', 'quill'],
  ZACARIAS_PYM: ['robe', 'gaunt', 'hollow', 'agape', 'mortar'],
  DECANO_THORNE: ['coat', 'round', 'monocle', 'frown', 'topper', 'moustache'],
  WALTER: ['coat', 'long', 'dots', 'flat', 'wild', 'goatee', 'tentacle'],
  ABUELA_ZEBULINA: ['dress', 'round', 'glasses', 'smile', 'bonnet', 'needles'],
  COSA_DEL_COBERTIZO: ['heap', 'none', 'many', 'teeth', 'none'],
  PRIMO_EZEQUIEL: ['coat', 'round', 'odd', 'smile', 'straw'],
  HEPZIBAH: ['dress', 'long', 'dots', 'flat', 'scarf'],
  BARNABAS_MARSH: ['coat', 'fish', 'bulging', 'wide', 'topper'],
  ASENATH: ['dress', 'oval', 'stare', 'flat', 'curtain'],
  CAPITAN_GILMAN: ['sailor', 'fish', 'bulging', 'wide', 'cap', 'pipe'],
  TIA_DORADA: ['dress', 'round', 'bulging', 'smile', 'tiara', 'pearls'],
  RENACUAJO: ['small', 'big', 'bulging', 'wide', 'fin'],
  EDWARD: ['coat', 'oval', 'odd', 'flat', 'parted', 'seam'],
  DOCTORA_CRANE: ['white', 'oval', 'hollow', 'frown', 'bun'],
  PACIENTE_TRECE: ['straps', 'gaunt', 'hollow', 'smile', 'bandage', 'number'],
  AMADEO_BLISS: ['sailor', 'long', 'dots', 'smile', 'cap', 'lantern'],
  DUQUESA_DE_LENG: ['robe', 'long', 'hollow', 'flat', 'crown', 'pearls'],
}

/** The same number for the same letters. */
const mixed = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)

function recipeOf(id: string): Recipe {
  const pick = (from: string[], shift: number): string => from[(mixed(id) >>> shift) % from.length]!
  return DRAWN[id] ?? [
    pick(['coat', 'dress', 'robe', 'sailor', 'white'], 2), pick(['oval', 'long', 'round', 'gaunt'], 5), pick(['hollow', 'dots', 'glasses', 'monocle', 'odd', 'stare', 'shut'], 8),
    pick(['flat', 'frown', 'smile', 'agape'], 11), pick(['bald', 'parted', 'wild', 'bun', 'curtain', 'topper', 'bonnet', 'straw', 'cap', 'crown', 'bandage'], 14),
  ]
}

const FAMILIES: Record<string, string> = { MISKATONIC: '#8a6a1f', WHATELEY: '#56703a', INNSMOUTH: '#2f7480', ARKHAM: '#6f4a80', INADAPTADOS: '#8a4a3a' }

/** The colour that a family wears. */
export const colourOf = (family: string): string => FAMILIES[family] ?? ['#8a6a1f', '#56703a', '#2f7480', '#6f4a80'][mixed(family) % 4]!

export function portrait(id: string): Stroke[] {
  const [body, head, eyes, mouth, top, ...extras] = recipeOf(id)
  // Long hair frames the face and lies under the eyes; a hat sits over them.
  const long = top === 'curtain' || top === 'crown'
  return [
    ...BODIES[body]!, ...HEADS[head]!, ...(long ? TOPS[top]! : []), ...EYES[eyes]!, ...MOUTHS[mouth]!, ...(long ? [] : TOPS[top]!),
    ...extras.flatMap((extra) => EXTRAS[extra]!),
  ]
}
