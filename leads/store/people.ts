import { noteErased } from './clearing.ts'
import { noteErasures } from './lead-events.ts'
import type { Database, Query } from './database.ts'
import { silentSince } from './erasing.ts'
import { takeBackDigests } from './held-digest.ts'
import { readLead } from './lead-reader.ts'
import { toSubscriber } from './rows.ts'
import { sql, trusted, type Sql } from './sql.ts'
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
    /** Erases all of it, including pending deliveries. */
    erasePerson: (contact: string, now: Date): Promise<Erased> =>
      erase(database, now, [
        { table: 'leads', where: sql`identity = ${personOf(contact)}` },
        { table: 'subscribers', where: sql`identity = ${personOf(contact)}` },
      ]),
    /** Erases leads whose last exchange was before this time. */
    eraseLeadsBefore: (time: Date, now: Date): Promise<Erased> =>
      erase(database, now, [{ table: 'leads', where: silentSince(time) }]),
    /** Erases subscribers who asked before this time and did not confirm. */
    erasePendingSubscribers: (askedBefore: Date, now: Date): Promise<Erased> =>
      erase(database, now, [
        { table: 'subscribers', where: sql`state = 'pending' AND asked_at < ${askedBefore}` },
      ]),
  }
}

interface Selection {
  table: 'leads' | 'subscribers'
  where: Sql
}

/** What has been erased so far. */
interface Erasing extends Erased {
  /** When the leases of its deliveries end. */
  leases: number[]
}

function erase(database: Database, now: Date, selections: readonly Selection[]): Promise<Erased> {
  return database.transaction(async (query) => {
    const sum: Erasing = { references: [], subscribers: 0, mails: [], leases: [] }
    for (const selection of selections) await eraseSelection(query, selection, sum)
    const { leases, ...erased } = sum
    await noteErasures(query, sum.references, now)
    if (sum.mails.length > 0 || sum.subscribers > 0) {
      await noteErased(query, { mails: sum.mails, leasedUntil: Math.max(0, ...leases) }, now)
    }
    return erased
  })
}

/** Foreign keys delete the deliveries too. */
async function eraseSelection(query: Query, { table, where }: Selection, sum: Erasing): Promise<void> {
  const owner = table === 'leads' ? sql`lead_id` : sql`subscriber_id`
  const deliveries = await query`SELECT id, leased_until FROM outbox
    WHERE ${owner} IN (SELECT id FROM ${trusted(table)} WHERE ${where})`
  for (const row of deliveries) if (row['leased_until'] !== null) sum.leases.push(Number(row['leased_until']))
  if (table === 'leads') {
    const told = await query`SELECT DISTINCT held_told_at FROM leads
      WHERE held_told_at IS NOT NULL AND ${where}`
    const times = told.map((row) => Number(row['held_told_at']))
    sum.mails.push(...(await takeBackDigests(query, times)))
    const leads = await query`DELETE FROM leads WHERE ${where} RETURNING reference`
    const references = leads.map((row) => String(row['reference']))
    sum.references.push(...references)
    sum.mails.push(...references)
    return
  }
  const subscribers = await query`DELETE FROM subscribers WHERE ${where} RETURNING uid`
  sum.subscribers += subscribers.length
  sum.mails.push(
    ...subscribers.map((row) => `newsletter-${String(row['uid'])}`),
    // The names that an earlier version used.
    ...deliveries.map((row) => `newsletter-${Number(row['id'])}`),
  )
}
