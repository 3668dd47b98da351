/** Everything the board says, in three languages. Sentences come from the catalogues, numbers from components. */
import type { OldListing as Listing } from '../../kit/old'
import type { Fact, Language, Offer } from '../../kit/types'
import { cardRow, effectOf, half, isCulture, isOver, printed, rowOf, tableOf, type Unit, stepOf } from './components'
import { cat } from './catalogues.svelte'
import type { Catalogue } from './words/en'

export { cat }
type Values = Record<string, string | number>
export const look = (table: Record<string, string>, key: string): string => table[key] ?? key
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all))
export const joined = (parts: string[], lang: Language): string =>
  parts.filter(Boolean).join(lang === 'zh' ? '，' : ', ')
export const lines = (parts: string[], lang: Language): string =>
  parts.filter(Boolean).join(lang === 'zh' ? '；' : '; ')
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const ui = (key: keyof Catalogue['ui'], lang: Language, values: Values = {}): string =>
  fill(cat(lang).ui[key], values)
const bracketed = (text: string, lang: Language): string => (text ? (lang === 'zh' ? `（${text}）` : ` (${text})`) : '')

/** The noun after a number: one, a few, many. */
export function noun(n: number, name: string, lang: Language): string {
  const forms = look(cat(lang).units, name).split('|')
  if (lang === 'ru') {
    const [ten, hundred] = [n % 10, n % 100]
    const form = !Number.isInteger(n)
      ? 1
      : ten === 1 && hundred !== 11
        ? 0
        : ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)
          ? 1
          : 2
    return forms[form] ?? forms[0]!
  }
  return forms[n === 1 ? 0 : 1] ?? forms[0]!
}
export const count = (n: number, name: string, lang: Language): string =>
  `${Number.isInteger(n) ? n : half(2 * n)}${lang === 'zh' ? '' : ' '}${noun(n, name, lang)}`
export const points = (n: number, lang: Language): string => count(n, 'points', lang)
/** Labour is counted in halves by the game, in whole numbers by people. */
const amountOf = (what: string, n: number, lang: Language): string => count(what === 'labour' ? n / 2 : n, what, lang)

// --- names and what they do -----------------------------------------------------------

export const place = (name: string, lang: Language): string => look(cat(lang).places, name)
export const figure = (name: string, lang: Language): string => look(cat(lang).figures, name)
export const track = (name: string, lang: Language): string => look(cat(lang).tracks, name)
export const word = (name: string, lang: Language): string => look(cat(lang).words, name)
/** The name of anything that has an id: a pack that calls it otherwise is believed. */
export function thing(id: string, lang: Language): string {
  const named = (from: Catalogue, name: string): string | undefined =>
    (from.cards as Record<string, string>)[name] ?? (from.things as Record<string, string>)[name]
  const own: string | undefined = rowOf(id)?.name
  if (own && own.toLowerCase() !== named(cat('en'), id)?.toLowerCase()) return own
  return named(cat(lang), id) ?? named(cat(lang), tableOf(id)) ?? id
}
export const Thing = (id: string, lang: Language): string => capital(thing(id, lang))

function unitText(unit: Unit, lang: Language): string {
  const { effect } = cat(lang)
  const text = unit.word === 'fill-food' ? noun(1, unit.word, lang) : count(unit.n, unit.word, lang)
  return unit.limit ? `${text} ${look(effect, unit.limit)}` : text
}
/** An effect in words: "in Hunt: 1 labour + 1 tool". */
export function effectText(text: string, lang: Language): string {
  const { effect, marks } = cat(lang)
  const { mark, pay, gain, ordered } = effectOf(text)
  const list = (units: Unit[], between = ' + '): string => units.map((unit) => unitText(unit, lang)).join(between)
  const gained = list(gain, ordered ? effect.then : ' + ') || effect.nothing
  const whole = pay.length ? fill(effect.pay, { price: list(pay), gain: gained }) : gained
  return mark ? `${look(marks, mark)}${lang === 'zh' ? '：' : ': '}${whole}` : whole
}
export const effectsText = (texts: string[], lang: Language): string =>
  lines(
    texts.map((text) => effectText(text, lang)),
    lang,
  )
/** Labour, abilities and points of a card. */
export function cardText(id: string, lang: Language): string {
  const row = cardRow(id)
  if (!row) return id
  const labour = row.labour ? [count(row.labour, 'labour', lang)] : []
  const end = row.points ? [fill(cat(lang).effect.end, { points: points(row.points, lang) })] : []
  return lines([...labour, ...row.abilities.map((text) => effectText(text, lang)), ...end], lang)
}
export function stoneText(id: string, lang: Language): string {
  const { stones, effect } = cat(lang)
  const [kind = '', ...rest] = String(rowOf(id)?.score ?? '').split(' ')
  const numbers = rest.filter((one) => /^\d+$/.test(one))
  const names = rest.filter((one) => /^[a-z_]+$/.test(one)).map((one) => thing(one, lang))
  const bands = rest
    .filter((one) => one.includes(':'))
    .map((one) => {
      const [m = '', n = ''] = one.split(':')
      return fill(stones.from, { n, m })
    })
  return fill(look(stones, kind), {
    n: numbers[0] ?? '',
    list: bands.length ? joined(bands, lang) : numbers.join('/'),
    what: names.length > 1 ? fill(effect.pair, { a: names[0]!, b: names[1]! }) : (names[0] ?? ''),
  })
}
export function setupText(id: string, lang: Language): string {
  const row = rowOf(id)
  if (!row) return id
  return joined(
    [
      thing(row.tribe, lang),
      row.food ? count(row.food, 'food', lang) : '',
      row.tools ? count(row.tools, 'tool', lang) : '',
      ...row.animals.map((one: string) => thing(one, lang)),
      row.camp ? count(1, 'camp', lang) : '',
    ],
    lang,
  )
}
export const sideText = (chief: string, side: string, lang: Language): string =>
  effectsText(rowOf(chief)?.[`side_${side.toLowerCase()}`] ?? [], lang)
/** What something with an id does. */
export function textOf(id: string, lang: Language): string {
  const row = rowOf(id)
  switch (tableOf(id)) {
    case 'starting':
    case 'tribe':
    case 'culture':
      return cardText(id, lang)
    case 'stone':
      return stoneText(id, lang)
    case 'setup':
      return setupText(id, lang)
    case 'animal':
      return effectText(row.use, lang)
    case 'chief':
      return lines(
        ['A', 'B'].map((side) => `${side}: ${sideText(id, side, lang)}`),
        lang,
      )
    case 'glacier_token':
    case 'terrain':
      return row.bonus ? effectText(row.bonus, lang) : cat(lang).effect.nothing
    case 'rest_token':
      return effectsText(row.effects, lang)
    default:
      return id
  }
}
/** How sure the data of a thing is. */
export const statusText = (id: string, lang: Language): string =>
  rowOf(id) ? ui('status', lang, { status: look(cat(lang).status, rowOf(id).status) }) : ''
export const hexText = (n: number | string, view: any, lang: Language): string =>
  ui('hex', lang, { thing: Thing(view?.map?.[Number(n)]?.terrain ?? 'base', lang), n })

// --- facts ----------------------------------------------------------------------------

const SIMPLE = ['take', 'hunt', 'raise', 'bury', 'hide', 'use', 'place', 'reveal', 'animal', 'draw']
function keyOf({ seat, verb, what, amount, why }: Fact): string {
  if (!SIMPLE.includes(verb)) return verb
  if (verb === 'take')
    return tableOf(what) === 'stone' ? 'take stone' : why === 'discard' ? 'take discard' : 'take hand'
  if (verb === 'hunt') return why === 'deck' ? 'hunt deck' : verb
  if (verb === 'raise') return amount > 1 ? 'raise level' : verb
  if (what === 'card') return `${verb} card`
  if (verb === 'use') return what === 'chief' ? 'use chief' : verb
  if (verb === 'place') return what === 'rest' ? 'place rest' : verb
  return (verb === 'reveal' || verb === 'animal') && seat < 0 ? `${verb} table` : verb
}
/** Why something happened, where the sentence does not say it already. */
function reason(fact: Fact, lang: Language): string {
  if (!['gain', 'pay', 'score'].includes(fact.verb)) return ''
  const { why, places } = cat(lang)
  if (fact.why in places) return bracketed(place(fact.why, lang), lang)
  if (fact.why in why) return bracketed(look(why, fact.why), lang)
  if (tableOf(fact.why) === 'stone') return bracketed(thing('stone', lang), lang)
  return tableOf(fact.why) ? bracketed(Thing(fact.why, lang), lang) : ''
}
export function tell(fact: Fact, _names: string[], lang: Language): string {
  const { verb, what, amount, why } = fact
  const template = (cat(lang).tell as Record<string, string>)[keyOf(fact)]
  if (template === undefined) return ''
  const text = verb === 'side' ? sideText(why, what, lang) : tableOf(what) ? textOf(what, lang) : ''
  return (
    fill(template, {
      n: verb === 'round' ? amount + 1 : amount,
      what,
      text,
      card: Thing(what, lang),
      thing: thing(what, lang),
      track: track(what, lang),
      place: place(what, lang),
      figure: figure(amount ? 'tribe' : 'chief', lang),
      at: what.split(' ')[1] ?? '',
      from: Math.trunc(amount / 100),
      to: amount % 100,
      count: verb === 'score' ? points(amount, lang) : amountOf(verb === 'sum' ? 'labour' : what, amount, lang),
    }) + reason(fact, lang)
  )
}

// --- choices --------------------------------------------------------------------------

const acting = (view: any): any => view?.players?.[view?.turn ?? view?.seat ?? 0]
/** The ability that `use brave 1` or `use chief 1` means. */
export function abilityOf(text: string, view: any): string {
  const [, who = '', n = '1'] = text.split(' ')
  const me = acting(view)
  const list =
    who === 'chief'
      ? rowOf(me?.chief)?.[`side_${String(me?.side).toLowerCase()}`]
      : who === 'token'
        ? rowOf(view?.rest?.held)?.effects
        : cardRow(who)?.abilities
  return list?.[Number(n) - 1] ?? ''
}
function offerKey(text: string, view: any): string {
  const words = text.split(' ')
  const [verb = '', a = ''] = words
  if (text.startsWith('take a point')) return a && text.endsWith('culture') ? 'point culture' : 'point animal'
  if (/^(draw|idol \w+|tool|food) for /.test(text)) return 'instead'
  switch (verb) {
    case 'chief':
    case 'tribe':
      return a === 'rest' ? 'place rest' : place(a, 'en') === a ? 'chance' : 'place'
    case 'done':
      if (stepOf(view) === 'when') return view.steps.at(-1).bonus ? 'done bonus' : 'done wait'
      return stepOf(view) === 'eclipse pile' ? 'done pile' : 'done'
    case 'token':
      return text
    case 'take':
      return a === 'the'
        ? 'goods'
        : /^\d/.test(a)
          ? 'tools'
          : text.endsWith(' to discard')
            ? 'take discard'
            : tableOf(a) === 'stone'
              ? 'take stone'
              : 'take hand'
    case 'pick':
      return tableOf(a) === 'chief' ? 'pick chief' : 'pick setup'
    case 'use':
      return tableOf(a) === 'animal' ? 'use animal' : verb
    case 'hunt':
      return text === 'hunt the deck' ? 'hunt deck' : verb
    case 'megalith':
      return words.length > 2 ? 'megalith level' : verb
    case 'bury':
      return words.at(-1) === 'hand' ? verb : `bury ${words.at(-1)}`
    case 'discard':
      return words.length > 2 ? 'discard new' : verb
    case 'go':
    case 'side':
    case 'play':
    case 'eat':
    case 'end':
    case 'pile':
    case 'camp':
    case 'move':
    case 'found':
    case 'reveal':
    case 'draw':
    case 'idol':
    case 'order':
      return verb
    case 'deal':
      return verb
    default:
      return 'chance'
  }
}
const goodsText = (text: string, lang: Language): string =>
  [...text.matchAll(/(\d+) (tool|food)/g)].map(([, n, what]) => count(Number(n), what!, lang)).join(' + ')
export function describe(text: string, view: any, lang: Language): string {
  const words = text.split(' ')
  const [verb = '', a = '', b = ''] = words
  const key = offerKey(text, view)
  const me = acting(view)
  const gain =
    verb === 'idol' ? `${word('idol', lang)}${lang === 'zh' ? '：' : ': '}${track(a, lang)}` : word(verb, lang)
  return capital(
    fill(look(cat(lang).offer, key), {
      text:
        key === 'side'
          ? sideText(me?.chief ?? '', a, lang)
          : key === 'use'
            ? effectText(abilityOf(text, view), lang)
            : key === 'token open'
              ? textOf(view?.rest?.open ?? view?.rest?.held ?? '', lang)
              : key === 'take stone' || key === 'pick setup'
                ? textOf(a, lang)
                : text,
      what: a,
      card:
        key === 'use'
          ? a === 'chief'
            ? Thing(me?.chief ?? '', lang)
            : a === 'token'
              ? ui('restToken', lang)
              : Thing(a, lang)
          : Thing(key === 'deal' ? b : a, lang),
      thing: thing(a, lang),
      Figure: capital(figure(verb, lang)),
      place: place(a, lang),
      track: track(a, lang),
      from: hexText(a, view, lang),
      to: hexText(b, view, lang),
      list: joined(
        words.slice(1).map((hex) => hexText(hex, view, lang)),
        lang,
      ),
      at: a,
      n: words[3] ?? a,
      count: goodsText(text, lang),
      gain,
      of: look(cat(lang).instead, words.at(-1)!),
    }),
  )
}
/** The same beside its place: what need not be said there is left out. */
export const shortly = describe

/** What an offer costs and brings. */
export function preview(offer: Offer, lang: Language): string {
  const { text, facts } = offer
  const words = text.split(' ')
  const [verb = '', a = ''] = words
  if (/^take \d/.test(text)) return ''
  const parts: string[] = []
  const sums = new Map<string, number>()
  for (const { verb: did, what, amount } of facts) {
    if (did === 'pay' || did === 'eat') sums.set(`−${what}`, (sums.get(`−${what}`) ?? 0) + amount)
    else if (did === 'gain') sums.set(`+${what}`, (sums.get(`+${what}`) ?? 0) + amount)
    else if (did === 'score') sums.set('+points', (sums.get('+points') ?? 0) + amount)
    else if (did === 'lose') sums.set('lost', (sums.get('lost') ?? 0) + amount)
    else if (did === 'idol') parts.push(fill(cat(lang).short.idols, { n: amount }))
  }
  const told = [...sums].map(([key, n]) =>
    key === 'lost'
      ? fill(cat(lang).short.lose, { count: count(n, 'food', lang) })
      : `${key[0]}${amountOf(key.slice(1), n, lang)}`,
  )
  if (
    verb === 'play'
      ? isCulture(a)
      : (verb === 'take' && (isCulture(a) || tableOf(a) === 'tribe')) ||
        (verb === 'use' && tableOf(a) === 'animal') ||
        verb === 'hunt'
  )
    parts.push(tableOf(a) ? textOf(a, lang) : '')
  if (verb === 'pick' && tableOf(a) === 'chief') parts.push(textOf(a, lang))
  return joined([...told, ...parts], lang)
}

const ICONS: Record<string, string> = {
  side: 'chief',
  pick: 'chief',
  play: 'hand',
  use: 'spark',
  eat: 'labour',
  'place chief': 'chief',
  'place tribe': 'figure',
  token: 'rest',
  tribe: 'tribe',
  culture: 'culture',
  stone: 'stone',
  camp: 'camp',
  move: 'move',
  found: 'community',
  hunt: 'animal',
  animal: 'use-animal',
  megalith: 'megalith',
  'megalith level': 'megalith',
  draw: 'draw',
  idol: 'idol',
  instead: 'instead',
  tools: 'tool',
  'bury hand': 'bury',
  'bury discard': 'bury',
  'bury board': 'bury',
  discard: 'discard',
  pile: 'eclipse',
  finish: 'next',
  chance: 'spark',
}
/** What is nearest to the matter comes first: actions and gains, then cards and abilities, what is given instead,
 *  the end last. */
const RANKS: Record<string, number> = {
  play: 2,
  eat: 3,
  use: 3,
  move: 2,
  instead: 5,
  'bury board': 6,
  'bury discard': 6,
  finish: 9,
}
function groupKey(text: string): string {
  const words = text.split(' ')
  const [verb = '', a = ''] = words
  const key = offerKey(text, null)
  switch (key) {
    case 'go':
    case 'end':
    case 'done':
    case 'done pile':
    case 'done wait':
    case 'done bonus':
    case 'goods':
      return 'finish'
    case 'place':
    case 'place rest':
      return `place ${verb}`
    case 'take stone':
      return 'stone'
    case 'take hand':
      return isCulture(a) ? 'culture' : 'tribe'
    case 'take discard':
      return 'tribe'
    case 'point culture':
      return 'culture'
    case 'point animal':
    case 'hunt':
    case 'hunt deck':
    case 'reveal':
      return 'hunt'
    case 'use animal':
      return 'animal'
    case 'pick chief':
    case 'pick setup':
      return 'pick'
    case 'token open':
    case 'token next':
      return 'token'
    case 'bury':
    case 'bury new':
      return 'bury hand'
    case 'bury spent':
      return 'bury board'
    case 'discard new':
      return 'discard'
    case 'eat':
      return 'eat'
    default:
      return key in ICONS ? key : 'chance'
  }
}
export function group(text: string, lang: Language): Listing {
  const key = groupKey(text)
  const words = text.split(' ')
  const title =
    key === 'side'
      ? ui('side', lang, { what: 'A / B' })
      : fill(look(cat(lang).group, key), { n: key === 'move' ? words[1]! : (words[3] ?? '') })
  return {
    title,
    icon: ICONS[key]!,
    rank: RANKS[key] ?? 1,
    fold: ['move', 'megalith', 'megalith level', 'bury discard', 'bury board'].includes(key),
    last: key === 'finish' && text !== 'take the goods',
  }
}

// --- the rest -------------------------------------------------------------------------

export const prompt = (step: string, lang: Language): string => look(cat(lang).prompt, step)
export const source = (name: string, lang: Language): string => look(cat(lang).source, name)
export const brings = ({ verb, amount }: Fact): number => (verb === 'score' ? amount : 0)
export const ROUNDS = 4
export const eraOf = (round: number): number => (round <= 2 ? 1 : 2)
export function caption(view: any, lang: Language): string {
  if (isOver(view)) return ui('over', lang)
  if (!view.round) return ui('setup', lang)
  const text = ui('round', lang, { n: view.round, m: ROUNDS })
  const phase = { eclipse: 'eclipse', preparation: 'preparation', action: 'action' }[view.phase as string] as
    'eclipse' | 'preparation' | 'action' | undefined
  return phase && phase !== 'action'
    ? `${text} · ${ui(phase, lang)}`
    : `${text} · ${ui('era', lang, { era: 'I'.repeat(eraOf(view.round)) })}`
}
/** The points a set of unused animals is worth by itself. */
export function setPoints(species: string, n: number): number {
  const list = printed()?.animal.find((row) => row.id === species)?.set_points ?? []
  return n > 0 ? (list[Math.min(n, list.length) - 1] ?? 0) : 0
}
