import type { Destination, DestinationKind, LeadDestinationKind } from './delivery.ts'
import type { StoredLead } from './lead-store.ts'
import type { Subscriber } from './subscriber-store.ts'

export interface HeldDigest {
  /** When it was made; the same to everybody who gets it. */
  toldAt: Date
  /** Of how many leads it tells. */
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
}

export type LeadClaim = Claimed<LeadDestinationKind> & { lead: StoredLead }
/** The digest of leads that are held: `lead` is the last of them. */
export type HeldClaim = Claimed<'held-mail'> & { lead: StoredLead; held: HeldDigest }
export type SubscriberClaim = Claimed<'confirmation-mail'> & { subscriber: Subscriber }
/** One delivery taken by a worker, with what it is about. */
export type Claim = LeadClaim | HeldClaim | SubscriberClaim

export type Outcome =
  | { state: 'delivered' | 'kept'; at: Date }
  | { state: 'waiting'; nextAttemptAt: Date; error: string }
  // With a lead that is dead, the alerts go into the outbox in the same transaction.
  | { state: 'dead'; deadAt: Date; error: string; alerts: readonly Destination[] }

export interface QuietOptions {
  exceptFrom: string
  now: Date
}

/** Deliveries still to be made, and how those made ended. */
export interface OutboxStore {
  /** Takes the delivery that is due longest for `lease` milliseconds; undefined when none is due. */
  claimDelivery(now: Date, lease: number): Promise<Claim | undefined>
  /** Records how a claimed delivery ended. False when the lease had passed to someone else. */
  settleDelivery(claim: Claim, outcome: Outcome): Promise<boolean>
  /** When the next delivery falls due; undefined when none is waiting. */
  nextDeliveryAt(): Promise<Date | undefined>
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
  /** Makes what waits for its next attempt due now: of one lead, or all. Answers how many deliveries. */
  retryNow(now: Date, reference?: string): Promise<number>
  /** Lets a held lead go to its destinations. Answers how many deliveries. */
  releaseHeld(now: Date, reference: string): Promise<number>
  /**
   * Puts `alarms` into the outbox when no lead has come since `since`, once for each quiet. `exceptFrom` is an address
   * whose leads do not count. Answers whether something was put there.
   */
  raiseQuietAlarm(since: Date, alarms: readonly Destination[], options: QuietOptions): Promise<boolean>
  /**
   * Puts a digest of the held leads that nobody was told of into the outbox, for each of these addresses, when `isDue`
   * says so of the last one. Answers of how many leads it tells.
   */
  tellOfHeld(
    addresses: readonly string[],
    now: Date,
    isDue: (last: Date | undefined) => boolean,
  ): Promise<number>
  /** Sends mails that were kept as files, now that there is a mail server. Answers how many. */
  sendKept(now: Date): Promise<number>
}
