/** What a turn comes to, as signs: an icon, a short mark beside it, and the whole in words. */
import { signed } from '../../kit/signs'
import type { Sign } from '../../kit/old'
import type { Gain, Language } from '../../kit/types'
import { quarters } from './components'
import { cat, count, fill, gear, points, temple, tileText, track } from './words'

const ICONS: Record<string, string> = {
  climb: 'temple-any',
  level: 'track-any',
  building: 'build',
  lay: 'skull',
  place: 'worker',
  pick: 'up',
  points: 'points',
}

export function goal(name: string, lang: Language): { icon: string; text: string } {
  return { icon: ICONS[name] ?? name, text: (cat(lang).goal as Record<string, string>)[name] ?? name }
}

export function gain({ goal: name, what, amount }: Gain, lang: Language): Sign {
  const [head = '', n = ''] = what.split(' ')
  const words = cat(lang).gain
  const mark = signed(amount)
  switch (name) {
    case 'points':
      return {
        icon: 'points',
        mark: signed(amount, quarters(Math.abs(amount))),
        text: `${amount < 0 ? '−' : '+'}${points(Math.abs(amount), lang)}`,
      }
    case 'climb':
      return { icon: `temple-${what}`, mark, text: `${temple(what, lang)} ${mark}` }
    case 'level':
      return { icon: `track-${what}`, mark, text: `${track(what, lang)} ${mark}` }
    case 'building':
    case 'monument':
      return { icon: ICONS[name] ?? name, mark: what, text: `${what}: ${tileText(what, lang)}` }
    case 'place': {
      if (head === 'first')
        return {
          icon: 'first',
          mark: amount > 0 ? '→' : '×',
          text: amount > 0 ? words['place first'] : words['no place first'],
        }
      return {
        icon: `gear-${head}`,
        mark: `${amount > 0 ? '→' : '×'} ${n}`,
        text: fill(amount > 0 ? words.place : words['no place'], { gear: gear(head, lang), n }),
      }
    }
    case 'pick':
      return {
        icon: `gear-${head}`,
        mark: amount > 0 ? `${n} ↑` : `${n} ↻`,
        text: fill(amount > 0 ? words.pick : words.stay, { gear: gear(head, lang), n }),
      }
    case 'lay':
      return { icon: 'skull', mark: `→ ${n}`, text: fill(words.lay, { gear: gear('chichen', lang), n }) }
    case 'first':
      return { icon: 'first', mark: '', text: words.first }
    default:
      return { icon: what, mark, text: `${amount < 0 ? '−' : '+'}${count(Math.abs(amount), what, lang)}` }
  }
}
