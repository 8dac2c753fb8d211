import { failureOf } from '../../lib/table.svelte'
import type { Draft } from '../draft.svelte'
import { benchCard, benchCards } from '../server'
import type { BenchCard, BenchInfo, Value } from '../types'
import { isCard, type Cards } from './cards'

const PAUSE = 120

/** The cards of one's own in one field of a draft, and each one's face as it was made last. */
export class Bench {
  /** The cards as they stand; those that were read last while their text cannot be. */
  cards = $state.raw<Cards>({})
  yaml = $state('')
  wrong = $state('')
  faces = $state<Record<string, BenchCard>>({})
  /** The cards whose faces are being made. */
  making = $state<Record<string, boolean>>({})

  private read = 0
  private asked: Record<string, number> = {}
  private timers: Record<string, ReturnType<typeof setTimeout>> = {}

  constructor(readonly draft: Draft, readonly path: string) {}

  get value(): Value {
    return this.draft.value(this.path)
  }

  set(cards: Cards): void {
    this.cards = cards
    this.draft.set(this.path, cards)
  }

  /** Reads the cards from the draft: at once where they are data, else by the server. */
  load(value: Value): void {
    const mine = ++this.read
    if (isCard(value)) {
      this.cards = value
      this.wrong = ''
      return
    }
    if (value === null || value === '') {
      this.cards = {}
      return
    }
    benchCards(this.design, this.path).then((told) => {
      if (mine !== this.read) return
      ;[this.cards, this.yaml, this.wrong] = [told.cards, told.yaml, '']
    }, (error: unknown) => { if (mine === this.read) this.wrong = failureOf(error).sentence })
  }

  /** The text of a file that says the same. */
  async text(): Promise<void> {
    try {
      this.yaml = (await benchCards(this.design, this.path)).yaml
      this.wrong = ''
    } catch (error) {
      this.wrong = failureOf(error).sentence
    }
  }

  /** Has a card's face made, a moment after the last change. */
  show(id: string, pause = PAUSE): void {
    clearTimeout(this.timers[id])
    this.timers[id] = setTimeout(() => void this.make(id), pause)
  }

  /** Has the server make a first card, so that whoever comes to the bench does not wait for its press. */
  warm({ places, fresh }: BenchInfo): void {
    const design = { ...this.design, changes: { [this.path]: { [places[0]!]: fresh } } }
    benchCard(design, this.path, places[0]!).catch(() => undefined)      // a face that is wanted says what is wrong
  }

  close(): void {
    Object.values(this.timers).forEach(clearTimeout)
    this.read += 1
    for (const id of Object.keys(this.asked)) this.asked[id]! += 1
  }

  private get design() {
    return { game: this.draft.game, ruleset: this.draft.ruleset, changes: this.draft.changes }
  }

  private async make(id: string): Promise<void> {
    const mine = (this.asked[id] = (this.asked[id] ?? 0) + 1)
    this.making[id] = true
    try {
      const told = await benchCard(this.design, this.path, id)
      if (mine === this.asked[id]) this.faces[id] = told.face === null ? { ...told, face: told.faults.length ? this.faces[id]?.face ?? null : null } : told
    } catch (error) {
      if (mine === this.asked[id]) this.faces[id] = { face: this.faces[id]?.face ?? null, lines: {}, apart: false, faults: [{ path: '', sentence: failureOf(error).sentence }] }
    }
    if (mine === this.asked[id]) this.making[id] = false
  }
}
