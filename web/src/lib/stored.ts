/** Everything that a page keeps in the browser goes through here. Pages of one origin share the browser's storage, so an
 * exported page puts its folder into every name. A served table has its origin for itself, and its names have no folder.
 * `public/theme.js`, `public/sw.js` and `site/sw.js` run without this module, and make their names in the same way. */

/** The folder of an exported page; null at a server. Not for workers: their own address is another. */
const folder = import.meta.env.MODE === 'site' && typeof document !== 'undefined' ? new URL('.', location.href).pathname : null

const BEFORE = 'tapete.'
/** No address holds a space, so no folder's names begin like those of another. */
export const nameIn = (folder: string, what: string): string => `tapete ${folder} ${what}`
const named = (what: string): string => folder === null ? BEFORE + what : nameIn(folder, what)

/** Texts by what they are, for good or for as long as the tab is open. */
class Texts {
  constructor(private readonly store: () => Storage) {}

  get(what: string): string | null {
    return this.store().getItem(named(what))
  }

  set(what: string, text: string): void {
    this.store().setItem(named(what), text)
  }

  drop(what: string): void {
    this.store().removeItem(named(what))
  }
}

export const texts = new Texts(() => localStorage)
export const tabTexts = new Texts(() => sessionStorage)

/** Exported pages once had one store for all folders. A page copies that, and leaves it for pages that were exported then,
 * because nobody can say whose it is. */
export function takeOver(folder: string, kept: Storage): void {
  const names = Object.keys(kept)
  if (names.some((name) => name.startsWith(nameIn(folder, '')))) return
  for (const name of names) if (name.startsWith(BEFORE)) kept.setItem(nameIn(folder, name.slice(BEFORE.length)), kept.getItem(name)!)
}
if (folder !== null) takeOver(folder, localStorage)

/** The cache of a version of an exported page. Without https a browser may have none. */
export const cacheOf = async (folder: string, version: string): Promise<Cache | null> =>
  'caches' in self ? caches.open(nameIn(folder, `site-${version}`)) : null

/** Keeps the page for when there is no connection. */
export function keepPage(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register(`${folder ?? '/'}sw.js`, { scope: folder ?? '/' })
}

/** The database that all folders once shared. */
export const SHARED = 'tapete'
/** Opens a database. Null if there is none and `make` is not given. */
export function openBase(name: string, make?: (base: IDBDatabase) => void): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => {
      if (make) make(asked.result)
      else asked.transaction!.abort()       // so that asking makes none
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => {
      if (!make && asked.error?.name === 'AbortError') resolve(null)
      else reject(asked.error ?? new Error('indexedDB'))
    }
  })
}
