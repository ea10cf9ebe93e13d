import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { LeadSource } from '../../common/lead/lead-source.ts'
import type { Delivery, DeliveryState, Destination } from './delivery.ts'

export interface SpamScore {
  score: number
  /** Reasons, one sign each, without anything the visitor typed. */
  reasons: string[]
}

export interface SpamVerdict extends SpamScore {
  /** Its deliveries wait until a person releases them. */
  held: boolean
}

/** How a lead arrived. */
export interface LeadOrigin {
  source: LeadSource
  /** Its id at the sender: the same lead sent again is recognised by it. Undefined if there is none. */
  externalId?: string | undefined
  /** The version of the notice at the form; empty if there was none. */
  consentVersion: string
}

export interface NewLead extends LeadDetails, LeadOrigin {
  receivedAt: Date
  spam: SpamVerdict
  /** Same content, same hash: see accept-lead.ts. */
  contentHash: string
  destinations: readonly Destination[]
}

export interface AcceptedLead {
  reference: string
  /** True if this content was accepted a moment ago and nothing new was written. */
  repeated: boolean
}

export interface StoredLead extends LeadDetails {
  reference: string
  /** Random and never reused; names the lead in Message-IDs. */
  uid: string
  receivedAt: Date
  /** The first number in `phone`; null if it cannot be determined. */
  phoneE164: string | null
  /** Due time of the answer, by business hours. */
  dueAt: Date
  /** Due time of the answer to a waiting reply; null if there is none. */
  replyDueAt: Date | null
  consentVersion: string
  source: LeadSource
  spam: SpamScore
}

export interface LeadWithDeliveries extends StoredLead {
  deliveries: Delivery[]
}

export interface LeadFilter {
  /** Only leads received at or after this time. */
  since?: Date | undefined
  /** Only leads with a delivery in this state. */
  state?: DeliveryState | undefined
  /** At most this many. */
  limit?: number | undefined
}
