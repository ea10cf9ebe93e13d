import type { Query } from './database.ts'

/** What the lead desk remembers, one number each. Times are milliseconds since 1970. */
export type StateName =
  // Until when a delivery of something erased may still leave a mail: the end of its lease.
  | 'under_way_until'
  // When the last digest of held leads was made.
  | 'held_told_at'
  // 1 if the store was filled with invented leads (leads/sample), to try out the desk.
  | 'is_sample'
  // The numbering of the mailbox that is read, and the last mail in it that was processed.
  | 'imap_uid_validity'
  | 'imap_last_uid'

/** The numbers recorded under these names; undefined if there is none. */
export async function readState(query: Query, name: StateName): Promise<number | undefined> {
  const [row] = await query`SELECT value FROM desk_state WHERE name = ${name}`
  return row && Number(row['value'])
}

/** Records a number. */
export async function writeState(query: Query, name: StateName, value: number): Promise<void> {
  await query`INSERT INTO desk_state (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}
