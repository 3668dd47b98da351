/** Tzolk'in for the browser: the board, the pictures, the poster. Knows no rules and says nothing itself. */
import type { GameFront } from '../../kit/types'
import Board from './Board.svelte'
import { icons } from './icons'
import { gainIcon, goalIcon, listing, points, secret } from './listing'
import { poster } from './poster'
import type { Components, Decision, View } from './types'

const front: GameFront<View, Decision, Components> = {
  Board,
  poster,
  icons,
  listing,
  goalIcon,
  gainIcon,
  secret,
  points,
}
export default front
