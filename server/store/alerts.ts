import type { Database, Query, Row } from './database.ts'
import type { Destination } from './delivery.ts'
import { restarted } from './outbox-queue.ts'

/** A further delivery for a lead. What should happen if the lead already has it follows the statement. */
export const enqueue = `
  INSERT INTO outbox (lead_id, position, kind, address, queued_at, next_attempt_at)
  SELECT CAST($1 AS BIGINT), coalesce(max(position), 0) + 1, $2, $3, CAST($4 AS BIGINT), CAST($4 AS BIGINT)
  FROM outbox WHERE lead_id = $1
  ON CONFLICT (lead_id, kind, address, about)`

/** Its values. */
export const enqueueValues = ({ kind, address }: Destination, lead: Row, at: Date) =>
  [Number(lead['id']), kind, address, at.getTime()] as const

/**
 * One alert for each lead and recipient. It is sent again when the lead reaches the dead letters, but not at each
 * refusal.
 */
export async function raiseAlert(
  query: Query,
  alert: Destination,
  leadId: number,
  { state, failedAt }: { state: 'waiting' | 'dead'; failedAt: Date },
): Promise<void> {
  const again = `UPDATE SET ${restarted('excluded.queued_at')}`
  await query(
    `${enqueue} DO ${state === 'dead' ? again : 'NOTHING'}`,
    ...enqueueValues(alert, { id: leadId }, failedAt),
  )
}

/** Alerts about leads that wait, and about a period without leads. */
export function alerting(database: Database) {
  return {
    /**
     * Puts `alerts` into the outbox for the lead that waits longest, if it was put there before `before` and none was
     * put there since `toldSince`. Answers whether something was.
     */
    raiseLateAlert: (
      before: Date,
      alerts: readonly Destination[],
      { toldSince, now }: { toldSince: Date; now: Date },
    ): Promise<boolean> =>
      database.transaction(async (query) => {
        const [told] = await query(
          `SELECT 1 FROM outbox WHERE kind IN ('alert-mail', 'alert-webhook') AND queued_at > $1 LIMIT 1`,
          toldSince.getTime(),
        )
        if (told) return false
        const [late] = await query(
          `SELECT lead_id AS id FROM outbox
           WHERE state = 'waiting' AND queued_at < $1 AND kind IN ('lead-mail', 'webhook', 'relay')
           ORDER BY queued_at, id LIMIT 1`,
          before.getTime(),
        )
        return late !== undefined && enqueueNew(query, alerts, late, now)
      }),

    /**
     * Puts `alarms` into the outbox when no lead has come since `since`, once for each such period. Leads from
     * `exceptFrom` do not count. Answers whether any was added.
     */
    raiseQuietAlarm: (
      since: Date,
      alarms: readonly Destination[],
      { exceptFrom, now }: { exceptFrom: string; now: Date },
    ): Promise<boolean> =>
      database.transaction(async (query) => {
        const [newest] = await query(
          'SELECT id, received_at FROM leads WHERE identity <> $1 ORDER BY received_at DESC, id DESC LIMIT 1',
          exceptFrom.toLowerCase(),
        )
        if (!newest || Number(newest['received_at']) >= since.getTime()) return false
        return enqueueNew(query, alarms, newest, now)
      }),
  }
}

/** Returns whether one was added that the lead did not have. */
async function enqueueNew(
  query: Query,
  destinations: readonly Destination[],
  lead: Row,
  at: Date,
): Promise<boolean> {
  let added = 0
  for (const destination of destinations) {
    const rows = await query(`${enqueue} DO NOTHING RETURNING id`, ...enqueueValues(destination, lead, at))
    added += rows.length
  }
  return added > 0
}
