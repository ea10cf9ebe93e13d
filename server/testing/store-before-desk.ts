import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { StorePlace } from '../store/open-store.ts'
import { migrate as migratePostgres } from '../store/postgres/migrate.ts'
import { everything } from '../store/postgres/migrations/0001-everything.ts'
import { eventCounts as countsOnPostgres } from '../store/postgres/migrations/0002-event-counts.ts'
import { erasingAndDigest as erasingOnPostgres } from '../store/postgres/migrations/0003-erasing-and-digest.ts'
import { mailboxes as mailboxesOnPostgres } from '../store/postgres/migrations/0004-mailboxes.ts'
import { destinationsApart as apartOnPostgres } from '../store/postgres/migrations/0005-destinations-apart.ts'
import { refused as refusedOnPostgres } from '../store/postgres/migrations/0006-refused.ts'
import { migrate } from '../store/sqlite/migrate.ts'
import { leadsAndOutbox } from '../store/sqlite/migrations/0001-leads-and-outbox.ts'
import { destinationsAndNewsletter } from '../store/sqlite/migrations/0002-destinations-and-newsletter.ts'
import { spamAndConsent } from '../store/sqlite/migrations/0003-spam-and-consent.ts'
import { eventCounts } from '../store/sqlite/migrations/0004-event-counts.ts'
import { erasingAndDigest } from '../store/sqlite/migrations/0005-erasing-and-digest.ts'
import { mailboxes } from '../store/sqlite/migrations/0006-mailboxes.ts'
import { destinationsApart } from '../store/sqlite/migrations/0007-destinations-apart.ts'
import { refused } from '../store/sqlite/migrations/0008-refused.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** When the first of its leads came; each later one came an hour after. */
export const beforeDesk = Date.parse('2025-10-14T10:00:00+05:30')
const hour = 3_600_000

/** How the mail of each of its leads stands. */
export const statesBeforeDesk = ['delivered', 'waiting', 'held', 'dead', 'kept'] as const

const quoted = (text: string) => `'${text}'`

/** SQL that both databases read: five leads and their mails, and one subscriber with a confirmation. */
const rows = statesBeforeDesk
  .map((state, index) => {
    const [number, at] = [index + 1, beforeDesk + index * hour]
    const due = state === 'waiting' ? at : 'NULL'
    const done = state === 'delivered' || state === 'kept' ? at + 1000 : 'NULL'
    return `INSERT INTO leads (reference, uid, received_at, name, email, phone, company, message, identity,
        consent_version, spam_score, spam_reasons)
      VALUES ('OR-251014-000${number}', 'uid-${number}', ${at}, 'Nandini Rajagopal', 'Nandini${number}@kaveribank.example',
        '+91 98450 00127', 'Kaveri Bank', 'Evenings are the problem ${state}.', 'nandini${number}@kaveribank.example', '1', 0, '');
      INSERT INTO outbox (lead_id, position, kind, address, queued_at, state, attempts, next_attempt_at, delivered_at)
      VALUES (${number}, 1, 'lead-mail', 'sales@our.example', ${at}, ${quoted(state)}, 2, ${due}, ${done});`
  })
  .concat(
    `INSERT INTO subscribers (uid, identity, email, state, asked_at, page, consent_version)
     VALUES ('subscriber', 'reader@kaveri.example', 'reader@kaveri.example', 'pending', ${beforeDesk}, '/blog', '1');
     INSERT INTO outbox (subscriber_id, position, kind, address, mailbox, queued_at, next_attempt_at)
     VALUES (1, 1, 'confirmation-mail', 'reader@kaveri.example', 'reader@kaveri.example', ${beforeDesk}, ${beforeDesk});`,
  )
  .join('\n')

/** Makes an empty place hold a store as the version before the sales desk left it. On SQLite it is a copy. */
export async function fillBeforeDesk(place: StorePlace): Promise<StorePlace> {
  if ('url' in place) {
    const client = new pg.Client(place.url)
    await client.connect()
    const query = async (sql: string, ...values: unknown[]) =>
      (await client.query<Record<string, unknown>>(sql, values.length > 0 ? values : undefined)).rows
    await query('BEGIN')
    await migratePostgres(query, [
      everything,
      countsOnPostgres,
      erasingOnPostgres,
      mailboxesOnPostgres,
      apartOnPostgres,
      refusedOnPostgres,
    ])
    await query(rows)
    await query('COMMIT')
    await client.end()
    return place
  }
  const database = new DatabaseSync(place.file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
  migrate(database, [
    leadsAndOutbox,
    destinationsAndNewsletter,
    spamAndConsent,
    eventCounts,
    erasingAndDigest,
    mailboxes,
    destinationsApart,
    refused,
  ])
  database.exec(rows)
  // One whole file, as that version's backup makes it.
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  database.prepare('VACUUM INTO ?').run(file)
  database.close()
  return { file }
}
