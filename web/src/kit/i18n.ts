/** Words in the language chosen. `t(key, {name: value})`; every key is in every catalogue (a test holds that). */
import en from './locale/en'
import ru from './locale/ru'
import zh from './locale/zh'
import { settings } from './settings.svelte'

export type Key = keyof typeof en
export type Catalogue = Record<Key, string>

const catalogues = { en, ru, zh }

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'zh', name: '中文' },
] as const

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return catalogues[settings.lang][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

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
