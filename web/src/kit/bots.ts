import { t, type Key } from './i18n'
import en from './locale/en'

/** Who plays if nobody chooses: the ordinary level where there is one. Bots are named from the weakest to the strongest. */
export function usualBot(bots: readonly { name: string }[]): string {
  return bots.find((bot) => bot.name === 'regular')?.name ?? bots.at(-1)?.name ?? ''
}

/** A bot's name in the language of the page; one we have no words for keeps its own. */
export const botName = (name: string) => (`bot.${name}` in en ? t(`bot.${name}` as Key) : name)

/** What to expect of it, in a sentence. */
export const botSentence = (name: string) => (`bot.${name}.what` in en ? t(`bot.${name}.what` as Key) : '')
