/** What an offer is about: where it stands on the table. No rules: only its parts and the facts it carries. */
import type { WinterDecision } from '../../kit/schema'
import type { LogRow, OfferOf } from '../../kit/types'

export type Offer = OfferOf<WinterDecision>

export const cell = (at: string, level: number): string => `cell ${at} ${level}`
export const hex = (n: number): string => `hex ${n}`
export const junction = (hexes: number[]): string => `junction ${hexes.join(' ')}`

/** The place where an offer can be clicked: a card, a deck, a hex, a cell, a track; null if it is a plain button. */
export function homeOf(decision: WinterDecision): string | null {
  switch (decision.verb) {
    case 'place':
      return decision.place === 'rest' ? 'rest' : `column ${decision.place}`
    case 'play':
    case 'pile':
    case 'discard':
      return `hand ${decision.card}`
    case 'bury':
      return buried(decision.card, decision.zone)
    case 'use':
      return decision.source === 'chief' || decision.source === 'token' ? decision.source : `above ${decision.source}`
    case 'use_animal':
      return `animal ${decision.species}`
    case 'eat':
      return 'goods food'
    case 'camp':
      return hex(0)
    case 'move':
      return hex(decision.start)
    case 'found':
      return junction(decision.hexes)
    case 'hunt':
      return `ground ${decision.species}`
    case 'reveal':
    case 'hunt_deck':
    case 'animal_point':
      return 'animal-deck'
    case 'megalith':
      return cell(decision.cell, decision.level)
    case 'idol':
      return `track ${decision.track}`
    case 'instead':
      return decision.track ? `track ${decision.track}` : decision.taken === 'draw' ? 'deck' : `goods ${decision.taken}`
    case 'draw':
      return 'deck'
    case 'token':
      return 'token'
    case 'pick_chief':
      return `draft ${decision.chief}`
    case 'pick_setup':
      return `draft ${decision.setup}`
    case 'side':
      return `side ${decision.side}`
    case 'take_tools':
      return 'goods tool'
    case 'take_culture':
      return `culture ${decision.card}`
    case 'culture_point':
      return 'culture'
    case 'take_stone':
      return `stone ${decision.stone}`
    case 'take_tribe':
    case 'discard_tribe':
      return `tribe ${decision.card}`
    default:
      return null
  }
}
function buried(card: string, zone: string): string {
  if (zone === 'discard') return zone
  return zone === 'board' || zone === 'spent' ? `above ${card}` : `hand ${card}`
}

export type Places = Map<string, Offer[]>
/** Offers by the place where they stand. */
export function indexOffers(offers: Offer[]): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    const home = homeOf(offer)
    if (home) index.set(home, [...(index.get(home) ?? []), offer])
  }
  return index
}
/** Moves of camps from one hex, by where they end. */
export function movesFrom(offers: Offer[], start: number): Places {
  const found: Places = new Map()
  for (const offer of offers) if (offer.verb === 'move' && offer.start === start) found.set(hex(offer.target), [offer])
  return found
}
/** The part of the table where an offer stands, for the way there on a small screen; null for a plain button. */
export function panelOf(decision: WinterDecision): string | null {
  if (homeOf(decision) === null) return null
  switch (decision.verb) {
    case 'place':
    case 'take_tribe':
    case 'discard_tribe':
    case 'pick_chief':
    case 'pick_setup':
    case 'side':
      return 'columns'
    case 'take_culture':
    case 'culture_point':
    case 'take_stone':
      return 'culture'
    case 'hunt':
    case 'reveal':
    case 'hunt_deck':
    case 'animal_point':
      return 'hunt'
    case 'camp':
    case 'move':
    case 'found':
      return 'map'
    case 'megalith':
    case 'idol':
      return 'megaliths'
    case 'instead':
      return decision.track ? 'megaliths' : 'hand'
    default:
      return 'hand'
  }
}

// --- what the log says about the table ----------------------------------------------

const standing = (rows: LogRow[]): LogRow[] => rows.filter((row) => !row.undone)
export interface Reveal {
  seat: number
  cards: string[]
  bluffs: string[]
  labour: number
  was: number
  now: number
}
/** The eclipse that was revealed last, by the new order; empty once the next figure stands. */
export function revealOf(rows: LogRow[]): Reveal[] {
  let found: Reveal[] = []
  let last: number[] = []
  for (const row of standing(rows)) {
    const sums = row.facts.some((fact) => fact.verb === 'sum')
    if (sums) found = []
    for (const fact of row.facts) {
      if (fact.verb === 'place') found = []
      const isOrder = fact.verb === 'order'
      if (isOrder && !sums) last[fact.amount - 1] = fact.seat
      if (!sums || fact.seat < 0) continue
      let one = found.find((reveal) => reveal.seat === fact.seat)
      if (!one && ['reveal', 'bluff', 'sum'].includes(fact.verb))
        found.push(
          (one = { seat: fact.seat, cards: [], bluffs: [], labour: 0, was: last.indexOf(fact.seat) + 1, now: 0 }),
        )
      if (!one) continue
      if (fact.verb === 'reveal') one.cards.push(fact.what)
      if (fact.verb === 'bluff') one.bluffs.push(fact.what)
      if (fact.verb === 'sum') one.labour = fact.amount
      if (isOrder) one.now = fact.amount
    }
    if (sums) last = found.toSorted((a, b) => a.now - b.now).map((one) => one.seat)
  }
  return found.sort((a, b) => a.now - b.now)
}
/** What each seat has been given in the eclipse that was revealed last. */
export function eclipseGains(rows: LogRow[]): Map<number, { symbol: string; n: number }[]> {
  const at = rows.findLastIndex((row) => !row.undone && row.facts.some((fact) => fact.verb === 'sum'))
  const found = new Map<number, { symbol: string; n: number }[]>()
  for (const row of at < 0 ? [] : standing(rows.slice(at)))
    for (const fact of row.facts) {
      if (fact.verb === 'round') return found
      const symbol = symbolOf(fact.verb, fact.what, row.seat >= 0)
      if (!symbol || fact.seat < 0) continue
      const list = found.get(fact.seat) ?? []
      const one = list.find((gain) => gain.symbol === symbol)
      const n = fact.verb === 'gain' || fact.verb === 'score' ? fact.amount : 1
      if (one) one.n += n
      else list.push({ symbol, n })
      found.set(fact.seat, list)
    }
  return found
}
const GAINED: Record<string, string> = {
  score: 'points',
  idol: 'idol',
  raise: 'megalith',
  hunt: 'animal',
  camp: 'camp',
  move: 'move',
  bury: 'bury',
}
/** What a fact gives somebody, as a symbol; empty if nothing. */
function symbolOf(verb: string, what: string, byPlayer: boolean): string {
  if (verb === 'gain') return what
  if (verb === 'draw') return byPlayer ? 'draw' : ''
  return GAINED[verb] ?? ''
}
