/** What `make fixtures` keeps of a game: its printed components, and tables as the server tells them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Decision, LogRow, Offer, OfferOf, StateMessage } from '../src/kit/types'

export interface PlayedTable<View, D extends Decision = Decision> {
  /** To whoever was asked, one for each new kind of question or answer; the last one is the end, for watchers. */
  states: (Omit<StateMessage, 'view' | 'offers'> & { view: View; offers: OfferOf<D>[] })[]
  /** The whole log as a watcher knows it. */
  rows: (LogRow & { text: string | null })[]
}

/** An offer that is told by its text alone, under its verb. */
export function offer(text: string): Offer {
  const [verb = ''] = text.split(' ')
  return { text, verb, says: text, brief: text, brings: '', heading: verb, facts: [] }
}

export function fixture<Components, View = unknown, D extends Decision = Decision>(
  game: string,
): { components: Components; tables: PlayedTable<View, D>[] } {
  const told = JSON.parse(readFileSync(join(import.meta.dirname, '../src/games', game, 'fixture.json'), 'utf8'))
  for (const table of told.tables) for (const row of table.rows) row.text = row.decision?.text ?? null
  return told
}
