import { get } from './api'
import type { Curve, Happening, Moment, Moments, ReplayInfo } from './types'

const PAGE = 60

/** A finished game as one seat saw it, moment by moment. */
export class Recording {
  info = $state.raw<ReplayInfo | null>(null)
  moments = $state.raw<Moment[]>([])
  curve = $state.raw<Curve | null>(null)
  at = $state(0)

  constructor(readonly id: string) {}

  async open(seat: number | null): Promise<void> {
    this.info ??= await get<ReplayInfo>(`/replays/${this.id}`)
    const found: Moment[] = []
    for (let first: number | null = 0; first !== null;) {
      const page: Moments = await get<Moments>(`/replays/${this.id}/moments?seat=${seat ?? 'all'}&first=${first}&count=${PAGE}`)
      found.push(...page.moments)
      first = page.next
    }
    this.moments = found
    this.at = Math.min(this.at, this.last)
    this.curve ??= await get<Curve>(`/replays/${this.id}/curve`)
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

  go(moment: number): void {
    this.at = Math.max(0, Math.min(this.last, moment))
  }
}
