import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { LeadSource } from '../../common/lead/lead-source.ts'
import type { Delivery, DeliveryState, Destination } from './delivery.ts'

export interface SpamScore {
  score: number
  /** Why, one sign each, without anything the visitor typed. */
  reasons: string[]
}

export interface SpamVerdict extends SpamScore {
  /** Its deliveries wait until a person releases them. */
  held: boolean
}

/** How a lead came. */
export interface LeadOrigin {
  source: LeadSource
  /** Its id at whoever sent it here: the same lead sent again is known by it. Undefined where there is none. */
  externalId?: string | undefined
  /** Which notice stood at the form; empty where it came without. */
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
  /** True when this content was accepted a moment ago and nothing new was written. */
  repeated: boolean
}

export interface StoredLead extends LeadDetails {
  reference: string
  /** Random and never reused; names the lead in Message-IDs. */
  uid: string
  receivedAt: Date
  /** The first number in `phone`; null where it cannot be told. */
  phoneE164: string | null
  /** By when it is to be answered, by the hours that count. */
  dueAt: Date
  /** By when the reply that waits is to be answered; null without one. */
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
