import type { Query } from '../../leads/store/database.ts'
import { noLease, restarted } from '../../leads/store/outbox-queue.ts'

/** Holds the waiting deliveries of suspected spam. */
export async function holdDeliveries(query: Query, leadId: number): Promise<void> {
  await query`UPDATE outbox
    SET state = 'held', next_attempt_at = NULL, waits_since = NULL, refused_at = NULL, ${noLease}
    WHERE lead_id = ${leadId} AND state = 'waiting' AND kind NOT IN ('answer-mail', 'copy-mail')`
}

/**
 * Queues one delivery of a lead again, from the beginning of its schedule. Returns its kind, or undefined when that is
 * not possible.
 */
export async function resendDelivery(
  query: Query,
  leadId: number,
  deliveryId: number,
  now: Date,
): Promise<string | undefined> {
  const [row] = await query`UPDATE outbox SET ${restarted(now)}
    WHERE id = ${deliveryId} AND lead_id = ${leadId}
      AND (state IN ('dead', 'kept') OR (state = 'waiting' AND attempts > 0))
    RETURNING kind`
  return row && String(row['kind'])
}
