/** What a turn comes to, as signs: an icon, a short mark beside it, and the whole in words. */
import { signed } from '../../kit/signs'
import type { Sign } from '../../kit/old'
import type { Gain, Language } from '../../kit/types'
import { capital, cat, count, figure, fill, points, tileText, treasure } from './words'

const ICONS: Record<string, string> = {
  points: 'crown',
  treasure: 'token',
  uncover: 'temple',
  gone: 'worker',
  place: 'worker',
  take: 'tile',
  lay: 'tile',
}

export function goal(name: string, lang: Language): { icon: string; text: string } {
  return { icon: ICONS[name] ?? name, text: (cat(lang).goal as Record<string, string>)[name] ?? name }
}

export function gain({ goal: name, what, amount }: Gain, lang: Language): Sign {
  const [head = '', space = ''] = what.split(' ')
  const words = cat(lang).gain
  const mark = signed(amount)
  const many = Math.abs(amount)
  const who = many === 1 ? figure(head, lang) : count(many, head, lang)
  const times = many > 1 ? `${many} ` : ''
  switch (name) {
    case 'points':
      return { icon: 'crown', mark, text: `${amount < 0 ? '−' : '+'}${points(many, lang)}` }
    case 'treasure':
      return { icon: what, mark, text: `${mark} ${treasure(what, lang)}` }
    case 'uncover':
      return { icon: 'temple', mark: `${what} ${mark}`, text: fill(words.uncover, { space: what, mark }) }
    case 'dig':
      return { icon: 'dig', mark: times + what, text: fill(words.dig, { space: what, n: many }) }
    case 'camp':
    case 'guard':
      return { icon: name, mark: what, text: fill(words[name], { space: what }) }
    case 'place':
      return {
        icon: head,
        mark: amount > 0 ? `${times}→ ${space}` : `${times}${space} ×`,
        text: fill(amount > 0 ? words.to : words.from, { who, space }),
      }
    case 'gone':
      return { icon: what, mark, text: fill(words.gone, { who: count(many, what, lang) }) }
    case 'take':
      return { icon: 'tile', mark: what, text: tileText(what, lang) }
    case 'lay':
      return { icon: 'tile', mark: `${head} → ${space}`, text: fill(words.lay, { tile: tileText(head, lang), space }) }
    default:
      return { icon: name, mark, text: capital(`${what} ${mark}`) }
  }
}
