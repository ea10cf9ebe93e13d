import type { Destination, DestinationKind, LeadDestinationKind, MemberMailKind } from './delivery.ts'
import type { StoredLead } from './lead.ts'
import type { Subscriber } from './subscribers.ts'

export interface HeldDigest {
  /** When it was made; the same for everybody who gets it. */
  toldAt: Date
  /** How many leads it covers. */
  count: number
  /** The first of them, oldest first. */
  leads: StoredLead[]
}

interface Claimed<Kind extends DestinationKind> extends Destination {
  kind: Kind
  outboxId: number
  /** Only the holder of the token may report the outcome. */
  token: string
  /** Attempts begun, this one included. */
  attempts: number
  /** When it was put into the outbox, from which its retries are counted. */
  queuedAt: Date
  position: number
  /** Distinguishes it from others of its kind: the answer's uid, the day, the link's id; mostly empty. */
  about: string
  /** That of the sales desk, used for times in every mail. */
  timeZone: string
}

export type LeadClaim = Claimed<LeadDestinationKind> & { lead: StoredLead }
/** The digest of leads that are held: `lead` is the last of them. */
export type HeldClaim = Claimed<'held-mail'> & { lead: StoredLead; held: HeldDigest }
export type SubscriberClaim = Claimed<'confirmation-mail'> & { subscriber: Subscriber }
export type MemberClaim = Claimed<MemberMailKind> & { member: { uid: string; name: string; role: string } }
/** One delivery taken by a worker, with its subject. */
export type Claim = LeadClaim | HeldClaim | SubscriberClaim | MemberClaim

interface Failed {
  failedAt: Date
  error: string
  alerts: readonly Destination[]
}

export type Outcome =
  | { state: 'delivered' | 'kept'; at: Date }
  // When a lead is refused or dead, the alerts go into the outbox in the same transaction.
  | (Failed & { state: 'waiting'; nextAttemptAt: Date; refused?: boolean })
  // Dismissed: nothing of ours is broken, so health does not report it; the alerts do.
  | (Failed & { state: 'dead'; putAside?: boolean })
