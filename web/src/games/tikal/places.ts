/** What an offer is about: where on the map, which figure, what it costs. No rules: only its words and the facts it
 *  carries. */
import type { Fact, LogRow, Offer } from '../../kit/types'

export type Figure = 'worker' | 'leader'
export const isMove = (text: string): boolean => /^(walk|send) /.test(text)

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
export function homeOf(text: string): string | null {
  const [verb = '', a = '', b = ''] = text.split(' ')
  switch (verb) {
    case 'lay':
    case 'uncover':
    case 'dig':
    case 'camp':
    case 'guard':
      return a
    case 'place':
    case 'walk':
    case 'send':
      return b
    default:
      return null
  }
}
export const figureOf = (text: string): Figure => (text.includes('leader') ? 'leader' : 'worker')
export const targetOf = (text: string): string => text.split(' ')[3] ?? ''

export type Places = Map<string, Offer[]>
/** Offers by the space where they stand. */
export function indexOffers(offers: Offer[]): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    const home = homeOf(offer.text)
    if (home) index.set(home, [...(index.get(home) ?? []), offer])
  }
  return index
}
/** Moves of one kind of figure from one space, by where they end; a walk and a secret path may lead to the same
 *  place. */
export function movesOf(offers: Offer[], figure: Figure, start: string): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    if (!isMove(offer.text) || figureOf(offer.text) !== figure || homeOf(offer.text) !== start) continue
    index.set(targetOf(offer.text), [...(index.get(targetOf(offer.text)) ?? []), offer])
  }
  return index
}
/** Exchanges that a treasure takes part in: an own one, or one of another player. */
export function exchangesOf(offers: Offer[], treasure: string, seat: number | null): Offer[] {
  return offers.filter(({ text }) => {
    const [verb, mine, , theirs, , of] = text.split(' ')
    return verb === 'exchange' && (seat === null ? mine === treasure : theirs === treasure && of === String(seat + 1))
  })
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
export function gains(rows: LogRow[], scoring: number): Gain[] {
  const why = `scoring ${scoring}`
  const found: Gain[] = []
  for (const row of rows) {
    if (row.undone) continue
    const told = row.facts.filter((fact) => fact.why === why)
    const sum = (what: string): number => told.find((fact) => fact.verb === 'score' && fact.what === what)?.amount ?? 0
    const seat = told.find((fact) => fact.verb === 'score')?.seat
    if (seat === undefined) continue
    found.push({
      seat,
      temples: sum('temples'),
      treasures: sum('treasures'),
      at: told.filter((fact) => fact.verb === 'temple').map((fact) => ({ space: fact.what, value: fact.amount })),
    })
  }
  return found
}
/** Is the scoring round begun last still the latest thing, that is, has no tile been laid since? */
export function isFresh(rows: LogRow[]): boolean {
  const at = rows.findLastIndex((row) => !row.undone && row.facts.some((fact) => fact.verb === 'scoring'))
  return at >= 0 && !rows.slice(at).some((row) => !row.undone && row.facts.some((fact) => fact.verb === 'lay'))
}
