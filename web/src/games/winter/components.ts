/** The printed components as the server delivers them; every number on the board comes from here. */

interface Row {
  id: string
  name?: string
  status: string
  source: string
  note?: string
}
export interface CardRow extends Row {
  copies?: number
  era?: number
  labour?: number
  points: number
  abilities: string[]
}
export interface AnimalRow extends Row {
  copies: number
  wild: boolean
  set_points: number[]
  use: string
}
export interface Components {
  pack: { id: string; label: string }
  counts: Record<string, number>
  display: { culture: number; grounds: number }
  food_track: { free: number }
  food_labour: Record<string, number[]>
  tool_track: { most: number }
  rest: { effect: string; labour: number }
  influence: { camp: number; community: number }
  burial: { from: number[]; first: number[]; second: number[]; others: number[] }
  column: (Row & {
    price: string
    camp_price?: string
    reveal_price?: string
    reveals?: number
    middle: string
    bottom: string
  })[]
  starting: CardRow[]
  tribe: CardRow[]
  culture: CardRow[]
  animal: AnimalRow[]
  chief: (Row & { side_a: string[]; side_b: string[] })[]
  setup: (Row & { tribe: string; food: number; tools: number; animals: string[]; camp: boolean })[]
  terrain: (Row & { tiles: number; bonus: string })[]
  stone: (Row & { era: number; score: string })[]
  stone_cell: (Row & { cost: string; bonus: string })[]
  megalith_cell: (Row & { bonus: string })[]
  board: (Row & { cells: string[][] })[]
  layout: (Row & { seats: number; slots: number[][] })[]
  offering: (Row & { rate: number; bonus: string })[]
  veneration: (Row & { points: number })[]
  order: (Row & { start: string; eclipse: string })[]
  glacier_token: (Row & { bonus: string })[]
  rest_token: (Row & { effects: string[] })[]
  [table: string]: any
}

let known: Components | null = null
let rows = new Map<string, any>()
const TABLES = [
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
  'board',
] as const

/** Tell the words what is printed; until then things are called by their ids. */
export function know(components: Components | null): void {
  if (!components || components === known) return
  known = components
  rows = new Map(TABLES.flatMap((table) => components[table].map((row: Row) => [row.id, row] as const)))
}
export const printed = (): Components | null => known
export const rowOf = (id: string): any => rows.get(id)
export const cardRow = (id: string): CardRow | undefined => (rows.get(id)?.abilities ? rows.get(id) : undefined)
export const isCulture = (id: string): boolean => /^C\d/.test(id)
export const SPECIES = (): string[] => known?.animal.map((row) => row.id) ?? []
export const TRIBES = (): string[] => known?.tribe.map((row) => row.id) ?? []
/** What kind of thing an id names. */
export function tableOf(id: string): string {
  const row = rows.get(id)
  return TABLES.find((table) => known?.[table].includes(row)) ?? ''
}

// --- effects: the closed vocabulary -----------------------------------------------

export const WORDS = [
  'tribe',
  'tribe-discard',
  'culture',
  'stone',
  'camp',
  'move',
  'community',
  'reveal',
  'animal',
  'animal-deck',
  'use-animal',
  'megalith',
  'draw',
  'idol',
  'tool',
  'bury',
  'discard',
  'food',
  'labour',
  'points',
  'fill-food',
] as const
export interface Unit {
  word: string
  n: number
  limit: string
}
export interface Effect {
  mark: string
  pay: Unit[]
  gain: Unit[]
  ordered: boolean
}
const units = (text: string, divider: string): Unit[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [word = '', n = '1', limit = ''] = part.split(' ')
      return { word, n: Number(n), limit }
    })
const parsed = new Map<string, Effect>()
/** An effect from its words: `settle: pay food 1 -> camp 1 then move 1`. */
export function effectOf(text: string): Effect {
  const found = parsed.get(text)
  if (found) return found
  const [before = '', after] = text.includes(':') ? text.split(':') : ['', text]
  const [price, rest = ''] = after!.includes('->') ? after!.split('->') : ['', after]
  const ordered = rest.includes(' then ')
  const effect = {
    mark: before.trim(),
    pay: units(price!.replace(/^\s*pay /, ''), '+'),
    gain: units(rest, ordered ? ' then ' : '+'),
    ordered,
  }
  parsed.set(text, effect)
  return effect
}

/** What is asked for, or comes next. */
export const stepOf = (view: any): string => view?.steps?.at(-1)?.step ?? ''
export const isOver = (view: any): boolean => stepOf(view) === 'over'
/** Labour is counted in halves. */
export const half = (n: number): string => (n % 2 ? `${n > 1 || n < -1 ? Math.trunc(n / 2) : ''}½` : String(n / 2))
export const totalOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0)
