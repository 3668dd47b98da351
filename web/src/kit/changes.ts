/** A state told by what has changed since the one before. */
import type { ChangeMessage, StateMessage } from './types'

type Path = (string | number)[]
type Place = Record<string | number, unknown>

/** The state after a change: the view before it with some places set. What did not change stays the same object. */
export function changed(before: StateMessage, said: ChangeMessage): StateMessage {
  const { type: _type, after: _after, changes, ...rest } = said
  const view = changes.reduce<unknown>((view, [path, value]) => put(view, path as Path, value), before.view)
  return { ...rest, type: 'state', view: view as StateMessage['view'] }
}

function put(place: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const copy = (Array.isArray(place) ? [...(place as unknown[])] : { ...(place as Place) }) as Place
  copy[name] = put(copy[name], rest, value)
  return copy
}
