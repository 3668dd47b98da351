/** What a person has chosen for this browser; kept in localStorage, the same in every tab. */
import house from './house.json'
import type { Language } from './types'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
export interface Settings {
  lang: Language
  theme: Theme
  speed: Speed
  sound: boolean
  notify: boolean
  keys: boolean
  /** The level of bots one likes to play against; empty as long as none was chosen. */
  bot: string
}

const STORE = 'longcount.settings'
const LANGUAGES = Object.keys(house) as Language[]

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const short = tag.slice(0, 2).toLowerCase() as Language
    if (LANGUAGES.includes(short)) return short
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return found && typeof found === 'object' ? (found as Partial<Settings>) : {}
  } catch {
    return {}
  }
}

function read(): Settings {
  const kept = stored()
  return {
    lang: LANGUAGES.includes(kept.lang as Language) ? (kept.lang as Language) : browserLanguage(),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'auto',
    speed: kept.speed === 'slow' || kept.speed === 'fast' || kept.speed === 'off' ? kept.speed : 'normal',
    sound: kept.sound === true,
    notify: kept.notify === true,
    keys: kept.keys !== false,
    bot: typeof kept.bot === 'string' ? kept.bot : '',
  }
}

export const settings: Settings = $state(read())

const calm = matchMedia('(prefers-reduced-motion: reduce)')
let reduced = $state(calm.matches)
calm.addEventListener('change', () => (reduced = calm.matches))

/** May things move on the screen? */
export function motion(): boolean {
  return !reduced && settings.speed !== 'off'
}

/** How long one move of somebody else stays on the screen before the next, in milliseconds. */
export function pace(): number {
  return motion() ? { slow: 1800, normal: 900, fast: 350, off: 0 }[settings.speed] : 0
}

/** Change settings: at once, kept, and told to the other tabs. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some)
  try {
    localStorage.setItem(STORE, JSON.stringify(settings))
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
  show()
}

/** Put theme and language on the page. */
export function show(): void {
  const root = document.documentElement
  root.lang = settings.lang
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}

addEventListener('storage', (event) => {
  if (event.key !== STORE) return
  Object.assign(settings, read())
  show()
})
