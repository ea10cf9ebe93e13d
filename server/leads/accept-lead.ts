import { leadNotice } from '../../lead/lead-notice.ts'
import type { AcceptedLead, LeadDetails, SpamVerdict } from '../store/lead.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import type { Destination } from '../store/delivery.ts'
import { istDay } from '../time/ist-time.ts'
import { leadReference } from './lead-reference.ts'
import { hash } from 'node:crypto'

/**
 * A browser sends one click up to three times when a kept-alive connection closes without an answer, and the
 * call carries no key of its own. The same content from the same email address within this many
 * milliseconds is therefore one lead.
 */
const repeatWindow = 10 * 60_000

const unsuspected: SpamVerdict = { score: 0, reasons: [], held: false }

/**
 * Makes a lead durable: when this resolves, the lead and one outbox row for each destination are on disk.
 * Rejects when the store cannot write; then nothing was kept.
 */
export function acceptLead(
  store: LeadWriter,
  details: LeadDetails,
  destinations: readonly Destination[],
  receivedAt: Date,
  spam: SpamVerdict = unsuspected,
): Promise<AcceptedLead> {
  return store.accept(
    {
      ...details,
      receivedAt,
      contentHash: contentHash(details),
      consentVersion: leadNotice.version,
      spam,
      destinations,
    },
    { repeatWindow, reference: leadReference, day: istDay },
  )
}

/**
 * One value for what is the same lead to a reader: the fields without regard to case of the address, Unicode
 * form or spacing. JSON keeps the fields apart, so no two leads run together into one.
 */
function contentHash({ name, email, phone, company, message }: LeadDetails): string {
  const fields = [name, email.toLowerCase(), phone, company, message].map((field) =>
    field.normalize('NFKC').replace(/\s+/g, ' ').trim(),
  )
  return hash('sha256', JSON.stringify(fields))
}
