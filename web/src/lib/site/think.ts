import { Rules, type Told, type Values } from './rules'

/** The question from the tables' worker: everything that a search needs. Of the game it contains only what the seat may know. */
export interface Question {
  /** The seat's blinded state: its bytes, in base 64. */
  state: string
  seed: string
  plan: Values
  /** The most nodes of the search. */
  nodes: number
  /** The seat whose tree is read. */
  tree: number
  /** What it may choose, as the tree has it. */
  choices: number[]
  iterations: number
  /** Iterations between two looks at the clock, and milliseconds after which it stops; 0: by iterations alone. */
  chunk: number
  ms: number
  /** Of which lines are wanted, too: `tapete.agents.foresight` says what they are for. */
  foresee?: Foresee
}

export interface Foresee {
  /** The seat's blinded state, in which what happens is told. */
  state: string
  /** How many choices they are wanted of, the best first. */
  choices: number
  lines: number
  horizons: number[]
  seat: number
  widening: number
  /** What a visit counts while lines of its choice are played. */
  certain: number
}

/** What a line was worth to the seat, and what was told in it: to whom, what, and three arguments. */
export type Line = [worth: number, told: number[][]]

/** Visits and the sum of their values, of each choice; and of those foreseen, by their places, passes of lines. */
export interface Answer { fault: number; found: [number, number][]; lines: [number, Line[][]][] }

const WORK_AND_ROOT = 2
const WORK = 0
const ROOT = 1
const MENUS = 2
const NO_NODE = 0

/** A game's module with memory for a search. It is made again only for a search that needs more memory. */
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
    const children = new Map<number, number>()
    let child = rules.get('mind.nodes', rules.get('plans', 0, 'trees', 'root', asked.tree), 'first')
    while (child !== NO_NODE) {
      children.set(rules.get('mind.nodes', child, 'choice'), child)
      child = rules.get('mind.nodes', child, 'following')
    }
    const found = asked.choices.map((choice): [number, number] => {
      const node = children.get(choice)
      return node === undefined ? [0, 0] : [rules.get('mind.nodes', node, 'visits'), rules.get('mind.nodes', node, 'total')]
    })
    const lines = asked.foresee ? foresee(rules, asked.foresee, asked.choices.map((choice) => children.get(choice)), found) : []
    return { fault: rules.get('plans', 0, 'fault'), found, lines }
  }

  private roomFor(nodes: number): Rules {
    if (!this.rules || nodes > this.room) {
      this.room = nodes
      this.rules = new Rules(this.told, this.code, { 'mind.states': WORK_AND_ROOT, 'mind.menus': MENUS, 'mind.lucks': 1, 'mind.nodes': nodes, plans: 1 })
    }
    return this.rules
  }
}

/** Lines that go on from what a search has just found, through its tree. */
function foresee(rules: Rules, wanted: Foresee, nodes: (number | undefined)[], found: [number, number][]): [number, Line[][]][] {
  const mean = (i: number) => found[i]![1] / found[i]![0]
  const order = [...found.keys()].filter((i) => found[i]![0] > 0).sort((i, j) => found[j]![0] - found[i]![0] || mean(j) - mean(i) || i - j)
  rules.lay('mind.states', ROOT, Uint8Array.from(atob(wanted.state), (each) => each.charCodeAt(0)))
  rules.set('plans', 0, { widening: wanted.widening })
  return order.slice(0, wanted.choices).map((i) => {
    const node = nodes[i]!
    const passes = wanted.horizons.map((horizon) => {
      rules.set('plans', 0, { horizon })
      rules.set('mind.nodes', node, { total: found[i]![1] + wanted.certain * rules.get('mind.nodes', node, 'visits') })
      return Array.from({ length: wanted.lines }, (): Line => {
        rules.call({ iterations: 1, afresh: 0 })
        return [rules.get('plans', 0, 'worth', wanted.seat), toldIn(rules)]
      })
    })
    rules.set('mind.nodes', node, { total: found[i]![1] })
    return [i, passes]
  })
}

function toldIn(rules: Rules): number[][] {
  const n = rules.get('mind.states', WORK, 'log', 'told')
  const ring = rules.length('mind.states', 'log', 'what')
  return Array.from({ length: Math.min(n, ring) }, (_, k) => {
    const at = (n - Math.min(n, ring) + k) % ring
    return ['seats', 'what', 'a', 'b', 'c'].map((name) => rules.get('mind.states', WORK, 'log', name, at))
  })
}
