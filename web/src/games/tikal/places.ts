/** What an offer is about: where on the map, which figure, what it costs. No rules: only its parts and the facts it
 *  carries. */
import type { Decision, Fact, Figure, LogRow, Move, Offer, Verb } from './types'

export const isMove = <D extends Decision>(decision: D): decision is D & Move =>
  decision.verb === 'walk' || decision.verb === 'send'
/** The offers of one kind. */
export function ofVerb<V extends Verb>(offers: Offer[], verb: V): Extract<Offer, { verb: V }>[] {
  return offers.filter((offer): offer is Extract<Offer, { verb: V }> => offer.verb === verb)
}

/** The action points an offer would cost. */
export const costOf = (offer: Offer | undefined): number =>
  offer?.facts.find((fact) => fact.verb === 'spend')?.amount ?? 0

/** The spaces a decision touches, in order: a walk from its start over the tiles between to its end. */
export function trail(facts: Fact[]): string[] {
  return facts.filter((fact) => ['leave', 'via', 'arrive'].includes(fact.verb)).map((fact) => fact.why)
}
/** The space a fact is about. */
export function spaceOf(fact: Fact): string | null {
  if (['lay', 'place', 'leave', 'via', 'arrive'].includes(fact.verb)) return fact.why
  return ['uncover', 'dig', 'camp', 'guard', 'temple'].includes(fact.verb) ? fact.what : null
}

/** The space where an offer stands: figures that move are taken up where they are. */
export function homeOf(decision: Decision): string | null {
  switch (decision.verb) {
    case 'lay':
    case 'uncover':
    case 'dig':
    case 'camp':
    case 'guard':
    case 'place':
      return decision.space
    case 'walk':
    case 'send':
      return decision.start
    default:
      return null
  }
}

export type Places = Map<string, Offer[]>
/** Offers by the space where they stand. */
export function indexOffers(offers: Offer[]): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    const home = homeOf(offer)
    if (home) index.set(home, [...(index.get(home) ?? []), offer])
  }
  return index
}
/** Moves of one kind of figure from one space, by where they end; a walk and a secret path may lead to the same
 *  place. */
export function movesOf(offers: Offer[], figure: Figure, start: string): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    if (!isMove(offer) || offer.figure !== figure || offer.start !== start) continue
    index.set(offer.target, [...(index.get(offer.target) ?? []), offer])
  }
  return index
}
/** Exchanges that a treasure takes part in: an own one, or one of another player. */
export function exchangesOf(offers: Offer[], treasure: string, seat: number | null): Offer[] {
  return ofVerb(offers, 'exchange').filter((offer) =>
    seat === null ? offer.mine === treasure : offer.theirs === treasure && offer.seat === seat,
  )
}

// --- what happened lately ---------------------------------------------------------

/** The last decision that touched the map. */
export function lastMove(rows: LogRow[]): LogRow | null {
  return (
    rows.findLast(
      (row) =>
        !row.undone && row.seat >= 0 && row.facts.some((fact) => spaceOf(fact) !== null && fact.verb !== 'temple'),
    ) ?? null
  )
}
export interface Gain {
  seat: number
  temples: number
  treasures: number
  at: { space: string; value: number }[]
}
/** Who has scored what in the scoring round that was begun last, in the order of scoring. */
export function gains(rows: LogRow[]): Gain[] {
  const standing = rows.filter((row) => !row.undone)
  const begun = standing.findLastIndex((row) => row.facts.some((fact) => fact.verb === 'scoring'))
  const found: Gain[] = []
  for (const row of begun < 0 ? [] : standing.slice(begun)) {
    const scored = row.facts.filter((fact) => fact.verb === 'score')
    const seat = scored[0]?.seat
    if (seat === undefined) continue
    const sum = (what: string): number => scored.find((fact) => fact.what === what)?.amount ?? 0
    found.push({
      seat,
      temples: sum('temples'),
      treasures: sum('treasures'),
      at: row.facts
        .filter((fact) => fact.verb === 'temple' && fact.seat === seat)
        .map((fact) => ({ space: fact.what, value: fact.amount })),
    })
  }
  return found
}
/** Is the scoring round begun last still the latest thing, that is, has no tile been laid since? */
export function isFresh(rows: LogRow[]): boolean {
  const at = rows.findLastIndex((row) => !row.undone && row.facts.some((fact) => fact.verb === 'scoring'))
  return at >= 0 && !rows.slice(at).some((row) => !row.undone && row.facts.some((fact) => fact.verb === 'lay'))
}
