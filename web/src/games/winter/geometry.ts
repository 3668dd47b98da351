/** Where things stand: pure geometry, no rules. Hexagons with a flat top. */
export interface Point {
  x: number
  y: number
}

/** From the middle of a hexagon to its corners, in units of the drawing. */
export const R = 60
const HIGH = R * Math.sqrt(3)
export const middle = (hex: { q: number; r: number }): Point => ({ x: 1.5 * R * hex.q, y: HIGH * (hex.r + hex.q / 2) })
export const centre = (points: Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
})
export const polar = (radius: number, degrees: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
})
export const hexPath = (r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => polar(r, 60 * i))
    .map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
    .join('') + 'Z'

/** Where the camps of each seat stand on a hexagon: always the same corner, so that places are read without colours. */
export const CAMP_AT: Point[] = [
  { x: -24, y: -20 },
  { x: 24, y: -20 },
  { x: 24, y: 14 },
  { x: -24, y: 14 },
]

/** The side of a cell of the megalith field, and how far a stone of each level is lifted. */
export const CELL = 54
export const LIFT = 7
/** The middle of a megalith: in its cell, or over the point where four of the level below meet. */
export function stoneAt(level: number, row: number, col: number): Point {
  const shift = (level - 1) / 2
  return { x: (col + 0.5 + shift) * CELL, y: (row + 0.5 + shift) * CELL }
}
