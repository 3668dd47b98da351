/** Where things stand on the map: pure geometry, no rules. Hexagons with a flat top; sides count clockwise from the
 *  top. */

export interface Point {
  x: number
  y: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** From the middle of a hexagon to its corners, in units of the drawing. */
export const R = 100
export const HEIGHT = R * Math.sqrt(3)
export const MARGIN = 12
const COLUMNS = 'abcdefgh'

export const rad = (degrees: number): number => (degrees * Math.PI) / 180
export const polar = (radius: number, degrees: number, from: Point = { x: 0, y: 0 }): Point => ({
  x: from.x + radius * Math.cos(rad(degrees)),
  y: from.y + radius * Math.sin(rad(degrees)),
})
/** Direction from the middle of a hexagon to the middle of a side. */
export const sideAngle = (side: number): number => -90 + 60 * side

export interface Cell {
  column: number
  row: number
}
export const cellOf = (space: string): Cell => ({
  column: COLUMNS.indexOf(space[0] ?? ''),
  row: Number(space.slice(1)) - 1,
})
export const nameOf = ({ column, row }: Cell): string => `${COLUMNS[column] ?? '?'}${row + 1}`

/** The middle of a space; the base camp's is the origin, odd columns stand half a hexagon lower. */
export function middle(space: string): Point {
  const { column, row } = cellOf(space)
  return { x: column * 1.5 * R, y: HEIGHT * ((column % 2) / 2 - row) }
}

/** The space beyond a side, on the board or not. */
export function beyond(space: string, side: number): string {
  const { column, row } = cellOf(space)
  const odd = column % 2
  const step = [
    [0, 1],
    [1, 1 - odd],
    [1, -odd],
    [0, -1],
    [-1, -odd],
    [-1, 1 - odd],
  ][side % 6]!
  return nameOf({ column: column + step[0]!, row: row + step[1]! })
}
/** The side of one space that looks at its neighbour; −1 if they do not touch. */
export const sideTowards = (from: string, to: string): number =>
  [0, 1, 2, 3, 4, 5].findIndex((side) => beyond(from, side) === to)
/** The middle of the border between a space and the one beyond a side. */
export const border = (space: string, side: number): Point => polar(HEIGHT / 2, sideAngle(side), middle(space))

/** Stones of a tile towards the six sides after turning it clockwise by so many sixths. */
export const turned = (edges: number[], turn: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((side) => edges[(side - turn + 6) % 6] ?? 0)

export const hexPath = (r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => polar(r, 60 * i))
    .map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
    .join('') + 'Z'

/** All spaces of a board, column by column. */
export const allSpaces = (columns: number, rows: number): string[] =>
  Array.from({ length: columns * rows }, (_, i) => nameOf({ column: Math.floor(i / rows), row: i % rows }))

/** The part of the board worth showing: what is explored or offered, and one ring around it. It grows from the base
 *  camp's corner. */
export function extent(spaces: string[], columns: number, rows: number): { columns: number; rows: number } {
  const cells = spaces.map(cellOf)
  const most = (values: number[], least: number, limit: number): number =>
    Math.min(limit, Math.max(least, ...values.map((n) => n + 2)))
  return {
    columns: most(
      cells.map((cell) => cell.column),
      4,
      columns,
    ),
    rows: most(
      cells.map((cell) => cell.row),
      3,
      rows,
    ),
  }
}
export function boxOf(size: { columns: number; rows: number }): Box {
  const left = -R - MARGIN
  const top = -HEIGHT * (size.rows - 0.5) - MARGIN
  return { x: left, y: top, width: (size.columns - 1) * 1.5 * R + R + MARGIN - left, height: HEIGHT + MARGIN - top }
}

/** The point after a part (0 to 1) of a way over the middles of spaces. */
export function along(path: string[], part: number): Point {
  const at = Math.max(0, Math.min(1, part)) * (path.length - 1)
  const [a, b] = [middle(path[Math.floor(at)]!), middle(path[Math.ceil(at)]!)]
  return { x: a.x + (b.x - a.x) * (at % 1), y: a.y + (b.y - a.y) * (at % 1) }
}

/** The next space for an arrow key among those there are: the nearest one that lies more in that direction than
 *  beside it. */
export function towards(from: string, key: string, among: string[]): string | null {
  const angle = ({ ArrowUp: -90, ArrowDown: 90, ArrowLeft: 180, ArrowRight: 0 } as Record<string, number>)[key]
  if (angle === undefined) return null
  const start = middle(from)
  let found: string | null = null
  let least = Infinity
  for (const space of among) {
    const at = middle(space)
    const [dx, dy] = [at.x - start.x, at.y - start.y]
    const along = dx * Math.cos(rad(angle)) + dy * Math.sin(rad(angle))
    const beside = Math.abs(-dx * Math.sin(rad(angle)) + dy * Math.cos(rad(angle)))
    if (space === from || along < 1 || beside > along * 1.01) continue
    const far = along + 1.6 * beside
    if (far < least) [found, least] = [space, far]
  }
  return found
}

/** Where each seat's figures stand on a tile: always the same corner, so that places are read without colours. */
export const SEAT_ANGLE = [240, 300, 60, 120]
