/** Pictures and order of choices, aims and gains; their words come from the server. */
import type { Fact, Gain, Listing } from '../../kit/types'
import { GEARS } from './components'
import type { Decision } from './types'

const ICONS: Record<Decision['verb'], string> = {
  first: 'day',
  monument: 'day',
  building: 'day',
  deal: 'day',
  neutral: 'day',
  keep: 'wealth',
  beg: 'beg',
  place: 'worker',
  pick: 'gear',
  end: 'done',
  done: 'done',
  turn: 'day',
  harvest: 'corn',
  anger: 'anger',
  advance: 'track-any',
  pay: 'resource',
  take: 'resource',
  climb: 'temple-any',
  climb_two: 'temple-any',
  build: 'build',
  build_monument: 'monument',
  sell: 'market',
  buy: 'market',
  act: 'any-action',
}
/** Begging stands below placing and picking up: it is for those in need. */
const RANKS: Partial<Record<Decision['verb'], number>> = { beg: 1, end: 2, done: 2 }

export function listing(decision: Decision): Listing {
  const isOfGear = decision.verb === 'pick' || decision.verb === 'act'
  return {
    icon: isOfGear ? `gear-${decision.gear}` : ICONS[decision.verb],
    rank: RANKS[decision.verb] ?? 0,
    last: decision.verb === 'pick' && decision.action === 0,
  }
}

const GOALS: Record<string, string> = {
  climb: 'temple-any',
  level: 'track-any',
  building: 'build',
  lay: 'skull',
  place: 'worker',
  pick: 'up',
}
export const goalIcon = (goal: string): string => GOALS[goal] ?? goal

/** Every space of a gear by name, as gains tell it: `tikal 3`. */
const SPACES = new Map<string, string>(
  GEARS.flatMap((gear) => Array.from({ length: 11 }, (_, space) => [`${gear} ${space}`, `gear-${gear}`] as const)),
)
export function gainIcon({ goal, what }: Gain): string {
  if (goal === 'climb') return `temple-${what}`
  if (goal === 'level') return `track-${what}`
  if (goal === 'place' || goal === 'pick') return SPACES.get(what) ?? 'first'
  return GOALS[goal] ?? goal
}

/** The step whose choices only the seat that is asked may see. */
export const secret = (step: string): boolean => step === 'keep'
export const points = ({ verb, amount }: Fact): number => (verb === 'score' || verb === 'lead' ? amount : 0)
