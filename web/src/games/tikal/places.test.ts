import { beforeAll, expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import type { LogRow, Offer } from '../../kit/types'
import { know, tileRow, type Components } from './components'
import { beyond, sideTowards, turned } from './geometry'
import {
  costOf,
  exchangesOf,
  figureOf,
  gains,
  homeOf,
  indexOffers,
  isFresh,
  isMove,
  lastMove,
  movesOf,
  spaceOf,
  targetOf,
  trail,
} from './places'

const { components, tables } = fixture<Components>('tikal')
const states = tables.flatMap((table) => table.states)
const rows: LogRow[] = tables[0]!.rows
beforeAll(() => know(components))

it('finds a space for every offer that has one, and its cost', () => {
  for (const state of states)
    for (const offer of state.offers as Offer[]) {
      const verb = offer.text.split(' ')[0]!
      const home = homeOf(offer.text)
      if (['bid', 'pass', 'choose', 'end', 'exchange'].includes(verb)) expect(home).toBeNull()
      else expect(home).toMatch(/^[a-h][1-5]$/)
      if (verb === 'lay') expect(state.view.spaces[home!]).toBeUndefined()
      else if (home) expect(state.view.spaces[home]).toBeDefined()
      if (state.step === 'act' && verb !== 'end') expect(costOf(offer)).toBeGreaterThan(0)
    }
})
it('walks over open paths whose stones are the cost', () => {
  let walks = 0
  for (const state of states)
    for (const offer of state.offers as Offer[]) {
      if (!offer.text.startsWith('walk')) continue
      const path = trail(offer.facts)
      expect([path[0], path.at(-1)]).toEqual([homeOf(offer.text), targetOf(offer.text)])
      const stones = path.slice(1).map((space, i) => state.view.spaces[path[i]!].edges[sideTowards(path[i]!, space)])
      expect(stones.every((n: number) => n > 0)).toBe(true)
      expect(stones.reduce((sum: number, n: number) => sum + n, 0)).toBe(costOf(offer))
      walks++
    }
  expect(walks).toBeGreaterThan(20)
})
it('draws the stones that make the paths', () => {
  for (const { view } of states)
    for (const [space, row] of Object.entries<any>(view.spaces))
      for (let side = 0; side < 6; side++) {
        const other = view.spaces[beyond(space, side)]
        if (!other || row.kind === 'volcano' || other.kind === 'volcano') continue
        const own = turned(tileRow(row.tile)!.edges, row.turn)[side]!
        expect(own + turned(tileRow(other.tile)!.edges, other.turn)[(side + 3) % 6]!).toBe(row.edges[side])
      }
})
it('shows the paths that laying a tile opens', () => {
  for (const state of states)
    for (const offer of state.offers as Offer[]) {
      if (!offer.text.startsWith('lay')) continue
      const [, space = '', turn] = offer.text.split(' ')
      const opens = offer.facts.filter((fact) => fact.verb === 'opens')
      const edges = turned(tileRow(state.view.hand)!.edges, Number(turn))
      for (const fact of opens) {
        const side = sideTowards(space, fact.what)
        expect(side).toBeGreaterThanOrEqual(0)
        expect(fact.amount).toBeGreaterThanOrEqual(edges[side]!)
      }
    }
})
it('gathers moves of a figure, and exchanges of a treasure', () => {
  for (const state of states) {
    for (const [space, offers] of indexOffers(state.offers)) {
      for (const figure of ['worker', 'leader'] as const) {
        const wanted = offers.filter((offer) => isMove(offer.text) && figureOf(offer.text) === figure)
        expect([...movesOf(state.offers, figure, space).values()].flat().length).toBe(wanted.length)
      }
    }
    const trades = (state.offers as Offer[]).filter((offer) => offer.text.startsWith('exchange'))
    for (const { text } of trades) {
      const [, mine = '', , theirs = '', , of] = text.split(' ')
      expect(exchangesOf(state.offers, mine, null).map((offer) => offer.text)).toContain(text)
      expect(exchangesOf(state.offers, theirs, Number(of) - 1).map((offer) => offer.text)).toContain(text)
    }
  }
})
it('reads the last move and the gains of a scoring round from the log', () => {
  const moved = lastMove(rows)!
  expect(moved.facts.some((fact) => spaceOf(fact) !== null)).toBe(true)
  expect(lastMove(rows.map((row) => ({ ...row, undone: true })))).toBeNull()
  const found = [1, 2, 3, 4].flatMap((n) => gains(rows, n))
  expect(found.length).toBeGreaterThan(3)
  for (const gain of found) expect(gain.at.reduce((sum, one) => sum + one.value, 0)).toBe(gain.temples)
  const scoring = rows.findIndex((row) => row.facts.some((fact) => fact.verb === 'scoring'))
  expect(isFresh(rows.slice(0, scoring + 1))).toBe(true)
  expect(isFresh([...rows.slice(0, scoring + 1), rows.find((row) => row.decision?.text.startsWith('lay'))!])).toBe(
    false,
  )
  expect(isFresh(rows.slice(0, scoring))).toBe(false)
})
