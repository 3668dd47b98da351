/** Where an offer stands in the list of choices, and which pictures stand for what one may aim at and gain. */
import type { Fact, Gain, Listing } from '../../kit/types'
import type { Decision, Verb } from './types'

const ICONS: Record<Verb, string> = {
  first: 'tile',
  tile: 'tile',
  find: 'tile',
  bid: 'auction',
  pass: 'auction',
  choose: 'tile',
  lay: 'tile',
  place: 'worker',
  walk: 'walk',
  send: 'secret',
  uncover: 'temple',
  dig: 'dig',
  exchange: 'exchange',
  camp: 'camp',
  guard: 'guard',
  end: 'done',
}
/** What is done where one stands comes first, far-reaching plans below, the end last. */
const RANKS: Partial<Record<Verb, number>> = {
  uncover: 1,
  dig: 1,
  bid: 1,
  place: 2,
  pass: 2,
  guard: 3,
  walk: 4,
  send: 5,
  exchange: 6,
  camp: 7,
  end: 9,
}
const FOLDED: Verb[] = ['lay', 'walk', 'send', 'camp', 'exchange']

export function listing(decision: Decision): Listing {
  const isLeader = decision.verb === 'walk' && decision.figure === 'leader'
  return {
    icon: isLeader ? 'leader' : ICONS[decision.verb],
    rank: RANKS[decision.verb] ?? 0,
    fold: FOLDED.includes(decision.verb),
    ...(decision.verb === 'bid' && { number: decision.points }),
  }
}

const GOALS: Record<string, string> = {
  points: 'crown',
  treasure: 'token',
  uncover: 'temple',
  gone: 'worker',
  place: 'worker',
  take: 'tile',
  lay: 'tile',
}
export const goalIcon = (goal: string): string => GOALS[goal] ?? goal
export const gainIcon = ({ goal, what }: Gain): string =>
  goal === 'treasure' || goal === 'gone' ? what : goal === 'place' ? 'walk' : goalIcon(goal)

/** Score a fact brings: capital and scoring rounds, less what was paid for turns. */
export function points({ verb, amount }: Fact): number {
  if (verb === 'capital' || verb === 'score') return amount
  return verb === 'win' ? -amount : 0
}
