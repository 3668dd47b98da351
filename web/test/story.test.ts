import { describe, expect, test } from 'vitest'
import { choiceKeys, complete, grouped } from '../src/kit/choices'
import { patience } from '../src/kit/socket'
import { curve, soFar, stops, told, toldHidden, turns } from '../src/kit/story'
import type { TzolkinView } from '../src/kit/schema'
import type { LogRow } from '../src/kit/types'
import { fixture, offer } from './fixture'

const row = (seq: number, seat: number, verb: string, more: Partial<LogRow> = {}): LogRow => ({
  seq,
  seat,
  decision: { text: verb, verb, says: verb },
  undone: false,
  facts: [],
  at: '',
  ...more,
})

const joined = (parts: string[]) => parts.filter(Boolean).join('; ')
const said = ([seat, verb]: (string | number)[]) => ({
  seat: Number(seat),
  verb: String(verb),
  what: '',
  amount: 1,
  why: '',
  says: String(verb),
})

describe('the log', () => {
  test('the curve of a real game ends with its result', () => {
    for (const { states, rows } of fixture<unknown, TzolkinView>('tzolkin').tables) {
      const { outcome } = states.at(-1)!
      const { rounds, scores } = curve(rows, outcome!.scores.length)
      expect(scores.at(-1)).toEqual(outcome!.scores)
      expect(rounds.at(-1)).toBe(27)
    }
  })
  test('a turn is what one seat does without a break', () => {
    expect(turns([row(1, 0, 'a'), row(2, 0, 'b'), row(3, 1, 'a')]).map((turn) => turn.rows.length)).toEqual([2, 1])
  })
  test('a new round begins a new turn', () => {
    const round = { facts: [{ seat: 0, verb: 'round', what: 'day', amount: 4, why: '', says: '' }] }
    expect(turns([row(1, 0, 'end', round), row(2, 0, 'a')]).map((turn) => turn.round)).toEqual([null, 5])
  })
  test('what was taken back is not part of the turn', () => {
    expect(
      soFar([row(1, 1, 'x'), row(2, 0, 'a'), row(3, 0, 'b', { undone: true }), row(4, 0, 'undo')], 0).map(
        (one) => one.decision?.text,
      ),
    ).toEqual(['a'])
  })
  test('one stops after moves, turns or rounds, and always at both ends', () => {
    const rows = [row(1, -1, 'draw'), row(2, 0, 'a'), row(3, 0, 'b'), row(4, 1, 'c')]
    expect(stops(rows, 'move')).toEqual([1, 2, 3, 4])
    expect(stops(rows, 'turn')).toEqual([1, 3, 4])
    expect(stops(rows, 'round')).toEqual([1, 4])
  })
  test('facts become a line for each seat', () => {
    const facts = [
      [0, 'pay'],
      [1, 'gain'],
      [0, 'gain'],
      [0, 'day'],
    ].map(said)
    expect(told(row(1, 0, 'x', { facts }), joined)).toEqual([
      { seat: 0, text: 'pay; gain' },
      { seat: 1, text: 'gain' },
      { seat: null, text: 'day' },
    ])
  })
  test('a hidden decision says what everybody may know of it', () => {
    const facts = [
      [0, 'hide'],
      [1, 'gain'],
    ].map(said)
    const hidden = row(1, 0, '', { decision: null, facts })
    expect(toldHidden(hidden, 'decides in secret', joined)).toEqual([
      { seat: 0, text: 'decides in secret; hide' },
      { seat: 1, text: 'gain' },
    ])
    expect(toldHidden({ ...hidden, facts: [] }, 'decides in secret', joined)).toEqual([
      { seat: 0, text: 'decides in secret' },
    ])
  })
})

describe('choices', () => {
  const offers = ['place tikal', 'place uxmal', 'pick tikal 1'].map(offer)
  test('keep their order within groups', () => {
    const groups = grouped(offers, () => ({ icon: 'dot' }))
    expect(groups.map((group) => [group.title, group.offers.length])).toEqual([
      ['place', 2],
      ['pick', 1],
    ])
  })
  test('no key has two meanings', () => {
    expect(new Set(choiceKeys).size).toBe(choiceKeys.length)
    for (const key of 'urln') expect(choiceKeys).not.toContain(key)
  })
  test('a line is completed from its beginning or from its words', () => {
    expect(complete(' PLACE  t', offers)).toEqual(['place tikal'])
    expect(complete('tikal', offers)).toEqual(['place tikal', 'pick tikal 1'])
    expect(complete('', offers)).toHaveLength(3)
  })
})

test('new attempts to connect become patient, but not endlessly', () => {
  expect(patience(0, 0.5)).toBe(300)
  expect(patience(1, 0.5)).toBe(600)
  expect(patience(50, 0.5)).toBe(10_000)
})
