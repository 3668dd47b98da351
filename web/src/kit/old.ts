/** Fronts that still say their own sentences, made to fit. Goes when the last of them is gone. */
import type { Component } from 'svelte'
import type { Decision, Fact, Gain, GameFront, Language, Offer } from './types'

export interface Sign {
  icon: string
  mark: string
  text: string
  short?: string
}
export interface OldListing {
  title: string
  icon: string
  rank?: number
  last?: boolean
  fold?: boolean
  numbers?: boolean
}
export interface OldFront {
  Board: Component<never>
  prompt(step: string, lang: Language): string
  tell(fact: Fact, names: string[], lang: Language): string
  describe(text: string, view: unknown, lang: Language): string
  preview(offer: Offer, lang: Language): string
  group(text: string, lang: Language): OldListing
  goal(goal: string, lang: Language): { icon: string; text: string }
  gain(gain: Gain, lang: Language): Sign
  source(name: string, lang: Language): string
  caption(view: unknown, lang: Language): string
  poster: string
  secret?(step: string): boolean
  icons?: Record<string, string>
  know?(components: unknown): void
  points?(fact: Fact): number
}

export function renewed(front: GameFront | OldFront): GameFront {
  if ('listing' in front) return front
  return {
    Board: front.Board as unknown as GameFront['Board'],
    poster: front.poster,
    icons: front.icons,
    secret: front.secret ?? ((step) => step === 'keep'),
    points: front.points,
    know: front.know,
    listing(decision: Decision) {
      const { numbers, ...listing } = front.group(decision.text, 'en')
      return numbers ? { ...listing, number: Number(/\d+$/.exec(decision.text)?.[0]) } : listing
    },
    goalIcon: (goal) => front.goal(goal, 'en').icon,
    gainIcon: (gain) => front.gain(gain, 'en').icon,
  }
}
