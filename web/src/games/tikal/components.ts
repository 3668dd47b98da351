/** The printed components as the server delivers them; every number on the board comes from here. */
import type { Components, View } from './types'

export interface TileRow {
  id: string
  letter?: string
  kind: string
  value?: number
  masks?: number
  edges: number[]
}

let known: Components | null = null
let tiles = new Map<string, TileRow>()

/** Told before anything is shown; until then tiles are called by their ids. */
export function know(components: Components): void {
  known = components
  tiles = new Map<string, TileRow>([...components.tile, ...components.preprinted].map((row) => [row.id, row]))
}
export const printed = (): Components | null => known
export const tileRow = (id: string): TileRow | undefined => tiles.get(id)
export const TREASURES = ['mask', 'jade', 'idol', 'bowl', 'knife', 'shell', 'mirror', 'flute'] as const

/** Is this what the table waits for? */
export const isAsked = (view: View, step: string): boolean => view.steps.at(-1)?.step === step
export const isOver = (view: View): boolean => isAsked(view, 'over')
/** Has anybody still to score? */
export const isScoring = (view: View): boolean => view.steps.some((one) => one.step === 'score')
