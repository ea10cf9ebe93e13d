import type { Database } from './database.ts'
import type { DeliveryState } from './delivery.ts'
import { sql, type Sql } from './sql.ts'
import type { SubscriberState } from './subscribers.ts'

/** How many leads, deliveries and subscribers there are, for monitoring. */
export interface Counts {
  leads: number
  newestLeadAt: Date | undefined
  /** Deliveries of leads and of the newsletter. */
  deliveries: Record<DeliveryState, number>
  /** Since when the longest-waiting delivery has been in the outbox. */
  oldestWaitingAt: Date | undefined
  subscribers: Record<SubscriberState, number>
}

/** Reads the counts. */
export async function readCounts({ read }: Database): Promise<Counts> {
  const [leads, deliveries, oldest, subscribers] = await Promise.all([
    read<{ number: number; newest: number | null }>`
      SELECT count(*) AS number, max(received_at) AS newest FROM leads`,
    read<InState>`SELECT state, count(*) AS number FROM outbox GROUP BY state`,
    read<{ oldest: number | null }>`SELECT min(queued_at) AS oldest FROM outbox WHERE state = 'waiting'`,
    read<InState>`SELECT state, count(*) AS number FROM subscribers GROUP BY state`,
  ])
  const byState = (rows: readonly InState[]) =>
    Object.fromEntries(rows.map(({ state, number }) => [state, number]))
  return {
    leads: leads[0]?.number ?? 0,
    newestLeadAt: optionalDate(leads[0]?.newest),
    deliveries: { waiting: 0, held: 0, delivered: 0, kept: 0, dead: 0, ...byState(deliveries) },
    oldestWaitingAt: optionalDate(oldest[0]?.oldest),
    subscribers: { pending: 0, confirmed: 0, unsubscribed: 0, ...byState(subscribers) },
  }
}

interface InState {
  state: string
  number: number
}

const optionalDate = (time: number | null | undefined) => (time ? new Date(time) : undefined)

/** What keeps leads from getting where they should. Mails to addresses typed by visitors are excluded. */
export interface Trouble {
  /** Deliveries in the dead letter that have not been dismissed. */
  dead: number
  /** Refused deliveries that are being retried. */
  refused: number
  /** Deliveries that have waited since before the time asked about. */
  late: number
  /** How many deliveries are being tried again, by their destination: `mail`, `webhook crm`. */
  retrying: ReadonlyMap<string, number>
  /** Erased leads that a webhook has yet to be told about, by its name, and since when the first waits. */
  untold: readonly { webhook: string; erasures: number; since: Date }[]
}

/**
 * Not a mail to an address typed by a visitor. Nor one that a webhook refuses while it accepts later ones: then it
 * is this lead, which any visitor could write, and not the webhook.
 */
const ours = sql`destination <> 'visitor mail' AND NOT (kind = 'webhook' AND EXISTS (
  SELECT 1 FROM outbox AS other WHERE other.kind = 'webhook' AND other.state = 'delivered'
    AND other.destination = outbox.destination AND other.delivered_at > outbox.queued_at))`

/** Looks for deliveries that failed, and for those queued before `lateBefore` that still wait. */
export async function readTrouble({ read }: Database, lateBefore: Date): Promise<Trouble> {
  const count = async (where: Sql) => {
    const [row] = await read<{
      number: number
    }>`SELECT count(*) AS number FROM outbox WHERE ${where} AND ${ours}`
    return row?.number ?? 0
  }
  const [dead, refused, late, retrying, untold] = await Promise.all([
    count(sql`state = 'dead' AND dismissed_at IS NULL`),
    count(sql`state = 'waiting' AND refused_at IS NOT NULL`),
    count(sql`state = 'waiting' AND queued_at < ${lateBefore}`),
    read<{ destination: string; number: number }>`SELECT destination, count(*) AS number FROM outbox
      WHERE state = 'waiting' AND attempts > 0 AND last_error IS NOT NULL
      GROUP BY destination ORDER BY destination`,
    read<{ webhook: string; erasures: number; since: number }>`
      SELECT webhook, count(*) AS erasures, min(erased_at) AS since FROM erasures_to_tell
      GROUP BY webhook ORDER BY webhook`,
  ])
  return {
    dead,
    refused,
    late,
    retrying: new Map(retrying.map(({ destination, number }) => [destination, number])),
    untold: untold.map(({ webhook, erasures, since }) => ({ webhook, erasures, since: new Date(since) })),
  }
}
