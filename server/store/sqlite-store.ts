import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { AcceptedLead, AcceptOptions, LeadStore, NewLead } from './lead-store.ts'
import { openDatabase, openDatabaseForReading } from './open-database.ts'
import { sqliteLeadReader } from './sqlite-lead-reader.ts'
import { sqliteOutbox } from './sqlite-outbox.ts'

/** Opens the lead store in `file` for the server, creating or migrating it. See openDatabase for what it throws. */
export function openSqliteStore(file: string): LeadStore {
  return sqliteStore(openDatabase(file))
}

/** Opens an existing lead store for reading; its writing methods reject. */
export function openSqliteStoreForReading(file: string): LeadStore {
  return sqliteStore(openDatabaseForReading(file))
}

function sqliteStore(database: DatabaseSync): LeadStore {
  const accept = sqliteAccept(database)
  const outbox = sqliteOutbox(database)
  const reader = sqliteLeadReader(database)
  const check = database.prepare('SELECT count(*) FROM (SELECT 1 FROM leads LIMIT 1)')
  // node:sqlite answers at once; the methods are async because other databases are not.
  return {
    accept: async (lead, options) => accept(lead, options),
    claimDelivery: async (now, lease) => outbox.claimDelivery(now, lease),
    settleDelivery: async (claim, outcome) => outbox.settleDelivery(claim, outcome),
    nextDeliveryAt: async () => outbox.nextDeliveryAt(),
    releaseLeases: async () => outbox.releaseLeases(),
    list: async (filter) => reader.list(filter),
    all: (filter) => reader.all(filter),
    find: async (reference) => reader.find(reference),
    check: async () => void check.get(),
    close: async () => {
      if (database.isOpen) database.close()
    },
  }
}

function sqliteAccept(database: DatabaseSync) {
  const forget = database.prepare('DELETE FROM recent_content WHERE accepted_at <= ?')
  const findRepeat = database.prepare(`
    SELECT leads.reference FROM recent_content JOIN leads ON leads.id = lead_id WHERE content_hash = ?`)
  const nextNumber = database.prepare(`
    INSERT INTO reference_days (day, last_number) VALUES (?, 1)
    ON CONFLICT (day) DO UPDATE SET last_number = last_number + 1
    RETURNING last_number`)
  const insertLead = database.prepare(`
    INSERT INTO leads (reference, uid, received_at, name, email, phone, company, message)
    VALUES (:reference, :uid, :receivedAt, :name, :email, :phone, :company, :message)`)
  const remember = database.prepare(
    'INSERT INTO recent_content (content_hash, lead_id, accepted_at) VALUES (?, ?, ?)',
  )
  const enqueue = database.prepare(`
    INSERT INTO outbox (lead_id, position, kind, address, next_attempt_at) VALUES (?, ?, ?, ?, ?)`)

  function write(lead: NewLead, options: AcceptOptions): AcceptedLead {
    const now = lead.receivedAt.getTime()
    forget.run(now - options.repeatWindow)
    const repeat = findRepeat.get(lead.contentHash)
    if (repeat) return { reference: String(repeat['reference']), repeated: true }

    const number = Number(nextNumber.get(options.day(lead.receivedAt))?.['last_number'])
    const reference = options.reference(lead.receivedAt, number)
    const { name, email, phone, company, message } = lead
    const { lastInsertRowid: leadId } = insertLead.run({
      reference,
      uid: randomUUID(),
      receivedAt: now,
      name,
      email,
      phone,
      company,
      message,
    })
    remember.run(lead.contentHash, leadId, now)
    lead.destinations.forEach(({ kind, address }, index) =>
      enqueue.run(leadId, index + 1, kind, address, now),
    )
    return { reference, repeated: false }
  }

  return (lead: NewLead, options: AcceptOptions): AcceptedLead => {
    // IMMEDIATE takes the write lock before the look for a repeat, so two equal calls cannot both miss.
    database.exec('BEGIN IMMEDIATE')
    try {
      const accepted = write(lead, options)
      database.exec('COMMIT')
      return accepted
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}
