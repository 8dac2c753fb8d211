import { pluginOf } from '../games'
import type { GamePlugin } from '../games/plugin'
import { get, post, Refusal, send, type Pass } from './api'
import { house } from './house.svelte'
import { dropSeat, keptSpeed, SPEEDS, keepReplay, keepSeat, seats, type OwnSeat } from './keep'
import { link } from './link'
import { Connection } from './live'
import { router } from './route.svelte'
import type { Deed, Given } from './routes'
import { say, speech } from './speech.svelte'
import { Stage } from './stage.svelte'
import type { BotName, ChatLine, Failure, Happening, Hints, Live, Now, Proposal, Seated, SeatInfo, TableInfo, Why } from './types'

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
  /** Why the page cannot show the table. */
  failure = $state.raw<Failure | null>(null)
  /** The last refusal, until the reader dismisses it. */
  refused = $state.raw<Failure | null>(null)
  stage = $state.raw<Stage | null>(null)
  plugin: GamePlugin | undefined
  token: string | null
  private connection: Connection | null = null
  password: string | null = null
  private sending = false
  /** Further seats of a person who plays several. The page shows the seat that must choose. */
  private also: OwnSeat[]
  /** Whether the next message is for another seat than the messages before. */
  private anew = false

  /** `watching`: as a spectator, even if this browser has a seat there. */
  constructor(readonly code: string, watching = false) {
    this.token = watching ? null : seats()[code]?.token ?? null
    this.also = watching ? [] : seats()[code]?.also ?? []
  }

  async open(password: string | null = null): Promise<void> {
    this.password = password
    try {
      if (!this.token) await this.reclaim()
      await this.load()
      if (!this.info) return
      this.plugin = await pluginOf(this.info.game)
    } catch (error) {
      this.failure = failureOf(error)
      return
    }
    this.failure = null
    router.game = speech.game = this.info.game
    if (this.shared && this.info.status === 'playing') this.handed = seats()[this.code]?.seat ?? null
    this.stage = new Stage(this.plugin, (event) => { this.chronicle = [...this.chronicle, event] }, undefined, () => SPEEDS[keptSpeed()])
    if (this.handed === null) this.connect()
  }

  /** What was said while this page was not listening. Of that, only what was said before it came counts as read. */
  private async readChat(): Promise<void> {
    if (!this.hears) return
    try {
      const said = await get(`/tables/${this.code}/chat`, this.entry)
      const heard = this.chat.filter((line) => !said.some(({ id }) => id === line.id))
      this.chat = [...said, ...heard].sort((one, other) => one.id - other.id)
      if (!this.chatRead) this.read = Math.max(this.read, said.length)
      this.chatRead = true
    } catch (error) {
      this.refused = failureOf(error)
    }
  }
  private chatRead = false

  /** Whether the reader may read what is said, and say something. */
  get hears(): boolean {
    return this.token !== null || this.info?.chat !== 'seats'
  }
  get speaks(): boolean {
    return this.token !== null || this.info?.chat === 'all'
  }

  /** Says something to the table. A spectator gives a name. */
  say = (text: string, name: string): Promise<void> =>
    this.attempt(() => post(`/tables/${this.code}/chat`, this.token === null ? { text, name } : { text }, this.entry))

  /** How many lines of chat the reader has seen. */
  read = $state(0)

  close(): void {
    this.connection?.close()
  }

  /** The names of the seats, the same on board, on sheets and in sentences. */
  get names(): string[] {
    const all = this.info?.seats ?? []
    const guests = all.filter(({ name, left, role }) => name === null && left === null && !role).length
    return all.map(({ seat, name, left, role }) => {
      const called = role ? say(`role-${role}`) : null
      const twice = name !== null && all.filter((other) => other.name === name).length > 1
      return twice && called ? `${name} (${called})` : name ?? left ?? called ?? say('guest', { n: guests > 1 ? seat + 1 : 0 })
    })
  }

  /** The names where it is to be seen who is not there. */
  get seated(): string[] {
    if (!this.running) return this.names
    return this.names.map((name, i) => {
      const { kind, present } = this.info!.seats[i]!
      return kind === 'open' ? say('name-left', { name }) : kind === 'human' && !present ? say('name-away', { name }) : name
    })
  }

  /** The seats of a running game whose person is away or has got up. */
  get missing(): SeatInfo[] {
    return this.running ? this.info!.seats.filter((one) => one.kind === 'open' || (one.kind === 'human' && !one.present)) : []
  }

  get running(): boolean {
    return this.info?.status === 'playing' || this.info?.status === 'paused'
  }

  get me(): number | null {
    return this.now?.seat ?? null
  }

  get myTurn(): boolean {
    return !!this.now && this.now.menu.length > 0 && !this.stage?.busy && this.now.status === 'playing'
  }

  /** The choice that the reader could take back now, in words; null for none. */
  takesBack = $state<string | null>(null)
  private async askWhatGoesBack(now: Now): Promise<void> {
    this.takesBack = null
    if (!now.undo || now.outcome || now.proposal) return
    const { token } = this
    const found = await get(`/tables/${this.code}/undo`, this.entry).catch((error: unknown) => { if (error instanceof Refusal) return { label: null }; throw error })
    if (this.now?.seq === now.seq && this.token === token) this.takesBack = found.label
  }

  /** Where the rules are that this table is played by, if it has options of its own. */
  get ownRules(): { code: string; pass: Pass } | undefined {
    return this.info?.differs.length ? { code: this.code, pass: this.entry } : undefined
  }

  private get entry(): Pass {
    return { token: this.token, password: this.password }
  }

  private async load(): Promise<void> {
    this.info = await get(`/tables/${this.code}`, this.entry)
    if (this.info.replay) keepReplay(this.info.replay, this.code)
    if (this.reclaimed !== null && this.token) keepSeat(this.code, this.reclaimed, this.token, this.info.game, this.also)
    this.reclaimed = null
  }

  /** The seats that the reader holds by their key, and this device does not know of yet. */
  private async reclaim(): Promise<void> {
    const [first, ...more] = await post(`/tables/${this.code}/reclaim`)
    if (!first) return
    this.token = first.token
    this.also = more.map(({ seat, token }) => ({ seat: seat!, token: token! }))
    this.reclaimed = first.seat
  }
  private reclaimed: number | null = null

  private connect(): void {
    this.connection?.close()
    this.connection = new Connection(
      this.code, this.token, () => (this.anew ? null : this.now?.seq ?? null), (message) => this.hear(message),
      () => void this.readChat(), (connected) => { this.connected = connected }, this.password)
  }

  private hear(message: Live): void {
    switch (message.type) {
      case 'now': this.receive(message); break
      case 'chat': if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message]; break
      case 'presence': this.seat(message.seats); break
      case 'proposal': this.proposal = message.proposal; void this.agree(message.proposal); break
      case 'thinking': this.thinking = message.seat; break
      case 'notice': house.notice = message.notice; break
      case 'error': this.refuse(message.error); break
    }
  }

  /** Updates who is there. The chronicle tells who left or came back, so that the others see it where they read. */
  private seat(seats: SeatInfo[]): void {
    const before = this.info?.seats ?? []
    if (this.info) this.info = { ...this.info, seats }
    if (!this.running) return
    for (const [i, one] of seats.entries()) {
      const was = before[i]
      if (one.kind !== 'human' || was?.kind !== 'human' || was.name !== one.name || was.present === one.present || !this.now || i === this.me) continue
      this.tell(say(one.present ? 'told-back' : 'told-away', { name: this.names[i]! }))
    }
  }

  /** A line of the page's own in the chronicle, after all that the server has told. */
  private tell(sentence: string): void {
    this.notes += 1
    this.chronicle = [...this.chronicle, { seq: this.now?.seq ?? 0, index: (this.lastIndex ?? 0) + this.notes / 10_000, what: 'PAGE_NOTED', args: {}, sentence }]
  }
  private notes = 0

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
    const events = this.retold(now.events.filter((event) => event.index > known), now.view)
    const moved = now.status === 'waiting' || events.some((event) => event.what === 'TABLE_SEAT')
    if (this.info && (before?.status !== now.status || !before || moved || now.status === 'over')) void this.refresh()
    this.hearOfSeat(events, now)
    void this.askWhatGoesBack(now)
    if (events.length) this.lastIndex = events[events.length - 1]!.index
    const undone = before !== null && events.some((event) => event.what === 'TABLE_UNDONE')
    // After a long absence the server does not send all missed events. So the chronicle begins again, and the reader can
    // load earlier parts.
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

  private retold(events: Happening[], view: unknown): Happening[] {
    return this.plugin?.retell?.(events, view, this.names) ?? events
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

  /** Shows the reader's other seat that must choose. Each seat numbers its own events, so the page loads them again. */
  private turn(): void {
    if (this.shared) { void this.handOn(); return }
    this.show(this.also.find((one) => one.seat === this.now?.to_move))
  }

  /** Whether the reader holds several seats. */
  get several(): boolean {
    return this.also.length > 0
  }

  /** Whether several people play at this device: what one seat hides, the next must not see. */
  get shared(): boolean {
    return link.alone && this.also.length > 0
  }

  /** The seat that the device is handed to: nothing of any seat is shown until its person says so. */
  handed = $state<number | null>(null)

  /** Hands the device to the person who is asked. If a seat may not know who that is, the page asks only that. */
  private async handOn(): Promise<void> {
    const { now, token } = this
    if (!now || now.status !== 'playing' || now.menu.length > 0) return
    let asked = this.also.find((one) => one.seat === now.to_move)
    if (now.to_move === null) {
      for (const one of this.also) {
        const other = await get(`/tables/${this.code}/asked`, one.token)
        if (other.asked) { asked = one; break }
      }
    }
    // A person who has already taken the device is not asked again.
    if (asked && this.now === now && this.token === token) this.handed = asked.seat
  }

  /** The person whose seat it is has the device, and nobody else looks. Nothing that their seat may know comes to the page
   * before that. */
  takeOver(): void {
    const next = this.also.find((one) => one.seat === this.handed)
    this.forget()
    if (next) this.show(next)
    else this.connect()
    this.handed = null
  }

  /** Drops everything of the person who had the device. */
  private forget(): void {
    this.chronicle = []
    this.note = ''
    this.takesBack = this.refused = null
    this.stage?.set(null)
  }

  private show(asked: OwnSeat | undefined): void {
    if (!asked || this.token === null || this.me === null) return
    this.also = [...this.also.filter((one) => one !== asked), { seat: this.me, token: this.token }]
    this.token = asked.token
    this.anew = true
    if (this.shared) this.now = null
    this.connect()
  }

  async readEarlier(): Promise<void> {
    await this.attempt(async () => {
      const found = await get(`/tables/${this.code}/events?before=${this.earlier}&count=200`, this.entry)
      this.chronicle = [...this.retold(found, null), ...this.chronicle]
      this.earlier = found[0]?.index ?? 0
    })
  }

  async refresh(): Promise<void> {
    await this.attempt(() => this.load())
  }

  /** Sends a choice once, even after two clicks. */
  async choose(action: string): Promise<void> {
    if (!this.now || this.sending) return
    this.sending = true
    const takes = this.now.menu.some((item) => item.action === action && item.note)
    const note = takes && this.note.trim() ? this.note : null
    await this.attempt(async () => {
      this.stage?.forget()
      await post(`/tables/${this.code}/choices`, { seq: this.now!.seq, action, note }, this.token)
      if (note) this.note = ''
    })
    this.sending = false
  }

  async take(seat: number, name: string, password: string | null): Promise<void> {
    await this.attempt(async () => {
      this.sit(await post(`/tables/${this.code}/seats/${seat}/take`, { name, password }))
    })
  }

  async transfer(code: string): Promise<void> {
    await this.attempt(async () => { this.sit(await post(`/tables/${this.code}/transfer`, { code })) })
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
  async act<const P extends string>(path: P & Deed<P>, ...[body = {}]: Given<'post', `/tables/${string}/${P}`, never>): Promise<void> {
    // Where to be asked is the reader's own wish, for all their seats.
    const mine = path === 'stops' ? [this.token, ...this.also.map((one) => one.token)] : [this.token]
    await this.attempt(async () => { for (const token of mine) await send('post', `/tables/${this.code}/${path}`, body, { token }) })
    if (path.startsWith('seats') || path === 'start' || path === 'host') await this.refresh()
  }

  /** Gets up, or has a bot play on. Where several people play at this device only one of them does, and it is the next one's. */
  async leave(bot: BotName | null = null): Promise<void> {
    const [next, ...others] = this.shared ? this.also : []
    const own = [...(this.me !== null && this.token ? [{ seat: this.me, token: this.token }] : []), ...(next ? [] : this.also)]
    for (const { seat, token } of own) {
      await this.attempt(() => bot ? post(`/tables/${this.code}/seats/${seat}/bot`, { bot }, token) : post(`/tables/${this.code}/seats/${seat}/leave`, {}, token))
    }
    if (this.refused) return
    this.token = next?.token ?? null
    this.also = others
    if (next) keepSeat(this.code, next.seat, next.token, this.info!.game, others)
    else dropSeat(this.code)
    this.handed = next?.seat ?? null
    this.anew = next !== undefined
    if (next) {
      this.connection?.close()
      this.now = null
    } else this.connect()
  }

  rematch = () => post(`/tables/${this.code}/rematch`, {}, this.token)
  pass = () => post(`/tables/${this.code}/seats/${this.me!}/pass`, {}, this.token)
  why = (action: string): Promise<Why> => get(`/tables/${this.code}/why?action=${encodeURIComponent(action)}`, this.token)
  hints = (): Promise<Hints> => post(`/tables/${this.code}/hint`, {}, this.token)

  /** Does it, and keeps a refusal for the reader to see. */
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
  return { ...failure, sentence: say(failure.code === 'offline' ? (link.alone ? 'offline-here' : 'offline') : 'server-trouble', { code: failure.code }) }
}
