import pg from 'pg'

/** Runs a statement on a connection of its own; returns what it answers. */
export async function runOnPostgres(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
