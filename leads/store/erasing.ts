import type { Database } from './database.ts'
import { sql, type Sql } from './sql.ts'

/** Leads that are old enough to be erased. */
export interface Expired {
  /** All leads in the store. */
  total: number
  count: number
  /** Of `count`: those stored after a lead that stays. They cannot be older than it: a clock was wrong. */
  outOfOrder: number
}

/** Above one lead and this share of all leads, a person is asked. */
const largestShare = 0.1

/** Whether a person is asked before these are erased: the clock that makes them old may be wrong. */
export const needsWord = ({ total, count, outOfOrder }: Expired) =>
  outOfOrder > 0 || (count > 1 && count > total * largestShare)

/** That the last exchange was before this time: neither did the lead or a reply come since, nor has anybody answered. */
export const silentSince = (
  time: Date,
): Sql => sql`received_at < ${time} AND coalesce(answered_at, 0) < ${time}
  AND NOT EXISTS (SELECT 1 FROM lead_history
    WHERE lead_id = leads.id AND kind IN ('answer', 'answered-elsewhere', 'answered-by-mail', 'reply') AND at >= ${time})`

/** What erasing by age asks of the store before it erases. */
export function erasing({ read }: Database) {
  return {
    /** Leads whose last exchange was before this time. */
    async countExpired(before: Date, now: Date): Promise<Expired> {
      // A lead whose own time is still to come says nothing about others: the clock was ahead when it came.
      const [row] = await read<Expired>`SELECT count(*) AS total,
          count(*) FILTER (WHERE ${silentSince(before)}) AS count,
          count(*) FILTER (WHERE ${silentSince(before)} AND id >
            (SELECT min(id) FROM leads WHERE received_at >= ${before} AND received_at <= ${now})) AS "outOfOrder"
        FROM leads`
      return row ?? { total: 0, count: 0, outOfOrder: 0 }
    },
  }
}
