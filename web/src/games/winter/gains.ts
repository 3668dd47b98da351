/** What a turn comes to, as signs: an icon, a short mark beside it, and the whole in words. */
import { signed } from '../../kit/signs'
import type { Sign } from '../../kit/old'
import type { Gain, Language } from '../../kit/types'
import { isCulture, tableOf } from './components'
import { cat, count, fill, place, points, textOf, thing, Thing, track } from './words'

const ICONS: Record<string, string> = {
  card: 'culture',
  hide: 'pile',
  found: 'community',
  token: 'rest',
  place: 'figure',
}

export function goal(name: string, lang: Language): { icon: string; text: string } {
  return { icon: ICONS[name] ?? name, text: (cat(lang).goal as Record<string, string>)[name] ?? name }
}

export function gain({ goal: name, what, amount }: Gain, lang: Language): Sign {
  const words = cat(lang).gain
  const mark = signed(amount)
  const n = Math.abs(amount)
  const sign = amount < 0 ? '−' : '+'
  const at = what.split(' ')[1] ?? what
  switch (name) {
    case 'points':
      return { icon: 'points', mark, text: `${sign}${points(n, lang)}` }
    case 'food':
    case 'tool':
      return { icon: name, mark, text: `${sign}${count(n, name, lang)}` }
    case 'idol':
      return { icon: 'idol', mark, text: fill(words.idol, { track: track(what, lang), mark }) }
    case 'megalith':
      return { icon: 'megalith', mark: at, text: fill(words.megalith, { at }) }
    case 'animal':
      return {
        icon: 'animal',
        mark: n > 1 ? `+${n} ${thing(what, lang)}` : thing(what, lang),
        text: `${mark} ${thing(what, lang)}`,
      }
    case 'stone':
      return { icon: 'stone', mark, text: `${thing('stone', lang)}: ${textOf(what, lang)}` }
    case 'card':
      return {
        icon: isCulture(what) ? 'culture' : 'tribe',
        mark: Thing(what, lang),
        text: `${mark} ${Thing(what, lang)}: ${textOf(what, lang)}`,
        short: `${mark} ${Thing(what, lang)}`,
      }
    case 'hand':
      return { icon: 'hand', mark, text: fill(words.hand, { mark }) }
    case 'bury':
    case 'hide':
      return { icon: ICONS[name] ?? name, mark: String(n), text: fill(words[name], { n }) }
    case 'camp':
      return { icon: 'camp', mark, text: `${sign}${count(n, 'camp', lang)}` }
    case 'found':
      return { icon: 'community', mark, text: `${sign}${count(n, 'community', lang)}` }
    case 'move':
      return {
        icon: 'move',
        mark: amount > 0 ? `${n > 1 ? `${n} ` : ''}→ ${at}` : `${n > 1 ? `${n} ` : ''}${at} →`,
        text: fill(amount > 0 ? words.to : words.from, { at, n }),
      }
    case 'glacier':
    case 'token':
      return {
        icon: ICONS[name] ?? name,
        mark: '',
        text: fill(words.token, { thing: Thing(tableOf(what), lang), text: textOf(what, lang) }),
      }
    case 'place':
      return { icon: what, mark: '', text: fill(words.place, { place: place(what, lang) }) }
    default:
      return { icon: name, mark, text: `${what} ${mark}` }
  }
}
