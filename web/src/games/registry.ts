/** Which drawing belongs to which game. A folder beside this file with an index.ts is a game; others are shown
 *  plainly. */
import './outside.css'
import plain from '../kit/plain'
import type { GameFront } from '../kit/types'

const fronts = import.meta.glob<{ default: GameFront }>('./*/index.ts')

export async function frontOf(game: string): Promise<GameFront> {
  const load = fronts[`./${game}/index.ts`]
  if (!load) return plain
  try {
    return (await load()).default
  } catch (problem) {
    console.error(problem)
    return plain
  }
}
