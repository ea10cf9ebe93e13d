import type { Database, Query, Row, Value } from './database.ts'
import { readLead } from './lead-reader.ts'
import type { Erased, PersonStore } from './person-store.ts'
import { toSubscriber } from './rows.ts'

/** Finding and forgetting people, in SQL. */
export function people(database: Database): PersonStore {
  const { read } = database
  return {
    async person(email) {
      const identity = email.toLowerCase()
      const rows = await read('SELECT * FROM leads WHERE identity = $1 ORDER BY received_at, id', identity)
      const leads = await Promise.all(rows.map((row) => readLead(read, row)))
      const [subscriber] = await read('SELECT * FROM subscribers WHERE identity = $1', identity)
      return { leads, subscriber: subscriber && toSubscriber(subscriber) }
    },
    erasePerson: (email) =>
      erase(database, [
        { table: 'leads', where: 'identity = $1', value: email.toLowerCase() },
        { table: 'subscribers', where: 'identity = $1', value: email.toLowerCase() },
      ]),
    eraseLeadsBefore: (time) =>
      erase(database, [{ table: 'leads', where: 'received_at < $1', value: time.getTime() }]),
    erasePendingSubscribers: (askedBefore) =>
      erase(database, [
        { table: 'subscribers', where: `state = 'pending' AND asked_at < $1`, value: askedBefore.getTime() },
      ]),
  }
}

interface Selection {
  table: 'leads' | 'subscribers'
  where: string
  value: Value
}

async function erase(database: Database, selections: readonly Selection[]): Promise<Erased> {
  const erased = await database.transaction(async (query) => {
    const sum: Erased = { references: [], newsletterMails: [], subscribers: 0 }
    for (const selection of selections) await eraseSelection(query, selection, sum)
    return sum
  })
  if (erased.references.length > 0 || erased.subscribers > 0) await database.scrub()
  return erased
}

/** Deliveries go with what they are about: the foreign keys say so. */
async function eraseSelection(query: Query, { table, where, value }: Selection, sum: Erased): Promise<void> {
  if (table === 'leads') {
    const leads = await query(`DELETE FROM leads WHERE ${where} RETURNING reference`, value)
    sum.references.push(...leads.map((row) => String(row['reference'])))
    return
  }
  const mails = await query(
    `SELECT id FROM outbox WHERE subscriber_id IN (SELECT id FROM subscribers WHERE ${where})`,
    value,
  )
  const subscribers: Row[] = await query(`DELETE FROM subscribers WHERE ${where} RETURNING id`, value)
  sum.newsletterMails.push(...mails.map((row) => Number(row['id'])))
  sum.subscribers += subscribers.length
}
