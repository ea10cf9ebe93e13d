import { byField, type LeadDetails } from '../../common/lead/lead-fields.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { leadNotice } from '../../common/lead/lead-notice.ts'
import type { AcceptedLead, LeadOrigin, SpamVerdict } from '../store/lead.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import type { Destination } from '../store/delivery.ts'
import { hash } from 'node:crypto'
import { identityOf } from '../store/email-identity.ts'

export const unsuspected: SpamVerdict = { score: 0, reasons: [], held: false }

/** The form of the website, of which nothing further is known. */
const ownForm: LeadOrigin = { source: sourceFrom({}), consentVersion: leadNotice.version }

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
  origin: Partial<LeadOrigin> = {},
): Promise<AcceptedLead> {
  return store.accept({
    ...details,
    receivedAt,
    contentHash: contentHash(details),
    ...ownForm,
    ...origin,
    spam,
    destinations,
  })
}

/**
 * One value for what is the same lead to a reader: the fields without regard to spelling of the address, Unicode
 * form or spacing. JSON keeps the fields apart, so no two leads run together into one.
 */
function contentHash(lead: LeadDetails): string {
  const fields = byField(({ name }) => (name === 'email' ? identityOf(lead.email) : lead[name]))
  const alike = Object.values(fields).map((field) => field.normalize('NFKC').replace(/\s+/g, ' ').trim())
  return hash('sha256', JSON.stringify(alike))
}
