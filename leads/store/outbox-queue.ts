import type { Database, Query } from './database.ts'
import type { RecipientsOf } from './delivery.ts'
import { joined, sql, type Sql } from './sql.ts'
import { day } from '../../common/lead/milliseconds.ts'

/**
 * Sends deliveries that wait, were held, were written to files or failed: now, or from the start of their schedule. All
 * of them return how many; without a reference they apply to all leads.
 */
export function outboxQueue(database: Database) {
  const again = (condition: Sql, now: Date, reference?: string) =>
    database.transaction((query) => requeue(query, condition, now, reference))
  return {
    /** Sends dead letters again, from the beginning of the schedule. */
    replayDead: (now: Date, reference?: string) => again(sql`state = 'dead'`, now, reference),
    /** Lets a held lead go to its destinations. */
    releaseHeld: (now: Date, reference: string) =>
      database.transaction(async (query) => {
        await query`UPDATE leads SET stage = 'new', version = version + 1
          WHERE reference = ${reference} AND stage = 'spam'`
        return requeue(query, sql`state = 'held'`, now, reference)
      }),
    /**
     * Sends mails that were stored as files, now that there is a mail server. A lead, the notice of a held one and
     * an answer are sent however old they are. A confirmation or a thank-you mail from last month is not.
     */
    sendKept: (now: Date) =>
      again(
        sql`state = 'kept' AND (kind IN ('lead-mail', 'held-mail', 'answer-mail', 'copy-mail')
          OR queued_at > ${now.getTime() - day})`,
        now,
      ),

    /**
     * Makes waiting mails to the team due now if the settings have removed their address: the new one's obstacles are
     * not known yet. Called at start, since that is when settings change.
     */
    async hurryReaddressed(recipientsOf: RecipientsOf, now: Date): Promise<void> {
      const moved = Object.entries(recipientsOf).map(([kind, addresses]) => {
        const still = addresses.map((address) => sql`address <> ${address}`)
        return sql`(${joined([sql`kind = ${kind}`, ...still], ' AND ')})`
      })
      await database.transaction(
        (query) => query`UPDATE outbox SET next_attempt_at = ${now}
          WHERE state = 'waiting' AND next_attempt_at > ${now} AND (${joined(moved, ' OR ')})`,
      )
    },

    /** Gives up failed or refused deliveries, because they were handled otherwise. */
    async dismissFailed(now: Date, reference?: string): Promise<number> {
      // A worker that is delivering one of them at this moment has lost its claim.
      const dismissed = await database.transaction(
        (query) => query`UPDATE outbox
          SET state = 'dead', dismissed_at = ${now}, next_attempt_at = NULL, refused_at = NULL, ${noLease}
          WHERE dismissed_at IS NULL AND (state = 'dead' OR (state = 'waiting' AND refused_at IS NOT NULL))
            AND ${ofLead(reference)}
          RETURNING id`,
      )
      return dismissed.length
    },

    /** Makes deliveries that wait for their next attempt due now. */
    async retryNow(now: Date, reference?: string): Promise<number> {
      const due = await database.transaction(
        (query) => query`UPDATE outbox SET next_attempt_at = ${now}
          WHERE state = 'waiting' AND next_attempt_at > ${now} AND ${ofLead(reference)} RETURNING id`,
      )
      return due.length
    },
  }
}

/** Ends a worker's claim on a delivery. */
export const noLease = sql`lease_token = NULL, leased_until = NULL`

/** Puts a delivery back to the beginning of its schedule. */
export const restarted = (now: Date): Sql => sql`state = 'waiting', attempts = 0, queued_at = ${now},
  next_attempt_at = ${now}, waits_since = NULL, refused_at = NULL, delivered_at = NULL, dismissed_at = NULL, bounced_at = NULL, ${noLease}`

/** Puts deliveries back to the beginning of their schedule. Returns how many. */
export async function requeue(query: Query, which: Sql, now: Date, reference?: string): Promise<number> {
  const queued = await query`UPDATE outbox SET ${restarted(now)}
    WHERE ${which} AND ${ofLead(reference)} AND ${wanted} RETURNING id`
  return queued.length
}

/** Rows of this lead, or of all leads and subscribers. */
const ofLead = (reference: string | undefined) =>
  reference === undefined ? sql`TRUE` : sql`lead_id = (SELECT id FROM leads WHERE reference = ${reference})`

/** A person who has left the newsletter, under any address of the mailbox, gets no mail queued before. */
const wanted = sql`NOT (subscriber_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM outbox AS other JOIN subscribers ON subscribers.id = other.subscriber_id
  WHERE other.mailbox = outbox.mailbox AND subscribers.state = 'unsubscribed'
    AND subscribers.unsubscribed_at >= outbox.queued_at))`
