import { randomUUID } from 'node:crypto'
import { raiseAlert } from './alerts.ts'
import type { Database, Query, Row } from './database.ts'
import type { LeadDestinationKind, MemberMailKind, RecipientsOf } from './delivery.ts'
import { readDeskSettings } from './desk-settings.ts'
import { readHeldDigest } from './held-digest.ts'
import type { Claim, MemberClaim, Outcome } from './claim.ts'
import { noLease } from './outbox-queue.ts'
import { addressNow } from './to-the-team.ts'
import { toStoredLead, toSubscriber } from './rows.ts'
import { changed, sql, type Sql } from './sql.ts'
import { hour, minute } from '../../common/lead/milliseconds.ts'

/** No attempt is ever set further ahead than this (milliseconds): one that seems to be is due now. */
const furthestAttempt = 11 * hour

/** Maximum difference between the clocks of two servers (milliseconds). */
const clockSkew = minute

/** When a waiting delivery may be taken, in SQL, at this time and with a lease of that many milliseconds. */
const dueSql = (greatest: Sql, now: number, lease: number) => sql`${greatest}(
  -- A wait that seems to have begun in the future was set before the clock went back: how much of it is left, nobody knows.
  CASE WHEN coalesce(waits_since, queued_at) > ${now + clockSkew} OR next_attempt_at > ${now + furthestAttempt}
    THEN 0 ELSE next_attempt_at END,
  -- A lease that seems to end further ahead than two of its lengths was taken before the clock went back; one length
  -- would be too little, because the clocks of two servers are never quite the same.
  CASE WHEN leased_until IS NULL OR leased_until > ${now + 2 * lease} THEN 0 ELSE leased_until END)`

export type OutboxClaims = ReturnType<typeof outboxClaims>

/** Claiming deliveries, one worker each, and recording their outcomes. */
export function outboxClaims(
  database: Database,
  { skipLocked, alone, greatest }: { skipLocked: Sql; alone: boolean; greatest: Sql },
) {
  return {
    /**
     * Claims the delivery that has been due longest, for `lease` milliseconds: to `destination`, as `dueDeliveries`
     * names it, or to any. Undefined when none is due. `recipientsOf` says who is the team by now.
     */
    claimDelivery: (
      now: Date,
      lease: number,
      destination?: string,
      recipientsOf: RecipientsOf = {},
    ): Promise<Claim | undefined> =>
      database.transaction(async (query) => {
        const token = randomUUID()
        const at = now.getTime()
        const whose = destination === undefined ? sql`TRUE` : sql`destination = ${destination}`
        for (;;) {
          // One statement, so no second worker can take the same row in between.
          const [row] = await query`
            UPDATE outbox SET lease_token = ${token}, leased_until = ${at + lease}, attempts = attempts + 1
            WHERE id = (
              SELECT id FROM outbox
              WHERE state = 'waiting' AND ${whose} AND ${dueSql(greatest, at, lease)} <= ${at}
              ORDER BY next_attempt_at, id
              LIMIT 1 ${skipLocked}
            )
            RETURNING *`
          if (!row) return undefined
          const addressed = await addressNow(query, row, recipientsOf, now)
          if (addressed) return toClaim(query, addressed, token)
        }
      }),

    /** Records how a claimed delivery ended. False when the lease had passed to someone else. */
    recordOutcome: (claim: Claim, outcome: Outcome): Promise<boolean> =>
      database.transaction(async (query) => {
        const end = {
          state: outcome.state,
          next_attempt_at: outcome.state === 'waiting' ? outcome.nextAttemptAt : null,
          waits_since: outcome.state === 'waiting' ? outcome.failedAt : null,
          delivered_at: 'at' in outcome ? outcome.at : null,
          last_error: 'error' in outcome ? outcome.error : null,
          dismissed_at: outcome.state === 'dead' && outcome.putAside ? outcome.failedAt : null,
          refused_at: outcome.state === 'waiting' && outcome.refused ? outcome.failedAt : null,
        }
        const recorded = await query`UPDATE outbox SET ${changed(end)}, ${noLease}
          WHERE id = ${claim.outboxId} AND lease_token = ${claim.token} RETURNING lead_id`
        const leadId = recorded[0]?.['lead_id']
        if ('alerts' in outcome && leadId) {
          for (const alert of outcome.alerts) await raiseAlert(query, alert, Number(leadId), outcome)
        }
        return recorded.length === 1
      }),

    /**
     * Where deliveries wait, and when the next of each is due, if none is claimed for longer than `lease`
     * milliseconds: `mail`, `visitor mail`, `answer mail`, `sign-in mail`, `relay`, `webhook crm`.
     */
    async dueDeliveries(now: Date, lease: number): Promise<ReadonlyMap<string, Date>> {
      const due = dueSql(greatest, now.getTime(), lease)
      const rows = await database.read`SELECT destination, min(${due}) AS due
        FROM outbox WHERE state = 'waiting' GROUP BY destination`
      return new Map(rows.map((row) => [String(row['destination']), new Date(Number(row['due']))]))
    },

    /**
     * Releases deliveries that a killed process had claimed, if no other server can be running; otherwise their leases
     * expire. Call once, before the first worker starts.
     */
    async releaseLeases(): Promise<number> {
      if (!alone) return 0
      const released = await database.transaction(
        (query) => query`UPDATE outbox SET ${noLease} WHERE lease_token IS NOT NULL RETURNING id`,
      )
      return released.length
    },
  }
}

async function toClaim(query: Query, row: Row, token: string): Promise<Claim> {
  const { timeZone } = await readDeskSettings(query)
  const claimed = {
    timeZone,
    outboxId: Number(row['id']),
    token,
    attempts: Number(row['attempts']),
    queuedAt: new Date(Number(row['queued_at'])),
    position: Number(row['position']),
    address: String(row['address']),
    about: String(row['about']),
  }
  // The foreign keys guarantee it: a row of the outbox is deleted with its lead, subscriber or member.
  if (row['subscriber_id'] !== null) {
    const [found = {}] = await query`SELECT * FROM subscribers WHERE id = ${Number(row['subscriber_id'])}`
    return { ...claimed, kind: 'confirmation-mail', subscriber: toSubscriber(found) }
  }
  if (typeof row['member'] === 'string') {
    const [member = { uid: row['member'], name: '', role: '' }] = await query<MemberClaim['member']>`
      SELECT uid, name, role FROM team_members WHERE uid = ${row['member']}`
    return { ...claimed, kind: String(row['kind']) as MemberMailKind, member }
  }
  const [found = {}] = await query`SELECT * FROM leads WHERE id = ${Number(row['lead_id'])}`
  const lead = toStoredLead(found)
  if (row['kind'] === 'held-mail') {
    return { ...claimed, kind: 'held-mail', lead, held: await readHeldDigest(query, found) }
  }
  return { ...claimed, kind: String(row['kind']) as LeadDestinationKind, lead }
}
