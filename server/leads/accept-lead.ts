import type { AcceptedLead, LeadDetails, LeadStore } from '../store/lead-store.ts'
import { contentHash } from './content-hash.ts'
import { istDay } from './ist-time.ts'
import { leadReference } from './lead-reference.ts'

/**
 * A browser sends one click up to three times when a kept-alive connection closes without an answer, and the
 * call carries no key of its own. The same content from the same e-mail address within this many
 * milliseconds is therefore one lead.
 */
const repeatWindow = 10 * 60_000

/**
 * Makes a lead durable: when this resolves, the lead and one outbox row for each recipient are on disk.
 * Rejects when the store cannot write; then nothing was kept.
 */
export function acceptLead(
  store: LeadStore,
  details: LeadDetails,
  recipients: readonly string[],
  receivedAt: Date,
): Promise<AcceptedLead> {
  return store.accept(
    {
      ...details,
      receivedAt,
      contentHash: contentHash(details),
      destinations: recipients.map((address) => ({ kind: 'lead-mail', address })),
    },
    { repeatWindow, reference: leadReference, day: istDay },
  )
}
