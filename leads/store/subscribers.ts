import { randomBytes } from 'node:crypto'
import type { Database, Query } from './database.ts'
import { domainOf, identityOf } from './email-identity.ts'
import { mailboxOf } from './mailbox-of.ts'
import { queueDelivery } from './queue-delivery.ts'
import { toSubscriber } from './rows.ts'
import { changed, newRow, sql, type Sql } from './sql.ts'

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** Someone who asked for the newsletter. */
export interface Subscriber {
  /** Random and never reused; used in the links of the mails instead of the address. */
  uid: string
  /** As it was typed. Spellings of one address are one subscriber. */
  email: string
  state: SubscriberState
  /** When the newsletter was last requested by somebody not known to receive it. */
  askedAt: Date
  /** Path of the page with the form; empty if unknown. */
  page: string
  /** Version of the consent text at the form. */
  consentVersion: string
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}

interface SubscriptionRequest {
  email: string
  page: string
  consentVersion: string
  askedAt: Date
}

/** Maximum confirmation mails per mailbox (see mailbox-of.ts). Times in milliseconds. */
export interface MailLimits {
  atMostOneIn: number
  atMost: number
  in: number
  /** Maximum for all mailboxes of its domain together; omitted if they are strangers to each other. */
  atDomain?: { atMost: number; in: number } | undefined
}

/** Current meaning of a confirmation link made at `issuedAt`. */
export function standing(subscriber: Subscriber | undefined, issuedAt: Date) {
  if (subscriber?.state === 'confirmed') return 'already confirmed'
  const left = subscriber?.unsubscribedAt
  return !subscriber || (left && left >= issuedAt) ? 'not found' : 'open'
}

export type Confirmation = 'confirmed' | Exclude<ReturnType<typeof standing>, 'open'>

const uidBytes = 16

export type SubscriberStore = ReturnType<typeof subscribers>

/** The newsletter's list. `lockText` makes others who lock the same text wait until the transaction ends. */
export function subscribers(database: Database, { lockText }: { lockText: (text: string) => Sql }) {
  const find = async (query: Query, uid: string) => {
    const [row] = await query`SELECT * FROM subscribers WHERE uid = ${uid}`
    return row && toSubscriber(row)
  }
  return {
    /**
     * Records a newsletter request and puts a confirmation mail into the outbox, unless `limits` forbid it.
     * Returns whether a mail will be sent. A confirmed subscriber stays so.
     */
    subscribe: (request: SubscriptionRequest, limits: MailLimits): Promise<{ mailed: boolean }> =>
      database.transaction(async (query) => {
        // Two concurrent requests must not both find room for a mail.
        await query`${lockText(mailboxOf(request.email))}`
        return subscribe(query, request, limits)
      }),

    findSubscriber: (uid: string) => find(database.read, uid),

    /** Confirms the request made at or before `issuedAt`, unless the subscriber has left since. */
    confirmSubscriber: (uid: string, issuedAt: Date, now: Date): Promise<Confirmation> =>
      database.transaction(async (query) => {
        const found = standing(await find(query, uid), issuedAt)
        if (found !== 'open') return found
        await query`UPDATE subscribers SET state = 'confirmed', confirmed_at = ${now}, unsubscribed_at = NULL
          WHERE uid = ${uid}`
        return 'confirmed'
      }),

    /** Takes the subscriber off the list, with the mailbox's pending mails. False if there is none. */
    unsubscribe: (uid: string, now: Date): Promise<boolean> =>
      database.transaction((query) => takeOff(query, sql`uid = ${uid}`, now)),

    /** The same for an address, however it is spelt. */
    unsubscribeAddress: (email: string, now: Date): Promise<boolean> =>
      database.transaction((query) => takeOff(query, sql`identity = ${identityOf(email)}`, now)),

    /** Oldest first. */
    async subscribers(): Promise<Subscriber[]> {
      const rows = await database.read`SELECT * FROM subscribers ORDER BY asked_at, id`
      return rows.map(toSubscriber)
    },
  }
}

async function takeOff(query: Query, whom: Sql, now: Date): Promise<boolean> {
  const [row] = await query`UPDATE subscribers
    SET unsubscribed_at = CASE WHEN state = 'unsubscribed' THEN unsubscribed_at ELSE ${now} END,
      state = 'unsubscribed'
    WHERE ${whom} RETURNING id, email`
  if (!row) return false
  await query`DELETE FROM outbox WHERE subscriber_id IS NOT NULL AND state = 'waiting'
    AND (subscriber_id = ${Number(row['id'])} OR mailbox = ${mailboxOf(String(row['email']))})`
  return true
}

async function subscribe(query: Query, request: SubscriptionRequest, limits: MailLimits) {
  const { email, page, consentVersion, askedAt } = request
  const asked = { state: 'pending', email, asked_at: askedAt, page, consent_version: consentVersion }
  const uid = randomBytes(uidBytes).toString('base64url')
  const [row] = await query`INSERT INTO subscribers ${newRow({ uid, identity: identityOf(email), ...asked })}
    ON CONFLICT (identity) DO UPDATE SET identity = excluded.identity RETURNING id, state`
  const id = Number(row?.['id'])
  if (!(await hasRoom(query, email, askedAt.getTime(), limits))) return { mailed: false }
  if (row?.['state'] !== 'confirmed') await query`UPDATE subscribers SET ${changed(asked)} WHERE id = ${id}`
  await query`${queueDelivery({ kind: 'confirmation-mail', address: email }, askedAt, {
    subscriber_id: id,
    position: 1,
    mailbox: mailboxOf(email),
  })}`
  return { mailed: true }
}

/** Whether one more confirmation mail may go to this mailbox, and to its domain. */
async function hasRoom(query: Query, email: string, now: number, limits: MailLimits): Promise<boolean> {
  const counted = (since: number) => sql`SELECT count(*) AS mails, max(queued_at) AS last FROM outbox
    WHERE subscriber_id IS NOT NULL AND queued_at > ${since}`
  const [own] = await query`${counted(now - limits.in)} AND mailbox = ${mailboxOf(email)}`
  const mails = Number(own?.['mails'])
  if (mails >= limits.atMost) return false
  if (mails > 0 && Number(own?.['last']) > now - limits.atMostOneIn) return false
  if (!limits.atDomain) return true
  // A domain contains none of LIKE's special characters.
  const [others] =
    await query`${counted(now - limits.atDomain.in)} AND mailbox LIKE ${`%@${domainOf(email)}`}`
  return Number(others?.['mails']) < limits.atDomain.atMost
}
