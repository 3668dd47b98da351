/** What the server says; see docs/protocol.md. */

export interface Fact {
  seat: number
  verb: string
  what: string
  amount: number
  why: string
}
export interface Offer {
  text: string
  facts: Fact[]
}
export interface LogRow {
  seq: number
  seat: number
  text: string | null
  undone: boolean
  facts: Fact[]
  at: string
}
export interface Outcome {
  scores: number[]
  unit: number
  breakdown: Record<string, number>[]
  winners: number[]
  tie_break: string
}
export interface Clock {
  minutes: number
  left: number[]
  then: string
}
export interface SeatInfo {
  seat: number
  name: string
  kind: 'me' | 'person' | 'open' | 'hot' | 'bot'
  bot?: string
  online: boolean
  link?: string
}
export interface TableInfo {
  id: string
  game: string
  title: string
  edition: string
  options: Record<string, string>
  public: boolean
  status: 'waiting' | 'playing' | 'over' | 'closed'
  owner: boolean
  created: string
  changed: string
  seq: number
  round: number
  to_act: number[]
  clock: Clock | null
  seats: SeatInfo[]
  result: { scores: number[]; winners: number[] } | null
  study?: boolean
  rematch: string | null
}
export interface Position {
  seq: number
  over: boolean
  step: string
  rule: string
  to_act: number[]
  view: any
  outcome: Outcome | null
}
export interface StateMessage extends Position {
  type: 'state'
  seat: number | null
  offers: Offer[]
  undo: boolean
  clock: Clock | null
}
export interface GameOption {
  name: string
  values: string[]
  default: string
  sentence: string
  ruling: string
  titles?: string[]
}
export interface GameInfo {
  name: string
  title: string
  edition: string
  seats: number[]
  options: GameOption[]
  bots: { name: string }[]
}
export interface Rule {
  chapter: string
  text: string
  pages: string
  edge: string
  rulings: string[]
}
export interface Ruling {
  question: string
  answer: string
  reason: string
  option: string
  rules: string[]
}
export interface RuleBook {
  chapters: Record<string, string>
  rules: Record<string, Rule>
  rulings: Record<string, Ruling>
}
/** What a turn comes to: so much more of something, or less; a goal is what one may want it for. */
export interface Gain {
  seat: number
  goal: string
  what: string
  amount: number
}
/** A turn one could take. `worth` is null where other people play. */
export interface Prospect {
  decisions: string[]
  gains: Gain[]
  others: Gain[]
  worth: number | null
}
export interface Prospects {
  seq: number
  seat: number
  goals: string[]
  turns: Prospect[]
}
/** A turn with what it promises: every seat's chance to win and expected points. */
export interface WeighedTurn {
  decisions: string[]
  gains: Gain[]
  others: Gain[]
  shares: number[]
  points: number[]
  then?: { decisions: string[]; gains: Gain[] } | null
}
/** So many points fewer somebody can expect; more, if negative. */
export interface Take {
  seat: number
  points: number
}
export interface Hint {
  seq: number
  seat: number
  strength: 'idea' | 'place' | 'move'
  goal: string
  decision: string | null
  turn: (WeighedTurn & { takes: Take[] }) | null
}
export interface CurvePoint {
  at: number
  seat: number | null
  shares: number[]
  points: number[]
}
export interface TurningPoint {
  at: number
  to: number
  seat: number
  change: number
  lost: number
  fewer: number
  shares: number[]
  played: WeighedTurn
  better: (WeighedTurn & { more: Gain[]; keeps: Gain[]; costs: Gain[]; less: Gain[]; takes: Take[] }) | null
}
export interface ReviewInfo {
  status: 'none' | 'working' | 'done'
  done: number
  of: number
  review: { curve: CurvePoint[]; turning: TurningPoint[] } | null
}
/** An icon, a short mark beside it, and the whole in words; `short` where that explains more than one wants to read
 *  in passing. */
export interface Sign {
  icon: string
  mark: string
  text: string
  short?: string
}
export type Language = 'en' | 'ru' | 'zh'

/** Where an offer stands in the list of choices. */
export interface Listing {
  title: string
  icon: string
  rank?: number
  last?: boolean
  fold?: boolean
  numbers?: boolean
}

/** What a game gives the pages; web/src/games/<game>/index.ts exports one as default. Knows no rules. */
export interface GameFront {
  /** Svelte component. Props: view, names: string[], seat: number|null, offers: Offer[], components: any,
   *  choose(text: string): void, lang: Language, motion: boolean, focus: string|null (an offer's text under the pointer
   *  in the list), rows: LogRow[] (the log up to what is shown). Draws board and mats. */
  Board: any
  /** One line that says what is asked, by step name. */
  prompt(step: string, lang: Language): string
  /** A fact as a sentence without the subject, e.g. "gains 3 corn (Palenque 1)". */
  tell(fact: Fact, names: string[], lang: Language): string
  /** An offer in words, for the list of choices and screen readers, e.g. "Place a worker on Palenque". */
  describe(text: string, view: any, lang: Language): string
  /** What an offer would do, in a few words, from its facts: "space 2, pay 3 corn". */
  preview(offer: Offer, lang: Language): string
  /** The heading under which an offer stands in the list ("Place", "Pick up: Tikal 3"), and an icon name. Groups of a
   *  higher rank stand further down; without it, or alike, they stand as they are offered. What is `last` (doing
   *  nothing) stands at the end of its group. A group to `fold` shows its title until it is opened; in one of `numbers`
   *  the texts differ only in the number at their end (bids). */
  group(text: string, lang: Language): Listing
  /** What one may aim at, in a word or two: "Climb a temple". */
  goal(goal: string, lang: Language): { icon: string; text: string }
  /** What one has more or less of after a turn. */
  gain(gain: Gain, lang: Language): Sign
  /** The names of score sources for the end page. */
  source(name: string, lang: Language): string
  /** Round number and a short caption for the log ("Round 8 · Food Day"). */
  caption(view: any, lang: Language): string
  /** Small picture for the home page: svg markup. */
  poster: string
  /** Is what this step shows only for the seat that is asked? Hot-seat hides it until the next player confirms.
   *  Without it: "keep". */
  secret?(step: string): boolean
  /** Its own icons for group(): name to the inside of a 24 × 24 svg. Names it lacks are looked for among the kit's. */
  icons?: Record<string, string>
  /** Called once with the component tables, before anything is shown. */
  know?(components: any): void
  /** Score units a fact brings its seat, for the curve. Without it: the amounts of "score" and "lead". */
  points?(fact: Fact): number
}
