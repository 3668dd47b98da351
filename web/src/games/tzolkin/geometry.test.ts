import { describe, expect, it } from 'vitest'
import {
  MESH_TOOTH,
  VIEW,
  calendarTurn,
  closeUp,
  dayDirection,
  gearPlace,
  gearTurn,
  printedAt,
  radiusOf,
  spaceDirection,
  toothAt,
  toothDirection,
  toothRest,
  wheelPath,
  ARROW_TOOTH,
} from './geometry'
import { seatShape } from '../../kit/seats'
import { fixture } from '../../../test/fixture'
import { GEARS, gearRow } from './components'
import type { Components, Decision, View } from './types'

const { components } = fixture<Components, View, Decision>('tzolkin')
const CALENDAR = components.calendar.teeth
const gears = GEARS.map((name) => {
  const { teeth, last } = gearRow(components, name)
  return gearPlace(name, teeth, last, CALENDAR)
})
const norm = (a: number): number => ((a % 360) + 360) % 360
const near = (a: number, b: number): boolean => Math.min(norm(a - b), norm(b - a)) < 1e-6

describe('meshing', () => {
  it('has pitch circles that touch', () => {
    for (const gear of gears)
      expect(Math.hypot(gear.centre.x, gear.centre.y)).toBeCloseTo(radiusOf(CALENDAR) + gear.radius)
  })
  it('puts a tooth of the calendar into a gap of every gear, on every day', () => {
    for (const gear of gears)
      for (let day = 0; day <= 27; day++) {
        const calendar = toothDirection(MESH_TOOTH[gear.name]!, CALENDAR)
        const isTooth = Array.from({ length: CALENDAR }, (_, d) => dayDirection(d, day, CALENDAR)).some((a) =>
          near(a, calendar),
        )
        expect(isTooth).toBe(true)
        const teeth = Array.from({ length: gear.teeth }, (_, t) => toothRest(gear, t) + gearTurn(gear, day))
        const off = Math.min(...teeth.map((a) => Math.min(norm(a - gear.mesh), norm(gear.mesh - a))))
        expect(off).toBeCloseTo(gear.pitch / 2)
      }
  })
  it('turns gears and calendar by one tooth a day, in opposite directions', () => {
    expect(calendarTurn(1, CALENDAR)).toBeCloseTo(-360 / 26)
    for (const gear of gears) expect(gearTurn(gear, 1)).toBeCloseTo(360 / gear.teeth)
  })
})

describe('spaces', () => {
  it('lets a worker ride on its tooth from space to space', () => {
    for (const gear of gears)
      for (let day = 0; day < 27; day++)
        for (let space = 0; space < gear.teeth; space++) {
          const tooth = toothAt(space, day, gear.teeth)
          expect(near(toothRest(gear, tooth) + gearTurn(gear, day), spaceDirection(gear, space))).toBe(true)
          expect(toothAt((space + 1) % gear.teeth, day + 1, gear.teeth)).toBe(tooth)
        }
  })
  it('leaves the two unnumbered positions at the mesh', () => {
    for (const gear of gears)
      for (const space of [gear.last + 1, gear.last + 2]) {
        const angle = spaceDirection(gear, space) - gear.mesh
        expect(Math.min(norm(angle), norm(-angle))).toBeCloseTo(gear.pitch / 2)
      }
  })
  it('keeps printed spaces apart and inside the view', () => {
    const points = gears.flatMap((gear) =>
      Array.from({ length: gear.last + 1 }, (_, n) => {
        const isPlaque = n > 0 && n < (gear.name === 'chichen' ? 10 : 6)
        return { ...printedAt(gear, n, isPlaque), r: isPlaque ? 26 : 12 }
      }),
    )
    points.forEach((a, i) => {
      expect(a.x).toBeGreaterThan(VIEW.x + 30)
      expect(a.x).toBeLessThan(VIEW.x + VIEW.width - 30)
      expect(a.y).toBeGreaterThan(VIEW.y + 24)
      expect(a.y).toBeLessThan(VIEW.y + VIEW.height - 24)
      points.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r))
    })
  })
})

it('points at today', () => {
  expect(near(dayDirection(9, 9, CALENDAR), toothDirection(ARROW_TOOTH, CALENDAR))).toBe(true)
  expect(near(dayDirection(26, 0, CALENDAR), dayDirection(0, 0, CALENDAR))).toBe(true)
})

it('draws closed outlines', () => {
  expect(wheelPath(10, 0).match(/[ML]/g)).toHaveLength(31)
  for (const seat of [0, 1, 2, 3, 'neutral'] as const) expect(seatShape(seat, 10)).toMatch(/^M.*Z$/)
  expect(closeUp(gears[0]!).width).toBeGreaterThan(2 * gears[0]!.radius)
})
