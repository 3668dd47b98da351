/** Offers in groups, and a key for each. */
import type { Decision, Listing, Offer } from './types'

/** Letters with a meaning everywhere at a table; the rest are free for choices. */
export const shortcuts = { undo: 'u', rules: 'r', log: 'l', notation: 'n', turns: 'w', help: '?' } as const

export const choiceKeys = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter(
  (key) => !(Object.values(shortcuts) as string[]).includes(key),
)

export interface Group {
  title: string
  icon: string
  rank: number
  fold: boolean
  /** What the offers differ in, where it is a number only. */
  numbers: Map<number, Offer> | null
  offers: Offer[]
}

export function grouped(offers: Offer[], of: (decision: Decision) => Listing): Group[] {
  const groups = new Map<string, Group>()
  const last = new Set<Offer>()
  for (const offer of offers) {
    const title = offer.heading
    const { icon, rank = 0, last: isLast = false, fold = false, number } = of(offer)
    const numbers = number === undefined ? null : new Map<number, Offer>()
    const group = groups.get(title) ?? { title, icon, rank, fold, numbers, offers: [] }
    groups.set(title, group)
    group.offers.push(offer)
    if (isLast) last.add(offer)
    if (number !== undefined) group.numbers?.set(number, offer)
  }
  for (const group of groups.values()) group.offers.sort((a, b) => Number(last.has(a)) - Number(last.has(b)))
  return [...groups.values()].sort((a, b) => a.rank - b.rank)
}

/** Is a text being typed, or a dialog open? Then single keys belong to it. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return (
    event.defaultPrevented ||
    !!target?.closest?.('input, textarea, select, [contenteditable], dialog') ||
    !!document.querySelector('dialog[open]')
  )
}

/** What a line of notation may become: offers that begin with it, then those that contain all its words. */
export function complete(line: string, offers: Offer[]): string[] {
  const wanted = line.trim().toLowerCase().replace(/\s+/g, ' ')
  const texts = offers.map((offer) => offer.text)
  if (!wanted) return texts
  const words = wanted.split(' ')
  const starts = texts.filter((text) => text.toLowerCase().startsWith(wanted))
  return [
    ...starts,
    ...texts.filter((text) => !starts.includes(text) && words.every((word) => text.toLowerCase().includes(word))),
  ]
}
