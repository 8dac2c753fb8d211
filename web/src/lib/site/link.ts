import type { Line, Link } from '../link'
import { begun } from './begun.svelte'
import type { FromWorker, Site, ToWorker } from './talk'
import { unzipped } from './unzipped'

/** Answers that are the same for everybody lie beside the page: nobody waits for Python to see the games. */
type Ready = Record<string, unknown>

class WorkerLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  readyState: number = WebSocket.CONNECTING

  constructor(private readonly post: (message: ToWorker) => void, readonly id: number) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    this.readyState = WebSocket.OPEN
    this.onopen?.(new Event('open'))
  }

  said(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  closed(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close'))
  }

  send(text: string): void {
    this.post({ kind: 'hear', id: this.id, text })
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.post({ kind: 'leave', id: this.id })
    this.readyState = WebSocket.CLOSED
  }
}

const WAITING = /^\/api\/(tables|house)$/

/** The tables in a worker of the page; `home` is the folder that the page lies in. */
export class SiteLink implements Link {
  readonly alone = true
  readonly variants: Site['variants']
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly lines = new Map<number, WorkerLine>()
  private readonly answers = new Map<number, { resolve: (answer: Response) => void; reject: (why: Error) => void }>()
  private readonly texts = new Map<string, Promise<Ready>>()
  private last = 0
  private ready!: () => void
  private settle!: () => void
  /** Once what the worker fetches has come, or does not. */
  readonly settled = new Promise<void>((resolve) => { this.settle = resolve })
  private readonly begun = new Promise<void>((resolve) => { this.ready = resolve })

  constructor(private readonly site: Site, private readonly home: string) {
    this.variants = site.variants
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
    this.worker.onerror = (event) => this.hear({ kind: 'failed', why: event.message || 'worker' })
    this.post({ kind: 'begin', base: home, site })
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin)
    const method = init.method ?? 'GET'
    if (method === 'GET' && pathname.startsWith('/api/games')) {
      const asked = searchParams.get('lang') === 'en' ? 'en' : 'es'
      const ruleset = searchParams.get('ruleset')
      const ready = (await this.text(asked))[ruleset ? `${pathname}?ruleset=${ruleset}` : pathname]
      if (ready !== undefined) return Response.json(ready)
    }
    if (method === 'GET' && pathname === '/api/house') return Response.json({ notice: null, new_tables: true, sites: [], passwords: false })
    if (method === 'GET' && WAITING.test(pathname)) return Response.json([])
    await this.begun
    const id = ++this.last
    const headers = JSON.stringify(Object.fromEntries(new Headers(init.headers)))
    return new Promise((resolve, reject) => {
      this.answers.set(id, { resolve, reject })
      this.post({ kind: 'ask', id, method, address, headers, body: typeof init.body === 'string' ? init.body : null })
    })
  }

  live(path: string): Line {
    const line = new WorkerLine((message) => this.post(message), ++this.last)
    this.lines.set(line.id, line)
    void this.begun.then(() => {
      if (line.readyState !== WebSocket.CONNECTING) return
      this.post({ kind: 'listen', id: line.id, address: path })
      line.opened()
    })
    return line
  }

  href(path: string): string {
    const [at, hash] = path.split('#')
    return `${this.home}${at === '/' ? '' : `?at=${at}`}${hash === undefined ? '' : `#${hash}`}`
  }

  ownBoard(game: string): string {
    return new URL(`${this.site.runtime}own-board-${encodeURIComponent(game)}.html`, this.home).href
  }

  /** Links within the page are written as at a server, from its root; the page's own address says it in `at`. */
  path({ pathname, search }: { pathname: string; search: string }): string {
    const home = new URL(this.home).pathname
    const rest = pathname.startsWith(home) ? pathname.slice(home.length).replace(/^index\.html$/, '') : pathname.slice(1)
    return new URLSearchParams(search).get('at') ?? `/${rest}`
  }

  private text(language: string): Promise<Ready> {
    let work = this.texts.get(language)
    if (!work) {
      work = unzipped(new URL(this.site.runtime, this.home).href, `said.${language}.json`).then((data) => JSON.parse(new TextDecoder().decode(data)) as Ready)
      this.texts.set(language, work)
    }
    return work
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress': begun.share = message.done / message.of; break
      case 'ready': begun.share = 1; this.ready(); this.settle(); break
      case 'failed': begun.failed = message.why; this.settle(); break
      case 'thinks': begun.unthinking = !message.able; break
      case 'answer': {
        this.answers.get(message.id)?.resolve(new Response(message.status === 204 ? null : message.body, { status: message.status, headers: { 'Content-Type': message.type } }))
        this.answers.delete(message.id)
        break
      }
      // As where a server is not to be reached.
      case 'unreached': this.answers.get(message.id)?.reject(new TypeError('unreached')); this.answers.delete(message.id); break
      case 'said': this.lines.get(message.id)?.said(message.text); break
      case 'left': this.lines.get(message.id)?.closed(); this.lines.delete(message.id)
    }
  }
}
