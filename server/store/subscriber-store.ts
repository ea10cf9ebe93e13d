export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** Someone who asked for the newsletter. */
export interface Subscriber {
  /** Random and never reused; stands in the links of the mails in place of the address. */
  uid: string
  /** As it was typed. Two that differ only in case are one subscriber. */
  email: string
  state: SubscriberState
  /** When the newsletter was last asked for, by whom it was not known to be sent already. */
  askedAt: Date
  /** Path of the page the form stood on; empty when it did not say. */
  page: string
  /** Which wording of the consent stood at the form. */
  consentVersion: string
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}

export interface SubscriptionRequest {
  email: string
  page: string
  consentVersion: string
  askedAt: Date
}

/** How many confirmation mails one mailbox may be sent (see mailbox-of.ts). Times in milliseconds. */
export interface MailLimits {
  atMostOneIn: number
  atMost: number
  in: number
  /** How many all the mailboxes of its domain may be sent together; left out where they are strangers to each other. */
  atDomain?: { atMost: number; in: number } | undefined
}

export type Confirmation = 'confirmed' | 'already confirmed' | 'not found'

/** The newsletter's list. */
export interface SubscriberStore {
  /**
   * Notes that an address asked for the newsletter and puts a confirmation mail into the outbox, unless `limits`
   * stand against it. Answers whether a mail will be sent. A confirmed subscriber stays so.
   */
  subscribe(request: SubscriptionRequest, limits: MailLimits): Promise<{ mailed: boolean }>
  findSubscriber(uid: string): Promise<Subscriber | undefined>
  /** Confirms the request made at or before `issuedAt`, unless the subscriber has left since. */
  confirmSubscriber(uid: string, issuedAt: Date, now: Date): Promise<Confirmation>
  /** Takes the subscriber off the list, and mails still to be sent to the same mailbox with them. False when there is no such one. */
  unsubscribe(uid: string, now: Date): Promise<boolean>
  /** Oldest first. */
  subscribers(): Promise<Subscriber[]>
}
