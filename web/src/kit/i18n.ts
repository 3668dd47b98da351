/** Words of the house in the language chosen. `t(key, {name: value})`; every key is in every language (a test holds
 *  that). They are part of the pages: something must be said before the server can be asked. */
import house from './house.json'
import { settings } from './settings.svelte'
import type { Language } from './types'
import { Catalogue, type Sections, type Values } from './words'

export type Key = keyof (typeof house)['en']['page']

const catalogues = Object.fromEntries(
  Object.entries(house).map(([lang, { marks, nouns, page }]) => [
    lang,
    new Catalogue(lang, { marks, nouns, page } as Sections),
  ]),
) as Record<Language, Catalogue>

export const languages = Object.entries(house).map(([code, { name }]) => ({ code: code as Language, name }))

export function t(key: Key, values: Values = {}): string {
  return catalogues[settings.lang].say('page', key, values)
}

/** Is there a word of the house for this? */
export const isKey = (key: string): key is Key => key in house.en.page

/** Parts put together as the language does: "a; b". */
export const joined = (parts: string[], mark: 'list' | 'lines' = 'lines'): string =>
  parts.filter(Boolean).join(catalogues[settings.lang].look('marks', mark))

/** "Ann, Bob and Cid". */
export function list(items: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(items)
}

/** A score: whole units of `unit`, quarters as ¼ ½ ¾, as boards print them. */
export function points(amount: number, unit = 1): string {
  const size = Math.abs(amount / unit)
  const part = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[size % 1]
  const whole = part ? Math.floor(size) : size
  const number = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(whole)
  return `${amount < 0 ? '−' : ''}${part && !whole ? '' : number}${part ?? ''}`
}

/** A chance: 0.26 is "26 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** "3 minutes ago". */
export function ago(at: string): string {
  const seconds = (new Date(at).getTime() - Date.now()) / 1000
  if (Number.isNaN(seconds)) return ''
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' })
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit)
  }
  return words.format(Math.round(Math.min(0, seconds)), 'second')
}

/** Seconds as 1:02:03 or 4:05. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const rest = `${hours ? two(Math.floor(whole / 60) % 60) : Math.floor(whole / 60)}:${two(whole % 60)}`
  return hours ? `${hours}:${rest}` : rest
}

/** "30 minutes each": what a clock gives for the whole game. */
export function allowance(minutes: number): string {
  if (minutes < 120) return t('new.clock.minutes', { n: minutes })
  return minutes <= 1440 ? t('new.clock.hours', { n: minutes / 60 }) : t('new.clock.days', { n: minutes / 1440 })
}
