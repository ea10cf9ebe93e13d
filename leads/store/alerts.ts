import type { Database, Query } from './database.ts'
import type { Destination } from './delivery.ts'
import { restarted } from './outbox-queue.ts'
import { addDelivery } from './queue-delivery.ts'
import { identityOf } from './email-identity.ts'

/**
 * Adds a delivery unless the lead has it already. `about` distinguishes it from others of its kind. Returns how many
 * were added.
 */
export async function addNewDelivery(
  query: Query,
  leadId: number,
  destination: Destination,
  at: Date,
  about = '',
): Promise<number> {
  const added = await query`${addDelivery(leadId, destination, at, about)}
    ON CONFLICT (lead_id, kind, address, about) DO NOTHING RETURNING id`
  return added.length
}

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
  if (state === 'waiting') await addNewDelivery(query, leadId, alert, failedAt)
  else {
    await query`${addDelivery(leadId, alert, failedAt)}
      ON CONFLICT (lead_id, kind, address, about) DO UPDATE SET ${restarted(failedAt)}`
  }
}

/** Alerts about waiting leads, and about a period without leads. */
export function alerting(database: Database) {
  return {
    /**
     * Puts `alerts` into the outbox for the lead that has waited longest, if it was queued before `before` and no
     * alert was queued since `toldSince`. Returns whether one was.
     */
    raiseLateAlert: (
      before: Date,
      alerts: readonly Destination[],
      { toldSince, now }: { toldSince: Date; now: Date },
    ): Promise<boolean> =>
      database.transaction(async (query) => {
        const [told] = await query`SELECT 1 FROM outbox
          WHERE kind IN ('alert-mail', 'alert-webhook') AND queued_at > ${toldSince} LIMIT 1`
        if (told) return false
        const [late] = await query`SELECT lead_id FROM outbox
          WHERE state = 'waiting' AND queued_at < ${before} AND kind IN ('lead-mail', 'canary-mail', 'webhook', 'event-webhook', 'relay')
          ORDER BY queued_at, id LIMIT 1`
        return late !== undefined && addAll(query, Number(late['lead_id']), alerts, now)
      }),

    /**
     * Puts `alarms` into the outbox if no lead has arrived since `since`, once for each such period. Leads
     * from `exceptFrom` do not count. Returns whether any was added.
     */
    raiseQuietAlarm: (
      since: Date,
      alarms: readonly Destination[],
      { exceptFrom, now }: { exceptFrom: string; now: Date },
    ): Promise<boolean> =>
      database.transaction(async (query) => {
        const [newest] = await query`SELECT id, received_at FROM leads
          WHERE identity <> ${identityOf(exceptFrom)} ORDER BY received_at DESC, id DESC LIMIT 1`
        if (!newest || Number(newest['received_at']) >= since.getTime()) return false
        return addAll(query, Number(newest['id']), alarms, now)
      }),
  }
}

/** Returns whether one was added that the lead did not have. */
async function addAll(
  query: Query,
  leadId: number,
  destinations: readonly Destination[],
  at: Date,
): Promise<boolean> {
  let added = 0
  for (const destination of destinations) added += await addNewDelivery(query, leadId, destination, at)
  return added > 0
}
