import type { Database, Query, Row } from './database.ts'
import type { DeliveryState } from './delivery.ts'
import type { LeadFilter, LeadWithDeliveries } from './lead.ts'
import { toDelivery, toStoredLead } from './rows.ts'
import { sql } from './sql.ts'

const noLimit = Number.MAX_SAFE_INTEGER

/** Whether a lead has a delivery in this state; true for every lead if none is given. */
const hasDelivery = (state: DeliveryState | undefined) =>
  state === undefined
    ? sql`TRUE`
    : sql`EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND state = ${state})`

/** The lead in a row of `leads`, with its deliveries. */
export async function readLead(read: Query, row: Row): Promise<LeadWithDeliveries> {
  const deliveries = await read`SELECT * FROM outbox
    WHERE lead_id = ${Number(row['id'])} ORDER BY position`
  return { ...toStoredLead(row), deliveries: deliveries.map(toDelivery) }
}

/** The reading half of the leads. */
export function leadReader({ read }: Database) {
  const withDeliveries = (row: Row) => readLead(read, row)

  return {
    /** Newest first. */
    async list({ since, limit = noLimit, state }: LeadFilter): Promise<LeadWithDeliveries[]> {
      const rows = await read`SELECT * FROM leads
        WHERE received_at >= ${since ?? 0} AND ${hasDelivery(state)}
        ORDER BY received_at DESC, id DESC LIMIT ${limit}`
      return Promise.all(rows.map(withDeliveries))
    },

    async find(reference: string): Promise<LeadWithDeliveries | undefined> {
      const [row] = await read`SELECT * FROM leads WHERE reference = ${reference}`
      return row && withDeliveries(row)
    },
  }
}
