/** Names for what the server tells of Tikal. */
import type { OfferOf } from '../../kit/types'
import type { TikalDecision, TikalLay, TikalSend, TikalWalk } from '../../kit/schema'

export type { Fact, LogRow } from '../../kit/types'
export type {
  TikalComponents as Components,
  TikalGuardSeen as GuardSeen,
  TikalLabel as Label,
  TikalSpaceSeen as SpaceSeen,
  TikalView as View,
} from '../../kit/schema'

export type Decision = TikalDecision
export type Verb = Decision['verb']
export type Offer = OfferOf<Decision>
export type Lay = OfferOf<TikalLay>
export type Move = TikalWalk | TikalSend
export type Figure = Move['figure']
