/** Where things stand in the scene: pure geometry, no rules. Angles in degrees, clockwise on the screen, 0 to the
 *  right. */

import type { Gear } from './components'

export interface Point {
  x: number
  y: number
}
export interface GearPlace {
  name: Gear
  teeth: number
  last: number
  pitch: number
  radius: number
  centre: Point
  /** Direction from the gear's centre to the calendar's centre. */
  mesh: number
}

/** Pitch radius per tooth: the same for all wheels, so that their teeth fit. */
export const MODULE = 6.5
export const ADDENDUM = 8
export const VIEW = { x: -468, y: -384, width: 868, height: 780 }
/** The tooth of the calendar, counted clockwise from the top, that meshes with each gear: whole teeth, so all mesh
 *  at once. */
export const MESH_TOOTH: Record<Gear, number> = { palenque: 21, yaxchilan: 0, tikal: 5, uxmal: 10, chichen: 15 }
/** The tooth of the calendar that the arrow of today points at, counted in the same way. */
export const ARROW_TOOTH = 18

export const rad = (degrees: number): number => (degrees * Math.PI) / 180
export const polar = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos(rad(degrees)),
  y: centre.y + radius * Math.sin(rad(degrees)),
})
export const pitchOf = (teeth: number): number => 360 / teeth
export const radiusOf = (teeth: number): number => teeth * MODULE

/** Direction of a calendar tooth counted clockwise from the top. */
export const toothDirection = (tooth: number, teeth: number): number => -90 + tooth * pitchOf(teeth)

/** The calendar's tooth of a day, and where it points on a given day. It turns against the clock: later days stand
 *  clockwise. */
export function dayDirection(ofDay: number, today: number, teeth: number): number {
  return toothDirection(ARROW_TOOTH, teeth) + (ofDay - today) * pitchOf(teeth)
}

export function gearPlace(name: Gear, teeth: number, last: number, calendarTeeth: number): GearPlace {
  const direction = toothDirection(MESH_TOOTH[name], calendarTeeth)
  const centre = polar({ x: 0, y: 0 }, radiusOf(calendarTeeth) + radiusOf(teeth), direction)
  return { name, teeth, last, pitch: pitchOf(teeth), radius: radiusOf(teeth), centre, mesh: direction + 180 }
}

/** Direction of a space seen from its gear: the unnumbered ones lie left and right of the mesh, a gap between them. */
export const spaceDirection = (gear: GearPlace, space: number): number =>
  gear.mesh + (space + unnumbered(gear) - 0.5) * gear.pitch
const unnumbered = (gear: GearPlace): number => gear.teeth - 1 - gear.last

/** The tooth under a space on a day; a worker keeps its tooth while the calendar turns. */
export const toothAt = (space: number, day: number, teeth: number): number => (((space - day) % teeth) + teeth) % teeth
/** Direction of a tooth in the gear's own drawing, before the gear is turned by `turn(day)`. */
export const toothRest = (gear: GearPlace, tooth: number): number => spaceDirection(gear, tooth)
/** How far the wheels are turned on a day: gears with the clock, the calendar against it. */
export const gearTurn = (gear: GearPlace, day: number): number => day * gear.pitch
export const calendarTurn = (day: number, teeth: number): number => -day * pitchOf(teeth)

/** Outline of a wheel with a tooth in the direction `first`, trapezoid teeth with round shoulders. */
export function wheelPath(teeth: number, first: number): string {
  const pitch = pitchOf(teeth)
  const radius = radiusOf(teeth)
  const corners: string[] = []
  const at = (r: number, angle: number): string => {
    const p = polar({ x: 0, y: 0 }, r, angle)
    return `${p.x.toFixed(2)} ${p.y.toFixed(2)}`
  }
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = first + tooth * pitch
    const [root, tip] = [radius - ADDENDUM - 1, radius + ADDENDUM]
    const foot = at(root, middle - pitch * 0.33)
    corners.push(tooth === 0 ? `M${foot}` : `A${root.toFixed(2)} ${root.toFixed(2)} 0 0 1 ${foot}`)
    corners.push(
      `L${at(tip - 3, middle - pitch * 0.18)}Q${at(tip, middle - pitch * 0.16)} ${at(tip, middle - pitch * 0.1)}`,
    )
    corners.push(
      `L${at(tip, middle + pitch * 0.1)}Q${at(tip, middle + pitch * 0.16)} ${at(tip - 3, middle + pitch * 0.18)}`,
    )
    corners.push(`L${at(root, middle + pitch * 0.33)}`)
  }
  return `${corners.join('')}Z`
}

/** Radius at which the printed space stands around its gear: actions on plaques, the others on medallions closer in. */
export function printedRadius(gear: GearPlace, isPlaque: boolean): number {
  const big = gear.teeth > 10
  return gear.radius + (isPlaque ? (big ? 54 : 55) : big ? 24 : 28)
}

/** Plaques are wider than high, so their ring is an ellipse. */
const widen = (gear: GearPlace): number => (gear.teeth > 10 ? 1.12 : 1.16)
export function printedAt(gear: GearPlace, space: number, isPlaque: boolean, further = 0): Point {
  const p = polar({ x: 0, y: 0 }, printedRadius(gear, isPlaque) + further, spaceDirection(gear, space))
  return { x: gear.centre.x + p.x * (isPlaque ? widen(gear) : 1), y: gear.centre.y + p.y }
}

/** The window around one gear for close looks on small screens. */
export function closeUp(gear: GearPlace): typeof VIEW {
  const isWide = gear.name === 'palenque'
  const reach = gear.radius + (gear.teeth > 10 ? 90 : 96)
  const extra = isWide ? 56 : 0
  return {
    x: gear.centre.x - reach * 1.1 - extra,
    y: gear.centre.y - reach - (isWide ? 50 : 0),
    width: 2.2 * reach + extra,
    height: 2 * reach + (isWide ? 50 : 0),
  }
}
