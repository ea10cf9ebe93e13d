import type { Database, Query, Row } from './database.ts'
import type { Destination } from './delivery.ts'
import type { OutboxStore } from './outbox-store.ts'

/** A further delivery for a lead; what is to happen when it has that one already comes behind it. */
export const enqueue = `
  INSERT INTO outbox (lead_id, position, kind, address, queued_at, next_attempt_at)
  SELECT CAST($1 AS BIGINT), coalesce(max(position), 0) + 1, $2, $3, CAST($4 AS BIGINT), CAST($4 AS BIGINT)
  FROM outbox WHERE lead_id = $1
  ON CONFLICT (lead_id, kind, address)`

/** Its values. */
export const enqueueValues = ({ kind, address }: Destination, lead: Row, at: Date) =>
  [Number(lead['id']), kind, address, at.getTime()] as const

/** One alert for each lead and whoever is to hear of it; one that was sent before is sent again. */
export async function raiseAlert(query: Query, alert: Destination, leadId: number, at: Date): Promise<void> {
  await query(
    `${enqueue} DO UPDATE
     SET state = 'waiting', attempts = 0, queued_at = excluded.queued_at, next_attempt_at = excluded.next_attempt_at,
         delivered_at = NULL, lease_token = NULL, leased_until = NULL`,
    ...enqueueValues(alert, { id: leadId }, at),
  )
}

/** Tells of a time without leads, once for each. */
export function quietAlarm(database: Database): Pick<OutboxStore, 'raiseQuietAlarm'> {
  return {
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
  }
}
