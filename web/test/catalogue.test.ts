import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import house from '../src/kit/house.json'
import { Catalogue, number } from '../src/kit/words'

// That every language says the same is held by tests/words; here, that the pages use what is said.

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name)
    if (one.isDirectory()) return one.name === 'games' ? [] : sources(path)
    return /\.(svelte|ts)$/.test(one.name) ? [readFileSync(path, 'utf8')] : []
  })
}
const text = sources('src').join('\n')
const page: Record<string, string> = house.en.page
const keys = Object.keys(page).sort()
const holes = (value: string) => [...value.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort()

test('every key is used', () => {
  const families = [...text.matchAll(/`([\w.]+)\$\{/g)].map((found) => found[1]!)
  const unused = keys.filter((key) => !text.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)))
  expect(unused).toEqual([])
})

test('every key asked for is there', () => {
  const asked = [...text.matchAll(/\bt\('([\w.]+)'/g)].map((found) => found[1]!)
  expect(asked.filter((key) => !keys.includes(key))).toEqual([])
})

test('what a sentence leaves open is filled in', () => {
  const bare = [...text.matchAll(/\bt\('([\w.]+)'\)/g)].map((found) => found[1]!)
  expect(bare.filter((key) => holes(page[key] ?? '').length)).toEqual([])
})

test('holes are filled by value, by the word for it, or by number and noun', () => {
  const forms = { one: '{n} рабочий', few: '{n} рабочих', many: '{n} рабочих', other: '{n} рабочего' }
  const words = new Catalogue('ru', {
    nouns: { worker: forms },
    gears: { tikal: 'Тикаль' },
    ui: { on: '{n:worker}: {gear:gears} {space} {nothing}' },
  })
  expect(words.say('ui', 'on', { n: 1, gear: 'tikal', space: 3 })).toBe('1 рабочий: Тикаль 3 {nothing}')
  expect(words.say('ui', 'on', { n: 5, gear: 'other', space: 'b2' })).toBe('5 рабочих: other b2 {nothing}')
  expect([2.5, -1, 0.25, 3].map(number)).toEqual(['2½', '−1', '¼', '3'])
})
