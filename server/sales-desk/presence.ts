import type { Query } from '../store/database.ts'

/** Entries older than this are not asked for (milliseconds). */
const forgottenAfter = 10 * 60_000

interface Here {
  /** The tab's own name. */
  tab: string
  memberId: string
  reference: string
  open: boolean
}

/** Records that a tab has opened or closed a lead. */
export async function keepPresence(query: Query, { tab, memberId, reference, open }: Here, now: Date) {
  await query(
    'DELETE FROM lead_presence WHERE (tab = $1 AND member = $2) OR seen_at < $3',
    tab,
    memberId,
    now.getTime() - forgottenAfter,
  )
  if (!open) return
  await query(
    `INSERT INTO lead_presence (tab, lead_id, member, seen_at)
     SELECT $1, id, $2, CAST($3 AS BIGINT) FROM leads WHERE reference = $4 ON CONFLICT (tab) DO NOTHING`,
    tab,
    memberId,
    now.getTime(),
    reference,
  )
}
