/** Tzolk'in for the browser: the board, the words, the poster. Knows no rules. */
import type { OldFront } from '../../kit/old'
import Board from './Board.svelte'
import { know } from './components'
import { gain, goal } from './gains'
import { icons } from './icons'
import { poster } from './poster'
import { caption, describe, group, preview, prompt, source, tell } from './words'

const front: OldFront & { know: typeof know; icons: typeof icons } = {
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
}
export { icons, know }
export default front
