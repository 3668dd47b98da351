/** The words of the game on the screen: its catalogue, asked for once in each language. */
import { api } from './api'
import { settings } from './settings.svelte'
import { Catalogue, type Values } from './words'

let spoken = $state.raw(new Catalogue('en', {}))

/** Fetch the words of a game; what is on the screen changes when they have come. Called within an effect, it is called
 *  again in another language. */
export async function learn(game: string): Promise<void> {
  const lang = settings.lang
  const sections = await api.words(game)
  if (lang === settings.lang) spoken = new Catalogue(lang, sections)
}

/** All words of the game on the screen. */
export const words = (): Catalogue => spoken

/** A label of a board. A game makes its own from it, so that its keys are checked:
 *  `export const ui: Ui<TikalLabel> = label`. */
export type Ui<Key extends string> = (key: Key, values?: Values) => string
export const label: Ui<string> = (key, values = {}) => spoken.say('ui', key, values)
