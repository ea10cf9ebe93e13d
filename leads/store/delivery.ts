/**
 * Every kind of delivery. Each is a separate outbox row, tried and retried on its own. `about`: a lead, as reported by
 * the lead desk; `work` on a lead, about which the sales desk writes; a member of the team; a digest; a subscriber.
 * Deliveries with the same `way` wait only for each other, so that each can hang without delaying the others: our own
 * mails do not wait behind addresses typed by strangers. `label` is for the operator's commands.
 */
export const kinds = {
  'lead-mail': { about: 'lead', way: 'mail', label: 'Mail' },
  // The daily test lead, to the mailbox that waits for it.
  'canary-mail': { about: 'lead', way: 'mail', label: 'Mail' },
  'thanks-mail': { about: 'lead', way: 'visitor mail', label: 'Thanks' },
  webhook: { about: 'lead', way: 'webhook', label: 'Webhook' },
  // Later events of the lead: answered, replied to, in another stage.
  'event-webhook': { about: 'lead', way: 'webhook', label: 'Event' },
  relay: { about: 'lead', way: 'relay', label: 'Relay' },
  // Told that another of the lead's destinations has failed permanently.
  'alert-mail': { about: 'lead', way: 'mail', label: 'Alert' },
  'alert-webhook': { about: 'lead', way: 'webhook', label: 'Alert' },
  // Told that no lead has come since this one.
  'quiet-mail': { about: 'lead', way: 'mail', label: 'Alarm' },
  'quiet-webhook': { about: 'lead', way: 'webhook', label: 'Alarm' },
  // The sales team's answers, to the visitor and to those named by the writer.
  'answer-mail': { about: 'work', way: 'answer mail', label: 'Answer' },
  'copy-mail': { about: 'work', way: 'answer mail', label: 'Copy' },
  // Told that a lead should be answered soon, or should have been.
  'due-mail': { about: 'work', way: 'mail', label: 'Reminder' },
  'overdue-mail': { about: 'work', way: 'mail', label: 'Reminder' },
  // Told that a colleague has given them the lead.
  'assigned-mail': { about: 'work', way: 'mail', label: 'Given to' },
  // Told that the visitor has replied, or that an answer did not arrive.
  'reply-mail': { about: 'work', way: 'mail', label: 'Reply' },
  'bounce-mail': { about: 'work', way: 'mail', label: 'Bounce' },
  'invite-mail': { about: 'member', way: 'mail', label: 'Invitation' },
  'sign-in-mail': { about: 'member', way: 'sign-in mail', label: 'Sign-in' },
  'daily-mail': { about: 'member', way: 'mail', label: 'Daily' },
  // Tells the team which leads are held as suspected spam.
  'held-mail': { about: 'digest', way: 'mail', label: 'Digest' },
  'confirmation-mail': { about: 'subscriber', way: 'visitor mail', label: 'Newsletter' },
} as const
export type DestinationKind = keyof typeof kinds
type KindAbout<About> = {
  [Kind in DestinationKind]: (typeof kinds)[Kind]['about'] extends About ? Kind : never
}[DestinationKind]
export type LeadDestinationKind = KindAbout<'lead' | 'work'>
/** Mails about a lead, written by the sales desk. */
export type WorkMailKind = KindAbout<'work'>
/** Mails to a member of the team that are not about a lead. */
export type MemberMailKind = KindAbout<'member'>

export interface Destination {
  kind: DestinationKind
  /**
   * For mail one bare email address, for webhooks their name in the settings. For a mail to the team it is where it
   * went, or would have gone by the settings at the time: they are consulted again when it is sent (see
   * to-the-team.ts).
   */
  address: string
}

/** Where each kind of mail to the team goes by the settings of now. Of a kind that is not in it only its row says so. */
export type RecipientsOf = Readonly<Partial<Record<DestinationKind, readonly string[]>>>

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
  /** When it was delivered or stored as a file. */
  deliveredAt: Date | null
  /** When an operator dismissed it in the dead letter. */
  dismissedAt: Date | null
  /** Why the last attempt failed, in the other side's words. */
  lastError: string | null
}
