import { startPostgres } from '../../leads/testing/postgres-cluster.ts'
import { test as journey } from './journey.ts'

/** The journeys' `test`, at a host name for which browsers allow passkeys on this machine, as its links do. */
export const test = journey.extend({
  baseURL: async ({ leadDesk }, use) => use(`http://localhost:${leadDesk.port}`),
})

/** The same with the leads in the test's own Postgres. */
export const testOnPostgres = test.extend({
  leadDeskEnv: async ({}, use) => {
    const postgres = await startPostgres()
    await use({
      DATABASE_URL: postgres.url,
      NEWSLETTER_SECRET: 'a secret of this test, long enough to be one',
    })
    await postgres.stop()
  },
})
