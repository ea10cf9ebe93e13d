import { detailsOf } from '../../common/lead/lead-fields.ts'
import type { LeadWithDeliveries } from '../store/lead.ts'
import type { Delivery } from '../store/delivery.ts'

/** Everything stored about a lead, for another program; times in ISO 8601. */
export const leadRecord = (lead: LeadWithDeliveries) => ({
  reference: lead.reference,
  received_at: lead.receivedAt.toISOString(),
  ...detailsOf(lead),
  phone_e164: lead.phoneE164,
  ...lead.source,
  notice_version: lead.consentVersion,
  spam_score: lead.spam.score,
  spam_reasons: lead.spam.reasons,
  deliveries: lead.deliveries.map(deliveryRecord),
})

const deliveryRecord = (delivery: Delivery) => ({
  kind: delivery.destination.kind,
  address: delivery.destination.address,
  state: delivery.state,
  attempts: delivery.attempts,
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  delivered_at: delivery.deliveredAt?.toISOString() ?? null,
  dismissed_at: delivery.dismissedAt?.toISOString() ?? null,
  last_error: delivery.lastError,
})

/** JSON for another program. */
export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
