/** What the worker keeps in the browser: texts by their keys, written all or none, before anybody is told of them. */
const NAME = 'tapete'
const STORE = 'kept'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('indexedDB'))
  })
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = work.onabort = () => reject(work.error ?? new Error('indexedDB'))
  })
}

export class Kept {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Kept> {
    return new Kept(await opened())
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
