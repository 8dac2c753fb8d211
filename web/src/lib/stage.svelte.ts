import type { GamePlugin } from '../games/plugin'
import type { Happening } from './types'

/** The most milliseconds that what one choice brought about may take: the end of a round tells much. */
const LONGEST = 6000

/** One state of affairs, and what happened on the way to it. */
export interface Frame { view: unknown; events: Happening[]; done?: () => void }
/** One thing that was shown, and the board as it was after it. */
export interface Seen { event: Happening; view: unknown }

/** Of what has been shown so much is kept, to be looked at again. */
const KEPT = 400

/**
 * Shows what happened one thing after another, and then the view that it led to.
 *
 * Nothing is lost by skipping: the sentences are all told and the view is the server's. When much is waiting,
 * everything is quicker.
 */
export class Stage {
  view = $state.raw<unknown>(null)
  beat = $state.raw<Happening | null>(null)
  /** Whether something is still being shown. */
  busy = $state(false)
  /** Whether what is being shown stays until the reader has looked. */
  held = $state(false)
  /** What has been shown since `forget`, as far as it is over. */
  seen = $state.raw<Seen[]>([])
  private fresh: Seen[] = []
  private waiting: Frame[] = []
  private skipping = false
  private wake: (() => void) | null = null

  constructor(
    private readonly plugin: GamePlugin,
    private readonly told: (event: Happening) => void,
    private readonly still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    /** How long everything is shown, as a factor; 0 shows nothing but what it led to. */
    private readonly speed: () => number = () => 1,
  ) {}

  /** Shows a view at once, whatever was waiting. */
  set(view: unknown): void {
    this.waiting = []
    this.view = view
    this.forget()
  }

  /** What has been shown so far need not be looked at again. */
  forget(): void {
    this.fresh = []
    this.seen = []
  }

  /** Has what is being shown stay, or go on. */
  hold(): void {
    if (!this.busy) return
    this.held = !this.held
    if (!this.held) this.wake?.()
  }

  add(frame: Frame): void {
    this.waiting.push(frame)
    if (!this.busy) void this.run()
  }

  /** Shows all that is waiting at once. */
  skip(): void {
    if (!this.busy) return
    this.skipping = true
    this.held = false
    this.wake?.()
  }

  private async run(): Promise<void> {
    this.busy = true
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      const whole = frame.events.reduce((ms, event) => ms + this.plugin.pace(event), 0)
      for (const event of frame.events) await this.show(event, frame.view, Math.min(1, LONGEST / whole))
      this.beat = null
      this.view = frame.view
      const last = this.fresh.at(-1)
      if (last && frame.events.length) last.view = frame.view
      frame.done?.()
    }
    this.fresh = this.fresh.slice(-KEPT)
    this.seen = [...this.fresh]
    this.skipping = false
    this.busy = false
  }

  private async show(event: Happening, next: unknown, hurry: number): Promise<void> {
    this.told(event)
    if (this.view !== null) this.view = this.plugin.advance(this.view, event, next)
    this.fresh.push({ event, view: this.view })
    const ms = this.plugin.pace(event) * this.speed() * hurry * (this.waiting.length > 6 ? 0.25 : this.waiting.length > 2 ? 0.55 : 1)
    if (ms === 0 || this.skipping || this.still() || document.hidden) return
    this.beat = event
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => { if (!this.held) resolve() }, ms)
      this.wake = () => { clearTimeout(timer); resolve() }
    })
    this.wake = null
  }
}
