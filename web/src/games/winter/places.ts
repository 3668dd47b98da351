/** What an offer is about: where it stands on the table. No rules: only its words and the facts it carries. */
import type { LogRow, Offer } from '../../kit/types'
import { isCulture, tableOf } from './components'

/** The place where an offer can be clicked: a card, a deck, a hex, a cell, a track; null if it is a plain button. */
export function homeOf(text: string): string | null {
  const words = text.split(' ')
  const [verb = '', a = '', b = ''] = words
  if (text.includes(' for ') && !text.startsWith('take a point'))
    return verb === 'idol' ? `track ${a}` : verb === 'draw' ? 'deck' : `goods ${verb}`
  switch (verb) {
    case 'chief':
    case 'tribe':
      return a === 'rest' ? 'rest' : `column ${a}`
    case 'play':
    case 'pile':
    case 'discard':
      return `hand ${a}`
    case 'bury':
      return words.at(-1) === 'discard'
        ? 'discard'
        : ['board', 'spent'].includes(words.at(-1)!)
          ? `above ${a}`
          : `hand ${a}`
    case 'use':
      return a === 'chief' ? 'chief' : a === 'token' ? 'token' : tableOf(a) === 'animal' ? `animal ${a}` : `above ${a}`
    case 'eat':
      return 'goods food'
    case 'camp':
      return 'hex 0'
    case 'move':
      return `hex ${a}`
    case 'found':
      return `junction ${words.slice(1).join(' ')}`
    case 'hunt':
      return text === 'hunt the deck' ? 'animal-deck' : `ground ${a}`
    case 'reveal':
      return 'animal-deck'
    case 'megalith':
      return `cell ${a} ${words[3] ?? 1}`
    case 'idol':
      return `track ${a}`
    case 'draw':
      return 'deck'
    case 'token':
      return 'token'
    case 'pick':
      return `draft ${a}`
    case 'side':
      return `side ${a}`
    case 'take': {
      if (text === 'take a point for culture') return 'culture'
      if (text === 'take a point for an animal') return 'animal-deck'
      if (/^take \d/.test(text)) return 'goods tool'
      if (a === 'the') return null
      return isCulture(a) ? `culture ${a}` : tableOf(a) === 'stone' ? `stone ${a}` : `tribe ${a}`
    }
    default:
      return b ? null : null
  }
}
export const targetOf = (text: string): string => `hex ${text.split(' ')[2] ?? ''}`
export const isMove = (text: string): boolean => text.startsWith('move ')

export type Places = Map<string, Offer[]>
/** Offers by the place where they stand. */
export function indexOffers(offers: Offer[]): Places {
  const index: Places = new Map()
  for (const offer of offers) {
    const home = homeOf(offer.text)
    if (home) index.set(home, [...(index.get(home) ?? []), offer])
  }
  return index
}
/** Moves of camps from one hex, by where they end. */
export function movesFrom(offers: Offer[], start: string): Places {
  return new Map(
    offers
      .filter((offer) => isMove(offer.text) && homeOf(offer.text) === start)
      .map((offer) => [targetOf(offer.text), [offer]]),
  )
}
/** The part of the table where a place is, for the way there on a small screen. */
export function panelOf(home: string | null): string {
  const kind = home?.split(' ')[0] ?? ''
  if (['column', 'rest', 'tribe', 'draft', 'side'].includes(kind)) return 'columns'
  if (['culture', 'stone'].includes(kind)) return 'culture'
  if (['ground', 'animal-deck'].includes(kind)) return 'hunt'
  if (['hex', 'junction'].includes(kind)) return 'map'
  if (['cell', 'track'].includes(kind)) return 'megaliths'
  return 'hand'
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
export function eclipseGains(rows: LogRow[]): Map<number, { word: string; n: number }[]> {
  const at = rows.findLastIndex((row) => !row.undone && row.facts.some((fact) => fact.verb === 'sum'))
  const found = new Map<number, { word: string; n: number }[]>()
  for (const row of at < 0 ? [] : standing(rows.slice(at)))
    for (const fact of row.facts) {
      const word =
        fact.verb === 'gain'
          ? fact.what
          : fact.verb === 'score'
            ? 'points'
            : ((
                { idol: 'idol', raise: 'megalith', hunt: 'animal', camp: 'camp', move: 'move', bury: 'bury' } as Record<
                  string,
                  string
                >
              )[fact.verb] ?? (fact.verb === 'draw' && row.seat >= 0 ? 'draw' : ''))
      if (fact.verb === 'round') return found
      if (!word || fact.seat < 0) continue
      const list = found.get(fact.seat) ?? []
      const one = list.find((gain) => gain.word === word)
      const n = fact.verb === 'gain' || fact.verb === 'score' ? fact.amount : 1
      if (one) one.n += n
      else list.push({ word, n })
      found.set(fact.seat, list)
    }
  return found
}
