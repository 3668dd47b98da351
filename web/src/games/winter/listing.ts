/** Where a choice stands in the list, and the icons of what a turn comes to. No words. */
import type { WinterDecision } from '../../kit/schema'
import type { Gain, Listing } from '../../kit/types'
import { isCulture } from './components.svelte'

const ICONS: Record<WinterDecision['verb'], string> = {
  order: 'spark',
  deal_chief: 'chief',
  deal_setup: 'chief',
  lay_stone: 'stone',
  open_culture: 'culture',
  turn_animal: 'animal',
  lay_board: 'megalith',
  box_tile: 'spark',
  lay_tile: 'spark',
  turn_glacier: 'glacier',
  turn_rest: 'rest',
  deal: 'draw',
  side: 'chief',
  pick_chief: 'chief',
  pick_setup: 'chief',
  play: 'hand',
  use: 'spark',
  eat: 'labour',
  place: 'figure',
  go_on: 'next',
  end: 'done',
  take_goods: 'food',
  done: 'done',
  token: 'rest',
  pile: 'eclipse',
  take_tribe: 'tribe',
  discard_tribe: 'tribe',
  take_culture: 'culture',
  culture_point: 'culture',
  take_stone: 'stone',
  camp: 'camp',
  move: 'move',
  found: 'community',
  reveal: 'animal',
  hunt: 'animal',
  animal_point: 'animal',
  hunt_deck: 'animal',
  use_animal: 'use-animal',
  megalith: 'megalith',
  draw: 'draw',
  idol: 'idol',
  instead: 'instead',
  take_tools: 'tool',
  bury: 'bury',
  discard: 'discard',
}
export function iconOf(decision: WinterDecision): string {
  if (decision.verb === 'place') return decision.figure === 'chief' ? 'chief' : 'figure'
  if (decision.verb === 'instead') return decision.taken
  return ICONS[decision.verb]
}
/** What ends something: it takes nothing and gives nothing. */
export const isLast = ({ verb }: WinterDecision): boolean => verb === 'go_on' || verb === 'end' || verb === 'done'

/** What is nearest to the matter comes first: actions and gains, then cards and abilities, what is given instead,
 *  the end last. */
function rankOf(decision: WinterDecision): number {
  switch (decision.verb) {
    case 'play':
    case 'move':
      return 2
    case 'eat':
    case 'use':
      return 3
    case 'instead':
      return 5
    case 'bury':
      return decision.zone === 'hand' || decision.zone === 'new' ? 1 : 6
    case 'go_on':
    case 'end':
    case 'done':
    case 'take_goods':
      return 9
    default:
      return 1
  }
}
function isFolded(decision: WinterDecision): boolean {
  if (decision.verb === 'bury') return decision.zone !== 'hand' && decision.zone !== 'new'
  return decision.verb === 'move' || decision.verb === 'megalith'
}
/** The icon of a heading, below which several kinds may stand. */
function headIcon(decision: WinterDecision): string {
  if (rankOf(decision) === 9) return 'next'
  return decision.verb === 'instead' ? 'instead' : iconOf(decision)
}
export const listing = (decision: WinterDecision): Listing => ({
  icon: headIcon(decision),
  rank: rankOf(decision),
  fold: isFolded(decision),
  last: isLast(decision),
})

const OF_GOALS: Record<string, string> = {
  card: 'culture',
  hide: 'pile',
  found: 'community',
  token: 'rest',
  place: 'figure',
}
export const goalIcon = (goal: string): string => OF_GOALS[goal] ?? goal
export function gainIcon({ goal, what }: Gain): string {
  if (goal === 'card') return isCulture(what) ? 'culture' : 'tribe'
  return goal === 'place' ? what : goalIcon(goal)
}
