import type { Database, Query, Row } from './database.ts'
import type { LeadFilter, LeadWithDeliveries } from './lead.ts'
import { toDelivery, toStoredLead } from './rows.ts'

const pageSize = 200
const noLimit = Number.MAX_SAFE_INTEGER

/** That a lead has a delivery in the state that is the value; any lead will do when it is empty. */
const hasDelivery = (value: '$2' | '$4') =>
  `(${value} = '' OR EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND state = ${value}))`

/** The lead in a row of `leads`, with its deliveries. */
export async function readLead(read: Query, row: Row): Promise<LeadWithDeliveries> {
  const deliveries = await read(
    'SELECT * FROM outbox WHERE lead_id = $1 ORDER BY position',
    Number(row['id']),
  )
  return { ...toStoredLead(row), deliveries: deliveries.map(toDelivery) }
}

/** The reading half of the leads. */
export function leadReader({ read }: Database) {
  const withDeliveries = (row: Row) => readLead(read, row)

  return {
    /** Newest first. */
    async list({ since, limit = noLimit, state }: LeadFilter): Promise<LeadWithDeliveries[]> {
      const rows = await read(
        `SELECT * FROM leads WHERE received_at >= $1 AND ${hasDelivery('$2')}
         ORDER BY received_at DESC, id DESC LIMIT $3`,
        since?.getTime() ?? 0,
        state ?? '',
        limit,
      )
      return Promise.all(rows.map(withDeliveries))
    },

    /** Oldest first, read a piece at a time. */
    async *all({ since, limit = noLimit, state }: LeadFilter): AsyncGenerator<LeadWithDeliveries> {
      let [afterTime, afterId] = [-1, -1]
      let left = limit
      for (;;) {
        const rows = await read(
          `SELECT * FROM leads WHERE received_at >= $1 AND (received_at, id) > ($2, $3) AND ${hasDelivery('$4')}
           ORDER BY received_at, id LIMIT ${pageSize}`,
          since?.getTime() ?? 0,
          afterTime,
          afterId,
          state ?? '',
        )
        for (const row of rows) {
          if (left-- <= 0) return
          yield await withDeliveries(row)
        }
        const last = rows.at(-1)
        if (!last || rows.length < pageSize) return
        ;[afterTime, afterId] = [Number(last['received_at']), Number(last['id'])]
      }
    },

    async find(reference: string): Promise<LeadWithDeliveries | undefined> {
      const [row] = await read('SELECT * FROM leads WHERE reference = $1', reference)
      return row && withDeliveries(row)
    },
  }
}
