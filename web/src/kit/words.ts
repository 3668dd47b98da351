/** Sentences with holes, as src/longcount/kernel/words.py has them: `{name}` is filled with the value called so,
 *  `{name:section}` with the word that the section has for it, `{name:noun}` with number and noun in the form that goes
 *  with it (CLDR). */

export type Value = string | number
export type Values = Record<string, Value>
type Entry = string | { [key: string]: Entry }
/** A catalogue: sections of words; nouns have forms. */
export type Sections = Record<string, Record<string, Entry>>

const HOLE = /\{(\w+)(?::([\w-]+))?\}/g
const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
const rules = new Map<string, Intl.PluralRules>()

function form(lang: string, n: number): string {
  let rule = rules.get(lang)
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)))
  return rule.select(Math.abs(n))
}

/** "3", "2½", "−1": as people write numbers. */
export function number(value: number): string {
  const size = Math.abs(value)
  const whole = Math.trunc(size)
  const part = FRACTIONS[size - whole] ?? ''
  const text = part ? `${whole || ''}${part}` : String(size)
  return value < 0 ? `−${text}` : text
}

export class Catalogue {
  constructor(
    readonly lang: string,
    readonly sections: Sections,
  ) {}

  has(section: string, key: string): boolean {
    return this.sections[section]?.[key] !== undefined
  }

  /** The word for something; the thing itself where there is none. */
  look(section: string, key: string): string {
    const found = this.sections[section]?.[key]
    return typeof found === 'string' ? found : key
  }

  /** A value of an option in words. */
  option(name: string, value: string): string | undefined {
    const option = this.sections.option?.[name]
    const values = typeof option === 'object' ? option.values : undefined
    const word = typeof values === 'object' ? values[value] : undefined
    return typeof word === 'string' ? word : undefined
  }

  /** A sentence with its holes filled. */
  say(section: string, key: string, values: Values = {}): string {
    return this.fill(this.look(section, key), values)
  }

  fill(sentence: string, values: Values): string {
    return sentence.replace(HOLE, (hole: string, name: string, section?: string) => {
      const value = values[name]
      if (value === undefined) return hole
      if (section && typeof value === 'number' && this.sections.nouns?.[section]) return this.count(value, section)
      if (section) return this.look(section, String(value))
      return typeof value === 'number' ? number(value) : value
    })
  }

  /** "1 worker", "2 workers", as the language has it. */
  count(n: number, noun: string): string {
    const forms = this.sections.nouns?.[noun]
    const found = typeof forms === 'object' ? (forms[form(this.lang, n)] ?? forms.other) : forms
    return typeof found === 'string' ? found.replace('{n}', number(n)) : `${number(n)} ${noun}`
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
