/** What `make fixtures` keeps of a game: its printed components, and tables as the server tells them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogRow, StateMessage } from '../src/kit/types'

export interface PlayedTable {
  /** To whoever was asked, one for each new kind of question or answer; the last one is the end, for watchers. */
  states: StateMessage[]
  /** The whole log as a watcher knows it. */
  rows: LogRow[]
}

export function fixture<Components>(game: string): { components: Components; tables: PlayedTable[] } {
  const told = JSON.parse(readFileSync(join(import.meta.dirname, '../src/games', game, 'fixture.json'), 'utf8'))
  for (const table of told.tables) for (const row of table.rows) row.text = row.decision?.text ?? null
  return told
}
