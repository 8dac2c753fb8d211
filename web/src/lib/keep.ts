/** The data that this browser stores: the secrets of its seats, and its reader's preferences. */
import { texts } from './stored'

export interface OwnSeat { seat: number; token: string }
/** `also`: the other seats at this table of a person who plays several. */
export interface KeptSeat extends OwnSeat { game: string; at: number; also?: OwnSeat[] }

const SEATS = 'seats'
const MOST = 40

/** Entries that are kept as JSON by name. Drops entries of another kind, because other pages can write here too. */
function kept<Kind>(what: string, fits: (value: unknown) => value is Kind): Record<string, Kind> {
  try {
    const found: unknown = JSON.parse(texts.get(what) ?? '{}')
    return Object.fromEntries(Object.entries(typeof found === 'object' && found ? found : {}).filter((one): one is [string, Kind] => fits(one[1])))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const isOwn = (value: unknown): value is OwnSeat =>
  typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number' && 'token' in value && typeof value.token === 'string'
const isSeat = (value: unknown): value is KeptSeat =>
  isOwn(value) && 'game' in value && typeof value.game === 'string' && 'at' in value && typeof value.at === 'number'
  && (!('also' in value) || (Array.isArray(value.also) && value.also.every(isOwn)))

export const seats = (): Record<string, KeptSeat> => kept(SEATS, isSeat)

export function keepSeat(code: string, seat: number, token: string, game: string, also: OwnSeat[] = []): void {
  const all = Object.entries({ ...seats(), [code]: { seat, token, game, at: Date.now(), ...(also.length ? { also } : {}) } })
  all.sort(([, a], [, b]) => b.at - a.at)
  texts.set(SEATS, JSON.stringify(Object.fromEntries(all.slice(0, MOST))))
}

export function dropSeat(code: string): void {
  const { [code]: _, ...rest } = seats()
  texts.set(SEATS, JSON.stringify(rest))
}

export const isKey = (text: string): boolean => /^([0-9a-f]{32}|[0-9a-f]{48})$/.test(text)

/** The key of this browser, by which a table knows who has sat in which seat; a server keeps only its hash. */
export function playerKey(): string {
  let key = texts.get('player')
  if (key === null || !isKey(key)) {
    key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    texts.set('player', key)
  }
  return key
}

/** Become somebody else. The secrets of seats stay, because they belong to the device. */
export const takeKey = (key: string): void => texts.set('player', key)

const REPLAYS = 'replays'

/** The table that a replay is of, so that its seat opens the story, too. */
export const tableOf = (replay: string): string | null => tables()[replay] ?? null
const tables = (): Record<string, string> => kept(REPLAYS, (value): value is string => typeof value === 'string')

export function keepReplay(replay: string, code: string): void {
  texts.set(REPLAYS, JSON.stringify(Object.fromEntries([...Object.entries({ ...tables(), [replay]: code })].slice(-MOST))))
}

export const keptName = (): string => texts.get('name') ?? ''
export const keepName = (name: string): void => texts.set('name', name)

/** How quickly what happens is shown: as a factor to the time that each thing is shown for. */
export const SPEEDS = { calm: 1.8, usual: 1, quick: 0.4, once: 0 }
export type Speed = keyof typeof SPEEDS
export function keptSpeed(): Speed {
  const kept = texts.get('speed')
  return kept !== null && kept in SPEEDS ? kept as Speed : 'usual'
}
export const keepSpeed = (speed: Speed): void => texts.set('speed', speed)

/** What the reader wants to hear, and to feel in the hand: neither until they say so. */
export interface Feedback { sound: boolean; touch: boolean }
export const keptFeedback = (): Feedback =>
  ({ sound: texts.get('sound') === 'on', touch: texts.get('touch') === 'on' })
export function keepFeedback({ sound, touch }: Feedback): void {
  texts.set('sound', sound ? 'on' : 'off')
  texts.set('touch', touch ? 'on' : 'off')
}

export type Theme = 'dark' | 'light'
export const themeNow = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  texts.set('theme', theme)
}
