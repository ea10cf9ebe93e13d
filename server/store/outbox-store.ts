import type { Destination, DestinationKind, LeadDestinationKind, MemberMailKind } from './delivery.ts'
import type { StoredLead } from './lead-store.ts'
import type { Subscriber } from './subscribers.ts'

export interface HeldDigest {
  /** When it was made; the same to everybody who gets it. */
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
  /** When it was put into the outbox, which is where its retries count from. */
  queuedAt: Date
  position: number
  /** Distinguishes it from others of its kind: the answer's uid, the day, the link's id; mostly empty. */
  about: string
}

export type LeadClaim = Claimed<LeadDestinationKind> & { lead: StoredLead }
/** The digest of leads that are held: `lead` is the last of them. */
export type HeldClaim = Claimed<'held-mail'> & { lead: StoredLead; held: HeldDigest }
export type SubscriberClaim = Claimed<'confirmation-mail'> & { subscriber: Subscriber }
export type MemberClaim = Claimed<MemberMailKind> & { member: { uid: string; name: string; role: string } }
/** One delivery taken by a worker, with what it is about. */
export type Claim = LeadClaim | HeldClaim | SubscriberClaim | MemberClaim

interface Failed {
  failedAt: Date
  error: string
  alerts: readonly Destination[]
}

export type Outcome =
  | { state: 'delivered' | 'kept'; at: Date }
  // With a lead that was refused or is dead, the alerts go into the outbox in the same transaction.
  | (Failed & { state: 'waiting'; nextAttemptAt: Date; refused?: boolean })
  | (Failed & { state: 'dead' })

export interface QuietOptions {
  exceptFrom: string
  now: Date
}

interface LateOptions {
  toldSince: Date
  now: Date
}

/** Deliveries still to be made, and how those made ended. */
export interface OutboxStore {
  /**
   * Claims the delivery that has been due longest, for `lease` milliseconds: to `destination`, as `dueDeliveries` names
   * it, or to any. Undefined when none is due.
   */
  claimDelivery(now: Date, lease: number, destination?: string): Promise<Claim | undefined>
  /** Records how a claimed delivery ended. False when the lease had passed to someone else. */
  recordOutcome(claim: Claim, outcome: Outcome): Promise<boolean>
  /**
   * Where deliveries wait, and when the next of each falls due, if none is taken for longer than `lease` milliseconds:
   * `mail`, `visitor mail`, `answer mail`, `sign-in mail`, `relay`, `webhook crm`.
   */
  dueDeliveries(now: Date, lease: number): Promise<ReadonlyMap<string, Date>>
  /**
   * Frees deliveries that a killed process had taken, where no other may be at work; elsewhere their leases run out.
   * Call once, before the first worker starts.
   */
  releaseLeases(): Promise<number>
  /**
   * Sends again, from the beginning of the schedule, what stands in the dead letter: of one lead, or all. Answers how
   * many deliveries.
   */
  replayDead(now: Date, reference?: string): Promise<number>
  /**
   * Gives up deliveries that failed or are refused, because they were dealt with otherwise: of one lead, or all. Answers
   * how many.
   */
  dismissFailed(now: Date, reference?: string): Promise<number>
  /** Makes what waits for its next attempt due now: of one lead, or all. Answers how many deliveries. */
  retryNow(now: Date, reference?: string): Promise<number>
  /** Lets a held lead go to its destinations. Answers how many deliveries. */
  releaseHeld(now: Date, reference: string): Promise<number>
  /**
   * Puts `alarms` into the outbox when no lead has come since `since`, once for each such period. Leads from
   * `exceptFrom` do not count. Returns whether any was added.
   */
  raiseQuietAlarm(since: Date, alarms: readonly Destination[], options: QuietOptions): Promise<boolean>
  /**
   * Puts a digest of the held leads that nobody was told of into the outbox, for each of these addresses, if `isDue`
   * allows it after the last one. Returns how many leads it covers.
   */
  tellOfHeld(
    addresses: readonly string[],
    now: Date,
    isDue: (last: Date | undefined) => boolean,
  ): Promise<number>
  /**
   * Puts `alerts` into the outbox for the lead that waits longest, if it was put there before `before` and none was put
   * there since `toldSince`. Answers whether something was.
   */
  raiseLateAlert(before: Date, alerts: readonly Destination[], options: LateOptions): Promise<boolean>
  /** Sends mails that were kept as files, now that there is a mail server. Answers how many. */
  sendKept(now: Date): Promise<number>
}
