/** Tikal for the browser: the map, its icons, the poster. Knows no rules and no sentences. */
import type { GameFront } from '../../kit/types'
import Board from './Board.svelte'
import { know } from './components'
import { icons } from './icons'
import { gainIcon, goalIcon, listing, points } from './listing'
import { poster } from './poster'
import type { Components, Decision, View } from './types'

const front: GameFront<View, Decision, Components> = {
  Board,
  poster,
  know,
  icons,
  listing,
  goalIcon,
  gainIcon,
  points,
  secret: () => false,
}
export default front
