import type { Query } from './database.ts'

/** What the lead desk remembers, one number each. Times are milliseconds since 1970. */
export type StateName =
  // Since when files hold traces of erased data that are still to be overwritten.
  | 'traces_since'
  // Until when a delivery of something erased may still leave a mail: its lease ends then.
  | 'under_way_until'
  // When the last digest of held leads was made.
  | 'held_told_at'
  // How the clock has gone: what it read at the last look, and for how long (milliseconds) it has gone evenly.
  | 'clock_seen_at'
  | 'clock_even_for'
  // Which leads are to be erased: announced when, received before when, how many, and how the clock had gone by then.
  | 'erasing_announced_at'
  | 'erasing_before'
  | 'erasing_count'
  | 'erasing_even_for'

/** What is noted under these names; undefined where nothing is. */
export async function readState(query: Query, name: StateName): Promise<number | undefined> {
  const [row] = await query`SELECT value FROM desk_state WHERE name = ${name}`
  return row && Number(row['value'])
}

/** Notes a number, or forgets it. */
export async function writeState(query: Query, name: StateName, value: number | undefined): Promise<void> {
  if (value === undefined) await query`DELETE FROM desk_state WHERE name = ${name}`
  else {
    await query`INSERT INTO desk_state (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`
  }
}
