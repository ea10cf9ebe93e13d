import { randomUUID } from 'node:crypto'
import { detailsOf } from '../../common/lead/lead-fields.ts'
import { dueTime } from '../../sales-desk/wire/hours.ts'
import { istDay } from '../time/ist-time.ts'
import type { Database, Query } from './database.ts'
import type { Destination } from './delivery.ts'
import { readDeskSettings } from './desk-settings.ts'
import { leadReference } from './lead-reference.ts'
import { mailboxOf } from './mailbox-of.ts'
import { queueDelivery } from './queue-delivery.ts'
import { e164Of } from './phone-number.ts'
import { newRow } from './sql.ts'
import type { AcceptedLead, NewLead } from './lead.ts'
import { addWords, wordsOfLead } from './search-words.ts'
import { personOf } from './email-identity.ts'
import { day, minute } from '../../common/lead/milliseconds.ts'

/**
 * A browser sends one click up to three times when a kept-alive connection closes without an answer, and the
 * call carries no key of its own. The same content from the same email address within this many
 * milliseconds is therefore one lead.
 */
const repeatWindow = 10 * minute

/** Another transaction stored the same lead between our check and our insert. */
class RepeatedMeanwhile extends Error {
  override name = 'RepeatedMeanwhile'
}

/** A mailbox gets the acknowledgement mail at most once in this many milliseconds. */
const thanksInterval = day

export type LeadWriter = ReturnType<typeof leadWriter>

/** The writing half of the leads. */
export function leadWriter(database: Database) {
  return {
    /**
     * Writes the lead and one outbox row for each destination in one transaction, or recognises a repeat. What it
     * reports is on disk.
     */
    async accept(lead: NewLead): Promise<AcceptedLead> {
      const write = () => database.transaction((query) => writeLead(query, lead))
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

/** Writes a lead in the transaction that `query` belongs to. Throws if another has just written the same. */
export async function writeLead(query: Query, lead: NewLead): Promise<AcceptedLead> {
  const now = lead.receivedAt
  const forgotten = now.getTime() - repeatWindow
  await query`DELETE FROM recent_content WHERE accepted_at <= ${forgotten}`
  const [repeat] = await query`SELECT leads.reference FROM recent_content JOIN leads ON leads.id = lead_id
    WHERE content_hash = ${lead.contentHash}`
  if (repeat) return { reference: String(repeat['reference']), repeated: true }
  const { externalId = null } = lead
  const [sentBefore] = await query`SELECT reference FROM leads WHERE external_id = ${externalId}`
  if (sentBefore) return { reference: String(sentBefore['reference']), repeated: true }

  const [ofDay] = await query`INSERT INTO reference_days (day, last_number) VALUES (${istDay(now)}, 1)
    ON CONFLICT (day) DO UPDATE SET last_number = reference_days.last_number + 1
    RETURNING last_number`
  const reference = leadReference(now, Number(ofDay?.['last_number']))
  const { email, phone, consentVersion, spam, source } = lead
  const details = detailsOf(lead)
  const [row] = await query`INSERT INTO leads ${newRow({
    reference,
    uid: randomUUID(),
    received_at: now,
    ...details,
    phone_e164: e164Of(phone),
    identity: personOf(email || phone),
    consent_version: consentVersion,
    ...source,
    external_id: externalId,
    spam_score: spam.score,
    spam_reasons: spam.reasons.join('\n'),
    stage: spam.held ? 'spam' : 'new',
    due_at: dueTime(now, await readDeskSettings(query)),
  })} ON CONFLICT (external_id) WHERE external_id IS NOT NULL DO NOTHING RETURNING id`
  if (!row) throw new RepeatedMeanwhile()
  const leadId = Number(row?.['id'])
  await query`${addWords(leadId, wordsOfLead({ reference, ...details }))}`
  const remembered = await query`INSERT INTO recent_content (content_hash, lead_id, accepted_at)
    VALUES (${lead.contentHash}, ${leadId}, ${now})
    ON CONFLICT (content_hash) DO NOTHING RETURNING lead_id`
  if (remembered.length === 0) throw new RepeatedMeanwhile()
  const thanks = lead.destinations.some(isThanks)
  const destinations =
    thanks && (await wasThanked(query, lead))
      ? lead.destinations.filter((destination) => !isThanks(destination))
      : lead.destinations
  for (const [index, destination] of destinations.entries()) {
    await query`${queueDelivery(destination, now, {
      lead_id: leadId,
      position: index + 1,
      mailbox: isThanks(destination) ? mailboxOf(destination.address) : null,
      state: spam.held ? 'held' : 'waiting',
      next_attempt_at: spam.held ? null : now,
    })}`
  }
  return { reference, repeated: false }
}

const isThanks = ({ kind }: Destination) => kind === 'thanks-mail'

/** Nobody has checked whose address it is, so a stranger must not be thanked repeatedly. */
async function wasThanked(query: Query, { email, receivedAt }: NewLead): Promise<boolean> {
  const since = receivedAt.getTime() - thanksInterval
  const rows = await query`SELECT 1 FROM outbox
    WHERE mailbox = ${mailboxOf(email)} AND kind = 'thanks-mail' AND queued_at > ${since} LIMIT 1`
  return rows.length > 0
}
