/** Numbers with their sign, and gains in the order in which one reads them. */
import type { Gain } from './types'

/** "+3", "−2"; what is counted in parts comes with its number written already. */
export function signed(amount: number, size = String(Math.abs(amount))): string {
  return `${amount < 0 ? '−' : '+'}${size}`
}

/** What is won first, then what is given for it. */
export function inOrder(gains: Gain[]): Gain[] {
  return [...gains].sort((a, b) => Number(a.amount < 0) - Number(b.amount < 0))
}

/** What is this turn good for? Everything it has more of. */
export function goalsOf(gains: Gain[]): string[] {
  return [...new Set(gains.filter((one) => one.amount > 0).map((one) => one.goal))]
}
