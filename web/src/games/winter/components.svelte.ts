/** The printed components and their words as the server delivers them; every number on the board comes from here. */
import type {
  WinterComponents,
  WinterCultureRow,
  WinterStartingRow,
  WinterTribeRow,
  WinterView,
} from '../../kit/schema'
import type { Things } from '../../kit/types'

export type Components = WinterComponents
export type Effect = Components['effects'][string]
export interface Unit {
  symbol: string
  amount: number
  limit?: string
}
type CardRow = WinterStartingRow | WinterTribeRow | WinterCultureRow
type Table = 'starting' | 'tribe' | 'culture' | 'animal' | 'chief' | 'setup' | 'terrain' | 'stone'
type Tokens = 'glacier_token' | 'rest_token'
const TABLES: (Table | Tokens)[] = [
  'starting',
  'tribe',
  'culture',
  'animal',
  'chief',
  'setup',
  'terrain',
  'stone',
  'glacier_token',
  'rest_token',
]

let tables: Components | null = $state.raw(null)
let told: Things = $state.raw({})

/** Tell the board what is printed; until then things are called by their ids. */
export function know(components: Components | null, things: Things): void {
  tables = components
  told = things
}
const NOTHING: Effect = { mark: '', pay: [], gain: [], ordered: false }

export const printed = (): Components | null => tables
export const things = (): Things => told
/** An effect taken apart, by its words in the component file. */
export const effectOf = (text: string): Effect => tables?.effects[text] ?? NOTHING

const rowIn = <Name extends Table | Tokens>(name: Name, id: string): Components[Name][number] | undefined =>
  tables?.[name].find((row) => row.id === id)
export const cardRow = (id: string): CardRow | undefined =>
  rowIn('starting', id) ?? rowIn('tribe', id) ?? rowIn('culture', id)
export const isCulture = (id: string): boolean => rowIn('culture', id) !== undefined
export const animalRow = (id: string): Components['animal'][number] | undefined => rowIn('animal', id)
export const chiefRow = (id: string): Components['chief'][number] | undefined => rowIn('chief', id)
export const setupRow = (id: string): Components['setup'][number] | undefined => rowIn('setup', id)
export const terrainRow = (id: string): Components['terrain'][number] | undefined => rowIn('terrain', id)
export const stoneRow = (id: string): Components['stone'][number] | undefined => rowIn('stone', id)
export const glacierToken = (id: string): Components['glacier_token'][number] | undefined => rowIn('glacier_token', id)
export const restToken = (id: string): Components['rest_token'][number] | undefined => rowIn('rest_token', id)
export const scoreOf = (id: string): Components['score'][number] | undefined =>
  tables?.score.find((row) => row.id === id)
/** How sure the data of a thing is. */
export const statusOf = (id: string): string => {
  for (const name of TABLES) {
    const row = rowIn(name, id)
    if (row) return row.status
  }
  return ''
}
/** What a chief can do on a side of its card. */
export function sideOf(chief: string, side: string): string[] {
  const row = chiefRow(chief)
  return (side === 'B' ? row?.side_b : row?.side_a) ?? []
}
export const SPECIES = (): string[] => tables?.animal.map((row) => row.id) ?? []
export const TRIBES = (): string[] => tables?.tribe.map((row) => row.id) ?? []
/** The points a set of unused animals is worth by itself. */
export function setPoints(species: string, n: number): number {
  const list = animalRow(species)?.set_points ?? []
  return n > 0 ? (list[Math.min(n, list.length) - 1] ?? 0) : 0
}

// --- the view --------------------------------------------------------------------------

export const isOver = (view: WinterView): boolean => view.steps.at(-1)?.step === 'over'
export const ROUNDS = 4
export const eraOf = (round: number): number => (round <= 2 ? 1 : 2)
/** Labour is counted in halves. */
export const half = (n: number): string => (n % 2 ? `${n > 1 || n < -1 ? Math.trunc(n / 2) : ''}½` : String(n / 2))
export const totalOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0)
