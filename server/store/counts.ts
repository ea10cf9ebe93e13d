import type { Database } from './database.ts'
import type { DeliveryState } from './delivery.ts'
import type { SubscriberState } from './subscribers.ts'

/** How much there is of everything, for who watches the lead desk. */
export interface Counts {
  leads: number
  newestLeadAt: Date | undefined
  /** Deliveries of leads and of the newsletter. */
  deliveries: Record<DeliveryState, number>
  /** Since when the delivery that has waited longest is in the outbox. */
  oldestWaitingAt: Date | undefined
  subscribers: Record<SubscriberState, number>
}

/** Reads the counts. */
export async function readCounts({ read }: Database): Promise<Counts> {
  const [leads, deliveries, oldest, subscribers] = await Promise.all([
    read('SELECT count(*) AS number, max(received_at) AS newest FROM leads'),
    read('SELECT state, count(*) AS number FROM outbox GROUP BY state'),
    read(`SELECT min(queued_at) AS oldest FROM outbox WHERE state = 'waiting'`),
    read('SELECT state, count(*) AS number FROM subscribers GROUP BY state'),
  ])
  const byState = (rows: typeof leads) =>
    Object.fromEntries(rows.map((row) => [String(row['state']), Number(row['number'])]))
  return {
    leads: Number(leads[0]?.['number']),
    newestLeadAt: optionalDate(leads[0]?.['newest']),
    deliveries: { waiting: 0, held: 0, delivered: 0, kept: 0, dead: 0, ...byState(deliveries) },
    oldestWaitingAt: optionalDate(oldest[0]?.['oldest']),
    subscribers: { pending: 0, confirmed: 0, unsubscribed: 0, ...byState(subscribers) },
  }
}

const optionalDate = (value: unknown) =>
  value === null || value === undefined ? undefined : new Date(Number(value))
