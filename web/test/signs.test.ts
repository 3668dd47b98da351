import { expect, it } from 'vitest'
import { goalsOf, inOrder, signed } from '../src/kit/signs'
import type { Gain } from '../src/kit/types'

const gain = (goal: string, what: string, amount = 1): Gain => ({ seat: 0, goal, what, amount, mark: '', says: '' })

it('gives numbers their sign, puts gains before costs, and takes for goals what is gained', () => {
  expect([signed(3), signed(-2), signed(-10, '2½')]).toEqual(['+3', '−2', '−2½'])
  const mixed = [gain('corn', 'corn', -1), gain('climb', 'brown'), gain('climb', 'green')]
  expect(inOrder(mixed).map((one) => one.what)).toEqual(['brown', 'green', 'corn'])
  expect(goalsOf(mixed)).toEqual(['climb'])
})
