/** A game to look at: its table, its whole log and its drawing, gathered once. */
import { api } from './api'
import { settings } from './settings.svelte'
import { Socket } from './socket'
import { learn } from './game-words.svelte'
import type { GameFront, LogRow, Outcome, TableInfo, Things } from './types'
import { frontOf } from '../games/registry'

export interface Watched {
  table: TableInfo
  rows: LogRow[]
  game: GameFront
  components: unknown
  things: Things
  outcome: Outcome | null
}

/** The log comes with the first words on the wire; the line is closed after them. */
function log(id: string): Promise<{ rows: LogRow[]; outcome: Outcome | null }> {
  return new Promise((done) => {
    let rows: LogRow[] = []
    const socket = new Socket(
      id,
      () => settings.lang,
      (said) => {
        if (said.type === 'log') rows = said.rows
        if (said.type !== 'state') return
        done({ rows, outcome: said.outcome })
        queueMicrotask(() => socket.end())
      },
      () => {},
    )
  })
}

export async function watched(id: string): Promise<Watched> {
  const table = await api.table(id)
  const [game, { tables, things }, { rows, outcome }] = await Promise.all([
    frontOf(table.game),
    api.components(table.game, table.options.pack),
    log(id),
    learn(table.game),
  ])
  game.know?.(tables, things)
  return { table, rows, game, components: tables, things, outcome }
}
