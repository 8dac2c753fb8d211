import { Rules, type Told, type Values } from './rules'

/** What the tables' worker asks: all that a search is given, and of the game no more than its seat may know. */
export interface Question {
  /** The seat's blinded state: its bytes, in base 64. */
  state: string
  seed: string
  plan: Values
  /** Nodes that there is room for. */
  nodes: number
  /** The seat whose tree is read. */
  tree: number
  /** What it may choose, as the tree has it. */
  choices: number[]
  iterations: number
  /** Iterations between two looks at the clock, and milliseconds after which it stops; 0: by iterations alone. */
  chunk: number
  ms: number
}

/** Visits and the sum of their values, of each choice. */
export interface Answer { fault: number; found: [number, number][] }

const WORK_AND_ROOT = 2
const ROOT = 1
const MENUS = 2
const NO_NODE = 0

/** A game's module with a search's room: made anew only for a search that needs more. */
export class Thinker {
  private rules: Rules | null = null
  private room = 0

  constructor(private readonly told: Told, private readonly code: WebAssembly.Module) {}

  think(asked: Question, now: () => number = () => performance.now()): Answer {
    const rules = this.roomFor(asked.nodes)
    rules.lay('mind.states', ROOT, Uint8Array.from(atob(asked.state), (each) => each.charCodeAt(0)))
    rules.fill('mind.lucks', 0, { seed: asked.seed })
    rules.fill('plans', 0, asked.plan)
    const began = now()
    let afresh = 1
    for (let left = asked.iterations; left > 0; left -= asked.chunk) {
      rules.call({ iterations: Math.min(asked.chunk, left), afresh })
      afresh = 0
      if (asked.ms && now() - began >= asked.ms) break
    }
    const children = new Map<number, [number, number]>()
    let child = rules.get('mind.nodes', rules.get('plans', 0, 'trees', 'root', asked.tree), 'first')
    while (child !== NO_NODE) {
      children.set(rules.get('mind.nodes', child, 'choice'), [rules.get('mind.nodes', child, 'visits'), rules.get('mind.nodes', child, 'total')])
      child = rules.get('mind.nodes', child, 'following')
    }
    return { fault: rules.get('plans', 0, 'fault'), found: asked.choices.map((choice) => children.get(choice) ?? [0, 0]) }
  }

  private roomFor(nodes: number): Rules {
    if (!this.rules || nodes > this.room) {
      this.room = nodes
      this.rules = new Rules(this.told, this.code, { 'mind.states': WORK_AND_ROOT, 'mind.menus': MENUS, 'mind.lucks': 1, 'mind.nodes': nodes, plans: 1 })
    }
    return this.rules
  }
}
