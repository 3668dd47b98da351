/** The log as turns and rounds, and the curve of the game. Reads only the words every game's facts share. */
import type { Decision, Fact, LogRow } from './types'

export interface Turn {
  key: number
  seat: number
  rows: LogRow[]
  round: number | null
}

/** The round that begins within a row, if one does. */
export function roundIn(row: LogRow): number | null {
  const fact = row.facts.findLast((one) => one.verb === 'round')
  return fact ? fact.amount + 1 : null
}

/** Rows that follow each other from one seat are a turn; draws of chance stand by themselves. */
export function turns(rows: LogRow[]): Turn[] {
  const found: Turn[] = []
  let round: number | null = null
  let fresh = false
  for (const row of rows) {
    const last = found.at(-1)
    if (last && last.seat === row.seat && !fresh) last.rows.push(row)
    else found.push({ key: row.seq, seat: row.seat, rows: [row], round: fresh ? round : null })
    const next = row.undone ? null : roundIn(row)
    fresh = next !== null
    if (next !== null) round = next
  }
  return found
}

/** Is it no decision of the game, but takes one back? */
export function isTakingBack(decision: Decision | null): boolean {
  return decision?.verb === 'undo' || decision?.verb === 'back'
}

/** Own rows at the end of the log that belong to the turn now being taken. */
export function soFar(rows: LogRow[], seat: number | null): LogRow[] {
  if (seat === null) return []
  const mine: LogRow[] = []
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!
    if (row.undone || !row.decision || isTakingBack(row.decision)) continue
    if (row.seat !== seat || roundIn(row) !== null) break
    mine.unshift(row)
  }
  return mine
}

/** How parts of a sentence are put together. */
export type Joined = (parts: string[]) => string

/** What a row tells, a line for each seat it touches: first the one that acted, then others; what befalls the table
 *  has no seat. */
export function told(row: LogRow, joined: Joined): { seat: number | null; text: string }[] {
  const lines: { seat: number | null; text: string }[] = []
  for (const fact of row.facts) {
    const text = fact.says
    if (!text) continue
    const seat = fact.seat < 0 || fact.verb === 'day' || fact.verb === 'round' ? null : fact.seat
    const line = lines.find((one) => one.seat === seat)
    if (line) line.text = joined([line.text, text])
    else lines.push({ seat, text })
  }
  return lines.sort((a, b) => rank(a.seat, row.seat) - rank(b.seat, row.seat))
}

/** A row whose decision is hidden: that it is, and what everybody may know of it. */
export function toldHidden(row: LogRow, hidden: string, joined: Joined): { seat: number | null; text: string }[] {
  const lines = told(row, joined)
  const own = lines[0]?.seat === row.seat ? lines.shift() : undefined
  return [{ seat: row.seat < 0 ? null : row.seat, text: joined([hidden, own?.text ?? '']) }, ...lines]
}

/** The one who acted, then the others, then the table. */
function rank(seat: number | null, actor: number): number {
  return seat === actor ? 0 : seat === null ? 2 : 1
}

/** Positions worth stopping at: after each row, at the end of each turn, at the start of each round. */
export function stops(rows: LogRow[], by: 'move' | 'turn' | 'round'): number[] {
  const standing = rows.filter((row) => row.seat >= 0)
  const end = rows.at(-1)?.seq ?? 0
  const marks = standing
    .filter(
      (row, i) =>
        by === 'move' ||
        (by === 'turn' ? standing[i + 1]?.seat !== row.seat || roundIn(row) !== null : roundIn(row) !== null),
    )
    .map((row) => row.seq)
  const start = Math.max(0, (standing[0]?.seq ?? 1) - 1)
  return [...new Set([start, ...marks, end])].sort((a, b) => a - b)
}

function brings(fact: Fact): number {
  return fact.verb === 'score' || fact.verb === 'lead' ? fact.amount : 0
}

export interface Curve {
  rounds: number[]
  scores: number[][]
}

/** Score of each seat at the end of each round, from the facts. */
export function curve(rows: LogRow[], seats: number, points: (fact: Fact) => number = brings): Curve {
  const now = Array<number>(seats).fill(0)
  const rounds = [0]
  const scores = [[...now]]
  let round = 0
  for (const row of rows) {
    if (row.undone) continue
    for (const fact of row.facts) if (fact.seat >= 0 && fact.seat < seats) now[fact.seat]! += points(fact)
    const next = roundIn(row)
    if (next === null) continue
    if (round > 0) {
      rounds.push(round)
      scores.push([...now])
    }
    round = next
  }
  rounds.push(Math.max(round, 1))
  scores.push([...now])
  return { rounds, scores }
}
