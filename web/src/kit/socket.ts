/** The wire of one table: connects, comes again by itself, and notices when something was missed. */
import { changed } from './changes'
import type { Language, Said, Say, StateMessage } from './types'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

const PING = 20_000
const SILENCE = 45_000

/** Wait before the n-th new attempt: 0.3 s, 0.6 s … 10 s, a little different for everybody. */
export function patience(attempt: number, chance = Math.random()): number {
  return Math.min(10_000, 300 * 2 ** attempt) * (0.75 + chance / 2)
}

export class Socket {
  private wire: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private next: number | null = null
  private state: StateMessage | null = null
  private ended = false

  constructor(
    private id: string,
    private lang: () => Language,
    private onSaid: (said: Said) => void,
    private onLine: (line: Line) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send; false if the line is down (the caller keeps what was meant). */
  say(what: Say): boolean {
    if (this.wire?.readyState !== WebSocket.OPEN) return false
    this.wire.send(JSON.stringify(what))
    return true
  }

  /** Start afresh: everything is told again from the beginning. */
  again(): void {
    this.drop()
    this.connect()
  }

  end(): void {
    this.ended = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.drop()
    this.onLine('closed')
  }

  private hurry = (): void => {
    if (document.hidden || this.ended) return
    const state = this.wire?.readyState
    if (state === WebSocket.OPEN && Date.now() - this.heard < SILENCE) return
    if (state === WebSocket.CONNECTING) return
    this.again()
  }

  private connect(): void {
    if (this.ended) return
    this.onLine(this.attempt ? 'lost' : 'connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const wire = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?lang=${this.lang()}&changes=1`,
    )
    this.wire = wire
    this.next = null
    this.state = null
    wire.onopen = () => {
      this.heard = Date.now()
      this.pulse = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) wire.close()
        else this.say({ type: 'ping' })
      }, PING)
    }
    wire.onmessage = (event) => {
      this.heard = Date.now()
      let said: Said
      try {
        said = JSON.parse(String(event.data)) as Said
      } catch {
        return
      }
      this.hear(said)
    }
    wire.onclose = () => {
      if (this.wire !== wire) return
      this.drop()
      if (this.ended) return
      this.onLine('lost')
      this.timer = setTimeout(() => this.connect(), patience(this.attempt++))
    }
  }

  private hear(said: Said): void {
    if (said.type === 'log') {
      this.attempt = 0
      this.onLine('open')
      this.next = said.rows.length ? said.rows[said.rows.length - 1]!.seq + 1 : null
    } else if (said.type === 'row') {
      if (this.next !== null && said.row.seq > this.next) return this.again()
      if (this.next !== null && said.row.seq < this.next) return
      this.next = said.row.seq + 1
    } else if (said.type === 'change') {
      if (this.state?.seq !== said.after || this.state.seat !== said.seat) return this.again()
      said = changed(this.state, said)
    }
    if (said.type === 'state') this.state = said
    this.onSaid(said)
  }

  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    const wire = this.wire
    this.wire = null
    if (wire) {
      wire.onclose = wire.onmessage = wire.onopen = null
      wire.close()
    }
  }
}
