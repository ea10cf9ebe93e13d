import { byField, type LeadDetails } from '../../common/lead/lead-fields.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { leadNotice } from '../../common/lead/lead-notice.ts'
import type { AcceptedLead, LeadOrigin, SpamVerdict } from '../store/lead.ts'
import type { LeadWriter } from '../store/lead-writer.ts'
import type { Destination } from '../store/delivery.ts'
import { hash } from 'node:crypto'
import { identityOf } from '../store/email-identity.ts'

export const unsuspected: SpamVerdict = { score: 0, reasons: [], held: false }

/** The website's form, about which nothing further is known. */
const ownForm: LeadOrigin = { source: sourceFrom({}), consentVersion: leadNotice.version }

/**
 * Makes a lead durable: when this resolves, the lead and one outbox row for each destination are on disk.
 * Rejects if the store cannot write; then nothing was stored.
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
 * One value for leads that a reader would consider the same: the fields regardless of spelling of the address,
 * Unicode form or spacing. JSON keeps the fields apart, so two leads cannot run together into one.
 */
function contentHash(lead: LeadDetails): string {
  const fields = byField(({ name }) => (name === 'email' ? identityOf(lead.email) : lead[name]))
  const alike = Object.values(fields).map((field) => field.normalize('NFKC').replace(/\s+/g, ' ').trim())
  return hash('sha256', JSON.stringify(alike))
}
