import { expect, it } from 'vitest'
import { choosable, titleOf, unusual } from '../src/kit/options'

const draft = { name: 'draft', values: ['none', 'setup'], default: 'none', sentence: '', ruling: '', titles: [] }
const pack = {
  name: 'pack',
  values: ['shipped-1@1', 'mybox-1@2'],
  default: 'shipped-1@1',
  sentence: '',
  ruling: '',
  titles: ['The reconstruction shipped here', 'mybox 1: From my box'],
}

it('asks nothing where there is one pack only', () => {
  expect(choosable([draft, { ...pack, values: ['shipped-1@1'] }])).toEqual([draft])
  expect(choosable([draft, pack])).toEqual([draft, pack])
})
it('names a pack in words, and other values by themselves', () => {
  expect(titleOf(pack, 'mybox-1@2')).toBe('mybox 1: From my box')
  expect(titleOf(draft, 'setup')).toBe('setup')
})
it('says what differs from the usual', () => {
  expect(unusual([draft, pack], {})).toEqual([])
  expect(unusual([draft, pack], { draft: 'none', pack: 'mybox-1@2' })).toEqual(['pack: mybox 1: From my box'])
})
