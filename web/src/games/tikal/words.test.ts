import { beforeAll, describe as suite, expect, it } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixture } from '../../../test/fixture'
import type { Fact, Language, LogRow, Offer } from '../../kit/types'
import { TREASURES, know, type Components } from './components'
import { icons } from './icons'
import {
  CATALOGUES,
  brings,
  caption,
  describe,
  group,
  pathsText,
  preview,
  prompt,
  shortly,
  source,
  spaceLabel,
  tell,
  tileText,
} from './words'

const LANGUAGES: Language[] = ['en', 'ru', 'zh']
const { components, tables } = fixture<Components>('tikal')
const states = tables.flatMap((table) => table.states)
const rows: LogRow[] = tables.flatMap((table) => table.rows)
const offers: Offer[] = states.flatMap((state) => state.offers)
const facts: Fact[] = [...offers, ...rows].flatMap((row) => row.facts)
const names = ['Анна', '本', 'Cleo', 'Dan']
beforeAll(() => know(components))

const keys = (value: any, path = ''): string[] =>
  typeof value === 'string' ? [path] : Object.keys(value).flatMap((key) => keys(value[key], `${path}/${key}`))
/** Besides names of spaces, tiles and people nothing Latin is left in other languages. */
function clean(text: string, lang: Language): void {
  expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
  expect(text.trim()).not.toBe('')
  if (lang !== 'en')
    for (const word of text.match(/[A-Za-z]{2,}/g) ?? [])
      expect([...names, 'PRE', 'BASE', 'TEMPLE', 'JUNGLE', 'SE'], `${lang}: ${text}`).toContain(word)
}

suite('catalogues', () => {
  it('have the same keys in every language', () => {
    for (const lang of LANGUAGES) expect(keys(CATALOGUES[lang]).sort()).toEqual(keys(CATALOGUES.en).sort())
  })
  it('have the same placeholders', () => {
    const walk = (a: any, b: any, path: string): void => {
      if (typeof a === 'string')
        expect((b.match(/\{\w+\}/g) ?? []).sort().join(), path).toBe((a.match(/\{\w+\}/g) ?? []).sort().join())
      else for (const key of Object.keys(a)) walk(a[key], b[key], `${path}/${key}`)
    }
    for (const lang of LANGUAGES) walk(CATALOGUES.en, CATALOGUES[lang], lang)
  })
  it('say nothing that nobody asks for', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n')
    for (const key of Object.keys(CATALOGUES.en.ui)) expect(sources.includes(`'${key}'`), key).toBe(true)
  })
  it('name every treasure there is', () => {
    expect(components.treasure.map((row) => row.id)).toEqual([...TREASURES])
    for (const kind of TREASURES) expect(icons[kind]).toBeDefined()
  })
})

suite.each(LANGUAGES)('words in %s', (lang) => {
  it('ask every question', () => {
    for (const state of states) clean(prompt(state.step, lang), lang)
    for (const step of Object.keys(CATALOGUES.en.prompt)) clean(prompt(step, lang), lang)
  })
  it('tell every fact', () => {
    const rare: [string, string, number, string][] = [
      ['return', 'G1', 1, 'no place'],
      ['discard', 'G2', 1, 'no place'],
      ['win', 'auction', 0, 'auction'],
      ['end', 'action points', 0, 'end'],
      ['gone', 'leader', 1, 'guard'],
    ]
    for (const fact of [...facts, ...rare.map(([verb, what, amount, why]) => ({ seat: 0, verb, what, amount, why }))])
      clean(tell(fact, names, lang), lang)
  })
  it('describe, preview and group every choice', () => {
    const more = [
      'first 2',
      'tile G3',
      'find jade',
      'exchange mask for jade of 2',
      'send leader a1 c3',
      'guard b1 leader',
      'bid 12',
    ]
    for (const offer of [
      ...offers,
      ...rows.map(({ text, facts }) => ({ text: text!, facts })),
      ...more.map((text) => ({ text, facts: [] })),
    ]) {
      clean(describe(offer.text, states[0].view, lang), lang)
      clean(shortly(offer.text, states[0].view, lang), lang)
      const { title, icon } = group(offer.text, lang)
      clean(title, lang)
      expect(icons[icon], icon).toBeDefined()
      expect(preview(offer, lang)).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
  it('name sources, tiles, spaces and rounds', () => {
    for (const state of states) {
      for (const me of state.view.players) for (const name of Object.keys(me.points)) clean(source(name, lang), lang)
      for (const space of [...Object.keys(state.view.spaces), 'h5'])
        clean(spaceLabel(space, state.view, names, lang), lang)
      clean(caption(state.view, lang), lang)
    }
    for (const row of [...components.tile, ...components.preprinted]) clean(tileText(row.id, lang), lang)
  })
})

it('writes English as expected', () => {
  const fact = (verb: string, what: string, amount: number, why: string): Fact => ({ seat: 0, verb, what, amount, why })
  expect(tell(fact('uncover', 'c3', 5, 'uncover'), names, 'en')).toBe('uncovers the temple on c3: now 5')
  expect(tell(fact('round', 'turns', 3, 'turn'), names, 'en')).toBe('Round 4 begins')
  expect(tell(fact('spend', 'action points', 1, 'walk'), names, 'en')).toBe('spends 1 action point')
  expect(tell(fact('score', 'temples', 3, 'scoring 1'), names, 'ru')).toBe('получает 3 очка за храмы')
  expect(pathsText({ text: 'lay e4 2', facts: [fact('lay', 'B4', 2, 'e4'), fact('opens', 'd4', 2, 'e4')] }, 'en')).toBe(
    'paths: d4 2',
  )
  expect(
    preview(
      {
        text: 'walk worker a1 c3',
        facts: [
          fact('leave', 'worker', 1, 'a1'),
          fact('via', 'worker', 1, 'b2'),
          fact('arrive', 'worker', 1, 'c3'),
          fact('spend', 'action points', 4, 'walk'),
        ],
      },
      'en',
    ),
  ).toBe('4 AP, by b2')
  expect(describe('walk leader a1 b1', states.find((state) => state.step === 'lay')!.view, 'en')).toBe(
    'Leader from a1 to b1 (temple 1)',
  )
  expect(tell(fact('place', 'leader', 1, 'a1'), names, 'en')).toBe('places the leader on a1')
  expect(group('bid 7', 'en').numbers).toBe(true)
  expect(group('walk worker a1 b1', 'en').title).toBe('Walk: worker from a1')
})
it('counts the curve as the score', () => {
  for (const state of states.filter((one) => one.over))
    expect(state.view.players.map((me: any) => me.score)).toEqual(state.outcome!.scores)
  expect(
    ['capital', 'win', 'score', 'bid'].map((verb) => brings({ seat: 0, verb, what: '', amount: 5, why: '' })),
  ).toEqual([5, -5, 5, 0])
})
