/** Words of the board: labels and names from the game's catalogue, what things do from the server. */
import type { WinterLabel, WinterView } from '../../kit/schema'
import { label, words, type Ui } from '../../kit/game-words.svelte'
import { capital } from '../../kit/words'
import { statusOf, things } from './components.svelte'

export const ui: Ui<WinterLabel> = label

const put = (parts: string[], mark: string): string => parts.filter(Boolean).join(words().look('marks', mark))
export const joined = (parts: string[]): string => put(parts, 'list')
export const lines = (parts: string[]): string => put(parts, 'lines')
export const named = (name: string, text: string): string => put([name, text], 'colon')
export const bracketed = (text: string): string => words().say('marks', 'brackets', { text })
export const count = (n: number, noun: string): string => words().count(n, noun)
export const points = (n: number): string => count(n, 'points')

export const place = (name: string): string => words().look('places', name)
export const part = (name: string): string => words().look('parts', name)
export const figure = (name: string): string => words().look('figures', name)
export const track = (name: string): string => words().look('tracks', name)
export const symbol = (name: string): string => words().look('symbols', name)
export const instead = (of: string): string => words().look('instead', of)

/** The name of anything that has an id. */
export const thing = (id: string): string => things()[id]?.name ?? words().look('things', id)
export const Thing = (id: string): string => capital(thing(id))
/** What something with an id does. */
export const textOf = (id: string): string => things()[id]?.text ?? ''
/** An effect in words: "in Hunt: 1 labour + 1 tool". */
export const effectText = (text: string): string => things()[text]?.name ?? text
export const sideText = (chief: string, side: string): string => textOf(`${chief} ${side}`)
export const stoneText = (id: string): string => words().say('stone_scores', 'each', { text: textOf(id) })
/** How sure the data of a thing is. */
export const statusText = (id: string): string =>
  statusOf(id) ? ui('status', { status: words().look('status', statusOf(id)) }) : ''
export const hexText = (n: number, view: WinterView): string =>
  ui('hex', { thing: Thing(view.map[n]?.terrain ?? 'base'), n })
