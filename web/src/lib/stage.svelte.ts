import type { GamePlugin } from '../games/plugin'
import type { Happening } from './types'

/** The most milliseconds that what one choice brought about may take: the end of a round tells much. */
const LONGEST = 6000

/** One state of affairs, and what happened on the way to it. */
export interface Frame { view: unknown; events: Happening[]; done?: () => void }

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
  private waiting: Frame[] = []
  private skipping = false
  private wake: (() => void) | null = null

  constructor(
    private readonly plugin: GamePlugin,
    private readonly told: (event: Happening) => void,
    private readonly still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  ) {}

  /** Shows a view at once, whatever was waiting. */
  set(view: unknown): void {
    this.waiting = []
    this.view = view
  }

  add(frame: Frame): void {
    this.waiting.push(frame)
    if (!this.busy) void this.run()
  }

  /** Shows all that is waiting at once. */
  skip(): void {
    if (!this.busy) return
    this.skipping = true
    this.wake?.()
  }

  private async run(): Promise<void> {
    this.busy = true
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      const whole = frame.events.reduce((ms, event) => ms + this.plugin.pace(event), 0)
      for (const event of frame.events) await this.show(event, frame.view, Math.min(1, LONGEST / whole))
      this.beat = null
      this.view = frame.view
      frame.done?.()
    }
    this.skipping = false
    this.busy = false
  }

  private async show(event: Happening, next: unknown, hurry: number): Promise<void> {
    this.told(event)
    if (this.view !== null) this.view = this.plugin.advance(this.view, event, next)
    const ms = this.plugin.pace(event) * hurry * (this.waiting.length > 6 ? 0.25 : this.waiting.length > 2 ? 0.55 : 1)
    if (ms === 0 || this.skipping || this.still() || document.hidden) return
    this.beat = event
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.wake = () => { clearTimeout(timer); resolve() }
    })
    this.wake = null
  }
}
