import { get, type Pass } from './api'
import { nextStop, runAt, stopsOf, type Run } from './fold'
import { seats, tableOf } from './keep'
import type { Curve, Happening, Moment, Moments, ReplayInfo } from './types'

const PAGE = 60

/** A finished game as one seat saw it, moment by moment. */
export class Recording {
  info = $state.raw<ReplayInfo | null>(null)
  moments = $state.raw<Moment[]>([])
  curve = $state.raw<Curve | null>(null)
  at = $state(0)
  /** Whether the reader wants each moment, also those in which nothing is to be seen. */
  every = $state(false)
  private readonly stops = $derived(stopsOf(this.moments))

  pass = $state.raw<Pass>({})

  constructor(readonly id: string) {
    this.pass = { token: seats()[tableOf(id) ?? '']?.token ?? null }
  }

  /** Reads it as a seat saw it, with everything open, or as somebody who watched; to more than that the reader may have no right. */
  async open(seat: number | 'all' | 'watch'): Promise<void> {
    this.info ??= await get(`/replays/${this.id}`, this.pass)
    const eyes = this.info.open ? seat : 'watch'
    const found: Moment[] = []
    for (let first: number | null = 0; first !== null;) {
      const page: Moments = await get(`/replays/${this.id}/moments?seat=${eyes}&first=${first}&count=${PAGE}`, this.pass)
      found.push(...page.moments)
      first = page.next
    }
    this.moments = found
    this.at = Math.min(this.at, this.last)
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }

  get now(): Moment | undefined {
    return this.moments[this.at]
  }

  get told(): Happening[] {
    return this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events)
  }

  /** Whether some moments are passed over by default. */
  get folds(): boolean {
    return this.stops.length < this.moments.length
  }

  /** The choices that let things be and are told with this moment. */
  get run(): Run[] {
    return this.every ? [] : runAt(this.moments, this.at)
  }

  step(way: 1 | -1): void {
    this.go(this.every ? this.at + way : nextStop(this.stops, this.at, way))
  }

  /** Goes to a moment of the slider, or to the nearest stop beyond it. */
  drag(moment: number): void {
    if (this.every || moment === this.at) this.go(moment)
    else this.go(moment > this.at ? nextStop(this.stops, moment - 1, 1) : nextStop(this.stops, moment + 1, -1))
  }

  go(moment: number): void {
    this.at = Math.max(0, Math.min(this.last, moment))
  }
}
