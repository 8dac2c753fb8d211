import { get } from './api'
import type { MyGame } from './types'

const LOBBY = 10_000
const ELSEWHERE = 60_000

/** Each table once, by the first of its seats: those that wait come first. One person may hold several seats of a table. */
export function eachOnce(games: MyGame[]): MyGame[] {
  const codes = games.map((game) => game.table.code)
  return games.filter((game, i) => codes.indexOf(game.table.code) === i)
}

/** The reader's games, by the key of this browser. The tab's title and the app's badge say how many wait for the reader. */
class Mine {
  games = $state.raw<MyGame[]>([])
  /** Whether somebody reads the list itself. */
  read = $state(false)
  readonly waiting = $derived(this.games.filter((game) => game.yours).length)

  async load(): Promise<void> {
    this.games = eachOnce(await get('/mine'))
    this.badge()
  }

  /** Asks from time to time. It also asks while the tab is in the background, because the title matters then. */
  follow(): () => void {
    // If the server cannot be reached, the page itself says so.
    const again = () => { this.load().catch(() => undefined) }
    again()
    const timer = setInterval(again, this.read ? LOBBY : ELSEWHERE)
    return () => clearInterval(timer)
  }

  /** For a tab's title: how many wait, besides the table that the tab shows. */
  mark(shown = ''): string {
    const n = this.games.filter((game) => game.yours && game.table.code !== shown).length
    return n ? `(${n}) ` : ''
  }

  private badge(): void {
    if (!('setAppBadge' in navigator)) return
    // A browser may have it and refuse it, where the page is no app: then nothing is lost.
    void (this.waiting ? navigator.setAppBadge(this.waiting) : navigator.clearAppBadge()).catch(() => undefined)
  }
}

export const mine = new Mine()
