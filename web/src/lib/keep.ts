/** What this browser keeps: the secrets of its seats, and its reader's habits. */

export interface OwnSeat { seat: number; token: string }
/** `also`: further seats of the table, of whoever plays several. */
export interface KeptSeat extends OwnSeat { game: string; at: number; also?: OwnSeat[] }

const SEATS = 'tapete.seats'
const MOST = 40

export function seats(): Record<string, KeptSeat> {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? '{}') as Record<string, KeptSeat>
  } catch {
    return {}
  }
}

export function keepSeat(code: string, seat: number, token: string, game: string, also: OwnSeat[] = []): void {
  const all = Object.entries({ ...seats(), [code]: { seat, token, game, at: Date.now(), ...(also.length ? { also } : {}) } })
  all.sort(([, a], [, b]) => b.at - a.at)
  localStorage.setItem(SEATS, JSON.stringify(Object.fromEntries(all.slice(0, MOST))))
}

export function dropSeat(code: string): void {
  const { [code]: _, ...rest } = seats()
  localStorage.setItem(SEATS, JSON.stringify(rest))
}

/** The key of this browser, by which a table knows who has sat in which seat; a server keeps only its hash. */
export function playerKey(): string {
  let key = localStorage.getItem('tapete.player')
  if (!key) {
    key = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    localStorage.setItem('tapete.player', key)
  }
  return key
}

const REPLAYS = 'tapete.replays'

/** The table that a replay is of, so that its seat opens the story, too. */
export function tableOf(replay: string): string | null {
  return (JSON.parse(localStorage.getItem(REPLAYS) ?? '{}') as Record<string, string>)[replay] ?? null
}

export function keepReplay(replay: string, code: string): void {
  const all = JSON.parse(localStorage.getItem(REPLAYS) ?? '{}') as Record<string, string>
  localStorage.setItem(REPLAYS, JSON.stringify(Object.fromEntries([...Object.entries({ ...all, [replay]: code })].slice(-MOST))))
}

export const keptName = (): string => localStorage.getItem('tapete.name') ?? ''
export const keepName = (name: string): void => localStorage.setItem('tapete.name', name)

export type Theme = 'dark' | 'light'
export const themeNow = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  localStorage.setItem('tapete.theme', theme)
}
