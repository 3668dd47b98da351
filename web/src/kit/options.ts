/** Options of a table as people choose and read them. */
import type { GameOption } from './types'

/** Those with something to choose. */
export const choosable = (options: GameOption[]): GameOption[] => options.filter((option) => option.values.length > 1)
/** A value in words, where it does not speak for itself. */
export const titleOf = (option: GameOption, value: string): string =>
  option.titles?.[option.values.indexOf(value)] ?? value
/** What differs from the usual at a table. */
export const unusual = (options: GameOption[], chosen: Record<string, string>): string[] =>
  options
    .filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual)
    .map((option) => `${option.name.replaceAll('_', ' ')}: ${titleOf(option, chosen[option.name]!)}`)
