import type { Row } from '../database.ts'
import { identityOf } from '../email-identity.ts'
import { sql, type Sql } from '../sql.ts'
import { step } from './migration.ts'

/** Addresses were the same when their small letters were; since now when their identityOf is. */
export const identities = step(15, '', function* () {
  for (const { id, email, identity } of yield sql`SELECT id, email, identity FROM leads`) {
    const now = identityOf(String(email))
    if (now !== identity) yield sql`UPDATE leads SET identity = ${now} WHERE id = ${Number(id)}`
  }
  yield* mergeSubscribers(yield sql`SELECT * FROM subscribers ORDER BY id`)
  yield* mergeMembers(yield sql`SELECT * FROM team_members ORDER BY created_at, uid`)
  for (const { uid, value } of yield sql`SELECT uid, value FROM team_challenges WHERE value LIKE '{%'`) {
    const now = ofSameLink(String(value))
    if (now !== value) yield sql`UPDATE team_challenges SET value = ${now} WHERE uid = ${String(uid)}`
  }
})

type Steps = Generator<Sql, void, Row[]>

/** The latest newsletter choice counts: two spellings may have subscribed. */
function* mergeSubscribers(rows: readonly Row[]): Steps {
  const saidAt = (row: Row) => Number(row['unsubscribed_at'] ?? row['confirmed_at'] ?? 0)
  for (const [identity, same] of byIdentity(rows)) {
    const [kept, ...others] = same.toSorted((a, b) => saidAt(b) - saidAt(a))
    for (const { id } of others) {
      yield sql`UPDATE outbox SET subscriber_id = ${Number(kept?.['id'])} WHERE subscriber_id = ${Number(id)}`
      yield sql`DELETE FROM subscribers WHERE id = ${Number(id)}`
    }
    if (kept?.['identity'] !== identity)
      yield sql`UPDATE subscribers SET identity = ${identity} WHERE id = ${Number(kept?.['id'])}`
  }
}

/** The one with the highest role stays; the other is removed, but remains as a name in the history. */
function* mergeMembers(rows: readonly Row[]): Steps {
  const rank = (row: Row) =>
    ['removed', 'invited', 'active'].indexOf(String(row['state'])) * 3 +
    ['reader', 'member', 'owner'].indexOf(String(row['role']))
  for (const [identity, same] of byIdentity(rows)) {
    const [kept, ...others] = same.toSorted((a, b) => rank(b) - rank(a))
    for (const { uid } of others) {
      const id = String(uid)
      for (const table of [sql`team_sessions`, sql`team_passkeys`, sql`lead_presence`, sql`outbox`])
        yield sql`DELETE FROM ${table} WHERE member = ${id}`
      yield sql`UPDATE leads SET assignee = ${String(kept?.['uid'])} WHERE assignee = ${id}`
      yield sql`UPDATE team_members SET state = 'removed', identity = uid WHERE uid = ${id}`
    }
    if (kept?.['identity'] !== identity)
      yield sql`UPDATE team_members SET identity = ${identity} WHERE uid = ${String(kept?.['uid'])}`
  }
}

const byIdentity = (rows: readonly Row[]) => Map.groupBy(rows, ({ email }) => identityOf(String(email)))

/** A sign-in link names its member by identity. */
const ofSameLink = (value: string) =>
  value.replace(/(?<="email":")[^"\\]+(?=")/, (email) => identityOf(email))
