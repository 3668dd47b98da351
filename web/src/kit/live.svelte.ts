/** One table as this browser sees it: what was said, what is shown, what may be answered. */
import { t } from './i18n'
import { Socket, type Line } from './socket'
import { pace, settings } from './settings.svelte'
import { toast } from './toasts.svelte'
import type { Language, LogRow, Said, Say, StateMessage, TableInfo } from './types'

export interface Refusal {
  rule: string
  sentence: string
  text: string
  asked: boolean
}
export interface Vote {
  to: number
  by: number
  yes: number[]
  needed: number
}

const LONG_QUEUE = 8

export class Live {
  table = $state.raw<TableInfo | null>(null)
  rows = $state.raw<LogRow[]>([])
  /** What is on the screen; behind `latest` while others' moves are being shown. */
  shown = $state.raw<StateMessage | null>(null)
  latest = $state.raw<StateMessage | null>(null)
  line = $state<Line>('connecting')
  waiting = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  vote = $state.raw<Vote | null>(null)
  bye = $state('')

  readonly socket: Socket
  private queue: StateMessage[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private fresh = true
  private taking = 0
  /** Decisions that are played one after the other as long as each is offered. */
  private plan: string[] = []

  constructor(id: string) {
    this.socket = new Socket(
      id,
      () => settings.lang,
      (said) => this.hear(said),
      (line) => this.lineIs(line),
    )
  }

  /** Rows up to what is shown. */
  get seenRows(): LogRow[] {
    const seq = this.shown?.seq
    return this.behind && seq !== undefined ? this.rows.filter((row) => row.seq <= seq) : this.rows
  }

  get behind(): boolean {
    return this.shown !== this.latest
  }

  /** False if nothing was sent: what was meant is to be said again. */
  play(text: string): boolean {
    const state = this.latest
    if (!state || state.seat === null || this.waiting) return false
    this.skip()
    this.refusal = null
    return (this.waiting = this.say({ type: 'play', seq: state.seq, seat: state.seat, text }))
  }

  /** Play a whole turn, decision by decision through the usual door; what comes up unexpectedly ends it. */
  playAll(decisions: string[]): void {
    const [first, ...rest] = decisions
    if (first !== undefined && this.play(first)) this.plan = rest
  }

  undo(): void {
    const state = this.latest
    if (!state || state.seat === null || !state.undo || this.waiting) return
    this.skip()
    this.waiting = this.say({ type: 'undo', seq: state.seq, seat: state.seat })
  }

  /** Take back everything decided in this turn, one step after the other. */
  undoTurn(steps: number): void {
    this.taking = Math.max(0, steps - 1)
    this.undo()
  }

  why(text: string): boolean {
    return this.latest?.seat != null && this.say({ type: 'why', seat: this.latest.seat, text })
  }

  face(seat: number): void {
    this.say({ type: 'face', seat })
  }

  /** Everything comes again in that language. */
  speak(lang: Language): void {
    this.fresh = true
    this.socket.say({ type: 'speak', lang })
  }

  back(to: number, yes = true): void {
    this.say({ type: 'back', to, yes })
  }

  /** Show the newest at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.shown = this.latest
  }

  end(): void {
    clearTimeout(this.timer)
    this.socket.end()
  }

  /** What a person wants while the line is down is not sent later: they are told. */
  private say(what: Say): boolean {
    const sent = this.socket.say(what)
    if (!sent) toast(t('line.notyet'), { kind: 'bad', seconds: 4 })
    return sent
  }

  private lineIs(line: Line): void {
    this.line = line
    if (line !== 'open') {
      this.waiting = false
      this.taking = 0
      this.plan = []
      this.fresh = true
    } else this.bye = ''
  }

  private hear(said: Said): void {
    switch (said.type) {
      case 'table':
        this.table = said.table
        break
      case 'log':
        this.rows = said.rows
        break
      case 'row':
        this.rows = [...this.rows, said.row]
        break
      case 'state':
        this.stateIs(said)
        break
      case 'refused':
        this.waiting = false
        this.taking = 0
        this.plan = []
        this.refusal = { ...said, asked: false }
        break
      case 'why':
        this.refusal = { ...said, asked: true }
        break
      case 'vote':
        this.vote = said.to === null || said.by === null ? null : { ...said, to: said.to, by: said.by }
        break
      case 'bye':
        this.bye = said.reason
        break
    }
  }

  private stateIs(state: StateMessage): void {
    const before = this.latest
    this.waiting = false
    this.latest = state
    const others =
      before !== null &&
      state.seq > before.seq &&
      this.rows.some((row) => row.seq > before.seq && row.seat >= 0 && row.seat !== state.seat)
    if (this.fresh || !others || !pace() || document.hidden) this.skip()
    else {
      this.queue.push(state)
      this.timer ??= setTimeout(() => this.step(), 0)
    }
    this.fresh = false
    if (this.taking > 0) {
      this.taking -= 1
      this.undo()
    } else if (this.plan.length) this.goOn(before, state)
  }

  private goOn(before: StateMessage | null, state: StateMessage): void {
    const [next, ...rest] = this.plan
    this.plan = []
    if (state.seat === before?.seat && state.offers.some((offer) => offer.text === next) && this.play(next!))
      this.plan = rest
    else toast(t('turns.stopped'), { seconds: 6 })
  }

  private step(): void {
    this.timer = undefined
    const next = this.queue.shift()
    if (!next) return
    this.shown = next
    if (this.queue.length) this.timer = setTimeout(() => this.step(), pace() / (this.queue.length > LONG_QUEUE ? 3 : 1))
    else if (next === this.latest) this.timer = undefined
  }
}
