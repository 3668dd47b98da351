/** Labels of the board: words of the catalogue, filled with what is seen. */
import { label, words, type Ui } from '../../kit/game-words.svelte'
import { joined as put } from '../../kit/i18n'
import { printed } from './components'
import type { Label, SpaceSeen, View } from './types'

export const ui: Ui<Label> = label
export const joined = (parts: string[]): string => put(parts, 'list')
export const treasure = (kind: string): string => words().look('treasures', kind)
export const points = (n: number): string => words().count(n, 'point')
/** What a set of treasures scores. */
export const setPoints = (n: number): number => printed()?.points.treasures[n] ?? 0
export const seatName = (seat: number, names: string[]): string => names[seat] ?? ui('seat', { n: seat + 1 })

/** What a tile shows, in a few words: "temple 4", "3 treasures". */
function landText({ kind, temple, tokens }: SpaceSeen): string {
  const n = temple?.value ?? tokens
  return n && words().has('shown', kind) ? words().say('shown', kind, { n }) : words().look('kinds', kind)
}
/** A space and, if it is known, what is there. */
export function spaceText(space: string, view: View): string {
  const row = view.spaces[space]
  return row ? space + words().say('marks', 'brackets', { text: landText(row) }) : space
}
/** A space for those who do not see it: its name, what is there, who stands there, who would score. */
export function spaceLabel(space: string, view: View, names: string[]): [string, string, ...string[]] {
  const row = view.spaces[space]
  if (!row) return [space, ui('unexplored')]
  const who = (seat: number): string => seatName(seat, names)
  const parts: string[] = []
  if (row.kind === 'treasure') parts.push(ui('tokens', { n: row.tokens }))
  if (row.camp !== null) parts.push(ui('camp', { name: who(row.camp) }))
  for (const seat of names.keys()) {
    const list = partyText(row, seat)
    if (list) parts.push(ui('figures', { name: who(seat), list }))
  }
  if (row.temple?.guard) parts.push(ui('guard_of', { name: who(row.temple.guard.seat) }))
  else if (row.temple)
    parts.push(row.temple.holder === null ? ui('tie') : ui('holds', { name: who(row.temple.holder) }))
  return [space, row.kind === 'treasure' ? words().look('kinds', row.kind) : landText(row), ...parts]
}
/** Who of a seat stands on a space: "leader + 2 workers = 5". */
function partyText(row: SpaceSeen, seat: number): string {
  const workers = row.workers[seat] ?? 0
  const list = [
    row.leaders.includes(seat) ? words().look('figures', 'leader') : '',
    workers ? words().count(workers, 'worker') : '',
  ].filter(Boolean)
  return list.length && row.temple ? `${list.join(' + ')} = ${row.temple.strength[seat]}` : list.join(' + ')
}
