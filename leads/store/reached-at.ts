import type { Query } from './database.ts'

const name = 'reached-at'

/** Records the server's address, for the operator's commands: their shell need not have its settings. */
export async function keepReachedAt(query: Query, origin: string | undefined): Promise<void> {
  if (origin === undefined) await query`DELETE FROM team_settings WHERE name = ${name}`
  else
    await query`INSERT INTO team_settings (name, value) VALUES (${name}, ${origin})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}

/** The server's address at its last start; undefined if it did not know, or has not started since. */
export async function readReachedAt(query: Query): Promise<string | undefined> {
  const [row] = await query`SELECT value FROM team_settings WHERE name = ${name}`
  return row && String(row['value'])
}
