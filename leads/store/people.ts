import { noteErased } from './clearing.ts'
import { noteErasures } from './lead-events.ts'
import type { Database } from './database.ts'
import { silentSince } from './erasing.ts'
import { takeBackDigests } from './held-digest.ts'
import { readLead } from './lead-reader.ts'
import { toSubscriber } from './rows.ts'
import { sql, type Sql } from './sql.ts'
import type { LeadWithDeliveries } from './lead.ts'
import type { Subscriber } from './subscribers.ts'
import { personOf } from './email-identity.ts'

/** Everything stored about one person. */
interface PersonData {
  leads: LeadWithDeliveries[]
  subscriber: Subscriber | undefined
}

/** What was erased. */
export interface Erased {
  /** Of leads. */
  references: string[]
  /** Subscribers. */
  subscribers: number
  /** File names of mails about it, up to the first `.` or further `-`. */
  mails: string[]
}

/** Finding and erasing people. What is erased is recorded for ClearingStore. */
export function people(database: Database) {
  const { read } = database
  return {
    /** Everything stored under an email address, or a phone number for people without one. */
    async person(contact: string): Promise<PersonData> {
      const identity = personOf(contact)
      const rows = await read`SELECT * FROM leads WHERE identity = ${identity} ORDER BY received_at, id`
      const leads = await Promise.all(rows.map((row) => readLead(read, row)))
      const [subscriber] = await read`SELECT * FROM subscribers WHERE identity = ${identity}`
      return { leads, subscriber: subscriber && toSubscriber(subscriber) }
    },
    /** Erases all of it, deliveries still to be made included. */
    erasePerson: (contact: string, now: Date): Promise<Erased> => {
      const theirs = sql`identity = ${personOf(contact)}`
      return erase(database, now, { leads: theirs, subscribers: theirs })
    },
    /** Erases leads whose last exchange was before this time. */
    eraseLeadsBefore: (time: Date, now: Date): Promise<Erased> =>
      erase(database, now, { leads: silentSince(time) }),
    /** Erases subscribers who asked before this time and did not confirm. */
    erasePendingSubscribers: (askedBefore: Date, now: Date): Promise<Erased> =>
      erase(database, now, { subscribers: sql`state = 'pending' AND asked_at < ${askedBefore}` }),
  }
}

/** Erases the leads and subscribers of which these conditions are true. Foreign keys delete the deliveries too. */
function erase(
  database: Database,
  now: Date,
  { leads = sql`FALSE`, subscribers = sql`FALSE` }: { leads?: Sql; subscribers?: Sql },
): Promise<Erased> {
  return database.transaction(async (query) => {
    const deliveries = await query<{ id: number; subscriber_id: number | null; leased_until: number | null }>`
      SELECT id, subscriber_id, leased_until FROM outbox
        WHERE lead_id IN (SELECT id FROM leads WHERE ${leads})
      UNION ALL SELECT id, subscriber_id, leased_until FROM outbox
        WHERE subscriber_id IN (SELECT id FROM subscribers WHERE ${subscribers})`
    const told = await query<{ at: number }>`SELECT DISTINCT held_told_at AS at FROM leads
      WHERE held_told_at IS NOT NULL AND ${leads}`
    const digests = await takeBackDigests(
      query,
      told.map(({ at }) => at),
    )
    const erased = await query<{ reference: string }>`DELETE FROM leads WHERE ${leads} RETURNING reference`
    const references = erased.map(({ reference }) => reference)
    const left = await query<{ uid: string }>`DELETE FROM subscribers WHERE ${subscribers} RETURNING uid`
    const mails = [
      ...digests,
      ...references,
      ...left.map(({ uid }) => `newsletter-${uid}`),
      // The names that an earlier version used.
      ...deliveries.filter((row) => row.subscriber_id !== null).map(({ id }) => `newsletter-${id}`),
    ]
    await noteErasures(query, references, now)
    const leasedUntil = Math.max(0, ...deliveries.map(({ leased_until }) => leased_until ?? 0))
    if (mails.length > 0) await noteErased(query, { mails, leasedUntil }, now)
    return { references, subscribers: left.length, mails }
  })
}
