import { randomUUID } from 'node:crypto'
import { raiseAlert } from './alerts.ts'
import type { Database, Query, Row } from './database.ts'
import type { LeadDestinationKind } from './delivery.ts'
import { readHeldDigest } from './held-digest.ts'
import type { Claim, OutboxStore } from './outbox-store.ts'
import { toStoredLead, toSubscriber } from './rows.ts'

/**
 * No attempt is ever set further ahead than this (milliseconds). One that seems to be was set before the
 * machine's clock went back, and is due now.
 */
const furthestAttempt = 11 * 3_600_000

/** Taking deliveries, one worker each, and recording how they ended. */
export function outboxClaims(
  database: Database,
  { skipLocked, alone }: { skipLocked: string; alone: boolean },
): Pick<OutboxStore, 'claimDelivery' | 'settleDelivery' | 'nextDeliveryAt' | 'releaseLeases'> {
  // One statement, so no second worker can take the same row in between. A lease that seems to end further ahead
  // than two of its lengths was taken before the clock went back; one length would be too little, because the clocks
  // of two servers are never quite the same.
  const claimSql = `
    UPDATE outbox
    SET lease_token = $1, leased_until = CAST($2 AS BIGINT) + CAST($3 AS BIGINT), attempts = attempts + 1
    WHERE id = (
      SELECT id FROM outbox
      WHERE state = 'waiting'
        AND (next_attempt_at <= $2 OR next_attempt_at > CAST($2 AS BIGINT) + ${furthestAttempt})
        AND (leased_until IS NULL OR leased_until <= $2
          OR leased_until > CAST($2 AS BIGINT) + 2 * CAST($3 AS BIGINT))
      ORDER BY next_attempt_at, id
      LIMIT 1 ${skipLocked}
    )
    RETURNING *`

  return {
    claimDelivery: (now, lease) =>
      database.transaction(async (query) => {
        const token = randomUUID()
        const [row] = await query(claimSql, token, now.getTime(), lease)
        return row && toClaim(query, row, token)
      }),

    settleDelivery: (claim, outcome) =>
      database.transaction(async (query) => {
        const settled = await query(
          `UPDATE outbox
           SET state = $3, next_attempt_at = $4, delivered_at = $5, last_error = $6,
               lease_token = NULL, leased_until = NULL
           WHERE id = $1 AND lease_token = $2
           RETURNING lead_id`,
          claim.outboxId,
          claim.token,
          outcome.state,
          outcome.state === 'waiting' ? outcome.nextAttemptAt.getTime() : null,
          'at' in outcome ? outcome.at.getTime() : null,
          'error' in outcome ? outcome.error : null,
        )
        const leadId = settled[0]?.['lead_id']
        if (outcome.state === 'dead' && leadId) {
          for (const alert of outcome.alerts) await raiseAlert(query, alert, Number(leadId), outcome.deadAt)
        }
        return settled.length === 1
      }),

    async nextDeliveryAt() {
      const [row] = await database.read(`
        SELECT min(CASE WHEN leased_until > next_attempt_at THEN leased_until ELSE next_attempt_at END) AS due
        FROM outbox WHERE state = 'waiting'`)
      const due = row?.['due']
      return due === null || due === undefined ? undefined : new Date(Number(due))
    },

    async releaseLeases() {
      if (!alone) return 0
      const released = await database.transaction((query) =>
        query(
          'UPDATE outbox SET lease_token = NULL, leased_until = NULL WHERE lease_token IS NOT NULL RETURNING id',
        ),
      )
      return released.length
    },
  }
}

async function toClaim(query: Query, row: Row, token: string): Promise<Claim> {
  const claimed = {
    outboxId: Number(row['id']),
    token,
    attempts: Number(row['attempts']),
    queuedAt: new Date(Number(row['queued_at'])),
    position: Number(row['position']),
    address: String(row['address']),
  }
  // The foreign keys hold: a row of the outbox goes with the lead or the subscriber it is about.
  if (row['subscriber_id'] !== null) {
    const [found = {}] = await query('SELECT * FROM subscribers WHERE id = $1', Number(row['subscriber_id']))
    return { ...claimed, kind: 'confirmation-mail', subscriber: toSubscriber(found) }
  }
  const [found = {}] = await query('SELECT * FROM leads WHERE id = $1', Number(row['lead_id']))
  const lead = toStoredLead(found)
  if (row['kind'] === 'held-mail') {
    return { ...claimed, kind: 'held-mail', lead, held: await readHeldDigest(query, found) }
  }
  return { ...claimed, kind: String(row['kind']) as LeadDestinationKind, lead }
}
