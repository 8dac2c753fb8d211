import { link } from './link'

/**
 * Where the page is: `/`, `/t/CODE`, `/board/CODE`, `/replay/ID`, `/how/GAME` and `/rules/GAME`, each with `/RULESET` or
 * without, `/desk` with `/GAME/RULESET` or without.
 */

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; code: string }
  | { at: 'screen'; code: string }
  | { at: 'replay'; id: string }
  | { at: 'how' | 'rules'; game: string; ruleset?: string }
  | { at: 'desk'; game?: string; ruleset?: string }
  | { at: 'me' }
  | { at: 'stop'; stop: string }
  | { at: 'nowhere' }

export function parse(path: string): Route {
  const [first, second, third] = words(path) ?? ['nowhere']
  if (first === 't' && second) return { at: 'table', code: cleanCode(second) }
  if (first === 'board' && second) return { at: 'screen', code: cleanCode(second) }
  if (first === 'replay' && second) return { at: 'replay', id: second }
  if ((first === 'how' || first === 'rules') && second) return { at: first, game: second, ruleset: third }
  if (first === 'desk') return { at: 'desk', game: second, ruleset: third }
  if (first === 'stop' && second) return { at: 'stop', stop: second }
  if (first === 'me' && !second) return { at: 'me' }
  return first ? { at: 'nowhere' } : { at: 'lobby' }
}

/** The decoded parts of a path; null if it is not encoded as addresses are. */
function words(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/** A table's code as people type it, in the form in which it is kept. */
export const cleanCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

class Router {
  route = $state<Route>(parse(link.path(location)))
  /** The part of the address after #: a rule, a moment. */
  hash = $state(location.hash.slice(1))
  /** The game that the reader is at, once it is known. */
  game = $state<string | null>(null)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  go(path: string): void {
    history.pushState(null, '', link.href(path))
    this.read()
    scrollTo(0, 0)
  }

  /** Reads the address again. */
  read(): void {
    this.route = parse(link.path(location))
    if (this.route.at === 'lobby') this.game = null
    this.hash = location.hash.slice(1)
  }
}

export const router = new Router()

/** For a link's click: goes there without a reload, unless the reader wants another window. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a')
  if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download') || anchor.pathname.startsWith('/api')) return
  event.preventDefault()
  router.go(link.path(anchor) + anchor.hash)
}
