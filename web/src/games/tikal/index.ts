/** Tikal for the browser: the map, the words, the poster. Knows no rules. */
import type { OldFront } from '../../kit/old'
import Board from './Board.svelte'
import { know } from './components'
import { gain, goal } from './gains'
import { icons } from './icons'
import { poster } from './poster'
import { brings, caption, describe, group, preview, prompt, source, tell } from './words'

const front: OldFront = {
  Board,
  prompt,
  tell,
  describe,
  preview,
  group,
  source,
  caption,
  poster,
  know,
  icons,
  gain,
  goal,
  points: brings,
  secret: () => false,
}
export default front
