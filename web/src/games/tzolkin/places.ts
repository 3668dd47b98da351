/** Which offer belongs to which place on the board. No rules: only the parts of an offer and the facts it carries. */
import type { Gear, Temple, Track } from './components'
import type { Offer, View } from './types'

/** The part of the board a place lies in, for small screens that show one part at a time. */
export type Part = 'scene' | 'edge' | 'temples' | 'technologies' | 'buildings' | 'monuments' | 'players'
export interface Place {
  key: string
  part: Part
  /** The gear it belongs to, if any. */
  gear?: Gear
}

export const place = {
  space: (gear: Gear, space: number): Place => ({ key: `space:${gear}:${space}`, part: 'scene', gear }),
  worker: (gear: Gear, space: number): Place => ({ key: `worker:${gear}:${space}`, part: 'scene', gear }),
  action: (gear: Gear, space: number): Place => ({ key: `action:${gear}:${space}`, part: 'scene', gear }),
  field: (action: number): Place => ({ key: `field:${action}`, part: 'scene', gear: 'palenque' }),
  first: { key: 'first', part: 'scene' } as Place,
  days: { key: 'days', part: 'scene' } as Place,
  edge: { key: 'edge', part: 'edge' } as Place,
  goods: { key: 'goods', part: 'players' } as Place,
  wealth: { key: 'wealth', part: 'players' } as Place,
  temple: (name: Temple): Place => ({ key: `temple:${name}`, part: 'temples' }),
  track: (name: Track): Place => ({ key: `track:${name}`, part: 'technologies' }),
  building: (id: string): Place => ({ key: `tile:${id}`, part: 'buildings' }),
  monument: (id: string): Place => ({ key: `tile:${id}`, part: 'monuments' }),
}

/** The space of a gear where the next worker goes stands in the facts. */
function spaceOf(offer: Offer, gear: Gear): Place {
  const fact = offer.facts.find(({ verb, what }) => verb === 'place' && what === gear)
  return fact ? place.space(gear, fact.amount) : place.edge
}

export function placesOf(offer: Offer, view: View): Place[] {
  switch (offer.verb) {
    case 'place':
      return [offer.gear === 'first' ? place.first : spaceOf(offer, offer.gear)]
    case 'pick':
      return [place.worker(offer.gear, offer.space)]
    case 'act':
      return [place.action(offer.gear, offer.action)]
    case 'build':
      return [place.building(offer.building)]
    case 'build_monument':
      return [place.monument(offer.monument)]
    case 'climb':
    case 'beg':
    case 'anger':
      return [place.temple(offer.temple)]
    case 'climb_two':
      return [place.temple(offer.first), place.temple(offer.second)]
    case 'advance':
      return [place.track(offer.track)]
    case 'harvest':
      return [place.field(Number(view.steps.at(-1)?.action ?? 0))]
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

export type Places = Map<string, { place: Place; offers: Offer[] }>
export function indexOffers(offers: Offer[], view: View): Places {
  const index: Places = new Map()
  for (const offer of offers)
    for (const at of placesOf(offer, view)) {
      const found = index.get(at.key)
      if (found) found.offers.push(offer)
      else index.set(at.key, { place: at, offers: [offer] })
    }
  return index
}
