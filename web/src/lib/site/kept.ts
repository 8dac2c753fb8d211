import { nameIn, openBase, SHARED } from '../stored'

/** What the worker keeps in the browser: texts by their keys, written all or none, before anybody is told of them. */
const STORE = 'kept'

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = work.onabort = () => reject(work.error ?? new Error('storage'))
  })
}

export class Kept {
  private constructor(private readonly base: IDBDatabase) {}

  /** What a folder's page keeps. A new store begins with a copy of all that pages of one origin once kept together. Its
   * readers pass over tables of games that the page lacks; the others may be its own. */
  static async open(folder: string): Promise<Kept> {
    const name = nameIn(folder, 'tables')
    const base = await openBase(name)
    if (base) return new Kept(base)
    const shared = await openBase(SHARED)
    const texts = shared ? await new Kept(shared).all() : new Map<string, string>()
    shared?.close()
    return new Kept((await openBase(name, (made) => {
      const store = made.createObjectStore(STORE)
      for (const [key, text] of texts) store.put(text, key)
    }))!)
  }

  /** Everything that was kept. */
  async all(): Promise<Map<string, string>> {
    const work = this.base.transaction(STORE)
    const store = work.objectStore(STORE)
    const keys = store.getAllKeys()
    const values = store.getAll()
    await ended(work)
    return new Map(keys.result.map((key, i) => [String(key), String(values.result[i])]))
  }

  /** Keeps a JSON of texts by their keys; null forgets one. */
  async save(json: string): Promise<void> {
    const work = this.base.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = work.objectStore(STORE)
    for (const [key, text] of Object.entries(JSON.parse(json) as Record<string, string | null>)) {
      if (text === null) store.delete(key)
      else store.put(text, key)
    }
    await ended(work)
  }
}
