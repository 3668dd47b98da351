/** The types of this game, as the engine declares them. */
import type { TzolkinComponents, TzolkinDecision, TzolkinView } from '../../kit/schema'
import type { OfferOf } from '../../kit/types'

export type View = TzolkinView
export type Components = TzolkinComponents
export type Decision = TzolkinDecision
export type Offer = OfferOf<TzolkinDecision>
