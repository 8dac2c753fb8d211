import { pluginOf } from '../games'
import type { GamePlugin } from '../games/plugin'
import { get, post, Refusal, type Pass } from './api'
import { house } from './house.svelte'
import { dropSeat, keepReplay, keepSeat, seats, type OwnSeat } from './keep'
import { Connection } from './live'
import { router } from './route.svelte'
import { say, speech } from './speech.svelte'
import { Stage } from './stage.svelte'
import type { ChatLine, Failure, Happening, Hints, Live, Now, Proposal, Seated, TableInfo, Why } from './types'

/** A table as this page sees it: who sits there, what its seat may know, and all that can be done at it. */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  now = $state.raw<Now | null>(null)
  chronicle = $state.raw<Happening[]>([])
  chat = $state.raw<ChatLine[]>([])
  proposal = $state.raw<Proposal | null>(null)
  /** How many events there are before those of the chronicle. */
  earlier = $state(0)
  thinking = $state<number | null>(null)
  connected = $state(true)
  /** The reader's own words, to go with the next choice that takes some. */
  note = $state('')
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Failure | null>(null)
  /** What was refused last, until it is dismissed. */
  refused = $state.raw<Failure | null>(null)
  stage = $state.raw<Stage | null>(null)
  plugin: GamePlugin | undefined
  token: string | null
  private connection: Connection | null = null
  password: string | null = null
  private sending = false
  /** Further seats of whoever plays several: the page is that of the one which is asked. */
  private also: OwnSeat[]
  /** Whether the next that is heard is for another seat than what was heard before. */
  private anew = false

  constructor(readonly code: string) {
    this.token = seats()[code]?.token ?? null
    this.also = seats()[code]?.also ?? []
  }

  async open(password: string | null = null): Promise<void> {
    this.password = password
    try {
      await this.load()
    } catch (error) {
      this.failure = failureOf(error)
      return
    }
    if (!this.info) return
    this.plugin = pluginOf(this.info.game)
    if (!this.plugin) {
      this.failure = { code: 'no_component', sentence: say('no-component', { game: this.info.game }), rule: null }
      return
    }
    this.failure = null
    router.game = speech.game = this.info.game
    this.stage = new Stage(this.plugin, (event) => { this.chronicle = [...this.chronicle, event] })
    this.connect()
  }

  close(): void {
    this.connection?.close()
  }

  /** The names shown on board and sheets. */
  get names(): string[] {
    const all = this.info?.seats ?? []
    return all.map(({ seat, name, role }) => {
      const called = role ? say(`role-${role}`) : null
      const twice = name !== null && all.filter((other) => other.name === name).length > 1
      return twice && called ? `${name} (${called})` : name ?? called ?? say('seat-number', { n: seat + 1 })
    })
  }

  get me(): number | null {
    return this.now?.seat ?? null
  }

  get myTurn(): boolean {
    return !!this.now && this.now.menu.length > 0 && !this.stage?.busy && this.now.status === 'playing'
  }

  private get entry(): Pass {
    return { token: this.token, password: this.password }
  }

  private async load(): Promise<void> {
    this.info = await get<TableInfo>(`/tables/${this.code}`, this.entry)
    if (this.info.replay) keepReplay(this.info.replay, this.code)
  }

  private connect(): void {
    this.connection?.close()
    this.connection = new Connection(
      this.code, this.token, () => (this.anew ? null : this.now?.seq ?? null), (message) => this.hear(message),
      (connected) => { this.connected = connected }, this.password)
  }

  private hear(message: Live): void {
    switch (message.type) {
      case 'now': this.receive(message); break
      case 'chat': if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message]; break
      case 'presence': if (this.info) this.info = { ...this.info, seats: message.seats }; break
      case 'proposal': this.proposal = message.proposal; void this.agree(message.proposal); break
      case 'thinking': this.thinking = message.seat; break
      case 'notice': house.notice = message.notice; break
      case 'error': this.refuse(message.error); break
    }
  }

  private refuse(failure: Failure): void {
    if (failure.code.includes('token') && this.token) {
      dropSeat(this.code)
      this.token = null
      this.connect()
      this.refused = failure
    } else {
      this.failure = failure
    }
  }

  private receive(now: Now): void {
    const before = this.anew ? null : this.now
    if (this.anew) this.chronicle = []
    this.anew = false
    const known = before ? (this.lastIndex ?? -1) : -1
    this.now = now
    this.proposal = now.proposal
    this.thinking = null
    const events = now.events.filter((event) => event.index > known)
    const moved = now.status === 'waiting' || events.some((event) => event.what === 'TABLE_SEAT')
    if (this.info && (before?.status !== now.status || !before || moved)) void this.refresh()
    this.hearOfSeat(events, now)
    if (events.length) this.lastIndex = events[events.length - 1]!.index
    const undone = before !== null && events.some((event) => event.what === 'TABLE_UNDONE')
    // After a long absence there is more between than is sent at once: the chronicle begins anew, and can be read back.
    const missed = before !== null && events.length > 0 && events[0]!.index > known + 1
    if (missed) this.chronicle = []
    if (!before || missed) this.earlier = now.events_before
    if (!before || before.view === null || undone || missed) {
      this.chronicle = [...this.chronicle, ...events]
      this.stage?.set(now.view)
      this.turn()
    } else {
      this.stage?.add({ view: now.view, events, done: () => this.turn() })
    }
  }

  private lastIndex: number | null = null

  /** The seat that the reader has asked for, until the people at the table have answered. */
  asked = $state.raw<OwnSeat | null>(null)

  private hearOfSeat(events: Happening[], now: Now): void {
    const { asked } = this
    if (!asked) return
    if (events.some((event) => event.what === 'TABLE_SEAT' && event.args.change === 'came' && event.args.seat === asked.seat)) {
      this.asked = null
      this.hold(asked.seat, asked.token)
    } else if (now.proposal?.kind !== 'sit') {
      this.asked = null
      this.refused = { code: 'declined', sentence: say('seat-declined'), rule: null }
    }
  }

  /** What one seat of the reader's proposes, their others agree to. */
  private async agree(proposal: Proposal | null): Promise<void> {
    if (proposal === null || proposal.by !== this.me) return
    for (const { seat, token } of this.also) {
      if (proposal.waits_for.includes(seat)) await this.attempt(() => post(`/tables/${this.code}/consent`, { proposal: proposal.id, agree: true }, token))
    }
  }

  /** Shows the other seat of the reader's that is asked. What it has been told is counted apart, and is read anew. */
  private turn(): void {
    const asked = this.also.find((one) => one.seat === this.now?.to_move)
    if (!asked || this.token === null || this.me === null) return
    this.also = [...this.also.filter((one) => one !== asked), { seat: this.me, token: this.token }]
    this.token = asked.token
    this.anew = true
    this.connect()
  }

  async readEarlier(): Promise<void> {
    await this.attempt(async () => {
      const found = await get<Happening[]>(`/tables/${this.code}/events?before=${this.earlier}&count=200`, this.entry)
      this.chronicle = [...found, ...this.chronicle]
      this.earlier = found[0]?.index ?? 0
    })
  }

  async refresh(): Promise<void> {
    await this.attempt(() => this.load())
  }

  /** Sends a choice, once: whoever clicks twice chooses once. */
  async choose(action: string): Promise<void> {
    if (!this.now || this.sending) return
    this.sending = true
    const takes = this.now.menu.some((item) => item.action === action && item.note)
    const note = takes && this.note.trim() ? this.note : null
    await this.attempt(async () => {
      await post(`/tables/${this.code}/choices`, { seq: this.now!.seq, action, note }, this.token)
      if (note) this.note = ''
    })
    this.sending = false
  }

  async take(seat: number, name: string, password: string | null): Promise<void> {
    await this.attempt(async () => {
      this.sit(await post<Seated>(`/tables/${this.code}/seats/${seat}/take`, { name, password }))
    })
  }

  async transfer(code: string): Promise<void> {
    await this.attempt(async () => { this.sit(await post<Seated>(`/tables/${this.code}/transfer`, { code })) })
  }

  private sit(seated: Seated): void {
    if (seated.token === null || seated.seat === null) return
    if (seated.asks) this.asked = { seat: seated.seat, token: seated.token }
    else this.hold(seated.seat, seated.token)
  }

  private hold(seat: number, token: string): void {
    if (!this.info) return
    keepSeat(this.code, seat, token, this.info.game)
    this.token = token
    this.now = null
    this.chronicle = []
    this.lastIndex = null
    this.connect()
    void this.refresh()
  }

  /** Does something at the table: `start`, `undo`, `pause`, `seats/2/bot`. */
  async act(path: string, body: unknown = {}): Promise<void> {
    // Where to be asked is the reader's own wish, for all their seats.
    const mine = path === 'stops' ? [this.token, ...this.also.map((one) => one.token)] : [this.token]
    await this.attempt(async () => { for (const token of mine) await post(`/tables/${this.code}/${path}`, body, token) })
    if (path.startsWith('seats') || path === 'start' || path === 'host') await this.refresh()
  }

  async leave(): Promise<void> {
    await this.act(`seats/${this.me}/leave`)
    for (const { seat, token } of this.also) await this.attempt(() => post(`/tables/${this.code}/seats/${seat}/leave`, {}, token))
    dropSeat(this.code)
    this.token = null
    this.also = []
    this.connect()
  }

  pass = (): Promise<{ code: string; seconds: number }> => post(`/tables/${this.code}/seats/${this.me}/pass`, {}, this.token)
  why = (action: string): Promise<Why> => get(`/tables/${this.code}/why?action=${encodeURIComponent(action)}`, this.token)
  hints = (): Promise<Hints> => post(`/tables/${this.code}/hint`, {}, this.token)

  /** Does it, and keeps what was refused for the reader to see. */
  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.refused = null
    } catch (error) {
      this.refused = failureOf(error)
    }
  }
}

/** A refusal in words for people, also where the server could not be asked. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Refusal)) throw error
  const { failure } = error
  if (failure.sentence) return failure
  return { ...failure, sentence: say(failure.code === 'offline' ? 'offline' : 'server-trouble', { code: failure.code }) }
}
