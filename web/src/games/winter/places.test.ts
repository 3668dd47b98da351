import { beforeAll, expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import type { Offer } from '../../kit/types'
import { know, type Components } from './components'
import { centre, middle, R, stoneAt, CELL } from './geometry'
import { eclipseGains, homeOf, indexOffers, isMove, movesFrom, panelOf, revealOf, targetOf } from './places'

const { components, tables } = fixture<Components>('winter')
const states = tables.flatMap((table) => table.states)
beforeAll(() => know(components))

it('finds a place for every offer but the way on', () => {
  for (const state of states)
    for (const { text } of state.offers as Offer[]) {
      const home = homeOf(text)
      if (/^(go on|end|done|take the goods)$/.test(text)) expect(home).toBeNull()
      else expect(home, text).not.toBeNull()
    }
})
it('finds the thing an offer is about on the table', () => {
  for (const state of states) {
    const { view } = state
    const me = view.players[view.turn ?? 0]
    for (const { text } of state.offers as Offer[]) {
      const [kind, what = ''] = (homeOf(text) ?? '').split(' ')
      if (kind === 'hand') expect(me.hand, text).toContain(what)
      if (kind === 'above') expect(me.above, text).toContain(what)
      if (kind === 'culture' && what) expect(view.culture_open).toContain(what)
      if (kind === 'stone') expect(view.stones).toContain(what)
      if (kind === 'ground') expect(view.grounds[what]).toBeGreaterThan(0)
      if (kind === 'animal') expect(me.animals[what]).toBeGreaterThan(0)
      if (kind === 'tribe') expect(view.tribe_decks[what]).toBeDefined()
      if (kind === 'cell' && homeOf(text)!.endsWith(' 1'))
        expect(view.field.some((one: any) => one.at === what && one.level === 1)).toBe(true)
      if (kind === 'draft') expect(view.draft).toContain(what)
    }
  }
})
it('moves camps between neighbours', () => {
  let moves = 0
  for (const state of states)
    for (const [home, offers] of indexOffers(state.offers))
      for (const offer of offers.filter((one) => isMove(one.text))) {
        expect([...movesFrom(state.offers, home).values()].flat().map((one) => one.text)).toContain(offer.text)
        const [a, b] = [home, targetOf(offer.text)].map((one) => middle(state.view.map[Number(one.split(' ')[1])]))
        expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeCloseTo(R * Math.sqrt(3), 3)
        moves++
      }
  expect(moves).toBeGreaterThan(10)
})
it('sets stones on top where four meet', () => {
  expect(stoneAt(2, 0, 0)).toEqual({ x: CELL, y: CELL })
  expect(
    centre([
      { x: 0, y: 0 },
      { x: 4, y: 2 },
    ]),
  ).toEqual({ x: 2, y: 1 })
})
it('reads the reveal of an eclipse from the log', () => {
  let reveals = 0
  const all = tables.flatMap(({ states, rows }) => states.map((state) => ({ state, log: rows })))
  for (const { state, log } of all.filter(({ state }) => state.view.phase === 'eclipse' && !state.over)) {
    const rows = log.filter((row) => row.seq <= state.seq)
    const found = revealOf(rows)
    expect(found.map((one) => one.seat)).toEqual(state.view.order)
    expect(found.map((one) => one.labour)).toEqual(found.map((one) => one.labour).sort((a, b) => b - a))
    for (const one of found) expect(state.view.players[one.seat].above.length).toBeLessThanOrEqual(one.cards.length)
    expect(found.every((one) => one.was >= 1 && one.was <= found.length)).toBe(true)
    expect([...eclipseGains(rows).keys()].every((seat) => seat < found.length)).toBe(true)
    reveals++
  }
  expect(reveals).toBeGreaterThan(1)
  const log = tables[1]!.rows
  const at = log.findIndex((row) => row.facts.some((fact) => fact.verb === 'sum'))
  const next = log.findIndex((row, i) => i > at && row.facts.some((fact) => fact.verb === 'place'))
  expect(revealOf(log.slice(0, at + 1)).length).toBe(4)
  expect(revealOf(log.slice(0, next + 1))).toEqual([])
})
it('sends every place to a part of the table', () => {
  const parts = ['hand', 'columns', 'culture', 'hunt', 'map', 'megaliths']
  for (const state of states)
    for (const home of indexOffers(state.offers).keys()) expect(parts).toContain(panelOf(home))
})
