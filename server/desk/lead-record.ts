import type { LeadWithDeliveries } from '../store/lead.ts'
import type { Delivery } from '../store/delivery.ts'

/** Everything kept about a lead, for another program; times in ISO 8601. */
export function leadRecord(lead: LeadWithDeliveries) {
  const {
    reference,
    receivedAt,
    name,
    email,
    phone,
    phoneE164,
    company,
    message,
    consentVersion,
    spam,
    deliveries,
  } = lead
  return {
    reference,
    received_at: receivedAt.toISOString(),
    name,
    email,
    phone,
    phone_e164: phoneE164,
    company,
    message,
    notice_version: consentVersion,
    spam_score: spam.score,
    spam_reasons: spam.reasons,
    deliveries: deliveries.map(deliveryRecord),
  }
}

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
