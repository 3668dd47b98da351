import { isKey, t } from './i18n'
import { settings } from './settings.svelte'

/** Who plays if nobody says otherwise: the level last chosen, at first the ordinary one. Bots are named from the
 *  weakest to the strongest. */
export function usualBot(bots: readonly { name: string }[]): string {
  return [settings.bot, 'regular'].find((name) => bots.some((bot) => bot.name === name)) ?? bots.at(-1)?.name ?? ''
}

/** A bot's name in the language of the page; one we have no words for keeps its own. */
export function botName(name: string): string {
  const key = `bot.${name}`
  return isKey(key) ? t(key) : name
}

/** What to expect of it, in a sentence. */
export function botSentence(name: string): string {
  const key = `bot.${name}.what`
  return isKey(key) ? t(key) : ''
}
