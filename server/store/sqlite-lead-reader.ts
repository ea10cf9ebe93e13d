import type { DatabaseSync } from 'node:sqlite'
import type { LeadFilter, LeadWithDeliveries } from './lead-store.ts'
import { toDelivery, toStoredLead } from './sqlite-rows.ts'
import type { Row } from './sqlite-rows.ts'

const pageSize = 200

/** The reading half of the SQLite store. */
export function sqliteLeadReader(database: DatabaseSync) {
  const newest = database.prepare(
    'SELECT * FROM leads WHERE received_at >= ? ORDER BY received_at DESC, id DESC LIMIT ?',
  )
  const page = database.prepare(`
    SELECT * FROM leads
    WHERE received_at >= :since AND (received_at, id) > (:afterTime, :afterId)
    ORDER BY received_at, id LIMIT ${pageSize}`)
  const byReference = database.prepare('SELECT * FROM leads WHERE reference = ?')
  const deliveries = database.prepare('SELECT * FROM outbox WHERE lead_id = ? ORDER BY position')

  const withDeliveries = (row: Row): LeadWithDeliveries => ({
    ...toStoredLead(row),
    deliveries: deliveries.all(Number(row['id'])).map(toDelivery),
  })

  return {
    // A negative LIMIT is SQLite's "no limit".
    list: ({ since, limit }: LeadFilter): LeadWithDeliveries[] =>
      newest.all(since?.getTime() ?? 0, limit ?? -1).map(withDeliveries),

    async *all({ since, limit = Infinity }: LeadFilter): AsyncGenerator<LeadWithDeliveries> {
      let after: { afterTime: number; afterId: number } = { afterTime: -1, afterId: -1 }
      let left = limit
      for (;;) {
        const rows = page.all({ since: since?.getTime() ?? 0, ...after })
        for (const row of rows) {
          if (left-- <= 0) return
          yield withDeliveries(row)
        }
        const last = rows.at(-1)
        if (!last || rows.length < pageSize) return
        after = { afterTime: Number(last['received_at']), afterId: Number(last['id']) }
      }
    },

    find(reference: string): LeadWithDeliveries | undefined {
      const row = byReference.get(reference)
      return row && withDeliveries(row)
    },
  }
}
