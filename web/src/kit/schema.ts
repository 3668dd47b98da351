/** Made by `make types` from what server and games declare. Never edited by hand. */
export type Language = 'en' | 'ru' | 'zh'
export type Said =
  TableMessage | LogMessage | RowMessage | StateMessage | ChangeMessage | Refused | WhyNot | VoteMessage | Bye | Pong
export type Say = Play | Undo | AskWhy | Face | GoBack | Speak | Ping
export type TikalDecision =
  | TikalFirst
  | TikalTile
  | TikalFind
  | TikalPass
  | TikalBid
  | TikalChoose
  | TikalLay
  | TikalPlace
  | TikalSend
  | TikalWalk
  | TikalUncover
  | TikalDig
  | TikalExchange
  | TikalCamp
  | TikalGuard
  | TikalEnd
export type TikalLabel =
  | 'ap'
  | 'auction'
  | 'bid_amount'
  | 'board'
  | 'calls'
  | 'camp'
  | 'camps'
  | 'can_lay'
  | 'cancel'
  | 'choices'
  | 'choose'
  | 'close'
  | 'confirm'
  | 'display'
  | 'figures'
  | 'final'
  | 'finish'
  | 'fit'
  | 'gains'
  | 'gone'
  | 'guard_of'
  | 'guarding'
  | 'guards'
  | 'hand'
  | 'holds'
  | 'in_supply'
  | 'last_gains'
  | 'lay_hint'
  | 'leader_at'
  | 'leads'
  | 'less'
  | 'map'
  | 'map_keys'
  | 'more'
  | 'move'
  | 'moved'
  | 'moving'
  | 'not_yet'
  | 'now'
  | 'numbers_left'
  | 'on_map'
  | 'over'
  | 'passed'
  | 'players'
  | 'rotate_left'
  | 'rotate_right'
  | 'round'
  | 'score'
  | 'scoring'
  | 'seat'
  | 'set'
  | 'stack'
  | 'stack_empty'
  | 'store'
  | 'sum'
  | 'supply'
  | 'temples'
  | 'tie'
  | 'tokens'
  | 'treasures'
  | 'turn'
  | 'undug'
  | 'unexplored'
  | 'volcano_aside'
  | 'way'
  | 'you'
  | 'zoom'
  | 'zoom_in'
  | 'zoom_out'
export type TzolkinDecision =
  | TzolkinFirst
  | TzolkinMonument
  | TzolkinBuilding
  | TzolkinDeal
  | TzolkinNeutral
  | TzolkinKeep
  | TzolkinBeg
  | TzolkinPlace
  | TzolkinPick
  | TzolkinEnd
  | TzolkinTurn
  | TzolkinHarvest
  | TzolkinAnger
  | TzolkinAdvance
  | TzolkinPay
  | TzolkinTake
  | TzolkinClimb
  | TzolkinClimbTwo
  | TzolkinBuild
  | TzolkinBuildMonument
  | TzolkinSell
  | TzolkinBuy
  | TzolkinAct
  | TzolkinDone
export type TzolkinLabel =
  | 'age'
  | 'all'
  | 'board'
  | 'bonus'
  | 'buildings'
  | 'calendar'
  | 'caption'
  | 'choices'
  | 'choose'
  | 'chosen'
  | 'close'
  | 'cornOn'
  | 'cornTiles'
  | 'cost'
  | 'dark'
  | 'day1'
  | 'day2'
  | 'empty'
  | 'extra'
  | 'field'
  | 'first'
  | 'foodDay'
  | 'foodIn'
  | 'foodNow'
  | 'hidden'
  | 'home'
  | 'jungle'
  | 'kept'
  | 'leader'
  | 'light'
  | 'marker'
  | 'market'
  | 'monuments'
  | 'neutral'
  | 'over'
  | 'pickTwo'
  | 'players'
  | 'round'
  | 'roundShort'
  | 'scene'
  | 'score'
  | 'seat'
  | 'spotLaid'
  | 'spotOpen'
  | 'stack'
  | 'start'
  | 'supply'
  | 'technologies'
  | 'temples'
  | 'turn'
  | 'wealth'
  | 'woodTiles'
  | 'workerOf'
  | 'you'
  | 'zoom'
export type WinterDecision =
  | WinterOrder
  | WinterDealChief
  | WinterDealSetup
  | WinterLayStone
  | WinterOpenCulture
  | WinterTurnAnimal
  | WinterLayBoard
  | WinterBoxTile
  | WinterLayTile
  | WinterTurnGlacier
  | WinterTurnRest
  | WinterDeal
  | WinterSide
  | WinterPickChief
  | WinterPickSetup
  | WinterPlay
  | WinterUse
  | WinterEat
  | WinterPlace
  | WinterGoOn
  | WinterEnd
  | WinterTakeGoods
  | WinterDone
  | WinterToken
  | WinterPile
  | WinterTakeTribe
  | WinterDiscardTribe
  | WinterTakeCulture
  | WinterCulturePoint
  | WinterTakeStone
  | WinterCamp
  | WinterMove
  | WinterFound
  | WinterReveal
  | WinterHunt
  | WinterAnimalPoint
  | WinterHuntDeck
  | WinterUseAnimal
  | WinterMegalith
  | WinterDraw
  | WinterIdol
  | WinterInstead
  | WinterTakeTools
  | WinterBury
  | WinterDiscard
export type WinterLabel =
  | 'action'
  | 'allLevels'
  | 'animalDeck'
  | 'animalText'
  | 'animalUse'
  | 'bluffs'
  | 'board'
  | 'boards'
  | 'bonus'
  | 'bonusFree'
  | 'bottom'
  | 'buried'
  | 'camp'
  | 'camps'
  | 'campsHere'
  | 'cell'
  | 'cellFree'
  | 'chief'
  | 'choose'
  | 'close'
  | 'columns'
  | 'communities'
  | 'community'
  | 'covered'
  | 'culture'
  | 'deck'
  | 'discard'
  | 'display'
  | 'draft'
  | 'eclipse'
  | 'eclipseTitle'
  | 'empty'
  | 'emptyHand'
  | 'era'
  | 'figures'
  | 'figuresHere'
  | 'finish'
  | 'food'
  | 'from'
  | 'from_to'
  | 'goOn'
  | 'grey'
  | 'grounds'
  | 'hand'
  | 'handOf'
  | 'hex'
  | 'hidden'
  | 'hide'
  | 'hunt'
  | 'idolAt'
  | 'idols'
  | 'influence'
  | 'insteadOf'
  | 'junction'
  | 'laborSum'
  | 'labour'
  | 'left'
  | 'level'
  | 'levels'
  | 'map'
  | 'megaliths'
  | 'megalithsLeft'
  | 'middle'
  | 'noFigure'
  | 'noPile'
  | 'nobody'
  | 'onlyLevel'
  | 'open'
  | 'orderAt'
  | 'orderBonus'
  | 'orderTrack'
  | 'over'
  | 'owner'
  | 'panels'
  | 'pile'
  | 'place'
  | 'played'
  | 'players'
  | 'preparation'
  | 'rate'
  | 'reconstruction'
  | 'restSpace'
  | 'restText'
  | 'restToken'
  | 'round'
  | 'rounds'
  | 'score'
  | 'seat'
  | 'setWorth'
  | 'sets'
  | 'setup'
  | 'show'
  | 'side'
  | 'start'
  | 'status'
  | 'stoneCell'
  | 'stones'
  | 'takeUp'
  | 'toAct'
  | 'token'
  | 'tokenDown'
  | 'tokenHeld'
  | 'tokenOpen'
  | 'tokensLeft'
  | 'tools'
  | 'top'
  | 'track'
  | 'tribes'
  | 'wild'
  | 'you'

/**
 * Whether somebody else may take over a seat.
 */
export interface Agree {
  /**
   * Seats count from 0.
   */
  seat: number
  yes?: boolean
}
/**
 * Why not?
 */
export interface AskWhy {
  type: 'why'
  seat: number
  text: string
}
export interface BetterTurn {
  decisions: SaidDecision[]
  gains: Gain[]
  others: Gain[]
  /**
   * Every seat's chance to win after it.
   */
  shares: number[]
  /**
   * The points every seat can expect after it.
   */
  points: number[]
  /**
   * What the seat could do with its next turn; null where that would be a guess.
   */
  then: NextTurn | null
  /**
   * What it brings more than the turn that was played.
   */
  more: Gain[]
  /**
   * What the turn that was played spends and it does not.
   */
  keeps: Gain[]
  /**
   * What it spends more.
   */
  costs: Gain[]
  /**
   * What the turn that was played brings and it does not, as one would have had it.
   */
  less: Gain[]
  takes: Take[]
  /**
   * From where more points will come, or fewer.
   */
  sources: SourceGap[]
}
export interface SaidDecision {
  /**
   * In notation, as it is played.
   */
  text: string
  verb: string
  /**
   * In words.
   */
  says: string
  [k: string]: unknown
}
export interface Gain {
  seat: number
  /**
   * What somebody may want it for.
   */
  goal: string
  what: string
  /**
   * More, or less if negative; points in the game's smallest unit.
   */
  amount: number
  /**
   * Short, to stand beside a picture.
   */
  mark: string
  /**
   * The whole in words.
   */
  says: string
}
export interface NextTurn {
  decisions: SaidDecision[]
  gains: Gain[]
}
export interface Take {
  seat: number
  /**
   * So many points fewer this seat can expect; more, if negative.
   */
  points: number
}
export interface SourceGap {
  source: string
  /**
   * So many points more will probably come from there; fewer, if negative.
   */
  points: number
  /**
   * Where they come from, in words.
   */
  says: string
}
export interface BotInfo {
  name: string
}
/**
 * The server stops or the table is closed; come again.
 */
export interface Bye {
  type: 'bye'
  reason: string
}
/**
 * The table now, for whoever asked for changes and has the state before: its view is that one's, with some places
 * set.
 */
export interface ChangeMessage {
  seq: number
  over: boolean
  step: string
  rule: string
  /**
   * What is asked, in a line.
   */
  prompt: string
  /**
   * Where the game is: Round 8.
   */
  caption: string
  to_act: number[]
  outcome: Outcome | null
  /**
   * For which seat of yours view and offers are meant; null for a watcher.
   */
  seat: number | null
  /**
   * Empty if that seat need not act.
   */
  offers: Offer[]
  undo: boolean
  clock: ClockInfo | null
  type: 'change'
  /**
   * The `seq` of the state it goes on from.
   */
  after: number
  /**
   * Places by their path, and what is there now.
   */
  changes: unknown[][]
}
export interface Outcome {
  scores: number[]
  unit: number
  breakdown: {
    [k: string]: number
  }[]
  /**
   * Where points came from, in words: the keys of the breakdown.
   */
  sources: {
    [k: string]: string
  }
  winners: number[]
  /**
   * How a tie was broken, in words; empty if there was none.
   */
  tie_break: string
}
/**
 * A decision that may be taken.
 */
export interface Offer {
  /**
   * In notation, as it is played.
   */
  text: string
  verb: string
  /**
   * In words: Place a worker on Palenque.
   */
  says: string
  /**
   * The same where its place is seen already.
   */
  brief: string
  /**
   * What it costs and brings, in a few words.
   */
  brings: string
  /**
   * Below what it stands in a list.
   */
  heading: string
  /**
   * What would happen to the seat.
   */
  facts: Fact[]
  [k: string]: unknown
}
export interface Fact {
  seat: number
  verb: string
  what: string
  amount: number
  why: string
}
export interface ClockInfo {
  minutes: number
  /**
   * Seconds left to each seat.
   */
  left: number[]
  /**
   * The bot that plays on for a seat whose time has run out.
   */
  then: string
}
export interface ClockWish {
  /**
   * In all, for each seat.
   */
  minutes: number
}
export interface Components {
  /**
   * The tables of components.toml.
   */
  tables: {
    [k: string]: unknown
  }
  /**
   * Every component that has a name, in words, by its id.
   */
  things: {
    [k: string]: ThingInfo
  }
}
export interface ThingInfo {
  name: string
  /**
   * What it does or is worth.
   */
  text: string
}
export interface CurvePoint {
  /**
   * Rows of the log before this moment.
   */
  at: number
  /**
   * Who was asked; null at the end.
   */
  seat: number | null
  shares: number[]
  points: number[]
}
/**
 * Show me the table from this seat of mine.
 */
export interface Face {
  type: 'face'
  seat: number
}
export interface GameInfo {
  name: string
  title: string
  edition: string
  /**
   * Numbers of players.
   */
  seats: number[]
  options: OptionInfo[]
  bots: BotInfo[]
}
export interface OptionInfo {
  name: string
  values: string[]
  default: string
  sentence: string
  ruling: string
  /**
   * The values in words, in their order.
   */
  titles: string[]
}
/**
 * Ask to go back to after `to` rows, or vote on it.
 */
export interface GoBack {
  type: 'back'
  to?: number | null
  yes?: boolean
}
export interface Goal {
  goal: string
  says: string
}
export interface Health {
  status: 'well'
  version: string
  build: 'compiled' | 'interpreted'
}
export interface Hint {
  seq: number
  seat: number
  strength: 'idea' | 'place' | 'move'
  /**
   * What to aim at; null if nothing is gained.
   */
  goal: Goal | null
  /**
   * Where to begin; from strength place on.
   */
  decision: HintDecision | null
  /**
   * The whole turn with its reasons; for strength move.
   */
  turn: HintTurn | null
}
export interface HintDecision {
  /**
   * In notation, as it is played.
   */
  text: string
  verb: string
  /**
   * In words.
   */
  says: string
  /**
   * Below what it stands among the choices.
   */
  heading: string
  [k: string]: unknown
}
export interface HintTurn {
  decisions: SaidDecision[]
  gains: Gain[]
  others: Gain[]
  /**
   * Every seat's chance to win after it.
   */
  shares: number[]
  /**
   * The points every seat can expect after it.
   */
  points: number[]
  /**
   * What the seat could do with its next turn; null where that would be a guess.
   */
  then: NextTurn | null
  takes: Take[]
  /**
   * From where more points will come than after the next best turn.
   */
  sources: SourceGap[]
  /**
   * The next best turn, where it cannot be told apart.
   */
  as_good: SaidDecision[]
  /**
   * What came of this opening choice in many games, as a sentence; empty elsewhere.
   */
  known: string
}
/**
 * Everything so far; again after an undo, a way back, a reveal, and when the seat one looks from changes.
 */
export interface LogMessage {
  type: 'log'
  rows: LogRow[]
}
export interface LogRow {
  /**
   * Rows count from 1.
   */
  seq: number
  /**
   * -1 is chance.
   */
  seat: number
  /**
   * Null while it is hidden from you.
   */
  decision: SaidDecision | null
  undone: boolean
  /**
   * What you may hear of it, also while the decision is hidden.
   */
  facts: ToldFact[]
  at: string
}
export interface ToldFact {
  seat: number
  verb: string
  what: string
  amount: number
  why: string
  /**
   * A sentence without its subject; empty for what goes without saying.
   */
  says: string
}
export interface Me {
  id: string
  name: string
}
export interface Milestone {
  trait: string
  level: number
  /**
   * By this round at least half of the games had got there.
   */
  round: number
  /**
   * What was reached, in words.
   */
  what: string
  /**
   * The whole sentence.
   */
  says: string
}
export interface NewName {
  name: string
}
/**
 * Another line: from after so many rows of the log, on this seat, against this bot.
 */
export interface NewStudy {
  rows: number
  /**
   * Seats count from 0.
   */
  seat: number
  bot?: string | null
}
export interface NewTable {
  game: string
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatWish[]
  options?: {
    [k: string]: string
  }
  public?: boolean
  clock?: ClockWish | null
}
export interface SeatWish {
  kind: 'me' | 'link' | 'hot' | 'bot'
  /**
   * Which bot, for kind bot.
   */
  bot?: string | null
  name?: string | null
}
/**
 * What is told of a decision that may be taken.
 */
export interface OfferWords {
  /**
   * In words: Place a worker on Palenque.
   */
  says: string
  /**
   * The same where its place is seen already.
   */
  brief: string
  /**
   * What it costs and brings, in a few words.
   */
  brings: string
  /**
   * Below what it stands in a list.
   */
  heading: string
  /**
   * What would happen to the seat.
   */
  facts: Fact[]
}
export interface Ping {
  type: 'ping'
}
export interface PlanInfo {
  /**
   * Which way of playing it follows; empty for none.
   */
  manner: string
  name: string
  /**
   * What it is after.
   */
  means: string
  /**
   * How often it was played to the end.
   */
  trials: number
  /**
   * The seat's points, on average.
   */
  points: number
  /**
   * The standard error of that.
   */
  error: number
  /**
   * Games won; of a shared victory, a part.
   */
  wins: number
  /**
   * By how many points the first plan did better in the same deals.
   */
  behind: number
  /**
   * How it went, in words.
   */
  played: string
  /**
   * How it stands beside the others, in words; empty for one alone.
   */
  verdict: string
  sources: PlanSource[]
  /**
   * What it needs by when, in the order of rounds.
   */
  milestones: Milestone[]
  /**
   * The turn it begins with.
   */
  decisions: SaidDecision[]
}
export interface PlanSource {
  source: string
  /**
   * So many points came from there, on average; lost there, if negative.
   */
  points: number
  /**
   * Where they came from, in words.
   */
  says: string
}
export interface Plans {
  seq: number
  seat: number
  /**
   * The round that is being played.
   */
  round: number
  /**
   * The last round of the games that were played out.
   */
  last: number
  /**
   * How many ways there are, in words.
   */
  says: string
  /**
   * Those that differ, the most promising first.
   */
  plans: PlanInfo[]
  /**
   * Which ways promise less from here, in words; empty if there are none.
   */
  left: string
}
/**
 * A decision. If `seq` is not the one of the last state, the current state comes again and nothing is played.
 */
export interface Play {
  type: 'play'
  seq: number
  seat: number
  text: string
}
export interface Pong {
  type: 'pong'
}
export interface Position {
  seq: number
  over: boolean
  step: string
  rule: string
  /**
   * What is asked, in a line.
   */
  prompt: string
  /**
   * Where the game is: Round 8.
   */
  caption: string
  to_act: number[]
  outcome: Outcome | null
  /**
   * What the asker may know; its form is the game's own.
   */
  view: {
    [k: string]: unknown
  }
}
export interface Problem {
  /**
   * A sentence a person can act on.
   */
  error: string
}
/**
 * The answer to a decision that is not offered, and to any message that cannot be meant so.
 */
export interface Refused {
  type: 'refused'
  rule: string
  sentence: string
  text: string
}
export interface Reseat {
  /**
   * Seats count from 0.
   */
  seat: number
  kind: 'bot' | 'link'
  bot?: string | null
}
export interface Result {
  scores: number[]
  winners: number[]
}
export interface Review {
  curve: CurvePoint[]
  turning: TurningPoint[]
}
export interface TurningPoint {
  at: number
  /**
   * Rows of the log when the turn was over.
   */
  to: number
  seat: number
  /**
   * By how much the mover's chance changed.
   */
  change: number
  /**
   * By how much the better turn promises a better chance to win.
   */
  lost: number
  /**
   * How many points more the better turn promises.
   */
  fewer: number
  shares: number[]
  played: WeighedTurn
  /**
   * Null if nothing better was found.
   */
  better: BetterTurn | null
}
export interface WeighedTurn {
  decisions: SaidDecision[]
  gains: Gain[]
  others: Gain[]
  /**
   * Every seat's chance to win after it.
   */
  shares: number[]
  /**
   * The points every seat can expect after it.
   */
  points: number[]
  /**
   * What the seat could do with its next turn; null where that would be a guess.
   */
  then: NextTurn | null
}
export interface ReviewInfo {
  status: 'none' | 'working' | 'done'
  /**
   * Moments weighed so far.
   */
  done: number
  of: number
  review: Review | null
}
/**
 * One more row; stored before it is said.
 */
export interface RowMessage {
  type: 'row'
  row: LogRow
}
export interface RuleBook {
  chapters: {
    [k: string]: string
  }
  rules: {
    [k: string]: RuleInfo
  }
  rulings: {
    [k: string]: RulingInfo
  }
}
export interface RuleInfo {
  chapter: string
  text: string
  pages: string
  edge: string
  rulings: string[]
}
export interface RulingInfo {
  question: string
  answer: string
  reason: string
  option: string
  rules: string[]
}
export interface TableMessage {
  type: 'table'
  table: TableInfo
}
export interface TableInfo {
  id: string
  game: string
  title: string
  edition: string
  options: {
    [k: string]: string
  }
  public: boolean
  status: 'waiting' | 'playing' | 'over' | 'closed'
  owner: boolean
  created: string
  changed: string
  seq: number
  round: number
  to_act: number[]
  clock: ClockInfo | null
  seats: SeatInfo[]
  result: Result | null
  /**
   * A line tried out from a finished game.
   */
  study: boolean
  rematch: string | null
}
export interface SeatInfo {
  seat: number
  name: string
  /**
   * As the asker sees it.
   */
  kind: 'me' | 'person' | 'open' | 'hot' | 'bot'
  online: boolean
  bot: string | null
  /**
   * Told to the owner while the seat is open.
   */
  link: string | null
  /**
   * Who is asked whether somebody else may take over this seat; a bot plays it until then.
   */
  awaited: string[]
  /**
   * Whether the asker is one of them.
   */
  agree: boolean
  /**
   * Whether the asker sat here and may come back.
   */
  back: boolean
}
/**
 * The table now.
 */
export interface StateMessage {
  seq: number
  over: boolean
  step: string
  rule: string
  /**
   * What is asked, in a line.
   */
  prompt: string
  /**
   * Where the game is: Round 8.
   */
  caption: string
  to_act: number[]
  outcome: Outcome | null
  /**
   * What the asker may know; its form is the game's own.
   */
  view: {
    [k: string]: unknown
  }
  /**
   * For which seat of yours view and offers are meant; null for a watcher.
   */
  seat: number | null
  /**
   * Empty if that seat need not act.
   */
  offers: Offer[]
  undo: boolean
  clock: ClockInfo | null
  type: 'state'
}
/**
 * The answer to `why`; empty if it would be taken.
 */
export interface WhyNot {
  type: 'why'
  text: string
  rule: string
  sentence: string
}
/**
 * Somebody asks to go back; null `to` when it is over.
 */
export interface VoteMessage {
  type: 'vote'
  to: number | null
  by: number | null
  yes: number[]
  needed: number
}
/**
 * Take back one's last decision.
 */
export interface Undo {
  type: 'undo'
  seq: number
  seat: number
}
/**
 * Speak this language to me from now on; everything is said again in it.
 */
export interface Speak {
  type: 'speak'
  lang: string
}
/**
 * The token of a link; or, at a public table, a seat.
 */
export interface Sit {
  token?: string | null
  seat?: number | null
}
export interface TikalActionRow {
  id: string
  ap: number
  source: string
  status: string
  note?: string
  limit?: number
}
export interface TikalAuctionSeen {
  opener: number | null
  high: number
  bidder: number | null
  passed: number[]
  first_mover: number | null
}
/**
 * Offer so many points for the turn.
 */
export interface TikalBid {
  text: string
  verb: 'bid'
  points: number
}
/**
 * Found a camp.
 */
export interface TikalCamp {
  text: string
  verb: 'camp'
  space: string
}
/**
 * Take a tile of the display.
 */
export interface TikalChoose {
  text: string
  verb: 'choose'
  tile: string
}
/**
 * The printed things, as the component file has them.
 */
export interface TikalComponents {
  sources: {
    [k: string]: string
  }
  counts: {
    spaces: number
    preprinted_tiles: number
    terrain_tiles: number
    temple_tiles: number
    jungle_tiles: number
    treasure_tiles: number
    volcano_tiles: number
    temple_tokens: number
    treasure_tokens: number
    treasure_kinds: number
    leaders: number
    workers: number
    camps: number
    score_markers: number
    summary_cards: number
    turn_indicators: number
    source: string
    status: string
    note: string
  }
  board: {
    columns: number
    rows: number
    source: string
    status: string
    note: string
  }
  preprinted: TikalPreprintedRow[]
  tile: TikalTileRow[]
  token: TikalTokenRow[]
  treasure: TikalTreasureRow[]
  action: TikalActionRow[]
  pieces: {
    leader: number
    workers: number
    camps: number
    guards: number
    source: string
    status: string
  }
  points: {
    ap: number
    leader_strength: number
    treasures: number[]
    start: number
    capital: number
    track: number
    source: string
    status: string
  }
}
export interface TikalPreprintedRow {
  id: string
  kind: string
  value: number
  edges: number[]
  space: string
  source: string
  status: string
  note?: string
}
export interface TikalTileRow {
  id: string
  letter: string
  kind: string
  value: number
  masks: number
  edges: number[]
  source: string
  status: string
  note?: string
}
export interface TikalTokenRow {
  id: string
  number: number
  copies: number
  source: string
  status: string
  note?: string
}
export interface TikalTreasureRow {
  id: string
  copies: number
  source: string
  status: string
  note: string
}
/**
 * A seat begins.
 */
export interface TikalFirst {
  text: string
  verb: 'first'
  seat: number
}
/**
 * A terrain tile is turned up.
 */
export interface TikalTile {
  text: string
  verb: 'tile'
  tile: string
}
/**
 * A treasure is dug up.
 */
export interface TikalFind {
  text: string
  verb: 'find'
  treasure: 'mask' | 'jade' | 'idol' | 'bowl' | 'knife' | 'shell' | 'mirror' | 'flute'
}
/**
 * Bid no more in this auction.
 */
export interface TikalPass {
  text: string
  verb: 'pass'
}
/**
 * Lay the tile in hand on a space, turned clockwise by so many sixths.
 */
export interface TikalLay {
  text: string
  verb: 'lay'
  space: string
  turn: number
}
/**
 * Put a figure from the supply on the base camp or an own camp.
 */
export interface TikalPlace {
  text: string
  verb: 'place'
  figure: 'worker' | 'leader'
  space: string
}
/**
 * Send a figure along a secret path from camp to camp.
 */
export interface TikalSend {
  text: string
  verb: 'send'
  figure: 'worker' | 'leader'
  start: string
  target: string
}
/**
 * Walk with a figure to another tile by the cheapest path.
 */
export interface TikalWalk {
  text: string
  verb: 'walk'
  figure: 'worker' | 'leader'
  start: string
  target: string
}
/**
 * Uncover the next level of a temple.
 */
export interface TikalUncover {
  text: string
  verb: 'uncover'
  space: string
}
/**
 * Dig up a treasure.
 */
export interface TikalDig {
  text: string
  verb: 'dig'
  space: string
}
/**
 * Give a single treasure for a single one of another player.
 */
export interface TikalExchange {
  text: string
  verb: 'exchange'
  mine: 'mask' | 'jade' | 'idol' | 'bowl' | 'knife' | 'shell' | 'mirror' | 'flute'
  theirs: 'mask' | 'jade' | 'idol' | 'bowl' | 'knife' | 'shell' | 'mirror' | 'flute'
  seat: number
}
/**
 * Set a figure on a temple as its guard.
 */
export interface TikalGuard {
  text: string
  verb: 'guard'
  space: string
  figure: 'worker' | 'leader'
}
/**
 * Spend no more action points.
 */
export interface TikalEnd {
  text: string
  verb: 'end'
}
/**
 * Who guards a temple, and with which figure.
 */
export interface TikalGuardSeen {
  seat: number
  figure: 'worker' | 'leader'
}
/**
 * What somebody would score now.
 */
export interface TikalNowSeen {
  temples: number
  treasures: number
}
export interface TikalPlayerSeen {
  score: number
  points: {
    [k: string]: number
  }
  now: TikalNowSeen
  supply: number
  leader: string
  gone: number
  homes: string[]
  guards: number
  treasures: {
    [k: string]: number
  }
  worked: {
    [k: string]: number
  }
  moved: boolean
}
/**
 * An explored space: its tile, the price of each of the six edges, who and what is there.
 */
export interface TikalSpaceSeen {
  tile: string
  turn: number
  kind: 'jungle' | 'temple' | 'treasure' | 'volcano' | 'base'
  edges: number[]
  workers: number[]
  leaders: number[]
  camp: number | null
  tokens: number
  temple: TikalTempleSeen | null
}
/**
 * A temple: the number on top, how strong everybody is there, and who would score it.
 */
export interface TikalTempleSeen {
  value: number
  guard: TikalGuardSeen | null
  strength: number[]
  holder: number | null
}
export interface TikalView {
  game: 'tikal'
  seat: number | null
  options: {
    [k: string]: string
  }
  round: number
  scoring: number
  turn: number
  ap: number
  blocks: number
  steps: {
    [k: string]: string | number
  }[]
  players: TikalPlayerSeen[]
  spaces: {
    [k: string]: TikalSpaceSeen
  }
  hand: string | null
  stack: string[]
  display: string[]
  numbers: {
    [k: string]: number
  }
  undug: {
    [k: string]: number
  }
  auction: TikalAuctionSeen
}
export interface TurnInfo {
  /**
   * To be played one after the other.
   */
  decisions: SaidDecision[]
  /**
   * What changes for the seat.
   */
  gains: Gain[]
  /**
   * What changes for others.
   */
  others: Gain[]
  /**
   * In points, as the judge expects; null where other people play.
   */
  worth: number | null
}
export interface Turns {
  seq: number
  seat: number
  /**
   * What some turn gains.
   */
  goals: Goal[]
  turns: TurnInfo[]
}
/**
 * Perform an action of any of the four small gears.
 */
export interface TzolkinAct {
  text: string
  verb: 'act'
  gear: 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen'
  action: number
}
/**
 * Advance on a technology track.
 */
export interface TzolkinAdvance {
  text: string
  verb: 'advance'
  track: 'agriculture' | 'extraction' | 'architecture' | 'theology'
}
/**
 * The temple where the gods' anger strikes.
 */
export interface TzolkinAnger {
  text: string
  verb: 'anger'
  temple: 'brown' | 'yellow' | 'green'
}
/**
 * Beg for corn and step down in a temple.
 */
export interface TzolkinBeg {
  text: string
  verb: 'beg'
  temple: 'brown' | 'yellow' | 'green'
}
/**
 * Construct a building: `how` says what architecture does for it.
 */
export interface TzolkinBuild {
  text: string
  verb: 'build'
  building:
    | 'A1-01'
    | 'A1-02'
    | 'A1-03'
    | 'A1-04'
    | 'A1-05'
    | 'A1-06'
    | 'A1-07'
    | 'A1-08'
    | 'A1-09'
    | 'A1-10'
    | 'A1-11'
    | 'A2-01'
    | 'A2-02'
    | 'A2-03'
    | 'A2-04'
    | 'A2-05'
    | 'A2-06'
    | 'A2-07'
    | 'A2-08'
    | 'A2-09'
    | 'A2-10'
    | 'A2-11'
    | 'A2-12'
    | 'A2-13'
    | 'A2-14'
    | 'A2-15'
    | 'A2-16'
    | 'P2-01'
  how: 'usual' | 'saving wood' | 'saving stone' | 'saving gold' | 'plain'
}
/**
 * Construct a monument.
 */
export interface TzolkinBuildMonument {
  text: string
  verb: 'build_monument'
  monument: 'M01' | 'M02' | 'M03' | 'M04' | 'M05' | 'M06' | 'M07' | 'M08' | 'M09' | 'M10' | 'M11' | 'M12' | 'M13'
}
/**
 * A building is laid on the first empty building space.
 */
export interface TzolkinBuilding {
  text: string
  verb: 'building'
  building:
    | 'A1-01'
    | 'A1-02'
    | 'A1-03'
    | 'A1-04'
    | 'A1-05'
    | 'A1-06'
    | 'A1-07'
    | 'A1-08'
    | 'A1-09'
    | 'A1-10'
    | 'A1-11'
    | 'A2-01'
    | 'A2-02'
    | 'A2-03'
    | 'A2-04'
    | 'A2-05'
    | 'A2-06'
    | 'A2-07'
    | 'A2-08'
    | 'A2-09'
    | 'A2-10'
    | 'A2-11'
    | 'A2-12'
    | 'A2-13'
    | 'A2-14'
    | 'A2-15'
    | 'A2-16'
    | 'P2-01'
}
export interface TzolkinBuildingRow {
  id: string
  age: number
  frame: string
  cost: {
    wood?: number
    stone?: number
    gold?: number
  }
  effects: {
    id: string
    symbol: string
    what: string
    amount: number
  }[]
  copies: number
  source: string
  status: string
  note?: string
  module?: string
}
/**
 * Buy one resource for corn.
 */
export interface TzolkinBuy {
  text: string
  verb: 'buy'
  good: 'corn' | 'wood' | 'stone' | 'gold' | 'skull'
}
export interface TzolkinChichenItzaRow {
  id: string
  space: number
  points: number
  temple: string
  resource: boolean
  source: string
  status: string
}
/**
 * Climb a step in a temple.
 */
export interface TzolkinClimb {
  text: string
  verb: 'climb'
  temple: 'brown' | 'yellow' | 'green'
}
/**
 * Climb a step in each of two temples.
 */
export interface TzolkinClimbTwo {
  text: string
  verb: 'climb_two'
  first: 'brown' | 'yellow' | 'green'
  second: 'brown' | 'yellow' | 'green'
}
/**
 * The printed things, as the component file has them.
 */
export interface TzolkinComponents {
  sources: {
    [k: string]: string
  }
  counts: {
    board_parts: number
    gears: number
    calendar_teeth: number
    building_tiles: number
    age_1: number
    age_2: number
    monuments: number
    wealth_tiles: number
    skulls: number
    harvest_tiles: number
    corn_tiles: number
    wood_tiles: number
    resource_cubes: number
    corn_tokens: number
    workers: number
    workers_per_player: number
    starting_workers: number
    markers: number
    markers_per_player: number
    score_discs: number
    player_boards: number
    first_player_markers: number
    source: string
    status: string
    note: string
  }
  building: TzolkinBuildingRow[]
  monument: TzolkinMonumentRow[]
  wealth: TzolkinWealthRow[]
  gear: TzolkinGearRow[]
  palenque: TzolkinPalenqueRow[]
  yaxchilan: TzolkinYaxchilanRow[]
  tikal: TzolkinTikalRow[]
  uxmal: TzolkinUxmalRow[]
  chichen_itza: TzolkinChichenItzaRow[]
  temple: TzolkinTempleRow[]
  calendar: {
    teeth: number
    rounds: number
    last_day: number
    source: string
    status: string
  }
  food_day: TzolkinFoodDayRow[]
  setup: TzolkinSetupRow[]
  market: {
    wood: number
    stone: number
    gold: number
    source: string
    status: string
    note: string
  }
  placing: {
    extra: number[]
    first_player_space: number
    source: string
    status: string
  }
  picking: {
    step_down: number
    source: string
    status: string
  }
  begging: {
    most: number
    corn: number
    source: string
    status: string
  }
  feeding: {
    corn: number
    penalty: number
    source: string
    status: string
  }
  final: {
    corn_per_point: number
    skull: number
    source: string
    status: string
    note: string
  }
  technology: TzolkinTechnologyRow[]
}
export interface TzolkinMonumentRow {
  id: string
  frame: string
  cost: {
    wood?: number
    stone?: number
    gold: number
    skull?: number
  }
  score: string
  source: string
  status: string
  note?: string
}
export interface TzolkinWealthRow {
  id: string
  gear: string
  space: number
  effects: {
    id: string
    symbol: string
    what: string
    amount: number
  }[]
  source: string
  status: string
  note?: string
}
export interface TzolkinGearRow {
  id: string
  teeth: number
  last: number
  free_choice: number[]
  source: string
  status: string
}
export interface TzolkinPalenqueRow {
  id: string
  corn: number
  tile: string
  source: string
  status: string
  wood?: number
}
export interface TzolkinYaxchilanRow {
  id: string
  gain: {
    wood?: number
    stone?: number
    corn?: number
    gold?: number
    skull?: number
  }
  source: string
  status: string
}
export interface TzolkinTikalRow {
  id: string
  action: string
  source: string
  status: string
  resources?: number
}
export interface TzolkinUxmalRow {
  id: string
  action: string
  price?: {
    corn: number
  }
  source: string
  status: string
  corn_per_resource?: number
}
export interface TzolkinTempleRow {
  id: string
  god: string
  points: number[]
  start: number
  goods: string[]
  bonus_age_1: number
  bonus_age_2: number
  source: string
  status: string
}
export interface TzolkinFoodDayRow {
  id: string
  day: number
  kind: string
  age: number
  source: string
  status: string
}
export interface TzolkinSetupRow {
  id: string
  seats: number
  monuments: number
  buildings: number
  fields: number
  dummies: number
  dealt: number
  kept: number
  source: string
  status: string
}
export interface TzolkinTechnologyRow {
  id: string
  level_1: string
  level_2: string
  level_3: string
  bonus: string
  price: number[]
  source: string
  status: string
}
/**
 * A wealth tile is dealt.
 */
export interface TzolkinDeal {
  text: string
  verb: 'deal'
  tile:
    | 'W01'
    | 'W02'
    | 'W03'
    | 'W04'
    | 'W05'
    | 'W06'
    | 'W07'
    | 'W08'
    | 'W09'
    | 'W10'
    | 'W11'
    | 'W12'
    | 'W13'
    | 'W14'
    | 'W15'
    | 'W16'
    | 'W17'
    | 'W18'
    | 'W19'
    | 'W20'
    | 'W21'
}
/**
 * The first-player marker goes to a seat.
 */
export interface TzolkinFirst {
  text: string
  verb: 'first'
  seat: number
}
/**
 * A monument is laid open.
 */
export interface TzolkinMonument {
  text: string
  verb: 'monument'
  monument: 'M01' | 'M02' | 'M03' | 'M04' | 'M05' | 'M06' | 'M07' | 'M08' | 'M09' | 'M10' | 'M11' | 'M12' | 'M13'
}
/**
 * A wealth tile is turned up and puts a neutral worker on a gear.
 */
export interface TzolkinNeutral {
  text: string
  verb: 'neutral'
  tile:
    | 'W01'
    | 'W02'
    | 'W03'
    | 'W04'
    | 'W05'
    | 'W06'
    | 'W07'
    | 'W08'
    | 'W09'
    | 'W10'
    | 'W11'
    | 'W12'
    | 'W13'
    | 'W14'
    | 'W15'
    | 'W16'
    | 'W17'
    | 'W18'
    | 'W19'
    | 'W20'
    | 'W21'
}
/**
 * Keep two of the wealth tiles dealt.
 */
export interface TzolkinKeep {
  text: string
  verb: 'keep'
  first:
    | 'W01'
    | 'W02'
    | 'W03'
    | 'W04'
    | 'W05'
    | 'W06'
    | 'W07'
    | 'W08'
    | 'W09'
    | 'W10'
    | 'W11'
    | 'W12'
    | 'W13'
    | 'W14'
    | 'W15'
    | 'W16'
    | 'W17'
    | 'W18'
    | 'W19'
    | 'W20'
    | 'W21'
  second:
    | 'W01'
    | 'W02'
    | 'W03'
    | 'W04'
    | 'W05'
    | 'W06'
    | 'W07'
    | 'W08'
    | 'W09'
    | 'W10'
    | 'W11'
    | 'W12'
    | 'W13'
    | 'W14'
    | 'W15'
    | 'W16'
    | 'W17'
    | 'W18'
    | 'W19'
    | 'W20'
    | 'W21'
}
/**
 * Put a worker on the lowest free space of a gear, or on the first-player space.
 */
export interface TzolkinPlace {
  text: string
  verb: 'place'
  gear: 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen' | 'first'
}
/**
 * Take a worker off a gear and perform an action of that gear, or none (action 0).
 */
export interface TzolkinPick {
  text: string
  verb: 'pick'
  gear: 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen'
  space: number
  action: number
}
/**
 * Place or pick up no more.
 */
export interface TzolkinEnd {
  text: string
  verb: 'end'
}
/**
 * Turn the calendar by one or two days.
 */
export interface TzolkinTurn {
  text: string
  verb: 'turn'
  days: number
}
/**
 * What to harvest from the jungle.
 */
export interface TzolkinHarvest {
  text: string
  verb: 'harvest'
  crop: 'corn' | 'wood' | 'burn' | 'bare'
}
/**
 * Pay a mix of resources.
 */
export interface TzolkinPay {
  text: string
  verb: 'pay'
  wood: number
  stone: number
  gold: number
}
/**
 * Take a mix of resources of free choice.
 */
export interface TzolkinTake {
  text: string
  verb: 'take'
  wood: number
  stone: number
  gold: number
}
/**
 * Sell one resource for corn.
 */
export interface TzolkinSell {
  text: string
  verb: 'sell'
  good: 'corn' | 'wood' | 'stone' | 'gold' | 'skull'
}
/**
 * No more of this, or none of it.
 */
export interface TzolkinDone {
  text: string
  verb: 'done'
}
/**
 * A group of the jungle: tiles left at an action of Palenque.
 */
export interface TzolkinField {
  action: number
  wood: number
  corn: number
}
/**
 * The teeth of each gear from space 0 up; the last two carry no number.
 */
export interface TzolkinGears {
  palenque: (number | 'neutral' | null)[]
  yaxchilan: (number | 'neutral' | null)[]
  tikal: (number | 'neutral' | null)[]
  uxmal: (number | 'neutral' | null)[]
  chichen: (number | 'neutral' | null)[]
}
export interface TzolkinGoods {
  corn: number
  wood: number
  stone: number
  gold: number
  skull: number
}
export interface TzolkinLevels {
  agriculture: number
  extraction: number
  architecture: number
  theology: number
}
/**
 * What lies before a player. Points and score are quarter points; tiles are ids.
 */
export interface TzolkinMat {
  goods: TzolkinGoods
  temples: TzolkinTemples
  levels: TzolkinLevels
  points: {
    [k: string]: number
  }
  score: number
  workers: number
  home: number
  light: boolean
  corn_tiles: number
  wood_tiles: number
  buildings: string[]
  monuments: string[]
  dealt: string[] | null
  dealt_count: number
  kept: string[] | null
  has_kept: boolean
}
export interface TzolkinTemples {
  brown: number
  yellow: number
  green: number
}
export interface TzolkinView {
  game: 'tzolkin'
  seat: number | null
  options: {
    [k: string]: string
  }
  day: number
  food_day: number
  age: number
  marker: number
  turn: number
  mode: 'fresh' | 'placing' | 'picking'
  placed: number
  steps: {
    [k: string]: string | number
  }[]
  players: TzolkinMat[]
  gears: TzolkinGears
  first_space: number | null
  corn_on_days: number[]
  jungle: TzolkinField[]
  skulls: number
  skull_spots: number[]
  row: (string | null)[]
  stacks: {
    [k: string]: number
  }[]
  monuments: string[]
  turned_up: string[]
  neutral_left: number
}
export interface WhichSeat {
  /**
   * Seats count from 0.
   */
  seat: number
}
/**
 * An ability that may still be used: of a card by its id, of the `chief`, of the rest `token`; from 1.
 */
export interface WinterAbilitySeen {
  source: string
  ability: number
}
export interface WinterActionRow {
  id: string
  top: string[]
  middle: string
  bottom: string
}
/**
 * A point, as grounds and deck are empty.
 */
export interface WinterAnimalPoint {
  text: string
  verb: 'animal_point'
}
export interface WinterAnimalRow {
  id: string
  name: string
  copies: number
  wild: boolean
  set_points: number[]
  use: string
  source: string
  status: string
  note: string
}
export interface WinterBoardRow {
  id: string
  cells: string[][]
  source: string
  status: string
  note: string
}
/**
 * A terrain tile is left out.
 */
export interface WinterBoxTile {
  text: string
  verb: 'box_tile'
  terrain: 'base' | 'plain' | 'forest' | 'lake' | 'hill' | 'valley' | 'mountain' | 'glacier'
}
/**
 * Bury a card.
 */
export interface WinterBury {
  text: string
  verb: 'bury'
  card: string
  zone: 'hand' | 'new' | 'discard' | 'board' | 'spent'
}
/**
 * Put a camp on the start tile.
 */
export interface WinterCamp {
  text: string
  verb: 'camp'
}
/**
 * A cell of the megalith field, or the place of a megalith on top of others.
 */
export interface WinterCellSeen {
  at: string
  level: number
  row: number
  col: number
  board: number | null
  bonus: string
  start: boolean
  arrows: string[]
  owner: number | 'grey' | null
}
export interface WinterChiefRow {
  id: string
  name: string
  side_a: string[]
  side_b: string[]
  source: string
  status: string
  note: string
}
export interface WinterColumnRow {
  id: string
  name: string
  price: string
  middle: string
  bottom: string
  source: string
  status: string
  note?: string
  camp_price?: string
  reveal_price?: string
  reveals?: number
}
export interface WinterCommunitySeen {
  hexes: number[]
  seat: number
}
/**
 * The printed things, as the component file has them.
 */
export interface WinterComponents {
  pack: {
    id: string
    version: string
    label: string
  }
  sources: {
    [k: string]: string
  }
  counts: {
    terrain_tiles: number
    megalith_boards: number
    stones: number
    starting_cards: number
    tribe_cards: number
    culture_cards: number
    animal_cards: number
    setup_cards: number
    chief_cards: number
    communities: number
    camps: number
    megaliths: number
    grey: number
    tribe_figures: number
    glacier_tokens: number
    rest_tokens: number
    source: string
    status: string
  }
  seats: WinterSeatsRow[]
  display: {
    culture: number
    grounds: number
    source: string
    status: string
  }
  food_track: {
    free: number
    source: string
    status: string
    note: string
  }
  food_labour: {
    even: number[]
    two_per_three: number[]
    source: string
    status: string
    note: string
  }
  tool_track: {
    most: number
    source: string
    status: string
    note: string
  }
  opening_hand: {
    set_aside: string[]
    drawn: number
    source: string
    status: string
  }
  preparation: {
    drawn: number
    source: string
    status: string
  }
  influence: {
    camp: number
    community: number
    source: string
    status: string
  }
  stacking: {
    own: number
    other: number
    rival: number
    source: string
    status: string
  }
  rest: {
    effect: string
    labour: number
    source: string
    status: string
  }
  community: {
    draws: number
    source: string
    status: string
  }
  burial: {
    from: number[]
    first: number[]
    second: number[]
    others: number[]
    source: string
    status: string
  }
  column: WinterColumnRow[]
  starting: WinterStartingRow[]
  tribe: WinterTribeRow[]
  culture: WinterCultureRow[]
  animal: WinterAnimalRow[]
  chief: WinterChiefRow[]
  setup: WinterSetupRow[]
  terrain: WinterTerrainRow[]
  stone: WinterStoneRow[]
  stone_cell: WinterStoneCellRow[]
  board: WinterBoardRow[]
  layout: WinterLayoutRow[]
  megalith_cell: WinterMegalithCellRow[]
  offering: WinterOfferingRow[]
  veneration: WinterVenerationRow[]
  order: WinterOrderRow[]
  glacier_token: WinterGlacierTokenRow[]
  rest_token: WinterRestTokenRow[]
  action: WinterActionRow[]
  effects: {
    [k: string]: {
      mark: string
      pay: {
        symbol: string
        amount: number
      }[]
      gain: {
        symbol: string
        amount: number
        limit: string
      }[]
      ordered: boolean
    }
  }
  score: WinterScoreRow[]
}
export interface WinterSeatsRow {
  id: string
  stones: number
  glaciers: number
  others: number
  source: string
  status: string
  note?: string
}
export interface WinterStartingRow {
  id: string
  name: string
  copies: number
  labour: number
  points: number
  abilities: string[]
  source: string
  status: string
  note: string
}
export interface WinterTribeRow {
  id: string
  name: string
  copies: number
  labour: number
  points: number
  abilities: string[]
  source: string
  status: string
  note: string
}
export interface WinterCultureRow {
  id: string
  name: string
  era: number
  points: number
  abilities: string[]
  source: string
  status: string
  note: string
}
export interface WinterSetupRow {
  id: string
  tribe: string
  food: number
  tools: number
  animals: string[]
  camp: boolean
  source: string
  status: string
  note: string
}
export interface WinterTerrainRow {
  id: string
  name: string
  tiles: number
  bonus: string
  source: string
  status: string
  note: string
}
export interface WinterStoneRow {
  id: string
  era: number
  score: string
  source: string
  status: string
  note: string
}
export interface WinterStoneCellRow {
  id: string
  cost: string
  bonus: string
  source: string
  status: string
  note: string
}
export interface WinterLayoutRow {
  id: string
  seats: number
  slots: number[][]
  source: string
  status: string
  note: string
}
export interface WinterMegalithCellRow {
  id: string
  bonus: string
  source: string
  status: string
}
export interface WinterOfferingRow {
  id: string
  rate: number
  bonus: string
  source: string
  status: string
  note: string
}
export interface WinterVenerationRow {
  id: string
  points: number
  source: string
  status: string
  note?: string
}
export interface WinterOrderRow {
  id: string
  start: string
  eclipse: string
  source: string
  status: string
  note: string
}
export interface WinterGlacierTokenRow {
  id: string
  bonus: string
  source: string
  status: string
  note: string
}
export interface WinterRestTokenRow {
  id: string
  effects: string[]
  source: string
  status: string
  note: string
}
export interface WinterScoreRow {
  id: string
  by: string
  numbers: number[]
  names: string[]
  most: number
}
/**
 * A point, as no culture card is open.
 */
export interface WinterCulturePoint {
  text: string
  verb: 'culture_point'
}
/**
 * A seat draws a card from its own deck.
 */
export interface WinterDeal {
  text: string
  verb: 'deal'
  seat: number
  card: string
}
/**
 * A chief card is dealt.
 */
export interface WinterDealChief {
  text: string
  verb: 'deal_chief'
  chief: 'keen_eye' | 'strong_tusk' | 'fierce_paw' | 'skilled_hand' | 'fire_wolf'
}
/**
 * A set-up card is dealt.
 */
export interface WinterDealSetup {
  text: string
  verb: 'deal_setup'
  setup: 'SU-1' | 'SU-2' | 'SU-3' | 'SU-4' | 'SU-5'
}
/**
 * A seat gets the next place in the turn order.
 */
export interface WinterOrder {
  text: string
  verb: 'order'
  seat: number
}
/**
 * A sacred stone is laid on the main board.
 */
export interface WinterLayStone {
  text: string
  verb: 'lay_stone'
  stone:
    | 'ST1-01'
    | 'ST1-02'
    | 'ST1-03'
    | 'ST1-04'
    | 'ST1-05'
    | 'ST1-06'
    | 'ST1-07'
    | 'ST1-08'
    | 'ST1-09'
    | 'ST1-10'
    | 'ST2-01'
    | 'ST2-02'
    | 'ST2-03'
    | 'ST2-04'
    | 'ST2-05'
    | 'ST2-06'
    | 'ST2-07'
    | 'ST2-08'
    | 'ST2-09'
    | 'ST2-10'
}
/**
 * A culture card is opened.
 */
export interface WinterOpenCulture {
  text: string
  verb: 'open_culture'
  card: string
}
/**
 * The top animal of the deck is turned up.
 */
export interface WinterTurnAnimal {
  text: string
  verb: 'turn_animal'
  species:
    'woolly_mammoth' | 'argentavis' | 'woolly_rhinoceros' | 'giant_sloth' | 'sabertooth' | 'glyptodon' | 'giant_deer'
}
/**
 * A megalith board is laid, upside down or not.
 */
export interface WinterLayBoard {
  text: string
  verb: 'lay_board'
  board: 'MB-A' | 'MB-B' | 'MB-C' | 'MB-D'
  turned: number
}
/**
 * A terrain tile is laid.
 */
export interface WinterLayTile {
  text: string
  verb: 'lay_tile'
  terrain: 'base' | 'plain' | 'forest' | 'lake' | 'hill' | 'valley' | 'mountain' | 'glacier'
}
/**
 * A glacier token is turned up.
 */
export interface WinterTurnGlacier {
  text: string
  verb: 'turn_glacier'
  token: 'GT-01' | 'GT-02' | 'GT-03' | 'GT-04' | 'GT-05' | 'GT-06' | 'GT-07' | 'GT-08' | 'GT-09' | 'GT-10'
}
/**
 * The top rest token is turned up.
 */
export interface WinterTurnRest {
  text: string
  verb: 'turn_rest'
  token: 'RT-1' | 'RT-2' | 'RT-3' | 'RT-4' | 'RT-5'
}
/**
 * The side of the own chief card.
 */
export interface WinterSide {
  text: string
  verb: 'side'
  side: 'A' | 'B'
}
/**
 * Pick a chief card in the draft.
 */
export interface WinterPickChief {
  text: string
  verb: 'pick_chief'
  chief: 'keen_eye' | 'strong_tusk' | 'fierce_paw' | 'skilled_hand' | 'fire_wolf'
}
/**
 * Pick a set-up card in the draft.
 */
export interface WinterPickSetup {
  text: string
  verb: 'pick_setup'
  setup: 'SU-1' | 'SU-2' | 'SU-3' | 'SU-4' | 'SU-5'
}
/**
 * Play a card from the hand.
 */
export interface WinterPlay {
  text: string
  verb: 'play'
  card: string
}
/**
 * Use an ability: of a card (by its number), of the own chief or of a rest token.
 */
export interface WinterUse {
  text: string
  verb: 'use'
  source: string
  ability: number
}
/**
 * Spend food down to the next labour symbol.
 */
export interface WinterEat {
  text: string
  verb: 'eat'
}
/**
 * Place a figure.
 */
export interface WinterPlace {
  text: string
  verb: 'place'
  figure: 'chief' | 'tribe'
  place: 'initiation' | 'develop' | 'settle' | 'hunt' | 'rest'
}
/**
 * Slide down to the next part of the column.
 */
export interface WinterGoOn {
  text: string
  verb: 'go_on'
}
/**
 * Do no more with this figure.
 */
export interface WinterEnd {
  text: string
  verb: 'end'
}
/**
 * Take those goods of a bonus that need no further decision.
 */
export interface WinterTakeGoods {
  text: string
  verb: 'take_goods'
}
/**
 * No more of this, or none of it.
 */
export interface WinterDone {
  text: string
  verb: 'done'
}
/**
 * Take the open rest token, or put it under the stack and take the next.
 */
export interface WinterToken {
  text: string
  verb: 'token'
  which: 'open' | 'next'
}
/**
 * Put a card into the eclipse pile.
 */
export interface WinterPile {
  text: string
  verb: 'pile'
  card: string
}
/**
 * Take a tribe card to the hand.
 */
export interface WinterTakeTribe {
  text: string
  verb: 'take_tribe'
  card: string
}
/**
 * Take a tribe card to the discard.
 */
export interface WinterDiscardTribe {
  text: string
  verb: 'discard_tribe'
  card: string
}
/**
 * Take an open culture card to the hand.
 */
export interface WinterTakeCulture {
  text: string
  verb: 'take_culture'
  card: string
}
/**
 * Take a sacred stone.
 */
export interface WinterTakeStone {
  text: string
  verb: 'take_stone'
  stone:
    | 'ST1-01'
    | 'ST1-02'
    | 'ST1-03'
    | 'ST1-04'
    | 'ST1-05'
    | 'ST1-06'
    | 'ST1-07'
    | 'ST1-08'
    | 'ST1-09'
    | 'ST1-10'
    | 'ST2-01'
    | 'ST2-02'
    | 'ST2-03'
    | 'ST2-04'
    | 'ST2-05'
    | 'ST2-06'
    | 'ST2-07'
    | 'ST2-08'
    | 'ST2-09'
    | 'ST2-10'
}
/**
 * Move a camp to a neighbouring hex.
 */
export interface WinterMove {
  text: string
  verb: 'move'
  start: number
  target: number
}
/**
 * Create a community.
 */
export interface WinterFound {
  text: string
  verb: 'found'
  hexes: number[]
}
/**
 * Add animals of the deck to the hunting grounds.
 */
export interface WinterReveal {
  text: string
  verb: 'reveal'
}
/**
 * Take an animal from the hunting grounds.
 */
export interface WinterHunt {
  text: string
  verb: 'hunt'
  species:
    'woolly_mammoth' | 'argentavis' | 'woolly_rhinoceros' | 'giant_sloth' | 'sabertooth' | 'glyptodon' | 'giant_deer'
}
/**
 * Take the top animal of the deck.
 */
export interface WinterHuntDeck {
  text: string
  verb: 'hunt_deck'
}
/**
 * Use an own animal.
 */
export interface WinterUseAnimal {
  text: string
  verb: 'use_animal'
  species:
    'woolly_mammoth' | 'argentavis' | 'woolly_rhinoceros' | 'giant_sloth' | 'sabertooth' | 'glyptodon' | 'giant_deer'
}
/**
 * Place a megalith: in a cell (level 1) or on top of the four whose upper left one is there.
 */
export interface WinterMegalith {
  text: string
  verb: 'megalith'
  cell: string
  level: number
}
/**
 * Draw a card from the own deck.
 */
export interface WinterDraw {
  text: string
  verb: 'draw'
}
/**
 * Advance an idol.
 */
export interface WinterIdol {
  text: string
  verb: 'idol'
  track: 'offering' | 'veneration'
}
/**
 * Take a lower resource; idols name their track.
 */
export interface WinterInstead {
  text: string
  verb: 'instead'
  of:
    | 'tribe'
    | 'tribe-discard'
    | 'culture'
    | 'stone'
    | 'camp'
    | 'move'
    | 'community'
    | 'reveal'
    | 'animal'
    | 'animal-deck'
    | 'use-animal'
    | 'megalith'
    | 'draw'
    | 'idol'
    | 'tool'
    | 'bury'
    | 'discard'
    | 'food'
    | 'labour'
    | 'points'
    | 'fill-food'
  taken:
    | 'tribe'
    | 'tribe-discard'
    | 'culture'
    | 'stone'
    | 'camp'
    | 'move'
    | 'community'
    | 'reveal'
    | 'animal'
    | 'animal-deck'
    | 'use-animal'
    | 'megalith'
    | 'draw'
    | 'idol'
    | 'tool'
    | 'bury'
    | 'discard'
    | 'food'
    | 'labour'
    | 'points'
    | 'fill-food'
  track: ('offering' | 'veneration') | null
}
/**
 * Take so many tools, and food instead of the others.
 */
export interface WinterTakeTools {
  text: string
  verb: 'take_tools'
  tools: number
  food: number
}
/**
 * Discard a card from the hand.
 */
export interface WinterDiscard {
  text: string
  verb: 'discard'
  card: string
  zone: 'hand' | 'new' | 'discard' | 'board' | 'spent'
}
export interface WinterFigureSeen {
  seat: number
  figure: 'chief' | 'tribe'
  place: 'initiation' | 'develop' | 'settle' | 'hunt' | 'rest'
}
export interface WinterHexSeen {
  hex: number
  q: number
  r: number
  terrain: string
  token: string | null
  camps: number[]
}
export interface WinterIdols {
  offering: number
  veneration: number
}
/**
 * One seat. Cards are ids; where they are hidden there is None, and how many there are stands beside.
 */
export interface WinterPlayerSeen {
  food: number
  most_food: number
  tools: number
  camps_home: number
  communities_home: number
  megaliths_placed: number
  megaliths_raised: number
  idols: WinterIdols
  stones: string[]
  chief: string | null
  side: ('A' | 'B') | null
  setup: string | null
  chief_home: boolean
  tribe_home: number
  resting: number
  hand: string[] | null
  hand_count: number
  deck: string[] | null
  deck_count: number
  pile: string[] | null
  pile_count: number
  tomb: string[] | null
  tomb_count: number
  unseen: string[]
  known: string[]
  discard: string[]
  above: string[]
  buried: string[]
  animals: {
    [k: string]: number
  }
  used_animals: {
    [k: string]: number
  }
  points: {
    [k: string]: number
  }
  score: number
}
/**
 * The rest tokens.
 */
export interface WinterRestSeen {
  open: string | null
  held: string | null
  under: string[]
  unseen: string[]
  given: boolean
}
/**
 * The table as one seat, or a spectator, may know it.
 */
export interface WinterView {
  game: string
  seat: number | null
  options: {
    [k: string]: string
  }
  pack_label: string
  round: number
  phase: 'set-up' | 'action' | 'eclipse' | 'preparation'
  order: number[]
  turn: number | null
  clock: number
  place: ('initiation' | 'develop' | 'settle' | 'hunt' | 'rest') | null
  part: ('top' | 'middle' | 'bottom') | null
  labour: number
  played: number
  taken: string[]
  barred: string[] | null
  armed: WinterAbilitySeen[]
  figures: WinterFigureSeen[]
  covered: ('initiation' | 'develop' | 'settle' | 'hunt')[]
  due: {
    [k: string]: number
  }
  steps: {
    [k: string]: string | number
  }[]
  players: WinterPlayerSeen[]
  tribe_decks: {
    [k: string]: number
  }
  culture_open: string[]
  culture_decks: string[][]
  grounds: {
    [k: string]: number
  }
  animal_deck: {
    [k: string]: number
  }
  stones: string[]
  map: WinterHexSeen[]
  tiles_left: {
    [k: string]: number
  }
  tokens_left: string[]
  communities: WinterCommunitySeen[]
  boards: string[]
  halves: number[]
  field: WinterCellSeen[]
  ranking: number[]
  rest: WinterRestSeen
  draft: string[]
}
