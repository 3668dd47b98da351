import { expect, it } from 'vitest'
import { choosable, titleOf, unusual } from '../src/kit/options'

const draft = {
  name: 'draft',
  values: ['none', 'setup'],
  default: 'none',
  sentence: '',
  ruling: '',
  titles: ['None', 'For the set-up'],
}
const pack = {
  name: 'pack',
  values: ['shipped-1@1', 'mybox-1@2'],
  default: 'shipped-1@1',
  sentence: 'Which values.',
  ruling: '',
  titles: ['The reconstruction shipped here', 'mybox 1: From my box'],
}

it('asks nothing where there is one pack only', () => {
  expect(choosable([draft, { ...pack, values: ['shipped-1@1'] }])).toEqual([draft])
  expect(choosable([draft, pack])).toEqual([draft, pack])
})
it('names every value in words', () => {
  expect(titleOf(pack, 'mybox-1@2')).toBe('mybox 1: From my box')
  expect(titleOf(draft, 'setup')).toBe('For the set-up')
})
it('says what differs from the usual', () => {
  expect(unusual([draft, pack], {})).toEqual([])
  expect(unusual([draft, pack], { draft: 'none', pack: 'mybox-1@2' })).toEqual(['Which values. → mybox 1: From my box'])
})
