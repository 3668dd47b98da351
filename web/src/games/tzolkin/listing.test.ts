import { expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import { quarters } from './components'
import { icons } from './icons'
import { gainIcon, goalIcon, listing } from './listing'
import type { Components, Decision, View } from './types'

const states = fixture<Components, View, Decision>('tzolkin').tables.flatMap((table) => table.states)
const offers = states.flatMap((state) => state.offers)

it('has a picture for every choice', () => {
  for (const offer of offers) expect(icons).toHaveProperty([listing(offer).icon])
  const rank = (verb: string): number => listing(offers.find((offer) => offer.verb === verb)!).rank ?? 0
  expect(rank('beg')).toBeGreaterThan(rank('place'))
  for (const offer of offers) if (offer.verb === 'pick') expect(listing(offer).last).toBe(offer.action === 0)
})
it('has a picture for every aim and gain', () => {
  const gain = (goal: string, what: string): string => gainIcon({ seat: 0, goal, what, amount: 1, mark: '', says: '' })
  for (const goal of ['corn', 'skull', 'worker', 'points', 'climb', 'level', 'building', 'monument', 'lay', 'first'])
    expect(icons).toHaveProperty([goalIcon(goal)])
  expect(gain('place', 'tikal 3')).toBe('gear-tikal')
  expect(gain('pick', 'chichen 10')).toBe('gear-chichen')
  expect(gain('place', 'first 0')).toBe('first')
  expect(gain('climb', 'brown')).toBe('temple-brown')
  expect(gain('gold', 'gold')).toBe('gold')
})
it('writes quarters', () => {
  expect([165, 4, 0, -9, -3, 2].map(quarters)).toEqual(['41¼', '1', '0', '−2¼', '−¾', '½'])
})
