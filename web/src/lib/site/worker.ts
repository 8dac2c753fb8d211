/// <reference lib="webworker" />
/** The worker that has the tables. It runs Python with the table's own server, and the page sends it requests. */
import { loadPyodide } from 'pyodide'
import { Kept } from './kept'
import { unpacked } from './packed'
import type { FromThinking, FromWorker, Site, Size, ToThinking, ToWorker } from './talk'
import { keeping } from './unzipped'

interface Socket { hear(text: string): void; leave(): void; destroy(): void }
interface Here {
  ask(method: string, address: string, headers: string, body: string | null): Promise<{ toJs(): [number, string, Uint8Array<ArrayBuffer>]; destroy(): void }>
  listen(address: string, say: (text: string | null) => void): Socket
}

const worker = self as unknown as DedicatedWorkerGlobalScope
const say = (message: FromWorker, move: Transferable[] = []) => worker.postMessage(message, move)

let folder = ''
/** The page's folder, as a path. */
let home = ''
let version = ''
let sizes: Site['sizes'] = {}
let here: Here
const sockets = new Map<number, Socket>()
const mounted = new Map<string, Promise<void>>()
let python: Awaited<ReturnType<typeof loadPyodide>>

/** Python's own files. */
const CORE = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'python_stdlib.zip'] as const

const url = (data: BlobPart, type: string): string => URL.createObjectURL(new Blob([data], { type }))

/** Tells the page of bytes as they come; what there is to do once they are there counts as so many more. */
class Progress {
  private done = 0

  constructor(private readonly bytes: number) {}

  came(bytes: number): void {
    this.done += bytes
    say({ kind: 'progress', done: this.done, of: this.bytes * 1.3 })
  }

  /** A part of what there is to do, of three. */
  step(): void {
    this.came(this.bytes / 10)
  }
}

function sizeOf(name: string): Size {
  const size = sizes[name]
  if (!size) throw new Error(`the folder has no ${name}`)
  return size
}

/** Lays the files of a pack where Python finds them: how long its table of contents is, that table, all bytes. */
function lay(pack: Uint8Array): void {
  const size = new DataView(pack.buffer).getUint32(0, true)
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + size))) as Record<string, [number, number]>
  const made = new Set<string>()
  for (const [path, [at, length]] of Object.entries(index)) {
    const home = `/site/${path.slice(0, path.lastIndexOf('/') + 1)}`
    if (!made.has(home)) python.FS.mkdirTree(home)
    made.add(home)
    python.FS.writeFile(`/site/${path}`, pack.subarray(4 + size + at, 4 + size + at + length))
  }
}

let thinking: Worker | undefined
const questions = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>()
let last = 0

/** Has the other worker think, begun when it is first needed; with no question it gets ready. */
function think(game: string, question?: string | null): Promise<string> {
  if (!thinking) {
    thinking = new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' })
    thinking.onmessage = ({ data }: MessageEvent<FromThinking>) => {
      const waiting = questions.get(data.id)
      questions.delete(data.id)
      if (data.answer === null) waiting?.reject(new Error(data.why ?? ''))
      else waiting?.resolve(data.answer)
    }
    thinking.onerror = ({ message }) => {
      for (const each of questions.values()) each.reject(new Error(message))
      questions.clear()
    }
  }
  const id = ++last
  const answer = new Promise<string>((resolve, reject) => questions.set(id, { resolve, reject }))
  thinking.postMessage({ id, folder, home, version, game, asked: question ?? null } satisfies ToThinking)
  answer.then(() => say({ kind: 'thinks', able: true }), () => say({ kind: 'thinks', able: false }))
  return answer
}

/** A pack that is not there from the beginning; one that cannot be had now may be there when it is next asked for. */
function mount(name: string): Promise<void> {
  let work = mounted.get(name)
  if (!work) {
    work = unpacked(folder, `${name}.pack`, sizeOf(`${name}.pack`), () => undefined, keeping(home, version)).then(lay)
    work.catch(() => mounted.delete(name))
    mounted.set(name, work)
  }
  return work
}

async function begin(base: string, site: Site): Promise<void> {
  folder = new URL(site.runtime, base).href
  home = new URL(base).pathname
  version = site.version
  sizes = site.sizes
  const ours = ['python', ...site.games.map((game) => `game-${game}`)].map((name) => `${name}.pack`)
  const progress = new Progress([...CORE, ...ours].reduce((sum, name) => sum + sizeOf(name)[0], 0))
  const packages = new Set(site.packages.map((game) => `game-${game}.pack`))
  const fetched = (name: string) => unpacked(folder, name, sizeOf(name), (bytes) => progress.came(bytes), fetch, packages.has(name) ? 'gz' : 'zst')
  const kept = Kept.open(home)
  const [wasm, script, library] = await Promise.all([fetched(CORE[0]), fetched(CORE[1]), fetched(CORE[2])])
  // While Python starts, the network is free to load the code that it will run.
  const packs = Promise.all(ours.map(fetched))
  packs.catch(() => undefined)      // the code that waits for them gets the error
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ url(script, 'text/javascript'))) as { default: never }
  const asked = self.fetch
  // Pyodide asks for its machine code by its name: here it is already.
  self.fetch = (what, how) => (String(what).endsWith('pyodide.asm.wasm')
    ? Promise.resolve(new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } })) : asked(what, how))
  python = await loadPyodide({ indexURL: folder, stdLibURL: url(library, 'application/zip'), createPyodideModule })
  self.fetch = asked
  progress.step()
  for (const pack of await packs) lay(pack)
  progress.step()
  const all = await (await kept).all()
  python.globals.set('base', base)
  python.globals.set('kept', python.toPy(all))
  python.globals.set('save', async (json: string) => (await kept).save(json))
  python.globals.set('think', think)
  python.globals.set('thinking', python.toPy(site.thinking))
  here = (await python.runPythonAsync(`
import sys
sys.path.insert(0, "/site")
from tapete.site import here
await here.begin(kept, save, base, think, thinking)
`)) as Here
  progress.step()
  say({ kind: 'ready' })
}

async function ask({ id, method, address, headers, body }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
  try {
    if (/\/book(\?|$)/.test(address)) await mount('book')
  } catch (error) {
    console.error(error)
    say({ kind: 'unreached', id })
    return
  }
  try {
    const answer = await here.ask(method, address, headers, body)
    const [status, type, bytes] = answer.toJs()
    answer.destroy()
    const copy = new Uint8Array(bytes)
    say({ kind: 'answer', id, status, type, body: copy }, [copy.buffer])
  } catch (error) {
    console.error(error)
    say({ kind: 'answer', id, status: 500, type: '', body: new Uint8Array() })
  }
}

// Reports what keeps Python from beginning, or breaks it, so that nobody waits for a referee that will not come.
worker.addEventListener('unhandledrejection', ({ reason }) => say({ kind: 'failed', why: String(reason) }))
worker.addEventListener('error', ({ message }) => say({ kind: 'failed', why: message }))

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'begin': begin(data.base, data.site).catch((error: unknown) => { console.error(error); say({ kind: 'failed', why: String(error) }) }); break
    case 'ask': void ask(data); break
    case 'listen': sockets.set(data.id, here.listen(data.address, (text) => say(text === null ? { kind: 'left', id: data.id } : { kind: 'said', id: data.id, text }))); break
    case 'hear': sockets.get(data.id)?.hear(data.text); break
    case 'leave': {
      const socket = sockets.get(data.id)
      sockets.delete(data.id)
      socket?.leave()
      socket?.destroy()
    }
  }
}
