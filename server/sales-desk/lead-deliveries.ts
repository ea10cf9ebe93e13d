import type { Query } from '../store/database.ts'
import { requeue, restarted } from '../store/outbox-queue.ts'

/** Suspected spam goes nowhere: what waits is held. */
export async function holdDeliveries(query: Query, leadId: number): Promise<void> {
  await query(
    `UPDATE outbox SET state = 'held', next_attempt_at = NULL, waits_since = NULL, refused_at = NULL,
       lease_token = NULL, leased_until = NULL
     WHERE lead_id = $1 AND state = 'waiting' AND kind <> 'answer-mail'`,
    leadId,
  )
}

/** What was held goes out. */
export async function releaseDeliveries(query: Query, reference: string, now: Date): Promise<void> {
  await requeue(query, `state = 'held'`, now, reference)
}

/** Sends one delivery of a lead again, from the beginning of its schedule. Answers its kind; undefined: not possible. */
export async function resendDelivery(
  query: Query,
  leadId: number,
  deliveryId: number,
  now: Date,
): Promise<string | undefined> {
  const [row] = await query(
    `UPDATE outbox SET ${restarted('$3')}
     WHERE id = $1 AND lead_id = $2 AND (state IN ('dead', 'kept') OR (state = 'waiting' AND attempts > 0))
     RETURNING kind`,
    deliveryId,
    leadId,
    now.getTime(),
  )
  return row && String(row['kind'])
}
