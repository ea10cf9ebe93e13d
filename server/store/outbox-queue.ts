import type { Database } from './database.ts'
import type { OutboxStore } from './outbox-store.ts'

const day = 24 * 3_600_000

/** Sending what waits, was held, was kept or failed: now, or anew. */
export function outboxQueue(
  database: Database,
): Pick<OutboxStore, 'replayDead' | 'dismissFailed' | 'releaseHeld' | 'sendKept' | 'retryNow'> {
  return {
    replayDead: (now, reference) => requeue(`state = 'dead'`, now, reference),
    releaseHeld: (now, reference) => requeue(`state = 'held'`, now, reference),
    // A lead is news however old, as is that one is held; a confirmation or a thank-you of last month is not.
    sendKept: (now) =>
      requeue(
        `state = 'kept' AND (kind IN ('lead-mail', 'held-mail') OR queued_at > ${now.getTime() - day})`,
        now,
      ),

    async dismissFailed(now, reference) {
      // Whoever is trying one of them at this moment has lost it.
      const dismissed = await database.transaction((query) =>
        query(
          `UPDATE outbox
           SET state = 'dead', dismissed_at = $1, next_attempt_at = NULL, refused_at = NULL, lease_token = NULL,
               leased_until = NULL
           WHERE dismissed_at IS NULL AND (state = 'dead' OR (state = 'waiting' AND refused_at IS NOT NULL))
             AND ${ofLead}
           RETURNING id`,
          now.getTime(),
          reference ?? '',
        ),
      )
      return dismissed.length
    },

    async retryNow(now, reference) {
      const due = await database.transaction((query) =>
        query(
          `UPDATE outbox SET next_attempt_at = $1
           WHERE state = 'waiting' AND next_attempt_at > $1 AND ${ofLead} RETURNING id`,
          now.getTime(),
          reference ?? '',
        ),
      )
      return due.length
    },
  }

  /** Puts deliveries back to the beginning of their schedule. */
  async function requeue(condition: string, now: Date, reference = ''): Promise<number> {
    const queued = await database.transaction((query) =>
      query(
        `UPDATE outbox
         SET state = 'waiting', attempts = 0, queued_at = $1, next_attempt_at = $1, waits_since = NULL, refused_at = NULL,
             delivered_at = NULL, dismissed_at = NULL, lease_token = NULL, leased_until = NULL
         WHERE ${condition} AND ${ofLead} AND ${wanted} RETURNING id`,
        now.getTime(),
        reference,
      ),
    )
    return queued.length
  }
}

/** Rows of the lead whose reference is $2, or of all leads and subscribers when it is empty. */
const ofLead = `($2 = '' OR lead_id = (SELECT id FROM leads WHERE reference = $2))`

/** Whoever has left the newsletter, under any address of the mailbox, is not written to again by a mail from before. */
const wanted = `NOT (subscriber_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM outbox AS other JOIN subscribers ON subscribers.id = other.subscriber_id
  WHERE other.mailbox = outbox.mailbox AND subscribers.state = 'unsubscribed'
    AND subscribers.unsubscribed_at >= outbox.queued_at))`
