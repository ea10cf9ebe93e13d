import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Claim, Outcome } from './lead-store.ts'
import { toStoredLead } from './sqlite-rows.ts'

/**
 * No attempt is ever set further ahead than this (milliseconds). One that seems to be was set before the
 * machine's clock went back, and is due now.
 */
const furthestAttempt = 11 * 3_600_000

/** The outbox half of the SQLite store: claiming deliveries and recording how they ended. */
export function sqliteOutbox(database: DatabaseSync) {
  // One statement, so no second worker can take the same row in between.
  const claim = database.prepare(`
    UPDATE outbox
    SET lease_token = :token, leased_until = :now + :lease, attempts = attempts + 1
    WHERE id = (
      SELECT id FROM outbox
      WHERE state = 'waiting'
        AND (next_attempt_at <= :now OR next_attempt_at > :now + ${furthestAttempt})
        AND (leased_until IS NULL OR leased_until <= :now OR leased_until > :now + :lease)
      ORDER BY next_attempt_at, id
      LIMIT 1
    )
    RETURNING id, lead_id, position, address, attempts`)
  const leadById = database.prepare('SELECT * FROM leads WHERE id = ?')
  const settle = database.prepare(`
    UPDATE outbox
    SET state = :state, next_attempt_at = :nextAttemptAt, delivered_at = :deliveredAt,
        delivered_by = :deliveredBy, last_error = :error, lease_token = NULL, leased_until = NULL
    WHERE id = :id AND lease_token = :token`)
  const next = database.prepare(`
    SELECT min(max(next_attempt_at, coalesce(leased_until, 0))) AS due FROM outbox WHERE state = 'waiting'`)
  const release = database.prepare(
    'UPDATE outbox SET lease_token = NULL, leased_until = NULL WHERE lease_token IS NOT NULL',
  )

  return {
    claimDelivery(now: Date, lease: number): Claim | undefined {
      const token = randomUUID()
      const row = claim.get({ token, now: now.getTime(), lease })
      if (!row) return undefined
      const lead = leadById.get(Number(row['lead_id']))
      if (!lead) return undefined
      return {
        outboxId: Number(row['id']),
        token,
        attempts: Number(row['attempts']),
        destination: { kind: 'mail', address: String(row['address']) },
        position: Number(row['position']),
        lead: toStoredLead(lead),
      }
    },

    settleDelivery(claimed: Claim, outcome: Outcome): boolean {
      const { changes } = settle.run({
        id: claimed.outboxId,
        token: claimed.token,
        state: outcome.state,
        nextAttemptAt: outcome.state === 'waiting' ? outcome.nextAttemptAt.getTime() : null,
        deliveredAt: outcome.state === 'delivered' ? outcome.at.getTime() : null,
        deliveredBy: outcome.state === 'delivered' ? outcome.by : null,
        error: outcome.state === 'delivered' ? null : outcome.error,
      })
      return changes === 1
    },

    nextDeliveryAt(): Date | undefined {
      const due = next.get()?.['due']
      return due === null || due === undefined ? undefined : new Date(Number(due))
    },

    releaseLeases: (): number => Number(release.run().changes),
  }
}
