import { expect, test } from 'vitest'
import { complete, grouped } from '../src/kit/choices'
import { offer } from './fixture'

test('groups stand as they are offered, those of a higher rank below', () => {
  const groups = grouped(['beg a', 'place a', 'pick a', 'beg b', 'place b'].map(offer), ({ verb }) =>
    verb === 'beg' ? { icon: '', rank: 1 } : { icon: '' },
  )
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
  const groups = grouped(['pick nothing', 'pick a', 'pick b'].map(offer), ({ text }) => ({
    icon: '',
    last: text === 'pick nothing',
  }))
  expect(groups[0]!.offers.map((one) => one.text)).toEqual(['pick a', 'pick b', 'pick nothing'])
})

test('a group may be folded or be one of numbers', () => {
  const [bids, walks] = grouped(['bid 3', 'bid 12', 'walk a b'].map(offer), ({ verb, text }) =>
    verb === 'bid' ? { icon: '', number: text === 'bid 3' ? 3 : 12 } : { icon: '', fold: true },
  )
  expect([bids!.fold, walks!.numbers, walks!.fold]).toEqual([false, null, true])
  expect([...bids!.numbers!.keys()]).toEqual([3, 12])
})
