/** Everything the board says, in three languages. Sentences come from the catalogues, numbers from components. */
import type { Fact, Language, Offer } from '../../kit/types'
import {
  GEARS,
  GOODS,
  TEMPLES,
  actionKind,
  printed,
  quarters,
  tableOf,
  templeRow,
  tileKind,
  tileRow,
  type Goods,
} from './components'
import { en, type Catalogue } from './words/en'
import { ru } from './words/ru'
import { zh } from './words/zh'

export const CATALOGUES: Record<Language, Catalogue> = { en, ru, zh }
export const cat = (lang: Language): Catalogue => CATALOGUES[lang] ?? en
type Values = Record<string, string | number>
const look = (table: Record<string, string>, key: string): string => table[key] ?? key
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all))
const joined = (parts: string[], lang: Language): string => parts.filter(Boolean).join(lang === 'zh' ? '，' : ', ')
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
export function points(amount: number, lang: Language): string {
  const isWhole = amount % 4 === 0
  return `${quarters(amount)}${lang === 'zh' ? '' : ' '}${noun(isWhole ? Math.abs(amount / 4) : 2, 'point', lang)}`
}
export function goodsText(goods: Goods, lang: Language): string {
  return joined(
    GOODS.filter((good) => goods[good]).map((good) => count(goods[good]!, good, lang)),
    lang,
  )
}

export const gear = (name: string, lang: Language): string => look(cat(lang).gears, name)
export const temple = (name: string, lang: Language): string => look(cat(lang).temples, name)
export const track = (name: string, lang: Language): string => look(cat(lang).tracks, name)
export const ui = (key: keyof Catalogue['ui'], lang: Language, values: Values = {}): string =>
  fill(cat(lang).ui[key], values)

// --- tiles and actions ----------------------------------------------------------

export function effectText(effect: string, lang: Language): string {
  const [word = '', what = '', amount = ''] = effect.split(' ')
  const n = Number(amount || what || 1)
  return fill(look(cat(lang).effect, effect === 'climb any' ? effect : word), {
    count: word === 'feeds' ? count(n, 'worker', lang) : count(n, what, lang),
    points: points(n * 4, lang),
    track: track(what, lang),
    temple: temple(what, lang),
  })
}
export function effectsText(effects: string[], lang: Language): string {
  const words = effects.map((effect) => effectText(effect, lang))
  return joined(
    [...new Set(words)].map((word) =>
      words.filter((w) => w === word).length > 1 ? fill(cat(lang).effect.twice, { text: word }) : word,
    ),
    lang,
  )
}
export function monumentText(score: string, lang: Language, seats = 0): string {
  const [kind = '', ...rest] = score.split(' ')
  const numbers = rest.map(Number).filter((n) => !Number.isNaN(n))
  const setup: number[] = (printed()?.setup ?? []).map((row: any) => row.seats)
  const first = kind === 'by-workers' ? (printed()?.counts.starting_workers ?? 3) : 1
  const chosen =
    kind === 'per-monument' && seats
      ? String(numbers[setup.indexOf(seats)] ?? numbers[0])
      : kind === 'per-monument'
        ? numbers.join('/')
        : String(numbers[0] ?? '')
  return fill(look(cat(lang).monument, kind), {
    n: chosen,
    frame: look(cat(lang).frames, rest[0] ?? ''),
    list: numbers.join('/'),
    from: numbers.map((_, i) => first + i).join('/'),
  })
}
export function tileText(id: string, lang: Language, seats = 0): string {
  const row = tileRow(printed(), id)
  if (!row) return ''
  return row.score ? monumentText(row.score, lang, seats) : effectsText(row.effects ?? [], lang)
}
const tileName = (id: string, lang: Language): string => {
  const text = tileText(id, lang)
  return text ? `${id} (${text})` : id
}
/** What is printed beside a gear, in a few words. */
export function actionText(name: string, space: number, lang: Language): string {
  const c = printed()
  if (!c) return ''
  const kind = actionKind(c, name, space)
  const row = c[tableOf(name)][space - 1] ?? {}
  const n = (amount: number | undefined, good: string): string => count(amount ?? 0, good, lang)
  return fill(look(cat(lang).action, kind), {
    corn: n(row.corn, 'corn'),
    wood: n(row.wood, 'wood'),
    goods: row.gain ? goodsText(row.gain, lang) : '',
    points: row.points ? points(row.points * 4, lang) : '',
    temple: temple(row.temple ?? '', lang),
    count: row.price
      ? goodsText(row.price, lang)
      : row.corn_per_resource
        ? n(row.corn_per_resource, 'corn')
        : n(row.resources ?? 1, 'resource'),
  })
}
export const shortAction = (kind: string, lang: Language): string => look(cat(lang).short, kind.split(' ')[0]!)
export const levelText = (name: string, level: number, lang: Language): string =>
  look(cat(lang).level, name).split('|')[level - 1] ?? ''

// --- facts ----------------------------------------------------------------------

const HAPPENINGS = ['reveal', 'neutral', 'round', 'day']
function stepText(what: string, step: number, lang: Language): string {
  const value = templeRow(printed(), what)?.points[step]
  return value === undefined
    ? fill(cat(lang).step.plain, { n: step, temple: temple(what, lang) })
    : fill(cat(lang).step.known, {
        points: lang === 'en' ? `${String(value).replace('-', '−')}-point` : points(value * 4, lang),
        temple: temple(what, lang),
      })
}
function deed(fact: Fact, names: string[], lang: Language, table: Record<string, string>): string {
  const { verb, what, amount } = fact
  const key =
    verb === 'gain' && !amount
      ? 'none'
      : verb === 'score' && amount < 0
        ? 'lose'
        : verb === 'place' && what === 'first'
          ? 'place first'
          : verb
  const isTile = ['keep', 'deal', 'build', 'reveal'].includes(verb)
  const isStep = ['climb', 'stay', 'descend'].includes(verb)
  return fill(look(table, key), {
    count: count(amount, what, lang),
    noun: noun(2, what, lang),
    points: points(Math.abs(amount), lang),
    tile: isTile ? tileName(what, lang) : '',
    kind: isTile ? cat(lang).kind[tileKind(what)] : '',
    gear: gear(verb === 'lay' ? 'chichen' : what, lang),
    n: verb === 'round' ? amount + 1 : amount,
    track: track(what, lang),
    temple: temple(what, lang),
    step: isStep ? stepText(what, amount, lang) : '',
    name: names[fact.seat] ?? '',
    days: count(amount, 'day', lang),
  })
}
function reason(fact: Fact, lang: Language): string {
  const [head = '', tail = ''] = fact.why.split(' ')
  let text = look({ ...cat(lang).why, '': '' }, fact.why)
  if (text === fact.why && !(fact.why in cat(lang).why)) {
    if ((TEMPLES as readonly string[]).includes(fact.why)) text = temple(fact.why, lang)
    else if ((GEARS as readonly string[]).includes(head) && tail) text = `${gear(head, lang)} ${tail}`
    else if (/^(A\d-\d\d|[MW]\d\d|[TQ]-?[A-Z]*-?\d+)$/.test(fact.why)) text = fact.why
    else return ''
  }
  return text ? (lang === 'zh' ? `（${text}）` : ` (${text})`) : ''
}
export function tell(fact: Fact, names: string[], lang: Language): string {
  return deed(fact, names, lang, cat(lang).tell) + (HAPPENINGS.includes(fact.verb) ? '' : reason(fact, lang))
}

// --- choices --------------------------------------------------------------------

function mix(words: string[]): Goods {
  const goods: Goods = {}
  for (let i = 0; i + 1 < words.length; i += 2) goods[words[i + 1] as keyof Goods] = Number(words[i])
  return goods
}
export function describe(text: string, _view: any, lang: Language): string {
  const o = cat(lang).offer
  const [verb = '', a = '', b = '', c = '', d = ''] = text.split(' ')
  const rest = text.split(' ').slice(1)
  switch (verb) {
    case 'keep':
      return fill(o.keep, { first: a, second: b })
    case 'place':
      return a === 'first' ? o['place first'] : fill(o.place, { gear: gear(a, lang) })
    case 'pick':
      return fill(c === 'as' ? o['pick as'] : c === 'for' ? o['pick nothing'] : o.pick, {
        gear: gear(a, lang),
        n: b,
        m: d,
      })
    case 'turn':
      return a === '1' ? o['turn one'] : o['turn two']
    case 'harvest':
      return look(o, text)
    case 'climb':
      return b
        ? fill(o['climb two'], { first: temple(a, lang), second: temple(b, lang) })
        : fill(o.climb, { temple: temple(a, lang) })
    case 'build': {
      if (a.startsWith('M')) return fill(o.monument, { tile: tileName(a, lang) })
      return fill(b === 'saving' ? o['build saving'] : b === 'plain' ? o['build plain'] : o.build, {
        tile: tileName(a, lang),
        good: noun(1, c, lang),
      })
    }
    case 'pay':
    case 'take':
      return fill(o[verb], { goods: goodsText(mix(rest), lang) })
    case 'sell':
    case 'buy':
      return fill(o[verb], { goods: count(1, a, lang) })
    case 'act':
      return fill(o.act, { gear: gear(a, lang), n: b })
    case 'beg':
    case 'anger':
      return fill(o[verb], { temple: temple(a, lang) })
    case 'advance':
      return fill(o.advance, { track: track(a, lang) })
    case 'first':
      return fill(o.first, { n: a })
    case 'monument':
    case 'building':
      return fill(o.reveal, { kind: cat(lang).kind[tileKind(a)], tile: tileName(a, lang) })
    case 'deal':
    case 'neutral':
      return fill(o[verb], { tile: tileName(a, lang) })
    case 'end':
    case 'done':
    case 'burn':
      return o[verb]
    default:
      return fill(o.other, { text })
  }
}
/** The same where the place says the rest: by a worker, "Action 2". */
export function shortly(text: string, view: any, lang: Language): string {
  const [verb, , space = '', how, as = ''] = text.split(' ')
  if (verb !== 'pick') return describe(text, view, lang)
  return how === 'for' ? cat(lang).menu.nothing : fill(cat(lang).menu.action, { n: how === 'as' ? as : space })
}
export function preview(offer: Offer, lang: Language): string {
  const [verb = '', a = '', b = '', c = '', d = ''] = offer.text.split(' ')
  const say = (facts: Fact[]): string[] =>
    facts.filter((f) => !HAPPENINGS.includes(f.verb)).map((f) => deed(f, [], lang, cat(lang).do))
  const note = cat(lang).note
  if (verb === 'keep') return [tileText(a, lang), tileText(b, lang)].filter(Boolean).join(' + ')
  if (verb === 'build')
    return joined(
      [
        ...say(offer.facts.filter((f) => f.verb === 'pay')),
        tileText(a, lang),
        ...say(offer.facts.filter((f) => f.why === 'architecture')),
      ],
      lang,
    )
  if (verb === 'pick' || verb === 'act') {
    const later = offer.facts.filter((f) => f.verb !== 'pick')
    if (c === 'for') return joined([note.nothing, ...say(later)], lang)
    if (later.some((f) => f.verb !== 'pay' && !HAPPENINGS.includes(f.verb))) return joined(say(later), lang)
    const action = Number(c === 'as' ? d : b)
    const other = later.filter((f) => f.why !== `${a} ${action}` && f.why !== 'any action')
    return joined([...say(other), actionText(a, action, lang)], lang)
  }
  const words = say(offer.facts)
  if (verb === 'end') words.unshift(note.end)
  if (verb === 'done') words.unshift(note.done)
  if (offer.text === 'turn 2 days') words.push(note.two)
  if (offer.text === 'harvest bare') words.push(note.bare)
  return joined(words, lang)
}
const GROUP_ICONS: Record<string, string> = {
  keep: 'wealth',
  beg: 'beg',
  place: 'worker',
  pick: 'gear',
  end: 'done',
  turn: 'day',
  harvest: 'corn',
  anger: 'anger',
  advance: 'track-any',
  pay: 'resource',
  take: 'resource',
  climb: 'temple-any',
  build: 'build',
  monument: 'monument',
  sell: 'market',
  buy: 'market',
  act: 'any-action',
  chance: 'day',
  other: 'gear',
}
/** Begging stands below placing and picking up: it is for those in need. */
const RANKS: Record<string, number> = { beg: 1, end: 2 }
export function group(text: string, lang: Language): { title: string; icon: string; rank: number; last: boolean } {
  const [verb = '', a = '', b = ''] = text.split(' ')
  let key = verb
  if (verb === 'done') key = 'end'
  else if (verb === 'burn') key = 'harvest'
  else if (verb === 'build' && a.startsWith('M')) key = 'monument'
  else if (['first', 'monument', 'building', 'deal', 'neutral'].includes(verb)) key = 'chance'
  else if (!(verb in GROUP_ICONS)) key = 'other'
  return {
    title: fill(look(cat(lang).group, key), { gear: gear(a, lang), n: b }),
    icon: key === 'pick' || key === 'act' ? `gear-${a}` : GROUP_ICONS[key]!,
    rank: RANKS[key] ?? 0,
    last: text.endsWith(' for nothing'),
  }
}

// --- the rest -------------------------------------------------------------------

export const prompt = (step: string, lang: Language): string => look(cat(lang).prompt, step)
export const source = (name: string, lang: Language): string => look(cat(lang).source, name)
export const isOver = (view: any): boolean => (view.steps ?? []).some((step: { step: string }) => step.step === 'over')
export function caption(view: any, lang: Language): string {
  if (isOver(view)) return ui('over', lang)
  const rounds = printed()?.calendar.rounds ?? view.day + 1
  const text =
    lang === 'zh'
      ? `第${Math.min(view.day + 1, rounds)}轮`
      : `${cat(lang).ui.roundShort} ${Math.min(view.day + 1, rounds)}`
  return view.food_day ? `${text} · ${ui('foodDay', lang)}` : text
}
export { capital }
