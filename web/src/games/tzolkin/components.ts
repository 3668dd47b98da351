/** The printed components as the server delivers them; every number on the board comes from here. */
import type { TzolkinBuildingRow, TzolkinGearRow, TzolkinTempleRow } from '../../kit/schema'
import type { Components } from './types'

export const GEARS = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen'] as const
export const TEMPLES = ['brown', 'yellow', 'green'] as const
export const TRACKS = ['agriculture', 'extraction', 'architecture', 'theology'] as const
export const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const
export type Gear = (typeof GEARS)[number]
export type Temple = (typeof TEMPLES)[number]
export type Track = (typeof TRACKS)[number]
export type Good = (typeof GOODS)[number]
export type Goods = Partial<Record<Good, number>>

export type Effect = TzolkinBuildingRow['effects'][number]
/** What is printed at a space; each gear has its own columns. */
export interface ActionRow {
  corn?: number
  wood?: number
  tile?: string
  gain?: Goods
  action?: string
  price?: Goods
  corn_per_resource?: number
  points?: number
  temple?: string
  resource?: boolean
}

/** The gear is called `chichen` in views and decisions, `chichen_itza` in the tables. */
const tableOf = (gear: Gear): 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen_itza' =>
  gear === 'chichen' ? 'chichen_itza' : gear
export const gearRow = (c: Components, gear: Gear): TzolkinGearRow => c.gear.find(({ id }) => id === tableOf(gear))!
export const templeRow = (c: Components, temple: Temple): TzolkinTempleRow => c.temple.find(({ id }) => id === temple)!
export const actionRow = (c: Components, gear: Gear, space: number): ActionRow => c[tableOf(gear)][space - 1] ?? {}

export type TileKind = 'building' | 'monument' | 'wealth'
/** What a tile is, and what is printed on it. */
export interface Tile {
  kind: TileKind
  frame: string
  cost: Goods
  effects: Effect[]
}
export function tileOf(c: Components, id: string): Tile {
  const building = c.building.find((row) => row.id === id)
  if (building) return { kind: 'building', ...building }
  const monument = c.monument.find((row) => row.id === id)
  if (monument) return { kind: 'monument', effects: [], ...monument }
  const wealth = c.wealth.find((row) => row.id === id)
  return { kind: 'wealth', frame: '', cost: {}, effects: wealth?.effects ?? [] }
}

/** The word for what is printed at a space. */
export function actionKind(c: Components, gear: Gear, space: number): string {
  if (space === 0) return 'zero'
  const row = actionRow(c, gear, space)
  if (gearRow(c, gear).free_choice.includes(space)) return 'free'
  if (gear === 'palenque') return row.tile === 'none' ? 'fish' : row.wood ? 'harvest' : 'corn'
  if (gear === 'yaxchilan') return 'gain'
  if (gear === 'chichen') return row.resource ? 'skull resource' : 'skull'
  return row.action ?? 'free'
}

/** Points are counted in quarters; here is how they are written. */
export function quarters(amount: number): string {
  const whole = Math.trunc(amount / 4)
  const rest = Math.abs(amount % 4)
  const sign = amount < 0 ? '−' : ''
  const part = ['', '¼', '½', '¾'][rest]!
  return sign + (whole === 0 && part ? part : `${Math.abs(whole)}${part}`)
}
