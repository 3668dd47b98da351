/** What pages and boards share. What the server says is declared there and comes from schema.ts (`make types`). */
import type { Component } from 'svelte'
import type { Fact, Gain, LogRow, OfferWords, StateMessage, ThingInfo } from './schema'
import type { BoardProps } from './stage.svelte'

export type {
  ChangeMessage,
  ClockInfo,
  CurvePoint,
  Fact,
  Gain,
  GameInfo,
  Goal,
  Hint,
  Language,
  LogRow,
  Me,
  NewTable,
  OfferWords,
  OptionInfo,
  Outcome,
  PlanInfo,
  Plans,
  Position,
  Review,
  ReviewInfo,
  RuleBook,
  RuleInfo,
  Said,
  SaidDecision,
  Say,
  SeatInfo,
  SeatWish,
  StateMessage,
  TableInfo,
  Take,
  ThingInfo,
  ToldFact,
  TurnInfo,
  TurningPoint,
  Turns,
  WeighedTurn,
} from './schema'

/** A decision of any game: its text is what is played, its verb says of which kind it is. The parts of each kind are
 *  declared by the game: `TikalDecision` and the like in schema.ts are unions to `switch` over by verb. */
export interface Decision {
  text: string
  verb: string
}
/** A decision that may be taken, with all that is said of it. */
export type OfferOf<D extends Decision> = D & OfferWords
export type Offer = OfferOf<Decision>

export type View = StateMessage['view']
export type Things = Record<string, ThingInfo>

/** Where an offer stands in the list of choices, under its heading. */
export interface Listing {
  icon: string
  /** Groups of a higher rank stand further down; without it, or alike, they stand as they are offered. */
  rank?: number
  /** Doing nothing: stands at the end of its group. */
  last?: boolean
  /** Shows its heading until it is opened. */
  fold?: boolean
  /** A group whose offers differ in a number only (bids); this is the number. */
  number?: number
}

/** What a game gives the pages; web/src/games/<game>/index.ts exports one as default. Knows no rules and no sentences:
 *  those come with the offers, facts and gains themselves. See README.md beside this file. */
export interface GameFront<V = View, D extends Decision = Decision, C = unknown> {
  /** Draws board and mats. */
  Board: Component<BoardProps<V, C, D>>
  /** Small picture for the home page: svg markup. */
  poster: string
  /** Its own icons: name to the inside of a 24 × 24 svg. Names it lacks are looked for among the kit's. */
  icons?: Record<string, string>
  listing(decision: D): Listing
  goalIcon(goal: string): string
  gainIcon(gain: Gain): string
  /** Is what this step shows only for the seat that is asked? Hot-seat hides it until the next player confirms. */
  secret?(step: string): boolean
  /** Score units a fact brings its seat, for the curve. Without it: the amounts of "score" and "lead". */
  points?(fact: Fact): number
  /** Called once with components and words of the things, before anything is shown and again in another language. */
  know?(components: C, things: Things): void
}

/** A row of the log that has a decision. */
export type OpenRow = LogRow & { decision: NonNullable<LogRow['decision']> }
