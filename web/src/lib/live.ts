import { link, type Line } from './link'
import { speech } from './speech.svelte'
import type { Hello, Live } from './types'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

/**
 * The live connection of a table: it says who it is once, is told what happens, and comes back by itself when
 * it is lost, saying what it has seen.
 */
export class Connection {
  private socket: Line | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly code: string,
    private readonly token: string | null,
    private readonly since: () => number | null,
    private readonly heard: (message: Live) => void,
    /** The server tells everything from now on. What it told before must be read. */
    private readonly listens: () => void,
    private readonly changed: (connected: boolean) => void,
    private readonly password: string | null = null,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || document.hidden || this.closed) return
    clearTimeout(this.timer)
    this.socket?.close()
    this.open()
  }

  private open(): void {
    const socket = link.live(`/api/tables/${this.code}/live`)
    this.socket = socket
    let listening = false
    socket.onopen = () => {
      socket.send(JSON.stringify({
        type: 'hello', token: this.token, since: this.since(), lang: speech.language, password: this.password,
      } satisfies Hello))
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      const message = JSON.parse(String(event.data)) as Live
      this.wait = FIRST_WAIT
      if (message.type === 'error') this.closed = true
      else this.changed(true)
      this.heard(message)
      if (listening || message.type === 'error') return
      listening = true
      this.listens()
    }
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return
      this.changed(false)
      this.timer = setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT)
    }
  }
}
