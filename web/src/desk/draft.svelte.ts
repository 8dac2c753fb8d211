import { at, put, same, Steps } from './edit'
import { check } from './server'
import type { Changes, Checked, Form, Value, Variant } from './types'

const PAUSE = 80

interface State { changes: Changes; variant: string | null }

/** The changes to a ruleset on which somebody works, with what the desk says of them; the last sound ones go on while others are mended. */
export class Draft {
  state = $state.raw<State>({ changes: {}, variant: null })
  sound = $state.raw<Changes | null>(null)
  checked = $state.raw<Checked | null>(null)
  /** Bound to `undo` and `redo`, which change with each step. */
  undoable = $state(false)
  redoable = $state(false)

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

  get faults() {
    return this.checked?.faults ?? []
  }

  /** Whether what is shown is what was changed last. */
  get settled(): boolean {
    return this.sound !== null && same(this.sound, this.changes)
  }

  value(path: string): Value {
    return path in this.changes ? this.changes[path]! : this.base(path)
  }

  base(path: string): Value {
    return at(this.form.values, path) ?? null
  }

  set(path: string, value: Value): void {
    this.go({ ...this.state, changes: put(this.changes, this.form.values, path, value) }, path)
  }

  takeBack(path: string): void {
    this.go({ ...this.state, changes: put(this.changes, this.form.values, path, this.base(path)) }, '')
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
      if (checked.sound) this.sound = changes
    } catch (error) {
      if (mine === this.asked) this.failed(error)
    }
  }
}
