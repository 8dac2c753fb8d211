import type { Variant } from './types'

/** Where the tables are: on the server that sent the page, or in the page's own worker. Nothing else knows which. */
export interface Link {
  fetch(address: string, init?: RequestInit): Promise<Response>
  /** The live connection of a table, as far as the page uses a WebSocket. */
  live(path: string): Line
  /** The page's own address of something within it, `/t/CODE`. */
  href(path: string): string
  /** The address of the document in which a game draws its board itself. */
  ownBoard(game: string): string
  /** The path that an address of the page means. */
  path(address: { pathname: string; search: string }): string
  /** Whether all who play sit at this device. */
  readonly alone: boolean
  /** The options of games, by game, if the page's maker set some. */
  readonly variants: Record<string, Variant>
}

export interface Line {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

const server: Link = {
  fetch: (address, init) => fetch(address, init),
  live: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  href: (path) => path,
  ownBoard: (game) => `/api/games/${encodeURIComponent(game)}/own-board`,
  path: ({ pathname }) => pathname,
  alone: false,
  variants: {},
}

export let link: Link = server

/** Has the page ask somebody else; before anything is asked. */
export function use(other: Link): void {
  link = other
}
