/** The three languages: English is always there, the others are fetched when somebody speaks them. */
import type { Language } from '../../kit/types'
import { en, type Catalogue } from './words/en'

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  ru: async () => (await import('./words/ru')).ru,
  zh: async () => (await import('./words/zh')).zh,
}
let known: Partial<Record<Language, Catalogue>> = $state.raw({ en })
const asked = new Map<Language, Promise<void>>()

/** Fetch a language; what is on the screen changes by itself when it has come. */
export function learn(lang: Language): Promise<void> {
  const found =
    asked.get(lang) ??
    LOAD[lang]().then(
      (catalogue) => void (known = { ...known, [lang]: catalogue }),
      () => void asked.delete(lang),
    )
  asked.set(lang, found)
  return found
}
/** The catalogue of a language, English until it is there. */
export function cat(lang: Language): Catalogue {
  const found = known[lang]
  if (!found && lang in LOAD) void learn(lang)
  return found ?? en
}
