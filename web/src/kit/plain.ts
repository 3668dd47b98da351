/** A front for any game without a drawing of its own: the view as tables and lists, with the game's words. */
import Plain from './parts/Plain.svelte'
import type { GameFront } from './types'

const plain: GameFront = {
  Board: Plain,
  poster: '',
  listing: () => ({ icon: 'dot' }),
  goalIcon: () => 'dot',
  gainIcon: () => 'dot',
}

export default plain
