import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from '../src/kit/locale/en'
import ru from '../src/kit/locale/ru'
import zh from '../src/kit/locale/zh'

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name)
    if (one.isDirectory()) return one.name === 'locale' || one.name === 'games' ? [] : sources(path)
    return /\.(svelte|ts)$/.test(one.name) ? [readFileSync(path, 'utf8')] : []
  })
}
const text = sources('src').join('\n')
const keys = Object.keys(en).sort()
const holes = (value: string) => [...value.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort()

test.each([
  ['ru', ru],
  ['zh', zh],
])('%s has every key, and no other', (_, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual(keys)
})

test.each([
  ['ru', ru],
  ['zh', zh],
])('%s fills the same holes', (_, catalogue) => {
  for (const [key, value] of Object.entries(catalogue))
    expect([key, holes(value)]).toEqual([key, holes(en[key as keyof typeof en])])
})

test('nothing is empty', () => {
  for (const catalogue of [en, ru, zh])
    for (const [key, value] of Object.entries(catalogue)) expect(value.trim(), key).not.toBe('')
})

test('every key is used', () => {
  const families = [...text.matchAll(/t\(`([\w.]+)\$\{/g)].map((found) => found[1]!)
  const unused = keys.filter((key) => !text.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)))
  expect(unused).toEqual([])
})

test('every key asked for is there', () => {
  const asked = [...text.matchAll(/\bt\('([\w.]+)'/g)].map((found) => found[1]!)
  expect(asked.filter((key) => !keys.includes(key))).toEqual([])
})

test('what a sentence leaves open is filled in', () => {
  const bare = [...text.matchAll(/\bt\('([\w.]+)'\)/g)].map((found) => found[1]!)
  expect(bare.filter((key) => holes(en[key as keyof typeof en] ?? '').length)).toEqual([])
})
