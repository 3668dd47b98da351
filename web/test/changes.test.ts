import { describe, expect, it } from 'vitest'
import { changed } from '../src/kit/changes'
import type { ChangeMessage, StateMessage } from '../src/kit/types'

const before = {
  type: 'state',
  seq: 7,
  view: { day: 1, players: [{ corn: 2 }, { corn: 5 }], row: ['B1', null] },
} as unknown as StateMessage

function change(...changes: [(string | number)[], unknown][]): ChangeMessage {
  return { type: 'change', after: 7, seq: 8, seat: 0, offers: [], changes } as unknown as ChangeMessage
}

describe('a state told by what has changed', () => {
  it('is the one before with some places set', () => {
    const after = changed(before, change([['players', 1, 'corn'], 3], [['row'], ['B1', 'B2', 'B3']], [['day'], null]))
    expect(after).toEqual({
      type: 'state',
      seq: 8,
      seat: 0,
      offers: [],
      view: { day: null, players: [{ corn: 2 }, { corn: 3 }], row: ['B1', 'B2', 'B3'] },
    })
  })

  it('leaves the state before as it was, and shares what did not change', () => {
    const after = changed(before, change([['players', 1, 'corn'], 3]))
    const [was, is] = [before.view, after.view] as unknown as { players: object[]; row: unknown }[]
    expect(was!.players).toEqual([{ corn: 2 }, { corn: 5 }])
    expect(is!.players[0]).toBe(was!.players[0])
    expect(is!.row).toBe(was!.row)
  })
})
