import { beforeAll, describe as suite, expect, it } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixture } from '../../../test/fixture'
import type { Fact, Language, LogRow, Offer } from '../../kit/types'
import { WORDS, effectOf, half, know, rowOf } from './components'
import { animals, icons, people } from './icons'
import { cat, learn } from './catalogues.svelte'
import { en } from './words/en'
import { ru } from './words/ru'
import { zh } from './words/zh'
import {
  brings,
  caption,
  cardText,
  describe,
  effectText,
  group,
  preview,
  prompt,
  setPoints,
  source,
  statusText,
  stoneText,
  tell,
  textOf,
  Thing,
  thing,
  word,
} from './words'

const LANGUAGES: Language[] = ['en', 'ru', 'zh']
const { components: printed, tables } = fixture<any>('winter')
const states = tables.flatMap((table) => table.states)
const rows: LogRow[] = tables.flatMap((table) => table.rows)
const asked: { offer: Offer; view: any }[] = states.flatMap((state) =>
  state.offers.map((offer: Offer) => ({ offer, view: state.view })),
)
const facts: Fact[] = [...asked.flatMap(({ offer }) => offer.facts), ...rows.flatMap((row) => row.facts)]
const names = ['Анна', '本', 'Cleo', 'Dan']
const CATALOGUES = { en, ru, zh }
beforeAll(async () => {
  know(printed)
  for (const lang of LANGUAGES) await learn(lang)
})

const keys = (value: any, path = ''): string[] =>
  typeof value === 'string' ? [path] : Object.keys(value).flatMap((key) => keys(value[key], `${path}/${key}`))
/** Besides names of people, boards, sides and eras nothing Latin is left in other languages. */
function clean(text: string, lang: Language): void {
  expect(text).not.toMatch(/[{}]|undefined|NaN|null|\[object/)
  expect(text.trim()).not.toBe('')
  if (lang !== 'en')
    for (const found of text.match(/[A-Za-z]{2,}/g) ?? [])
      expect([...names, 'II', 'MB'], `${lang}: ${text}`).toContain(found)
}

suite('catalogues', () => {
  it('have the same keys and placeholders in every language', () => {
    const walk = (a: any, b: any, path: string): void => {
      if (typeof a === 'string')
        expect((b.match(/\{\w+\}/g) ?? []).sort().join(), path).toBe((a.match(/\{\w+\}/g) ?? []).sort().join())
      else for (const key of Object.keys(a)) walk(a[key], b[key], `${path}/${key}`)
    }
    for (const lang of LANGUAGES) {
      expect(keys(CATALOGUES[lang]).sort()).toEqual(keys(CATALOGUES.en).sort())
      walk(CATALOGUES.en, CATALOGUES[lang], lang)
    }
  })
  it('say nothing that nobody asks for', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n')
    for (const key of Object.keys(CATALOGUES.en.ui)) expect(sources.includes(`'${key}'`), key).toBe(true)
  })
  it('name and draw everything there is', () => {
    const cards = [...printed.starting, ...printed.tribe, ...printed.culture]
    for (const lang of LANGUAGES) {
      for (const { id } of cards) expect((CATALOGUES[lang].cards as any)[id], id).toBeDefined()
      for (const { id } of [...printed.animal, ...printed.chief, ...printed.terrain])
        expect((CATALOGUES[lang].things as any)[id], id).toBeDefined()
      for (const name of WORDS) clean(word(name, lang), lang)
    }
    for (const { id, name } of cards) expect((CATALOGUES.en.cards as any)[id]).toBe(name)
    for (const name of WORDS) expect(icons[name], name).toBeDefined()
    for (const { id } of [...printed.column, ...printed.terrain, ...printed.chief]) expect(icons[id], id).toBeDefined()
    for (const { id } of printed.animal) expect(animals[id], id).toBeDefined()
    for (const { id } of [...printed.starting, ...printed.tribe]) expect(people[id], id).toBeDefined()
  })
})

suite.each(LANGUAGES)('words in %s', (lang) => {
  it('ask every question', () => {
    for (const state of states) clean(prompt(state.step, lang), lang)
  })
  it('tell every fact', () => {
    const rare: [number, string, string, number, string][] = [
      [0, 'lose', 'food', 2, 'no room'],
      [0, 'raise', 'megalith b2 level 2', 2, 'megaliths'],
      [0, 'found', 'community', 3, 'settlement'],
      [-1, 'animal', 'argentavis', 1, 'grounds'],
      [0, 'score', 'idols', 5, 'veneration track'],
      [0, 'turn', 'GT-01', 4, 'glacier'],
      [0, 'side', 'B', 1, 'fire_wolf'],
    ]
    for (const fact of [
      ...facts,
      ...rare.map(([seat, verb, what, amount, why]) => ({ seat, verb, what, amount, why })),
    ])
      clean(tell(fact, names, lang), lang)
  })
  it('describe, preview and group every choice', () => {
    const more = [
      'take a point for culture',
      'take a point for an animal',
      'megalith c1 level 3',
      'found 1 2 3',
      'take 2 tools 1 food',
      'bury hunter from spent',
      'bury elder from new',
      'discard hunter new',
      'token next',
      'hunt the deck',
      'done',
      'take the goods',
    ]
    for (const { offer, view } of [
      ...asked,
      ...more.map((text) => ({ offer: { text, facts: [] }, view: states[0].view })),
    ]) {
      clean(describe(offer.text, view, lang), lang)
      const { title, icon } = group(offer.text, lang)
      clean(title, lang)
      expect(icons[icon], icon).toBeDefined()
      expect(preview(offer, lang)).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
  it('know every component by its effect, and how sure it is', () => {
    for (const table of [
      'starting',
      'tribe',
      'culture',
      'animal',
      'chief',
      'setup',
      'terrain',
      'stone',
      'glacier_token',
      'rest_token',
    ])
      for (const { id } of printed[table]) {
        clean(Thing(id, lang), lang)
        clean(textOf(id, lang).replace(/\b[AB]: /g, ''), lang)
        clean(statusText(id, lang), lang)
      }
    for (const board of printed.board)
      for (const text of board.cells.flat()) if (text && !/^(start|-)/.test(text)) clean(effectText(text, lang), lang)
  })
  it('name sources and rounds', () => {
    for (const state of states) {
      for (const me of state.view.players) for (const name of Object.keys(me.points)) clean(source(name, lang), lang)
      clean(caption(state.view, lang), lang)
    }
  })
})

it('writes English as expected', () => {
  const fact = (verb: string, what: string, amount: number, why: string): Fact => ({ seat: 0, verb, what, amount, why })
  expect(tell(fact('gain', 'labour', 5, 'brave'), names, 'en')).toBe('gains 2½ labour (Brave)')
  expect(tell(fact('gain', 'labour', 1, 'tribesman'), names, 'ru')).toBe('получает ½ очка труда (Соплеменник)')
  expect(tell(fact('round', 'round', 1, 'round'), names, 'en')).toBe('Round 2 begins')
  expect(tell(fact('pay', 'tool', 1, 'hunt'), names, 'en')).toBe('pays 1 tool (Hunt)')
  expect(tell(fact('move', 'camp', 412, 'move'), names, 'en')).toBe('moves a camp from hex 4 to 12')
  expect(effectText('settle: camp 1 then move 1', 'en')).toBe('in Settlement: 1 camp, then 1 camp move')
  expect(effectText('pay tool 1 + food 1 -> culture 1', 'en')).toBe('pay 1 tool + 1 food: 1 culture card')
  expect(cardText('brave', 'en')).toBe('1½ labour; in any column: 1 labour; in the eclipse: 1 food')
  expect(stoneText('ST2-01', 'en')).toBe('for buried cards: 3 from 1, 6 from 4, 10 from 7')
  expect(stoneText('ST2-10', 'en')).toBe('2/5/8/10 for 1/2/3/4 used: woolly mammoth and argentavis')
  expect(
    preview({ text: 'move 0 1', facts: [fact('pay', 'labour', 2, 'settle'), fact('move', 'camp', 1, 'move')] }, 'en'),
  ).toBe('−1 labour')
  expect(statusText('C1-01', 'en')).toBe('Data: reconstructed')
})
it('speaks a language once it has come, English until then', async () => {
  for (const lang of LANGUAGES) expect(cat(lang)).toBe(CATALOGUES[lang])
  expect(cat('eo' as Language)).toBe(en)
})
it('reads effects as the vocabulary says', () => {
  expect(effectOf('when animal: food 2')).toEqual({
    mark: 'when animal',
    pay: [],
    gain: [{ word: 'food', n: 2, limit: '' }],
    ordered: false,
  })
  expect(effectOf('pay food 1 + tool 2 -> animal 2 same')).toMatchObject({
    pay: [
      { word: 'food', n: 1 },
      { word: 'tool', n: 2 },
    ],
    gain: [{ word: 'animal', n: 2, limit: 'same' }],
  })
  const all = ['starting', 'tribe', 'culture'].flatMap((table) => printed[table].flatMap((row: any) => row.abilities))
  for (const text of all)
    for (const unit of [...effectOf(text).pay, ...effectOf(text).gain])
      expect(WORDS as readonly string[]).toContain(unit.word)
  expect([0, 1, 2, 3, 5].map(half)).toEqual(['0', '½', '1', '1½', '2½'])
})
it('counts sets and the curve as the score', () => {
  expect([0, 1, 2, 4, 6].map((n) => setPoints('giant_sloth', n))).toEqual([0, 1, 3, 10, 10])
  for (const state of states.filter((one) => one.over))
    expect(state.view.players.map((me: any) => me.score)).toEqual(state.outcome!.scores)
  expect(['score', 'lead', 'gain'].map((verb) => brings({ seat: 0, verb, what: '', amount: 5, why: '' }))).toEqual([
    5, 0, 0,
  ])
  expect(rowOf('nobody')).toBeUndefined()
})
it("calls things as a pack of one's own does, in every language", () => {
  const own = structuredClone(printed)
  own.culture[0].name = 'As printed'
  own.culture[0].abilities = ['idol 3']
  know(own)
  for (const lang of LANGUAGES) expect(thing('C1-01', lang)).toBe('As printed')
  expect(thing('C1-02', 'ru')).not.toBe('Flint Knapping')
  expect(textOf('C1-01', 'en')).toContain('3 idol')
  know(printed)
  const shipped: Record<string, string> = { ...en.cards, ...en.things }
  for (const table of ['starting', 'tribe', 'culture', 'animal', 'chief', 'terrain'])
    for (const { id, name } of printed[table]) expect(name.toLowerCase()).toBe(shipped[id]!.toLowerCase())
})
