import { at, changesFor, partOf, pathFor, put, same, Steps } from './edit'
import { inFields } from './form'
import { check } from './server'
import type { Changes, Checked, Fault, Form, Value, Variant } from './types'

const PAUSE = 80

interface State { changes: Changes; variant: string | null }

/** The changes to a ruleset on which somebody works, with what the desk says of them; the last sound ones go on while others are mended. */
export class Draft {
  state = $state.raw<State>({ changes: {}, variant: null })
  sound = $state.raw<Changes | null>(null)
  checked = $state.raw<Checked | null>(null)
  /** For how many players the form shows and changes what is otherwise; null: for all. */
  seats = $state<number | null>(null)
  /** Bound to `undo` and `redo`, which change with each step. */
  undoable = $state(false)
  redoable = $state(false)

  private names = $state.raw<Record<string, Record<string, string>>>({})
  private steps: Steps<State>
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    readonly game: string, readonly ruleset: string, readonly form: Form,
    begin: State, private readonly keep: (state: State) => void, private readonly failed: (error: unknown) => void,
  ) {
    this.steps = new Steps(begin)
    this.state = begin
    void this.ask()
  }

  get changes(): Changes {
    return this.state.changes
  }

  /** The changes that the form shows. */
  get here(): Changes {
    return changesFor(this.changes, this.seats)
  }

  /** What is wrong, by the paths of what the form shows; what is wrong elsewhere has no place in it. */
  get faults(): Fault[] {
    return (this.checked?.faults ?? []).map((fault) => {
      const { seats, path } = partOf(fault.path)
      return { ...fault, path: seats === this.seats ? path : seats === null ? fault.path : '' }
    })
  }

  /** What a formula that the form shows comes to. */
  tied(path: string): number | undefined {
    return this.checked?.tied?.[pathFor(this.seats, path)]
  }

  /** What cards of one's own are called in a deck, as long as they were sound last. */
  called(path: string): Record<string, string> {
    return this.names[path] ?? {}
  }

  /** Whether what is shown is what was changed last. */
  get settled(): boolean {
    return this.sound !== null && same(this.sound, this.changes)
  }

  value(path: string): Value {
    const there = pathFor(this.seats, path)
    return there in this.changes ? this.changes[there]! : this.base(path)
  }

  /** What stands where nothing is changed: the ruleset's, or for some players what holds for all. */
  base(path: string): Value {
    return this.seats !== null && path in this.changes ? this.changes[path]! : at(this.form.values, path) ?? null
  }

  set(path: string, value: Value): void {
    this.put(path, value, path)
  }

  /** Several changes in one step, by the paths of fields or of places within them. */
  add(changes: Changes): void {
    const there = Object.entries(changes).map(([path, value]) => [pathFor(this.seats, path), value])
    this.open(inFields(this.form, { ...this.changes, ...Object.fromEntries(there) }))
  }

  takeBack(path: string): void {
    this.put(path, this.base(path), '')
  }

  /** Take back all that the form shows as changed. */
  takeAllBack(): void {
    this.open(Object.fromEntries(Object.entries(this.changes).filter(([path]) => partOf(path).seats !== this.seats)))
  }

  private put(path: string, value: Value, of: string): void {
    const there = pathFor(this.seats, path)
    this.go({ ...this.state, changes: put(this.changes, this.base(path), there, value) }, of && there)
  }

  /** Begin from other changes: those of a variant, an answer of a search, none. */
  open(changes: Changes, variant: string | null = this.state.variant): void {
    this.go({ changes, variant }, '')
  }

  /** That these changes are kept as a variant is no step to take back. */
  keptAs(variant: Variant): void {
    this.state = this.steps.now = { ...this.state, variant: variant.id }
    this.keep(this.state)
  }

  undo(): void {
    if (this.steps.undo()) this.show()
  }

  redo(): void {
    if (this.steps.redo()) this.show()
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }

  private go(state: State, of: string): void {
    this.steps.do(state, of, performance.now())
    this.show()
  }

  private show(): void {
    this.state = this.steps.now
    this.undoable = this.steps.undoable
    this.redoable = this.steps.redoable
    this.keep(this.state)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), PAUSE)
  }

  private async ask(): Promise<void> {
    const mine = ++this.asked
    const changes = this.changes
    try {
      const checked = await check({ game: this.game, ruleset: this.ruleset, changes })
      if (mine !== this.asked) return
      this.checked = checked
      if (checked.sound) [this.sound, this.names] = [changes, checked.called ?? {}]
    } catch (error) {
      if (mine === this.asked) this.failed(error)
    }
  }
}
