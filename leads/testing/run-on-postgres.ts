import pg from 'pg'

/** Runs a statement on its own connection; returns its result. */
export async function runOnPostgres(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
