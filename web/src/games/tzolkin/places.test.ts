import { expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import { GEARS } from './components'
import { indexOffers, place, placesOf } from './places'
import type { Components, Decision, View } from './types'

const states = fixture<Components, View, Decision>('tzolkin').tables.flatMap((table) => table.states)

it('gives every offer a place', () => {
  for (const { offers, view } of states)
    for (const offer of offers) {
      const places = placesOf(offer, view)
      expect(places.length).toBeGreaterThan(0)
      if (offer.verb !== 'end' && offer.verb !== 'done') expect(places).not.toContain(place.edge)
    }
})
it('puts choices where their figures stand and their tiles lie', () => {
  for (const { offers, view, seat } of states) {
    const index = indexOffers(offers, view)
    const has = (key: string): boolean => index.has(key)
    for (const gear of GEARS)
      view.gears[gear].forEach((who, space) => {
        if (has(place.worker(gear, space).key)) expect(who).toBe(seat)
        if (has(place.space(gear, space).key)) expect(who).toBeNull()
      })
    for (const offer of offers) {
      if (offer.verb === 'build') expect(view.row).toContain(offer.building)
      if (offer.verb === 'build_monument') expect(view.monuments).toContain(offer.monument)
    }
    for (const found of index.values()) expect(found.offers.length).toBeGreaterThan(0)
  }
})
it('finds the field of a harvest by the step that asks', () => {
  const harvest = states.find(({ offers }) => offers.some(({ verb }) => verb === 'harvest'))!
  const [at] = placesOf(harvest.offers[0]!, harvest.view)
  expect(at).toMatchObject({ part: 'scene', gear: 'palenque' })
  expect([2, 3, 4, 5].map((action) => place.field(action).key)).toContain(at!.key)
})
