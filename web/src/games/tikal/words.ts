/** Everything the board says, in three languages. Sentences come from the catalogues, numbers from components. */
import type { OldListing as Listing } from '../../kit/old'
import type { Fact, Language, Offer } from '../../kit/types'
import { isOver, isScoring, printed, roundsOf, tileRow } from './components'
import { figureOf, homeOf } from './places'
import { en, type Catalogue } from './words/en'
import { ru } from './words/ru'
import { zh } from './words/zh'

export const CATALOGUES: Record<Language, Catalogue> = { en, ru, zh }
export const cat = (lang: Language): Catalogue => CATALOGUES[lang] ?? en
type Values = Record<string, string | number>
const look = (table: Record<string, string>, key: string): string => table[key] ?? key
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all))
export const joined = (parts: string[], lang: Language): string =>
  parts.filter(Boolean).join(lang === 'zh' ? '，' : ', ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The noun after a number: one, a few, many. */
export function noun(n: number, name: string, lang: Language): string {
  const forms = look(cat(lang).nouns, name).split('|')
  if (lang === 'ru') {
    const [ten, hundred] = [n % 10, n % 100]
    const form = ten === 1 && hundred !== 11 ? 0 : ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2
    return forms[form] ?? forms[0]!
  }
  return forms[n === 1 ? 0 : 1] ?? forms[0]!
}
export const count = (n: number, name: string, lang: Language): string =>
  `${n}${lang === 'zh' ? '' : ' '}${noun(n, name, lang)}`
export const points = (n: number, lang: Language): string => count(n, 'point', lang)
export const figure = (name: string, lang: Language): string => look(cat(lang).figures, name)
/** With its article, where there is one: the leader is the only one. */
const one = (name: string, lang: Language): string => look(cat(lang).one, name)
export const treasure = (name: string, lang: Language): string => look(cat(lang).treasures, name)
export const ui = (key: keyof Catalogue['ui'], lang: Language, values: Values = {}): string =>
  fill(cat(lang).ui[key], values)

// --- tiles ------------------------------------------------------------------------

/** What a tile shows, in a few words: "temple 4", "treasure tile 3". */
export function kindText(kind: string, value: number, lang: Language): string {
  const name = look(cat(lang).kinds, kind)
  return value ? `${name}${lang === 'zh' ? '' : ' '}${value}` : name
}
export function tileText(id: string, lang: Language): string {
  const row = tileRow(id)
  if (!row) return id
  const text = kindText(row.kind, row.value || row.masks || 0, lang)
  return lang === 'zh' ? `${id}（${text}）` : `${id} (${text})`
}
/** What lies on a space: its name and, if it is known, what is there. */
export function spaceText(space: string, view: any, lang: Language): string {
  const row = view?.spaces?.[space]
  if (!row) return space
  const text = kindText(row.kind, row.temple?.value ?? (row.kind === 'treasure' ? row.tokens : 0), lang)
  return lang === 'zh' ? `${space}（${text}）` : `${space} (${text})`
}

// --- facts --------------------------------------------------------------------------

function keyOf({ verb, what, amount, why }: Fact): string {
  if (verb === 'score') return `score ${what}`
  if (verb === 'win' && !amount) return 'win free'
  if (verb === 'end' && amount) return 'end left'
  return verb === 'block' && why === 'scoring' ? 'block scoring' : verb
}
function deed(fact: Fact, lang: Language, table: Record<string, string>): string {
  const { verb, what, amount, why } = fact
  return fill(look(table, keyOf(fact)), {
    n: verb === 'round' ? amount + 1 : amount,
    what,
    id: what,
    space: why,
    why: one(why, lang),
    tile: tileText(what, lang),
    one: one(what, lang),
    treasure: treasure(what, lang),
    points: points(amount, lang),
    stones: count(amount, 'stone', lang),
    count: count(amount, verb === 'gone' ? what : 'ap', lang),
  })
}
export function tell(fact: Fact, _names: string[], lang: Language): string {
  return keyOf(fact) in cat(lang).tell ? deed(fact, lang, cat(lang).tell) : ''
}

// --- choices ------------------------------------------------------------------------

export function describe(text: string, view: any, lang: Language): string {
  const o = cat(lang).offer
  const [verb = '', a = '', b = '', c = '', , e = ''] = text.split(' ')
  const name = figure(figureOf(text), lang)
  switch (verb) {
    case 'bid':
      return fill(o.bid, { n: a })
    case 'choose':
      return fill(o.choose, { tile: tileText(a, lang) })
    case 'lay':
      return fill(o.lay, { space: a, n: Number(b) * 60 })
    case 'place':
      return fill(o.place, { one: one(figureOf(text), lang), space: spaceText(b, view, lang) })
    case 'walk':
    case 'send':
      return fill(o[verb], { Figure: capital(name), from: b, to: spaceText(c, view, lang) })
    case 'uncover':
    case 'dig':
    case 'camp':
      return fill(o[verb], { space: spaceText(a, verb === 'camp' ? null : view, lang) })
    case 'guard':
      return fill(o.guard, { space: spaceText(a, view, lang), one: one(figureOf(text), lang) })
    case 'exchange':
      return fill(o.exchange, { mine: treasure(a, lang), theirs: treasure(c, lang), n: e })
    case 'pass':
    case 'end':
      return o[verb]
    case 'first':
      return fill(o.first, { n: a })
    case 'tile':
      return fill(o.tile, { tile: tileText(a, lang) })
    case 'find':
      return fill(o.find, { treasure: treasure(a, lang) })
    default:
      return fill(o.other, { text })
  }
}
/** The same in the small menu by a space, which says the rest. */
export function shortly(text: string, view: any, lang: Language): string {
  const verb = text.split(' ')[0]!
  const menu = cat(lang).menu as Record<string, string>
  if (!(verb in menu)) return describe(text, view, lang)
  return fill(menu[verb]!, { one: one(figureOf(text), lang), to: text.split(' ')[3] ?? '' })
}
/** To take up a figure, in the small menu. */
export const moveText = (name: string, lang: Language): string => fill(cat(lang).menu.move, { one: one(name, lang) })
const SILENT = new Set([
  'block',
  'leave',
  'arrive',
  'place',
  'lay',
  'dig',
  'camp',
  'bid',
  'pass',
  'take',
  'total',
  'temple',
  'round',
  'scoring',
  'give',
  'first',
  'aside',
  'discard',
  'end',
])
export function preview(offer: Offer, lang: Language): string {
  const words = cat(lang).do
  const facts = offer.facts.filter((fact) => !(SILENT.has(fact.verb) && keyOf(fact) !== 'end left'))
  if (offer.text.startsWith('lay ')) return pathsText(offer, lang)
  const cost = facts.filter((fact) => fact.verb === 'spend')
  const rest = facts.filter((fact) => fact.verb !== 'spend' && keyOf(fact) in words)
  return joined(
    [...cost, ...rest].map((fact) => deed(fact, lang, words)),
    lang,
  )
}
/** The paths that laying a tile so would open: "d4 2, e3 1" with their stones. */
export function pathsText(offer: Offer, lang: Language): string {
  const list = offer.facts.filter((fact) => fact.verb === 'opens').map((fact) => deed(fact, lang, cat(lang).do))
  return list.length ? fill(cat(lang).do.paths, { list: joined(list, lang) }) : cat(lang).do.nopath
}

const ICONS: Record<string, string> = {
  bid: 'auction',
  pass: 'auction',
  choose: 'tile',
  lay: 'tile',
  place: 'worker',
  walk: 'walk',
  send: 'secret',
  uncover: 'temple',
  dig: 'dig',
  exchange: 'exchange',
  camp: 'camp',
  guard: 'guard',
  end: 'done',
  chance: 'tile',
  other: 'tile',
}
/** What is done where one stands comes first, far-reaching plans below, the end last. */
const RANKS: Record<string, number> = {
  uncover: 1,
  dig: 1,
  place: 2,
  guard: 3,
  walk: 4,
  send: 5,
  exchange: 6,
  camp: 7,
  end: 9,
  bid: 1,
  pass: 1,
}
export function group(text: string, lang: Language): Listing {
  const verb = text.split(' ')[0]!
  const key =
    verb === 'pass' ? 'bid' : ['first', 'tile', 'find'].includes(verb) ? 'chance' : verb in ICONS ? verb : 'other'
  const title =
    verb === 'pass'
      ? cat(lang).offer.pass
      : fill(look(cat(lang).group, key), { space: homeOf(text) ?? '', figure: figure(figureOf(text), lang) })
  const icon = verb === 'walk' && figureOf(text) === 'leader' ? 'leader' : ICONS[key]!
  return {
    title,
    icon,
    rank: verb === 'pass' ? 2 : (RANKS[key] ?? 0),
    fold: ['lay', 'walk', 'send', 'camp', 'exchange'].includes(verb),
    numbers: verb === 'bid',
  }
}

// --- the rest -----------------------------------------------------------------------

export const prompt = (step: string, lang: Language): string => look(cat(lang).prompt, step)
export const source = (name: string, lang: Language): string => look(cat(lang).source, name)
/** Score a fact brings: capital and scoring rounds, less what was paid for turns. */
export function brings({ verb, amount }: Fact): number {
  if (verb === 'capital' || verb === 'score') return amount
  return verb === 'win' ? -amount : 0
}
export function caption(view: any, lang: Language): string {
  if (isOver(view)) return ui('over', lang)
  const rounds = roundsOf(view)
  if (view.round > rounds) return ui('final', lang)
  const text = ui('round', lang, { n: view.round, m: rounds })
  return isScoring(view) ? `${text} · ${ui('scoring', lang, { n: view.scoring })}` : text
}

/** A space for those who do not see it: what is there, who stands there, who would score. */
export function spaceLabel(space: string, view: any, names: string[], lang: Language): string {
  const row = view.spaces[space]
  if (!row) return `${space}, ${ui('unexplored', lang)}`
  const who = (seat: number): string => names[seat] ?? ui('seat', lang, { n: seat + 1 })
  const parts = [space, kindText(row.kind, row.temple?.value ?? 0, lang)]
  if (row.kind === 'treasure') parts.push(ui('tokens', lang, { count: count(row.tokens, 'treasure', lang) }))
  if (row.camp !== null) parts.push(ui('camp', lang, { name: who(row.camp) }))
  for (let seat = 0; seat < row.workers.length; seat++) {
    const list = [
      row.leaders.includes(seat) ? figure('leader', lang) : '',
      row.workers[seat] ? count(row.workers[seat], 'worker', lang) : '',
    ].filter(Boolean)
    if (list.length)
      parts.push(
        ui('figures', lang, {
          name: who(seat),
          list: list.join(' + ') + (row.temple ? ` = ${row.temple.strength[seat]}` : ''),
        }),
      )
  }
  if (row.temple?.guard) parts.push(ui('guardOf', lang, { name: who(row.temple.guard.seat) }))
  else if (row.temple)
    parts.push(row.temple.holder === null ? ui('tie', lang) : ui('holds', lang, { name: who(row.temple.holder) }))
  return joined(parts, lang)
}
export const setPoints = (n: number): number => printed()?.points.treasures[n] ?? 0
export { capital }
