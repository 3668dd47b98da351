import { expect, test } from 'vitest'
import { complete, grouped, numberOf } from '../src/kit/choices'

const offer = (text: string) => ({ text, facts: [] })
const of = (text: string) => {
  const title = text.split(' ')[0]!
  return title === 'beg' ? { title, icon: '', rank: 1 } : { title, icon: '' }
}

test('groups stand as they are offered, those of a higher rank below', () => {
  const groups = grouped(['beg a', 'place a', 'pick a', 'beg b', 'place b'].map(offer), of)
  expect(groups.map((group) => [group.title, group.offers.length])).toEqual([
    ['place', 2],
    ['pick', 1],
    ['beg', 2],
  ])
})

test('a line is completed by its beginning, then by its words', () => {
  expect(complete('pl', ['beg pl', 'place a'].map(offer))).toEqual(['place a', 'beg pl'])
})

test('what is last stands at the end of its group', () => {
  const groups = grouped(['pick nothing', 'pick a', 'pick b'].map(offer), (text) => ({
    title: 'pick',
    icon: '',
    last: text.endsWith('nothing'),
  }))
  expect(groups[0]!.offers.map((one) => one.text)).toEqual(['pick a', 'pick b', 'pick nothing'])
})

test('a group may be folded or be one of numbers', () => {
  const [bids, walks] = grouped(['bid 3', 'bid 12', 'walk a b'].map(offer), (text) =>
    text.startsWith('bid') ? { title: 'bid', icon: '', numbers: true } : { title: 'walk', icon: '', fold: true },
  )
  expect([bids!.numbers, bids!.fold, walks!.numbers, walks!.fold]).toEqual([true, false, false, true])
  expect(bids!.offers.map(numberOf)).toEqual([3, 12])
})
