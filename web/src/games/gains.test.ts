import { beforeAll, describe, expect, it } from 'vitest'
import { fixture } from '../../test/fixture'
import type { Gain, Language } from '../kit/types'
import { goalsOf, inOrder, signed } from '../kit/signs'
import { know as knowTzolkin } from './tzolkin/components'
import * as tzolkin from './tzolkin/gains'
import { icons as tzolkinIcons } from './tzolkin/icons'
import { en as tzolkinWords } from './tzolkin/words/en'

const LANGUAGES: Language[] = ['en', 'ru', 'zh']
const gain = (goal: string, what: string, amount = 1): Gain => ({ seat: 0, goal, what, amount, mark: '', says: '' })
const GAMES = {
  tzolkin: {
    front: tzolkin,
    icons: tzolkinIcons,
    goals: Object.keys(tzolkinWords.goal),
    gains: [
      gain('corn', 'corn', 3),
      gain('gold', 'gold', -2),
      gain('worker', 'worker'),
      gain('points', 'points', -10),
      gain('climb', 'brown'),
      gain('climb', 'green', -1),
      gain('level', 'theology'),
      gain('building', 'A1-03'),
      gain('monument', 'M03'),
      gain('place', 'palenque 2'),
      gain('place', 'first 0'),
      gain('pick', 'chichen 4'),
      gain('pick', 'chichen 4', -1),
      gain('place', 'first 0', -1),
      gain('place', 'uxmal 1', -1),
      gain('lay', 'skull 4'),
      gain('first', 'marker'),
    ],
  },
}

beforeAll(() => {
  knowTzolkin(fixture<any>('tzolkin').components)
})

describe.each(Object.entries(GAMES))('what a turn of %s comes to', (_, { front, icons, goals, gains }) => {
  it.each(LANGUAGES)('has words for every gain in %s', (lang) => {
    for (const one of gains) {
      const sign = front.gain(one, lang)
      expect(`${sign.text} ${sign.mark}`, JSON.stringify(one)).not.toMatch(/[{}]|undefined|NaN/)
      expect(sign.text.trim()).not.toBe('')
      expect(icons, `${one.goal} ${one.what}`).toHaveProperty([sign.icon])
    }
  })
  it.each(LANGUAGES)('has words and a sign for every goal in %s', (lang) => {
    for (const name of goals) {
      const sign = front.goal(name, lang)
      expect(sign.text).not.toBe(name)
      expect(icons, name).toHaveProperty([sign.icon])
    }
  })
  it('knows every goal it has gains for', () => {
    for (const one of gains) expect(goals).toContain(one.goal)
  })
})

it('says quarters of points as boards print them', () => {
  expect(tzolkin.gain(gain('points', 'points', -10), 'en')).toMatchObject({ mark: '−2½', text: '−2½ points' })
})
it('numbers carry their sign, gains stand before costs, goals are what is gained', () => {
  expect([signed(3), signed(-2), signed(-10, '2½')]).toEqual(['+3', '−2', '−2½'])
  const mixed = [gain('corn', 'corn', -1), gain('climb', 'brown'), gain('climb', 'green')]
  expect(inOrder(mixed).map((one) => one.what)).toEqual(['brown', 'green', 'corn'])
  expect(goalsOf(mixed)).toEqual(['climb'])
})
