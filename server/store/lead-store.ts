/** A lead as the e-mail call carries it, cleaned and checked. */
export interface LeadDetails {
  name: string
  email: string
  phone: string
  company: string
  message: string
}

interface Destination {
  kind: 'mail'
  /** For mail: one bare e-mail address. */
  address: string
}

export interface NewLead extends LeadDetails {
  receivedAt: Date
  /** Same content, same hash: see content-hash.ts. */
  contentHash: string
  destinations: readonly Destination[]
}

export interface AcceptOptions {
  /** Content that comes again within this many milliseconds is the same lead. */
  repeatWindow: number
  /** Makes the lead's reference from its time and its running number of the day, which starts at 1. */
  reference: (receivedAt: Date, runningNumber: number) => string
  /** Day that the running number counts within, such as `2025-10-14`. */
  day: (receivedAt: Date) => string
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
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead'

export interface Delivery {
  destination: Destination
  /** 1 for the first destination of the lead, 2 for the second, and so on. */
  position: number
  state: DeliveryState
  attempts: number
  /** When the next attempt is due; null once delivered or dead. */
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  /** How it left: `smtp`, or `eml` when it was kept as a file. */
  deliveredBy: DeliveredBy | null
  /** Why the last attempt failed, in the mail server's words. */
  lastError: string | null
}

export type DeliveredBy = 'smtp' | 'eml'

export interface LeadWithDeliveries extends StoredLead {
  deliveries: Delivery[]
}

/** One delivery taken by a worker. Only the holder of the token may report its outcome. */
export interface Claim {
  outboxId: number
  token: string
  /** Attempts begun, this one included. */
  attempts: number
  destination: Destination
  position: number
  lead: StoredLead
}

export type Outcome =
  | { state: 'delivered'; at: Date; by: DeliveredBy }
  | { state: 'waiting'; nextAttemptAt: Date; error: string }
  | { state: 'dead'; error: string }

export interface LeadFilter {
  /** Only leads received at or after this time. */
  since?: Date | undefined
  /** At most this many. */
  limit?: number | undefined
}

/**
 * Where leads and their outbox are kept. Every method rejects when the database cannot answer; what a
 * resolved `accept` reports is on disk.
 */
export interface LeadStore {
  /** Writes the lead and one outbox row for each destination in one transaction, or recognises a repeat. */
  accept(lead: NewLead, options: AcceptOptions): Promise<AcceptedLead>
  /** Takes the delivery that is due longest for `lease` milliseconds; undefined when none is due. */
  claimDelivery(now: Date, lease: number): Promise<Claim | undefined>
  /** Records how a claimed delivery ended. False when the lease had passed to someone else. */
  settleDelivery(claim: Claim, outcome: Outcome): Promise<boolean>
  /** When the next delivery falls due; undefined when none is waiting. */
  nextDeliveryAt(): Promise<Date | undefined>
  /** Frees deliveries that a killed process had taken. Call once, before the first worker starts. */
  releaseLeases(): Promise<number>
  /** Newest first. */
  list(filter: LeadFilter): Promise<LeadWithDeliveries[]>
  /** Oldest first, read a piece at a time. */
  all(filter: LeadFilter): AsyncIterable<LeadWithDeliveries>
  find(reference: string): Promise<LeadWithDeliveries | undefined>
  /** Resolves when the store can read its data. */
  check(): Promise<void>
  close(): Promise<void>
}
