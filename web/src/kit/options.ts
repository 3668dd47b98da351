/** Options of a table as people choose and read them. */
import type { OptionInfo } from './types'

/** Those with something to choose. */
export const choosable = (options: OptionInfo[]): OptionInfo[] => options.filter((option) => option.values.length > 1)
/** A value in words. */
export const titleOf = (option: OptionInfo, value: string): string =>
  option.titles[option.values.indexOf(value)] ?? value
/** What differs from the usual at a table. */
export const unusual = (options: OptionInfo[], chosen: Record<string, string>): string[] =>
  options
    .filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual)
    .map((option) => `${option.sentence} → ${titleOf(option, chosen[option.name]!)}`)
