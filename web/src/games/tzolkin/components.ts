/** The printed components as the server delivers them; every number on the board comes from here. */

export type Goods = Partial<Record<'corn' | 'wood' | 'stone' | 'gold' | 'skull', number>>
export interface TileRow {
  id: string
  age?: number
  frame?: string
  cost?: Goods
  effects?: string[]
  score?: string
  gear?: string
  space?: number
}
export interface Components {
  [table: string]: any
}

let known: Components | null = null

/** Tell the words what is printed; until then tiles are called by their ids. */
export function know(components: Components | null): void {
  if (components) known = components
}
export const printed = (): Components | null => known

export const GEARS = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen'] as const
export const TEMPLES = ['brown', 'yellow', 'green'] as const
export const TRACKS = ['agriculture', 'extraction', 'architecture', 'theology'] as const
export const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const

/** The gear is called `chichen` in views and decisions, `chichen_itza` in the tables. */
export const tableOf = (gear: string): string => (gear === 'chichen' ? 'chichen_itza' : gear)
export const gearRow = (c: Components, gear: string): any => c.gear.find((row: any) => row.id === tableOf(gear))
export const templeRow = (c: Components | null, temple: string): any => c?.temple.find((row: any) => row.id === temple)

export function tileRow(c: Components | null, id: string): TileRow | undefined {
  const table = id.startsWith('M') ? 'monument' : id.startsWith('W') ? 'wealth' : 'building'
  return c?.[table].find((row: TileRow) => row.id === id)
}
export const tileKind = (id: string): 'monument' | 'wealth' | 'building' =>
  id.startsWith('M') ? 'monument' : id.startsWith('W') ? 'wealth' : 'building'

/** The word for what is printed at a space: a key of `action` and `short` in the catalogues. */
export function actionKind(c: Components, gear: string, space: number): string {
  if (space === 0) return 'zero'
  const row = c[tableOf(gear)][space - 1]
  if (!row || gearRow(c, gear).free_choice.includes(space)) return 'free'
  if (gear === 'palenque') return row.tile === 'none' ? 'fish' : row.wood ? 'harvest' : 'corn'
  if (gear === 'yaxchilan') return 'gain'
  if (gear === 'chichen') return row.resource ? 'skull resource' : 'skull'
  return row.action
}

/** Points of a step, the goods there, and so on are in the row; here only how quarters are written. */
export function quarters(amount: number): string {
  const whole = Math.trunc(amount / 4)
  const rest = Math.abs(amount % 4)
  const sign = amount < 0 ? '−' : ''
  const part = ['', '¼', '½', '¾'][rest]!
  return sign + (whole === 0 && part ? part : `${Math.abs(whole)}${part}`)
}
