import { randomUUID } from 'node:crypto'
import { dueTime } from '../../lead/sales-desk-hours.ts'
import type { Database, Query } from './database.ts'
import type { Destination } from './delivery.ts'
import { readDeskSettings } from './desk-settings.ts'
import { mailboxOf } from './mailbox-of.ts'
import type { AcceptedLead, AcceptOptions, NewLead } from './lead.ts'

/** Another transaction stored the same content between our check and our insert. */
class RepeatedMeanwhile extends Error {
  override name = 'RepeatedMeanwhile'
}

/** A mailbox is sent the acknowledgement mail once in this many milliseconds at most. */
const thanksInterval = 24 * 3_600_000

export type LeadWriter = ReturnType<typeof leadWriter>

/** The writing half of the leads. */
export function leadWriter(database: Database) {
  return {
    /**
     * Writes the lead and one outbox row for each destination in one transaction, or recognises a repeat. What it
     * reports is on disk.
     */
    async accept(lead: NewLead, options: AcceptOptions): Promise<AcceptedLead> {
      const write = () => database.transaction((query) => writeLead(query, lead, options))
      try {
        return await write()
      } catch (error) {
        // The second attempt sees the other row.
        if (error instanceof RepeatedMeanwhile) return write()
        throw error
      }
    },
  }
}

async function writeLead(query: Query, lead: NewLead, options: AcceptOptions): Promise<AcceptedLead> {
  const now = lead.receivedAt.getTime()
  await query('DELETE FROM recent_content WHERE accepted_at <= $1', now - options.repeatWindow)
  const [repeat] = await query(
    'SELECT leads.reference FROM recent_content JOIN leads ON leads.id = lead_id WHERE content_hash = $1',
    lead.contentHash,
  )
  if (repeat) return { reference: String(repeat['reference']), repeated: true }

  const [day] = await query(
    `INSERT INTO reference_days (day, last_number) VALUES ($1, 1)
     ON CONFLICT (day) DO UPDATE SET last_number = reference_days.last_number + 1
     RETURNING last_number`,
    options.day(lead.receivedAt),
  )
  const reference = options.reference(lead.receivedAt, Number(day?.['last_number']))
  const [row] = await query(
    `INSERT INTO leads (reference, uid, received_at, name, email, phone, company, message,
       identity, consent_version, spam_score, spam_reasons, stage, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
    reference,
    randomUUID(),
    now,
    lead.name,
    lead.email,
    lead.phone,
    lead.company,
    lead.message,
    lead.email.toLowerCase(),
    lead.consentVersion,
    lead.spam.score,
    lead.spam.reasons.join('\n'),
    lead.spam.held ? 'spam' : 'new',
    dueTime(lead.receivedAt, await readDeskSettings(query)).getTime(),
  )
  const leadId = Number(row?.['id'])
  const remembered = await query(
    `INSERT INTO recent_content (content_hash, lead_id, accepted_at) VALUES ($1, $2, $3)
     ON CONFLICT (content_hash) DO NOTHING RETURNING lead_id`,
    lead.contentHash,
    leadId,
    now,
  )
  if (remembered.length === 0) throw new RepeatedMeanwhile()
  const thanks = lead.destinations.some(isThanks)
  const destinations =
    thanks && (await wasThanked(query, lead))
      ? lead.destinations.filter((destination) => !isThanks(destination))
      : lead.destinations
  for (const [index, { kind, address }] of destinations.entries()) {
    await query(
      `INSERT INTO outbox (lead_id, position, kind, address, mailbox, queued_at, state, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      leadId,
      index + 1,
      kind,
      address,
      kind === 'thanks-mail' ? mailboxOf(address) : null,
      now,
      lead.spam.held ? 'held' : 'waiting',
      lead.spam.held ? null : now,
    )
  }
  return { reference, repeated: false }
}

const isThanks = ({ kind }: Destination) => kind === 'thanks-mail'

/** Nobody has checked whose address it is, so a stranger must not be thanked again and again. */
async function wasThanked(query: Query, { email, receivedAt }: NewLead): Promise<boolean> {
  const rows = await query(
    `SELECT 1 FROM outbox WHERE mailbox = $1 AND kind = 'thanks-mail' AND queued_at > $2 LIMIT 1`,
    mailboxOf(email),
    receivedAt.getTime() - thanksInterval,
  )
  return rows.length > 0
}
