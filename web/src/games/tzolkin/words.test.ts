import { beforeAll, describe as suite, expect, it } from 'vitest'
import { fixture } from '../../../test/fixture'
import type { Fact, Language, Offer } from '../../kit/types'
import { know, type Components, GEARS, TEMPLES, TRACKS, GOODS, quarters } from './components'
import {
  CATALOGUES,
  actionText,
  caption,
  describe,
  group,
  levelText,
  preview,
  prompt,
  source,
  tell,
  tileText,
} from './words'

const LANGUAGES: Language[] = ['en', 'ru', 'zh']
const { components, tables } = fixture<Components>('tzolkin')
const states = tables.flatMap((table) => table.states)
const rows = tables.flatMap((table) => table.rows)
const offers: Offer[] = states.flatMap((state) => state.offers)
const facts: Fact[] = [...offers, ...rows].flatMap((row) => row.facts)
const names = ['Анна', '本', 'Cleo', 'Dan']

const keys = (value: any, path = ''): string[] =>
  typeof value === 'string' ? [path] : Object.keys(value).flatMap((key) => keys(value[key], `${path}/${key}`))
const english = new Set([
  'corn',
  'wood',
  'stone',
  'gold',
  'skull',
  'worker',
  'brown',
  'yellow',
  'green',
  'pays',
  'gains',
  'the',
  'pay',
  'palenque',
  'temple',
])
function clean(text: string, lang: Language): void {
  expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/)
  expect(text.trim()).not.toBe('')
  if (lang !== 'en')
    for (const word of text.toLowerCase().match(/[a-z]+/g) ?? [])
      expect(english.has(word), `${lang}: ${text}`).toBe(false)
}

beforeAll(() => know(components))

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
  it('give the numbers of the technologies as printed', () => {
    const last = (text: string): string[] => text.match(/\d+/g) ?? []
    for (const row of components.technology as any[])
      for (const level of [1, 2, 3, 4]) {
        const printedNumbers = last(
          String(level === 4 ? row.bonus : row[`level_${level}`]).replace(
            /(Palenque|Yaxchilan|Tikal|Uxmal)[^;,.]*?(?=[;,.]|$)/g,
            '',
          ),
        )
        for (const lang of LANGUAGES)
          for (const n of last(levelText(row.id, level, lang))) expect([...printedNumbers, '1']).toContain(n)
      }
  })
})

suite.each(LANGUAGES)('words in %s', (lang) => {
  it('ask every question', () => {
    for (const state of states) if (state.step) clean(prompt(state.step, lang), lang)
    for (const step of Object.keys(CATALOGUES.en.prompt)) clean(prompt(step, lang), lang)
  })
  it('tell every fact', () => {
    for (const fact of facts) clean(tell(fact, names, lang), lang)
    const rare: [string, string, number, string][] = [
      ['deal', 'W17', 1, 'set-up'],
      ['reveal', 'M05', 1, 'set-up'],
      ['neutral', 'uxmal', 3, 'set-up'],
      ['stay', 'green', 7, 'W01'],
      ['gain', 'skull', 0, 'yaxchilan 4'],
      ['gain', 'worker', 1, 'uxmal 3'],
      ['burn', 'wood tile', 1, 'palenque 4'],
      ['pushed', 'chichen', 1, 'calendar'],
      ['score', 'monuments', 36, 'M04'],
      ['only', 'one day', 1, 'Q56'],
      ['descend', 'brown', 0, 'burned forest'],
      ['gain', 'wood', 2, 'free choice'],
      ['score', 'architecture', 12, 'architecture bonus'],
      ['pay', 'corn', 1, 'any action'],
    ]
    for (const [verb, what, amount, why] of rare) clean(tell({ seat: 0, verb, what, amount, why }, names, lang), lang)
  })
  it('describe, preview and group every choice', () => {
    const more = [
      'harvest bare',
      'anger green',
      'take 1 wood 1 stone',
      'build A1-05 saving wood',
      'build M05',
      'act uxmal 3',
      'first 2',
      'monument M05',
      'deal W17',
      'neutral W07',
      'pick chichen 4 as 5',
      'climb brown green',
    ]
    for (const offer of [
      ...offers,
      ...rows.flatMap(({ text, facts }) => (text ? [{ text, facts }] : [])),
      ...more.map((text) => ({ text, facts: [] })),
    ]) {
      clean(describe(offer.text, {}, lang), lang)
      clean(group(offer.text, lang).title, lang)
      expect(preview(offer, lang)).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
  it('name sources, tiles, actions and rounds', () => {
    for (const name of Object.keys(CATALOGUES.en.source)) clean(source(name, lang), lang)
    for (const row of [...components.building, ...components.monument, ...components.wealth])
      clean(tileText(row.id, lang, 4), lang)
    for (const row of components.gear)
      for (let n = 0; n <= row.last; n++) clean(actionText(row.id.replace('_itza', ''), n, lang), lang)
    for (const state of states) clean(caption(state.view, lang), lang)
  })
})

it('writes quarters and English as expected', () => {
  expect([165, 4, 0, -9, -3, 2].map(quarters)).toEqual(['41¼', '1', '0', '−2¼', '−¾', '½'])
  expect(tell({ seat: 0, verb: 'gain', what: 'corn', amount: 3, why: 'palenque 1' }, names, 'en')).toBe(
    'gains 3 corn (Palenque 1)',
  )
  expect(tell({ seat: 0, verb: 'score', what: 'temples age 1', amount: 9, why: 'green' }, names, 'ru')).toBe(
    'получает 2¼ очка (зелёный храм)',
  )
  expect(describe('keep W01 W03', {}, 'en')).toBe('Keep W01 and W03')
  expect(group('beg green', 'en').rank).toBeGreaterThan(group('place tikal', 'en').rank)
  expect(describe('place palenque', {}, 'en')).toBe('Place a worker on Palenque')
  expect(
    preview(
      {
        text: 'place tikal',
        facts: [
          { seat: 0, verb: 'place', what: 'tikal', amount: 2, why: 'placing' },
          { seat: 0, verb: 'pay', what: 'corn', amount: 3, why: 'placing' },
        ],
      },
      'en',
    ),
  ).toBe('space 2, pay 3 corn')
  expect(GEARS.length + TEMPLES.length + TRACKS.length + GOODS.length).toBe(17)
})
