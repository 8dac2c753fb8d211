/** Where the page is: `/`, `/t/CODE`, `/replay/ID`, `/rules/GAME` or `/rules/GAME/RULESET`. */

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; code: string }
  | { at: 'replay'; id: string }
  | { at: 'rules'; game: string; ruleset?: string }
  | { at: 'nowhere' }

export function parse(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean)
  if (first === 't' && second) return { at: 'table', code: cleanCode(decodeURIComponent(second)) }
  if (first === 'replay' && second) return { at: 'replay', id: decodeURIComponent(second) }
  if (first === 'rules' && second) return { at: 'rules', game: decodeURIComponent(second), ruleset: third && decodeURIComponent(third) }
  return first ? { at: 'nowhere' } : { at: 'lobby' }
}

/** A table's code as people type it, in the form in which it is kept. */
export const cleanCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

class Router {
  route = $state<Route>(parse(location.pathname))
  /** The part of the address after #: a rule, a moment. */
  hash = $state(location.hash.slice(1))
  /** The game that the reader is at, once it is known. */
  game = $state<string | null>(null)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = parse(location.pathname)
    if (this.route.at === 'lobby') this.game = null
    this.hash = location.hash.slice(1)
  }
}

export const router = new Router()

/** For a link's click: goes there without loading the page anew, unless the reader wants another window. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api')) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
