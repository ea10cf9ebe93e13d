/** What is to be done with a lead: each destination is an outbox row of its own, tried and retried by itself. */
export type LeadDestinationKind =
  | 'lead-mail'
  // The daily test lead, to the mailbox that waits for it.
  | 'canary-mail'
  | 'thanks-mail'
  | 'webhook'
  // What became of the lead after it came: answered, replied to, in another stage.
  | 'event-webhook'
  | 'relay'
  // What the sales team has answered, to the visitor.
  | 'answer-mail'
  // A copy of it, to whom the writer named.
  | 'copy-mail'
  // Told that a lead should be answered soon, or should have been.
  | 'due-mail'
  | 'overdue-mail'
  // Told that a colleague has given them the lead.
  | 'assigned-mail'
  // Told that the visitor has replied, or that an answer did not arrive.
  | 'reply-mail'
  | 'bounce-mail'
  // Told that another of the lead's destinations has failed for good.
  | 'alert-mail'
  | 'alert-webhook'
  // Told that no lead has come since this one.
  | 'quiet-mail'
  | 'quiet-webhook'
/** Mails to one of the team that are about no lead. */
export type MemberMailKind = 'invite-mail' | 'sign-in-mail' | 'daily-mail'
export type DestinationKind =
  | LeadDestinationKind
  // Tells the team which leads are held as suspected spam.
  | 'held-mail'
  | 'confirmation-mail'
  | MemberMailKind

export interface Destination {
  kind: DestinationKind
  /**
   * For mail one bare email address, for webhooks the name they have in the settings. Of a mail to the team it is where
   * it went, or would go by the settings of the time: they are asked again when it is sent (see to-the-team.ts).
   */
  address: string
}

/** Where a kind of mail goes by the settings of now; undefined where only its row says so. */
export type RecipientsOf = (kind: DestinationKind) => readonly string[] | undefined

/**
 * `held`: suspected spam, waits for a person to release it. `kept`: written as an .eml file, because there is no mail
 * server yet. `dead`: in the dead letter.
 */
export type DeliveryState = 'waiting' | 'held' | 'delivered' | 'kept' | 'dead'

export interface Delivery {
  destination: Destination
  /** 1 for the first destination of the lead, 2 for the second, and so on. */
  position: number
  state: DeliveryState
  attempts: number
  /** When the next attempt is due; null unless waiting. */
  nextAttemptAt: Date | null
  /** When it was delivered or kept. */
  deliveredAt: Date | null
  /** When an operator put it aside in the dead letter. */
  dismissedAt: Date | null
  /** Why the last attempt failed, in the other side's words. */
  lastError: string | null
}
