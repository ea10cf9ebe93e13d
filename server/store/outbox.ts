import { randomUUID } from 'node:crypto'
import type { Database, Query, Row } from './database.ts'
import type { Claim, Destination, LeadDestinationKind, OutboxStore } from './outbox-store.ts'
import { toStoredLead, toSubscriber } from './rows.ts'

/**
 * No attempt is ever set further ahead than this (milliseconds). One that seems to be was set before the
 * machine's clock went back, and is due now.
 */
const furthestAttempt = 11 * 3_600_000

const day = 24 * 3_600_000

/** The outbox: claiming deliveries and recording how they ended. */
export function outbox(
  database: Database,
  { skipLocked, alone }: { skipLocked: string; alone: boolean },
): OutboxStore {
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
          for (const alert of outcome.alerts) await raise(query, alert, Number(leadId), outcome.deadAt)
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

    replayDead: (now, reference) => requeue(`state = 'dead'`, now, reference),
    releaseHeld: (now, reference) => requeue(`state = 'held'`, now, reference),
    // The lead is news however old; a confirmation or a thank-you of last month is not.
    sendKept: (now) =>
      requeue(`state = 'kept' AND (kind = 'lead-mail' OR queued_at > ${now.getTime() - day})`, now),

    raiseQuietAlarm: (since, alarms, { exceptFrom, now }) =>
      database.transaction(async (query) => {
        const [newest] = await query(
          'SELECT id, received_at FROM leads WHERE identity <> $1 ORDER BY received_at DESC, id DESC LIMIT 1',
          exceptFrom.toLowerCase(),
        )
        if (!newest || Number(newest['received_at']) >= since.getTime()) return false
        let raised = 0
        for (const alarm of alarms) {
          raised += (await query(`${enqueue} DO NOTHING RETURNING id`, ...enqueueValues(alarm, newest, now)))
            .length
        }
        return raised > 0
      }),

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
         SET state = 'waiting', attempts = 0, queued_at = $1, next_attempt_at = $1, delivered_at = NULL,
             lease_token = NULL, leased_until = NULL
         WHERE ${condition} AND ${ofLead} RETURNING id`,
        now.getTime(),
        reference,
      ),
    )
    return queued.length
  }
}

/** Rows of the lead whose reference is $2, or of all leads and subscribers when it is empty. */
const ofLead = `($2 = '' OR lead_id = (SELECT id FROM leads WHERE reference = $2))`

/** A further delivery for a lead; what is to happen when it has that one already comes behind it. */
const enqueue = `
  INSERT INTO outbox (lead_id, position, kind, address, queued_at, next_attempt_at)
  SELECT CAST($1 AS BIGINT), coalesce(max(position), 0) + 1, $2, $3, CAST($4 AS BIGINT), CAST($4 AS BIGINT)
  FROM outbox WHERE lead_id = $1
  ON CONFLICT (lead_id, kind, address)`

const enqueueValues = ({ kind, address }: Destination, lead: Row, at: Date) =>
  [Number(lead['id']), kind, address, at.getTime()] as const

/** One alert for each lead and whoever is to hear of it; one that was sent before is sent again. */
async function raise(query: Query, alert: Destination, leadId: number, at: Date): Promise<void> {
  await query(
    `${enqueue} DO UPDATE
     SET state = 'waiting', attempts = 0, queued_at = excluded.queued_at, next_attempt_at = excluded.next_attempt_at,
         delivered_at = NULL, lease_token = NULL, leased_until = NULL`,
    ...enqueueValues(alert, { id: leadId }, at),
  )
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
  const kind = String(row['kind']) as LeadDestinationKind
  return { ...claimed, kind, lead: toStoredLead(found) }
}
