import { beforeAll, expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import type { WinterComponents, WinterView } from '../../kit/schema'
import { animalRow, effectOf, half, know, setPoints } from './components.svelte'
import { centre, middle, R, stoneAt, CELL } from './geometry'
import { animals, icons, people } from './icons'
import { gainIcon, goalIcon, iconOf, isLast, listing } from './listing'
import { eclipseGains, hex, homeOf, indexOffers, movesFrom, panelOf, revealOf, type Offer } from './places'

const GOALS = [
  ...['food', 'tool', 'points', 'idol', 'megalith', 'animal', 'stone', 'card', 'hand', 'bury', 'hide', 'camp', 'move'],
  ...['found', 'glacier', 'token', 'place'],
]
const { components, tables } = fixture<WinterComponents, WinterView>('winter')
const states = tables.flatMap((table) => table.states)
const asked = states.map((state) => ({ view: state.view, offers: state.offers as Offer[] }))
beforeAll(() => know(components, {}))

it('finds a place for every offer but the way on', () => {
  for (const { offers } of asked)
    for (const offer of offers)
      expect(homeOf(offer) === null, offer.text).toBe(isLast(offer) || offer.verb === 'take_goods')
})
it('finds the thing an offer is about on the table', () => {
  for (const { view, offers } of asked) {
    const me = view.players[view.turn ?? 0]!
    for (const offer of offers)
      switch (offer.verb) {
        case 'play':
        case 'pile':
          expect(me.hand, offer.text).toContain(offer.card)
          break
        case 'take_culture':
          expect(view.culture_open).toContain(offer.card)
          break
        case 'take_stone':
          expect(view.stones).toContain(offer.stone)
          break
        case 'hunt':
          expect(view.grounds[offer.species]).toBeGreaterThan(0)
          break
        case 'use_animal':
          expect(me.animals[offer.species]).toBeGreaterThan(0)
          break
        case 'take_tribe':
        case 'discard_tribe':
          expect(view.tribe_decks[offer.card]).toBeDefined()
          break
        case 'megalith':
          expect(view.field.some((one) => one.at === offer.cell && one.level === 1)).toBe(true)
          break
        case 'pick_chief':
          expect(view.draft).toContain(offer.chief)
          break
        case 'pick_setup':
          expect(view.draft).toContain(offer.setup)
          break
      }
  }
})
it('moves camps between neighbours', () => {
  let moves = 0
  for (const { view, offers } of asked)
    for (const offer of offers)
      if (offer.verb === 'move') {
        expect(homeOf(offer)).toBe(hex(offer.start))
        expect(movesFrom(offers, offer.start).get(hex(offer.target))).toEqual([offer])
        const [a, b] = [offer.start, offer.target].map((n) => middle(view.map[n]!))
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
    for (const one of found) expect(state.view.players[one.seat]!.above.length).toBeLessThanOrEqual(one.cards.length)
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
  for (const { offers } of asked)
    for (const offer of offers)
      if (homeOf(offer)) expect(parts).toContain(panelOf(offer))
      else expect(panelOf(offer)).toBeNull()
})
it('keeps what is offered at one place together', () => {
  for (const { offers } of asked)
    for (const [home, found] of indexOffers(offers)) for (const offer of found) expect(homeOf(offer)).toBe(home)
})

it('draws everything there is', () => {
  const symbols = Object.values(components.effects).flatMap(({ pay, gain }) => [...pay, ...gain])
  for (const { symbol } of symbols) expect(icons[symbol], symbol).toBeDefined()
  for (const { id } of [...components.column, ...components.terrain, ...components.chief])
    expect(icons[id], id).toBeDefined()
  for (const { id } of components.animal) expect(animals[id], id).toBeDefined()
  for (const { id } of [...components.starting, ...components.tribe]) expect(people[id], id).toBeDefined()
  for (const { offers } of asked)
    for (const offer of offers) {
      expect(icons[listing(offer).icon], offer.text).toBeDefined()
      expect(icons[iconOf(offer)], offer.text).toBeDefined()
    }
  for (const goal of GOALS) expect(icons[goalIcon(goal)], goal).toBeDefined()
  const gain = { seat: 0, amount: 1 }
  expect(gainIcon({ ...gain, goal: 'card', what: 'C1-01', mark: '', says: '' })).toBe('culture')
  expect(gainIcon({ ...gain, goal: 'place', what: 'hunt', mark: '', says: '' })).toBe('hunt')
})
it('knows effects by their words, and counts sets as the score', () => {
  expect(effectOf('when animal: food 2')).toEqual({
    mark: 'when animal',
    pay: [],
    gain: [{ symbol: 'food', amount: 2, limit: '' }],
    ordered: false,
  })
  expect(effectOf('nothing of the kind').gain).toEqual([])
  expect([0, 1, 2, 3, 5].map(half)).toEqual(['0', '½', '1', '1½', '2½'])
  expect([0, 1, 2, 4, 6].map((n) => setPoints('giant_sloth', n))).toEqual([0, 1, 3, 10, 10])
  expect(animalRow('nobody')).toBeUndefined()
})
