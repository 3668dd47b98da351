import { expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import { gearOf, indexOffers, partOf, placesOf } from './places'

const states = fixture('tzolkin').tables.flatMap((table) => table.states)

it('gives every offer a place', () => {
  for (const state of states)
    for (const offer of state.offers) {
      const places = placesOf(offer, state.view)
      expect(places.length).toBeGreaterThan(0)
      if (!['end', 'done'].includes(offer.text)) expect(places).not.toContain('edge')
      for (const key of places)
        expect(partOf(key)).toMatch(/scene|edge|temples|technologies|buildings|monuments|players/)
    }
})
it('puts picks where a worker of the seat stands and builds where a tile lies', () => {
  for (const state of states)
    for (const [key, offers] of indexOffers(state.offers, state.view)) {
      const [head, name, space] = key.split(':')
      if (head === 'worker') expect(state.view.gears[name!][Number(space)]).toBe(state.seat)
      if (head === 'space') expect(state.view.gears[name!][Number(space)]).toBeNull()
      if (head === 'tile') expect([...state.view.row, ...state.view.monuments]).toContain(name)
      if (head === 'field') expect(Number(name)).toBeGreaterThan(1)
      expect(offers.length).toBeGreaterThan(0)
    }
})
it('knows gears of places', () => {
  expect(gearOf('field:3')).toBe('palenque')
  expect(gearOf('worker:uxmal:2')).toBe('uxmal')
  expect(gearOf('temple:brown')).toBeNull()
})
