import { expect, it } from 'vitest'
import {
  HEIGHT,
  R,
  allSpaces,
  along,
  beyond,
  border,
  boxOf,
  cellOf,
  extent,
  middle,
  nameOf,
  sideTowards,
  towards,
  turned,
} from './geometry'
import { fixture } from '../../../test/fixture'
import type { Components } from './types'

const { components } = fixture<Components>('tikal')
const ALL = allSpaces(components.board.columns, components.board.rows)

it('names the spaces column by column', () => {
  expect(ALL.length).toBe(40)
  expect(ALL.slice(0, 6)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])
  for (const space of ALL) expect(nameOf(cellOf(space))).toBe(space)
})
it('puts neighbours beside each other, and only them', () => {
  for (const space of ALL)
    for (let side = 0; side < 6; side++) {
      const next = beyond(space, side)
      if (!ALL.includes(next)) continue
      expect(beyond(next, (side + 3) % 6)).toBe(space)
      expect(sideTowards(space, next)).toBe(side)
      const [a, b, mid] = [middle(space), middle(next), border(space, side)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HEIGHT)
      expect(mid.x).toBeCloseTo((a.x + b.x) / 2)
      expect(mid.y).toBeCloseTo((a.y + b.y) / 2)
    }
  expect(sideTowards('a1', 'c1')).toBe(-1)
  expect(['b2', 'b1'].map((space) => sideTowards('a1', space))).toEqual([1, 2])
})
it('turns a tile as the rules do', () => {
  expect(turned([2, 1, 0, 0, 0, 0], 1)).toEqual([0, 2, 1, 0, 0, 0])
  expect(turned([2, 1, 0, 0, 0, 0], 5)).toEqual([1, 0, 0, 0, 0, 2])
})
it('lets the map grow from the base camp to the whole board', () => {
  expect(extent(['a1', 'a2', 'b1', 'b2'], 8, 5)).toEqual({ columns: 4, rows: 3 })
  expect(extent(['a1', 'f3'], 8, 5)).toEqual({ columns: 7, rows: 4 })
  expect(extent(ALL, 8, 5)).toEqual({ columns: 8, rows: 5 })
  const whole = boxOf({ columns: 8, rows: 5 })
  for (const space of ALL) {
    const at = middle(space)
    expect(at.x - R).toBeGreaterThan(whole.x)
    expect(at.x + R).toBeLessThan(whole.x + whole.width)
    expect(at.y - HEIGHT / 2).toBeGreaterThan(whole.y)
    expect(at.y + HEIGHT / 2).toBeLessThan(whole.y + whole.height)
  }
})
it('goes everywhere with arrow keys', () => {
  expect(towards('a1', 'ArrowUp', ALL)).toBe('a2')
  expect(towards('a1', 'ArrowLeft', ALL)).toBeNull()
  expect(towards('a1', 'Enter', ALL)).toBeNull()
  const seen = new Set(['a1'])
  for (const space of seen)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = towards(space, key, ALL)
      if (next) seen.add(next)
    }
  expect(seen.size).toBe(40)
})
it('follows a way from its start to its end', () => {
  expect(along(['a1', 'a2', 'b2'], 0)).toEqual(middle('a1'))
  expect(along(['a1', 'a2', 'b2'], 0.5)).toEqual(middle('a2'))
  expect(along(['a1', 'a2', 'b2'], 1)).toEqual(middle('b2'))
  expect(along(['a1', 'a2'], 0.5).y).toBeCloseTo(-HEIGHT / 2)
})
