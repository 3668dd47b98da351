/** Endless Winter for the browser: the table, its drawings, the poster. Knows no rules. */
import type { WinterComponents, WinterDecision, WinterView } from '../../kit/schema'
import type { Fact, GameFront } from '../../kit/types'
import Board from './Board.svelte'
import { know } from './components.svelte'
import { icons } from './icons'
import { gainIcon, goalIcon, listing } from './listing'
import { poster } from './poster'

/** Hands are hidden all the time: whoever comes next must be alone before the screen. */
const front: GameFront<WinterView, WinterDecision, WinterComponents> = {
  Board,
  poster,
  icons,
  listing,
  goalIcon,
  gainIcon,
  know,
  points: ({ verb, amount }: Fact) => (verb === 'score' ? amount : 0),
  secret: (step) => step !== 'over',
}
export default front
