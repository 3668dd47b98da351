/** Which offer belongs to which place on the board. No rules: only the words of an offer and the facts it carries. */
import type { Offer } from '../../kit/types'
import { GEARS, TEMPLES } from './components'

export const place = {
  space: (gear: string, space: number): string => `space:${gear}:${space}`,
  worker: (gear: string, space: number): string => `worker:${gear}:${space}`,
  action: (gear: string, space: number): string => `action:${gear}:${space}`,
  first: 'first',
  days: 'days',
  edge: 'edge',
  goods: 'goods',
  wealth: 'wealth',
  temple: (name: string): string => `temple:${name}`,
  track: (name: string): string => `track:${name}`,
  field: (action: number): string => `field:${action}`,
  tile: (id: string): string => `tile:${id}`,
}

/** The field of a harvest stands in the reason of its facts ("palenque 4"). */
function fieldOf(offer: Offer, view: any): string {
  const why = offer.facts.find((fact) => fact.why.startsWith('palenque '))?.why
  const asked = (view?.steps ?? []).at(-1)?.action
  return place.field(Number(why?.split(' ')[1] ?? asked ?? 0))
}

export function placesOf(offer: Offer, view: any): string[] {
  const [verb = '', a = '', b = ''] = offer.text.split(' ')
  switch (verb) {
    case 'place': {
      if (a === 'first') return [place.first]
      const fact = offer.facts.find((f) => f.verb === 'place' && f.what === a)
      return [fact ? place.space(a, fact.amount) : place.edge]
    }
    case 'pick':
      return [place.worker(a, Number(b))]
    case 'act':
      return [place.action(a, Number(b))]
    case 'build':
      return [place.tile(a)]
    case 'climb':
    case 'beg':
    case 'anger':
      return [a, b].filter((name) => (TEMPLES as readonly string[]).includes(name)).map(place.temple)
    case 'advance':
      return [place.track(a)]
    case 'harvest':
    case 'burn':
      return [fieldOf(offer, view)]
    case 'sell':
    case 'buy':
    case 'pay':
    case 'take':
      return [place.goods]
    case 'keep':
      return [place.wealth]
    case 'turn':
      return [place.days]
    default:
      return [place.edge]
  }
}

export type Places = Map<string, Offer[]>
export function indexOffers(offers: Offer[], view: any): Places {
  const index: Places = new Map()
  for (const offer of offers)
    for (const key of placesOf(offer, view)) index.set(key, [...(index.get(key) ?? []), offer])
  return index
}

/** The part of the board a place lies in, for small screens that show one part at a time. */
export function partOf(key: string): string {
  const head = key.split(':')[0]!
  if (head === 'temple') return 'temples'
  if (head === 'track') return 'technologies'
  if (head === 'tile') return key.startsWith('tile:M') ? 'monuments' : 'buildings'
  if (head === 'goods' || head === 'wealth') return 'players'
  return head === 'edge' ? 'edge' : 'scene'
}
export const gearOf = (key: string): string | null => {
  const [head = '', name = ''] = key.split(':')
  if (head === 'field') return 'palenque'
  return (GEARS as readonly string[]).includes(name) ? name : null
}
