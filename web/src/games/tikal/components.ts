/** The printed components as the server delivers them; every number on the board comes from here. */

export interface TileRow {
  id: string
  letter?: string
  kind: string
  value?: number
  masks?: number
  edges: number[]
  space?: string
}
export interface Components {
  tile: TileRow[]
  preprinted: TileRow[]
  board: { columns: number; rows: number }
  treasure: { id: string; copies: number }[]
  token: { number: number; copies: number }[]
  action: { id: string; ap: number }[]
  pieces: { workers: number; camps: number; guards: number }
  points: { ap: number; leader_strength: number; treasures: number[] }
  [table: string]: any
}

let known: Components | null = null
let tiles = new Map<string, TileRow>()

/** Tell the words what is printed; until then tiles are called by their ids. */
export function know(components: Components | null): void {
  if (!components || components === known) return
  known = components
  tiles = new Map([...components.tile, ...components.preprinted].map((row) => [row.id, row]))
}
export const printed = (): Components | null => known
export const tileRow = (id: string): TileRow | undefined => tiles.get(id)
export const TREASURES = ['mask', 'jade', 'idol', 'bowl', 'knife', 'shell', 'mirror', 'flute'] as const

export const isOver = (view: any): boolean => view?.steps?.at(-1)?.step === 'over'
/** Has anybody still to score? */
export const isScoring = (view: any): boolean =>
  (view?.steps ?? []).some((one: { step: string }) => one.step === 'score')
/** Turns in a round are as many as players: so many rounds until the stack is used up. */
export const roundsOf = (view: any): number =>
  Math.ceil((known?.tile.length ?? 36) / Math.max(1, view?.players?.length ?? 1))
