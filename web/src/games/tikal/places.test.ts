import { beforeAll, expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import { know, tileRow } from './components'
import { beyond, sideTowards, turned } from './geometry'
import { icons } from './icons'
import { gainIcon, goalIcon, listing, points } from './listing'
import { costOf, exchangesOf, gains, homeOf, indexOffers, isFresh, isMove, lastMove, movesOf, ofVerb } from './places'
import { spaceOf, trail } from './places'
import type { Components, Decision, LogRow, View } from './types'

const { components, tables } = fixture<Components, View, Decision>('tikal')
const states = tables.flatMap((table) => table.states)
const rows: LogRow[] = tables[0]!.rows
beforeAll(() => know(components))

it('finds a space for every offer that has one, and its cost', () => {
  for (const state of states)
    for (const offer of state.offers) {
      const home = homeOf(offer)
      if (['bid', 'pass', 'choose', 'end', 'exchange'].includes(offer.verb)) expect(home).toBeNull()
      else expect(home).toMatch(/^[a-h][1-5]$/)
      if (offer.verb === 'lay') expect(state.view.spaces[home!]).toBeUndefined()
      else if (home) expect(state.view.spaces[home]).toBeDefined()
      if (state.step === 'act' && offer.verb !== 'end') expect(costOf(offer)).toBeGreaterThan(0)
    }
})
it('walks over open paths whose stones are the cost', () => {
  let walks = 0
  for (const state of states)
    for (const offer of ofVerb(state.offers, 'walk')) {
      const path = trail(offer.facts)
      expect([path[0], path.at(-1)]).toEqual([offer.start, offer.target])
      const stones = path
        .slice(1)
        .map((space, i) => state.view.spaces[path[i]!]!.edges[sideTowards(path[i]!, space)] ?? 0)
      expect(stones.every((n) => n > 0)).toBe(true)
      expect(stones.reduce((sum, n) => sum + n, 0)).toBe(costOf(offer))
      walks++
    }
  expect(walks).toBeGreaterThan(20)
})
it('draws the stones that make the paths', () => {
  for (const { view } of states)
    for (const [space, row] of Object.entries(view.spaces))
      for (let side = 0; side < 6; side++) {
        const other = view.spaces[beyond(space, side)]
        if (!other || row.kind === 'volcano' || other.kind === 'volcano') continue
        const own = turned(tileRow(row.tile)!.edges, row.turn)[side]!
        expect(own + turned(tileRow(other.tile)!.edges, other.turn)[(side + 3) % 6]!).toBe(row.edges[side])
      }
})
it('shows the paths that laying a tile opens', () => {
  for (const state of states)
    for (const offer of ofVerb(state.offers, 'lay')) {
      const edges = turned(tileRow(state.view.hand!)!.edges, offer.turn)
      for (const fact of offer.facts.filter((one) => one.verb === 'opens')) {
        const side = sideTowards(offer.space, fact.what)
        expect(side).toBeGreaterThanOrEqual(0)
        expect(fact.amount).toBeGreaterThanOrEqual(edges[side]!)
      }
    }
})
it('gathers moves of a figure, and exchanges of a treasure', () => {
  for (const { offers } of states) {
    for (const [space, here] of indexOffers(offers))
      for (const figure of ['worker', 'leader'] as const) {
        const wanted = here.filter(isMove).filter((offer) => offer.figure === figure)
        expect([...movesOf(offers, figure, space).values()].flat().length).toBe(wanted.length)
      }
    for (const offer of ofVerb(offers, 'exchange')) {
      expect(exchangesOf(offers, offer.mine, null)).toContain(offer)
      expect(exchangesOf(offers, offer.theirs, offer.seat)).toContain(offer)
    }
  }
})
it('has an icon for every choice, goal and gain', () => {
  for (const { offers } of states)
    for (const offer of offers) {
      expect(icons[listing(offer).icon], offer.verb).toBeDefined()
      if (offer.verb === 'bid') expect(listing(offer).number).toBe(offer.points)
    }
  const goals = ['points', 'treasure', 'uncover', 'dig', 'camp', 'guard', 'gone', 'place', 'take', 'lay']
  const whats: Record<string, string> = { treasure: 'jade', gone: 'leader', place: 'worker b4' }
  for (const goal of goals) {
    expect(icons[goalIcon(goal)], goal).toBeDefined()
    const gain = { seat: 0, goal, what: whats[goal] ?? 'c3', amount: 1, mark: '', says: '' }
    expect(icons[gainIcon(gain)], goal).toBeDefined()
  }
})
it('counts the curve as the score', () => {
  for (const table of tables) {
    const scores = table.states.at(-1)!.outcome!.scores
    const sums = scores.map(() => 0)
    for (const fact of table.rows.flatMap((row) => (row.undone ? [] : row.facts)))
      if (fact.seat >= 0) sums[fact.seat]! += points(fact)
    expect(sums).toEqual(scores)
  }
})
it('reads the last move and the gains of a scoring round from the log', () => {
  const moved = lastMove(rows)!
  expect(moved.facts.some((fact) => spaceOf(fact) !== null)).toBe(true)
  expect(lastMove(rows.map((row) => ({ ...row, undone: true })))).toBeNull()
  const begun = rows.flatMap((row, i) => (row.facts.some((fact) => fact.verb === 'scoring') ? [i] : []))
  expect(begun.length).toBe(4)
  const found = [...begun.slice(1), rows.length].flatMap((end) => gains(rows.slice(0, end)))
  for (const gain of found) expect(gain.at.reduce((sum, one) => sum + one.value, 0)).toBe(gain.temples)
  const scoring = begun[0]!
  expect(isFresh(rows.slice(0, scoring + 1))).toBe(true)
  expect(isFresh([...rows.slice(0, scoring + 1), rows.find((row) => row.decision?.verb === 'lay')!])).toBe(false)
  expect(isFresh(rows.slice(0, scoring))).toBe(false)
})
