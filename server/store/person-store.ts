import type { LeadWithDeliveries } from './lead-store.ts'
import type { Subscriber } from './subscriber-store.ts'

/** Everything kept about one person. */
export interface PersonData {
  leads: LeadWithDeliveries[]
  subscriber: Subscriber | undefined
}

/** What was erased, to find the mails kept as files about it. */
export interface Erased {
  /** Of leads. */
  references: string[]
  /** Outbox numbers of mails about the newsletter. */
  newsletterMails: number[]
  /** Subscribers. */
  subscribers: number
}

/** Answering and forgetting people. */
export interface PersonStore {
  /** All that is kept under an e-mail address, in whatever case it was typed. */
  person(email: string): Promise<PersonData>
  /** Erases all of it, deliveries still to be made included. */
  erasePerson(email: string): Promise<Erased>
  /** Erases leads received before this time. */
  eraseLeadsBefore(time: Date): Promise<Erased>
  /** Erases subscribers who asked before this time and did not confirm. */
  erasePendingSubscribers(askedBefore: Date): Promise<Erased>
}
