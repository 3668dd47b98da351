/** A front for any game: the view as lists, offers and facts as they are written. For games without a drawing. */
import Plain from './parts/Plain.svelte'
import { t } from './i18n'
import { signed } from './signs'
import type { GameFront } from './types'

const first = (text: string) => text.split(' ')[0] ?? text
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const plain: GameFront = {
  Board: Plain,
  prompt: (step) => capital(step.replaceAll('_', ' ')),
  tell: (fact) => `${fact.verb} ${fact.what} ${fact.amount} (${fact.why})`,
  describe: (text) => capital(text),
  preview: (offer) =>
    offer.facts
      .slice(1)
      .map((fact) => `${fact.verb} ${fact.amount} ${fact.what}`)
      .join(', '),
  group: (text) => ({ title: capital(first(text)), icon: 'dot' }),
  goal: (goal) => ({ icon: 'dot', text: capital(goal) }),
  gain: ({ what, amount }) => ({ icon: 'dot', mark: `${what} ${signed(amount)}`, text: `${what} ${signed(amount)}` }),
  source: (name) => capital(name),
  caption: (view) => (typeof view?.day === 'number' ? t('log.round', { n: view.day + 1 }) : ''),
  poster: '',
}

export default plain
