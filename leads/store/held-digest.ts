import { addNewDelivery } from './alerts.ts'
import type { Database, Query, Row } from './database.ts'
import { readState, writeState } from './lead-desk-state.ts'
import type { HeldDigest } from './claim.ts'
import { toStoredLead } from './rows.ts'

/** Number of leads that a digest names; further ones are only counted. */
const mostNamed = 50

/** Reports held leads to the team, each of them once. */
export function heldDigest(database: Database) {
  return {
    /**
     * Puts a digest of the held leads not reported yet into the outbox, for each of these addresses, if `isDue`
     * allows it after the last one. Returns how many leads it covers.
     */
    tellOfHeld: (
      addresses: readonly string[],
      now: Date,
      isDue: (last: Date | undefined) => boolean,
    ): Promise<number> =>
      database.transaction(async (query) => {
        const last = await readState(query, 'held_told_at')
        if (addresses.length === 0 || !isDue(last === undefined ? undefined : new Date(last))) return 0
        // If two servers do this at once, only one finds unmarked rows.
        const told = await query`UPDATE leads SET held_told_at = ${now}
          WHERE held_told_at IS NULL AND id IN (SELECT lead_id FROM outbox WHERE state = 'held') RETURNING id`
        if (told.length === 0) return 0
        const newest = Math.max(...told.map((row) => Number(row['id'])))
        for (const address of addresses)
          await addNewDelivery(query, newest, { kind: 'held-mail', address }, now)
        await writeState(query, 'held_told_at', now.getTime())
        return told.length
      }),
  }
}

/** The content of the digest whose outbox row refers to this lead. */
export async function readHeldDigest(query: Query, lead: Row): Promise<HeldDigest> {
  const toldAt = Number(lead['held_told_at'])
  const [sum] = await query`SELECT count(*) AS number FROM leads WHERE held_told_at = ${toldAt}`
  const rows = await query`SELECT * FROM leads
    WHERE held_told_at = ${toldAt} ORDER BY received_at, id LIMIT ${mostNamed}`
  return { toldAt: new Date(toldAt), count: Number(sum?.['number']), leads: rows.map(toStoredLead) }
}

/** The file name of a digest, up to a further `-`. It names no lead, because it is about several. */
export const heldDigestName = (toldAt: number) => `held-${toldAt}`

/**
 * Before leads are erased, withdraws undelivered digests about them; the other leads in them go into the next
 * digest. Returns the names of mails that may exist as files.
 */
export async function takeBackDigests(query: Query, toldAt: readonly number[]): Promise<string[]> {
  for (const time of toldAt) {
    const taken = await query`DELETE FROM outbox WHERE kind = 'held-mail' AND state <> 'delivered'
      AND lead_id IN (SELECT id FROM leads WHERE held_told_at = ${time}) RETURNING id`
    if (taken.length > 0) await query`UPDATE leads SET held_told_at = NULL WHERE held_told_at = ${time}`
  }
  return toldAt.map(heldDigestName)
}
