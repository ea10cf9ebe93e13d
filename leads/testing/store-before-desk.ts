import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { queryBy, type Row } from '../store/database.ts'
import type { StorePlace } from '../store/open-store.ts'
import { migrations } from '../store/migrations/migrations.ts'
import { migrate as migratePostgres } from '../store/postgres/migrate.ts'
import { trusted } from '../store/sql.ts'
import { migrate } from '../store/sqlite/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { hour } from '../../common/lead/milliseconds.ts'

/** When the first of its leads arrived; each later one an hour after. */
export const beforeDesk = Date.parse('2025-10-14T10:00:00+05:30')

/** State of the mail of each of its leads. */
export const statesBeforeDesk = ['delivered', 'waiting', 'held', 'dead', 'kept'] as const

/** SQL that both databases accept: five leads and their mails, and one subscriber with a confirmation. */
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
      VALUES (${number}, 1, 'lead-mail', 'sales@our.example', ${at}, '${state}', 2, ${due}, ${done});`
  })
  .concat(
    `INSERT INTO subscribers (uid, identity, email, state, asked_at, page, consent_version)
     VALUES ('subscriber', 'reader@kaveri.example', 'reader@kaveri.example', 'pending', ${beforeDesk}, '/blog', '1');
     INSERT INTO outbox (subscriber_id, position, kind, address, mailbox, queued_at, next_attempt_at)
     VALUES (1, 1, 'confirmation-mail', 'reader@kaveri.example', 'reader@kaveri.example', ${beforeDesk}, ${beforeDesk});`,
  )
  .join('\n')

/** The last number before the sales desk. */
export const versionBeforeDesk = 8

/** Fills an empty place with a store as the version before the sales desk left it. On SQLite it is a copy. */
export const fillBeforeDesk = (place: StorePlace) => fillAt(versionBeforeDesk, place)

/**
 * Fills an empty place with a store as the program with this many migrations left it, with leads in it from number
 * 6 on. On SQLite it is a copy.
 */
export async function fillAt(version: number, place: StorePlace): Promise<StorePlace> {
  const known = migrations.filter(({ number }) => number <= version)
  const filling = version >= 6 ? rows : ''
  if ('url' in place) {
    const client = new pg.Client(place.url)
    await client.connect()
    const query = queryBy(
      async (text, values) => (await client.query<Row>(text, values.length > 0 ? values : undefined)).rows,
    )
    await query`BEGIN`
    await migratePostgres(query, known)
    // These programs counted the steps they had taken.
    if (version <= 10) await query`UPDATE lead_desk_schema SET version = ${version - 2}`
    await query`${trusted(filling)}`
    await query`COMMIT`
    await client.end()
    return place
  }
  const database = new DatabaseSync(place.file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
  migrate(database, known)
  database.exec(filling)
  // One whole file, as that version's backup makes it.
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  database.prepare('VACUUM INTO ?').run(file)
  database.close()
  return { file }
}
