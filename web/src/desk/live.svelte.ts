import { link, type Line } from '../lib/link'
import { speech } from '../lib/speech.svelte'
import { deskKey } from './server'
import type { Answer, DeskQuestion, Question } from './types'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

/** The desk's answers while one looks. The last figures stay until the first of the next question are there. */
export class Answers {
  /** The last answer that had figures. */
  shown = $state.raw<Answer | null>(null)
  /** What was last said of the present question. */
  state = $state<'idle' | 'asked' | 'preparing' | 'playing' | 'done' | 'refused'>('idle')
  /** What it says in words: why there are no figures. */
  sentence = $state('')
  connected = $state(true)

  private socket: Line | null = null
  private question: Question | null = null
  private number = 0
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor() {
    this.open()
  }

  /** Whether the figures are of an earlier question. */
  get stale(): boolean {
    return this.shown !== null && this.shown.ask !== this.number
  }

  ask(question: Question): void {
    this.question = question
    this.number += 1
    this.state = 'asked'
    this.sentence = ''
    this.send()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private send(): void {
    if (!this.question || this.socket?.readyState !== WebSocket.OPEN) return
    const key = deskKey()
    this.socket.send(JSON.stringify({ ask: this.number, ...this.question, lang: speech.language, ...(key ? { key } : {}) } satisfies DeskQuestion))
  }

  private open(): void {
    const socket = link.live(`/api/desk/live?lang=${speech.language}`)
    this.socket = socket
    socket.onopen = () => {
      this.connected = true
      this.wait = FIRST_WAIT
      this.send()
    }
    socket.onmessage = (event) => { if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Answer) }
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return
      this.connected = false
      this.timer = setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
    }
  }

  private hear(answer: Answer): void {
    // What is refused before it is read has no number.
    if (answer.ask !== this.number && answer.ask !== -1) return
    this.state = answer.state
    this.sentence = answer.sentence ?? ''
    if (answer.figures) this.shown = answer
  }
}
