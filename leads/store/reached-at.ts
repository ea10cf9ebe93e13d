import type { Query } from './database.ts'

const name = 'reached-at'

/** Keeps where the server is reached, for the operator's commands: their shell need not have its settings. */
export async function keepReachedAt(query: Query, origin: string | undefined): Promise<void> {
  if (origin === undefined) await query`DELETE FROM team_settings WHERE name = ${name}`
  else
    await query`INSERT INTO team_settings (name, value) VALUES (${name}, ${origin})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}

/** Where the server was reached when it last started; undefined where it did not know, or has not started since. */
export async function readReachedAt(query: Query): Promise<string | undefined> {
  const [row] = await query`SELECT value FROM team_settings WHERE name = ${name}`
  return row && String(row['value'])
}
