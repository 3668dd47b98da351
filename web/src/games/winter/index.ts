/** Endless Winter for the browser: the table, the words, the poster. Knows no rules. */
import type { OldFront } from '../../kit/old'
import { settings } from '../../kit/settings.svelte'
import Board from './Board.svelte'
import { learn } from './catalogues.svelte'
import { know } from './components'
import { gain, goal } from './gains'
import { icons } from './icons'
import { poster } from './poster'
import { brings, caption, describe, group, preview, prompt, source, tell } from './words'

await learn(settings.lang)

/** Hands are hidden all the time: whoever comes next must be alone before the screen. */
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
  secret: (step) => step !== 'over',
}
export default front
