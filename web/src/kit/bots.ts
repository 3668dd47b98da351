import { t, type Key } from './i18n'
import en from './locale/en'
import { settings } from './settings.svelte'

/** Who plays if nobody says otherwise: the level last chosen, at first the ordinary one. Bots are named from the
 *  weakest to the strongest. */
export function usualBot(bots: readonly { name: string }[]): string {
  return [settings.bot, 'regular'].find((name) => bots.some((bot) => bot.name === name)) ?? bots.at(-1)?.name ?? ''
}

/** A bot's name in the language of the page; one we have no words for keeps its own. */
export const botName = (name: string) => (`bot.${name}` in en ? t(`bot.${name}` as Key) : name)

/** What to expect of it, in a sentence. */
export const botSentence = (name: string) => (`bot.${name}.what` in en ? t(`bot.${name}.what` as Key) : '')
