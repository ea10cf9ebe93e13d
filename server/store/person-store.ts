import type { LeadWithDeliveries } from './lead-store.ts'
import type { Subscriber } from './subscriber-store.ts'

/** Everything kept about one person. */
export interface PersonData {
  leads: LeadWithDeliveries[]
  subscriber: Subscriber | undefined
}

/** What was erased. */
export interface Erased {
  /** Of leads. */
  references: string[]
  /** Subscribers. */
  subscribers: number
  /** What the mails kept as files about it are called, up to the first `.` or further `-`. */
  mails: string[]
}

/** Answering and forgetting people. What is erased is noted for ClearingStore. */
export interface PersonStore {
  /** All that is kept under an email address, in whatever case it was typed. */
  person(email: string): Promise<PersonData>
  /** Erases all of it, deliveries still to be made included. */
  erasePerson(email: string, now: Date): Promise<Erased>
  /** Erases leads received before this time: those whose time is in order, or all. See Expired. */
  eraseLeadsBefore(time: Date, now: Date, which: 'in order' | 'all'): Promise<Erased>
  /** Erases subscribers who asked before this time and did not confirm. */
  erasePendingSubscribers(askedBefore: Date, now: Date): Promise<Erased>
}
