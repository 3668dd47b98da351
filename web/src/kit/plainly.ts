/** Any value of a view in words: names of things, yes and no, lists. */
import { joined, t } from './i18n'
import type { Things } from './types'
import { capital, number, type Catalogue } from './words'

export type Plain = string | number | boolean | null
export type Shown = { [key: string]: unknown }

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'
export const isList = (value: unknown): value is unknown[] => Array.isArray(value)
/** What stands in one line: a plain value, or a list of them. */
export const isShort = (value: unknown): boolean => isPlain(value) || (isList(value) && value.every(isPlain))
export const isRecord = (value: unknown): value is Shown =>
  !!value && typeof value === 'object' && !Array.isArray(value)
/** Rows that fit into one table. */
export const isTable = (value: unknown): value is Shown[] =>
  isList(value) && value.length > 0 && value.every((row) => isRecord(row) && Object.values(row).every(isShort))

/** Sections in which a game may have a word for a field or a thing. */
const SECTIONS = ['labels', 'ui', 'things']

/** What a field is called: by the game's words, else by its own name. */
export function fieldName(key: string, words: Catalogue): string {
  const section = SECTIONS.find((one) => words.has(one, key) && !words.look(one, key).includes('{'))
  return section ? words.look(section, key) : capital(key.replaceAll('_', ' '))
}

/** A short value in words; those of a field that is an option are called as the option calls them. */
export function valueText(value: unknown, words: Catalogue, things: Things, field = ''): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no')
  if (typeof value === 'number') return number(value)
  if (isList(value))
    return value.length
      ? joined(
          value.map((one) => valueText(one, words, things, field)),
          'list',
        )
      : '–'
  const name = String(value)
  return things[name]?.name ?? words.option(field, name) ?? words.look('things', name)
}
