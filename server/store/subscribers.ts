import { randomBytes } from 'node:crypto'
import type { Database, Query } from './database.ts'
import { toSubscriber } from './rows.ts'
import type { MailLimits, SubscriberStore, SubscriptionRequest } from './subscriber-store.ts'

const uidBytes = 16

/** The newsletter's list in SQL. */
export function subscribers(database: Database): SubscriberStore {
  const find = async (query: Query, uid: string) => {
    const [row] = await query('SELECT * FROM subscribers WHERE uid = $1', uid)
    return row && toSubscriber(row)
  }
  return {
    subscribe: (request, limits) => database.transaction((query) => subscribe(query, request, limits)),

    findSubscriber: (uid) => find(database.read, uid),

    confirmSubscriber: (uid, issuedAt, now) =>
      database.transaction(async (query) => {
        const subscriber = await find(query, uid)
        if (subscriber?.state === 'confirmed') return 'already confirmed'
        const left = subscriber?.unsubscribedAt
        if (!subscriber || (left && left >= issuedAt)) return 'not found'
        await query(
          `UPDATE subscribers SET state = 'confirmed', confirmed_at = $2, unsubscribed_at = NULL WHERE uid = $1`,
          uid,
          now.getTime(),
        )
        return 'confirmed'
      }),

    unsubscribe: (uid, now) =>
      database.transaction(async (query) => {
        const [row] = await query(
          `UPDATE subscribers
           SET unsubscribed_at = CASE WHEN state = 'unsubscribed' THEN unsubscribed_at ELSE $2 END,
               state = 'unsubscribed'
           WHERE uid = $1 RETURNING id`,
          uid,
          now.getTime(),
        )
        if (!row) return false
        await query(`DELETE FROM outbox WHERE subscriber_id = $1 AND state = 'waiting'`, Number(row['id']))
        return true
      }),

    async subscribers() {
      const rows = await database.read('SELECT * FROM subscribers ORDER BY asked_at, id')
      return rows.map(toSubscriber)
    },
  }
}

async function subscribe(query: Query, request: SubscriptionRequest, limits: MailLimits) {
  const { email, page, consentVersion } = request
  const now = request.askedAt.getTime()
  const identity = email.toLowerCase()
  // Also takes the row's lock where there is one, so that two requests at once cannot both find room for a mail.
  const [row] = await query(
    `INSERT INTO subscribers (uid, identity, email, state, asked_at, page, consent_version)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6)
     ON CONFLICT (identity) DO UPDATE SET identity = excluded.identity
     RETURNING id, state`,
    randomBytes(uidBytes).toString('base64url'),
    identity,
    email,
    now,
    page,
    consentVersion,
  )
  const id = Number(row?.['id'])
  const [sent] = await query(
    'SELECT count(*) AS mails, max(queued_at) AS last FROM outbox WHERE subscriber_id = $1 AND queued_at > $2',
    id,
    now - limits.in,
  )
  const mails = Number(sent?.['mails'])
  if (mails >= limits.atMost || (mails > 0 && Number(sent?.['last']) > now - limits.atMostOneIn)) {
    return { mailed: false }
  }
  if (row?.['state'] !== 'confirmed') {
    await query(
      `UPDATE subscribers SET state = 'pending', email = $2, asked_at = $3, page = $4, consent_version = $5
       WHERE id = $1`,
      id,
      email,
      now,
      page,
      consentVersion,
    )
  }
  await query(
    `INSERT INTO outbox (subscriber_id, position, kind, address, queued_at, next_attempt_at)
     VALUES ($1, 1, 'confirmation-mail', $2, $3, $3)`,
    id,
    email,
    now,
  )
  return { mailed: true }
}
