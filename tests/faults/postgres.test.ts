import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { smtpSender } from '../../leads/mail/smtp-sender.ts'
import { openStore } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { startWorker } from '../../leads/testing/start-worker.ts'
import { freshPlace } from '../../leads/testing/stores.ts'
import { tcpProxy } from '../../leads/testing/tcp-proxy.ts'
import { testApp } from '../../leads/testing/test-app.ts'

/** The app and a worker on a Postgres reached through a proxy, and a separate administrator session. */
async function leadDeskOnPostgres() {
  const place = await freshPlace('Postgres')
  const direct = new URL('url' in place ? place.url : '')
  const proxy = await tcpProxy(Number(direct.port))
  const address = new URL(direct)
  address.port = String(proxy.port)
  // Ten seconds outside the tests.
  address.searchParams.set('statement_timeout', '400')
  const lost: string[] = []
  const store = await openStore({ url: address.href }, ({ name }) => lost.push(name))
  onTestFinished(() => store.close())
  const admin = new pg.Client(direct.href)
  await admin.connect()
  onTestFinished(() => admin.end())
  const { arrived, port } = await smtpPeer()
  const { worker } = startWorker(store, {
    sender: smtpSender({ host: '127.0.0.1', port, secure: false }),
  })
  const { post, app, logged } = testApp({ store, onDelivery: () => worker.wake() })
  const name = direct.pathname.slice(1)
  return { post, app, logged, store, admin, name, proxy, arrived, lost, worker }
}
type LeadDesk = Awaited<ReturnType<typeof leadDeskOnPostgres>>

async function expectRefusal({ post, store }: LeadDesk, mended: () => Promise<void>) {
  const refused = await post()
  expect([refused.status, await refused.text()]).toEqual([
    503,
    'The message could not be stored. Please try again.',
  ])
  expect(refused.headers.get('Retry-After')).toBe('30')
  await mended()
  // The pool may still hold a connection that has ended.
  await eventually(async () => expect(await store.list({})).toEqual([]))
}

/** The visitor sends the lead again: it is stored once and mailed once. */
async function expectOneLead({ post, store, arrived }: LeadDesk) {
  await eventually(async () => expect((await post()).status).toBe(200))
  await eventually(async () =>
    expect((await store.list({})).map(({ deliveries }) => deliveries)).toMatchObject([
      [{ state: 'delivered' }],
    ]),
  )
  expect(arrived).toHaveLength(1)
}

async function endIdleSessions({ store, admin, lost }: LeadDesk) {
  await eventually(async () => {
    // Leaves a connection idle.
    await store.list({})
    await admin.query(endSessions)
    expect(lost.length).toBeGreaterThan(0)
  })
}

const refuseWith = (sqlState: string) => `
  CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${sqlState}'; END $$
    LANGUAGE plpgsql;
  CREATE TRIGGER refuse BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse()`
const endSessions = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'lead desk'`

test.each([
  {
    fault: 'a lock that another session holds (statement timeout)',
    begin: ({ admin }: LeadDesk) => admin.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE'),
    mend: ({ admin }: LeadDesk) => admin.query('ROLLBACK'),
  },
  {
    fault: 'a full disk',
    begin: ({ admin }: LeadDesk) => admin.query(refuseWith('53100')),
    mend: ({ admin }: LeadDesk) => admin.query('DROP FUNCTION refuse CASCADE'),
  },
  {
    fault: 'a database that may only be read',
    begin: async ({ admin, name }: LeadDesk) => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      await admin.query(endSessions)
    },
    mend: async ({ admin, name }: LeadDesk) => {
      await admin.query('BEGIN READ WRITE')
      await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`)
      await admin.query(endSessions)
    },
  },
  {
    fault: 'a database that is down',
    begin: async ({ proxy }: LeadDesk) => proxy.setDown(true),
    mend: async ({ proxy }: LeadDesk) => proxy.setDown(false),
  },
  {
    fault: 'a connection lost in the middle of the transaction',
    begin: async ({ proxy }: LeadDesk) => proxy.cutAt('INSERT INTO leads'),
    mend: async () => undefined,
  },
])('$fault: refused with 503, nothing half-stored, and accepted once fixed', async ({ begin, mend }) => {
  const leadDesk = await leadDeskOnPostgres()
  await begin(leadDesk)
  await expectRefusal(leadDesk, async () => void (await mend(leadDesk)))
  await expectOneLead(leadDesk)
})

test(
  'a connection lost at the commit: the outcome is unknown, so it is refused, and resent it is one lead',
  { tags: 'full' },
  async () => {
    const leadDesk = await leadDeskOnPostgres()
    // Only the lead's transaction should be hit.
    await leadDesk.worker.stop()
    leadDesk.proxy.cutAt('COMMIT')
    expect((await leadDesk.post()).status).toBe(503)
    expect((await leadDesk.post()).status).toBe(200)
    expect(await leadDesk.store.list({})).toHaveLength(1)
  },
)

test(
  'a session ended as it begins, together with its welcome: refused with 503, and the lead desk continues',
  { tags: 'full' },
  async () => {
    const leadDesk = await leadDeskOnPostgres()
    await leadDesk.worker.stop()
    await endIdleSessions(leadDesk)
    // Messages of Postgres: ready for a query; an error of three fields.
    const ready = Buffer.from('Z\0\0\0\u0005I', 'latin1')
    const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
    const head = Buffer.from('E\0\0\0\0', 'latin1')
    head.writeInt32BE(fields.length + 4, 1)
    let hasEnded = false
    void leadDesk.proxy.endAt(ready, Buffer.concat([head, fields])).then(() => (hasEnded = true))
    await eventually(async () => {
      // The pool may still hold a connection that has ended.
      expect((await leadDesk.post()).status).toBe(503)
      expect(hasEnded).toBe(true)
    })
    await eventually(async () => expect((await leadDesk.post()).status).toBe(200))
    expect(await leadDesk.store.list({})).toHaveLength(1)
  },
)

test(
  'all sessions ended, as by a restart: idle connections are replaced, and work under way continues',
  { tags: 'full' },
  async () => {
    const leadDesk = await leadDeskOnPostgres()
    await endIdleSessions(leadDesk)
    await expectOneLead(leadDesk)
    expect((await leadDesk.app.request('/healthz')).status).toBe(200)
  },
)

/** Milliseconds: three of ours, plus room for a busy machine. Waiting for statement and rollback takes 20 s. */
const fewSeconds = 15_000

test(
  'a database that accepts connections and never answers: 503 in a few seconds, and the log says why',
  { tags: 'full', timeout: 30_000 },
  async () => {
    const leadDesk = await leadDeskOnPostgres()
    // An open connection, which freezes with the database, and new ones.
    await leadDesk.store.list({})
    leadDesk.proxy.setFrozen(true)
    const begun = performance.now()
    const answers = await Promise.all([leadDesk.post(), leadDesk.app.request('/healthz'), leadDesk.post()])
    expect(performance.now() - begun).toBeLessThan(fewSeconds)
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    const why = { code: 'ETIMEDOUT', problem: 'the database does not answer in time' }
    expect(leadDesk.logged).toMatchObject([why, why, why])
    leadDesk.proxy.setFrozen(false)
    // A statement that the database never received must not arrive later.
    leadDesk.proxy.cut()
    await expectOneLead(leadDesk)
  },
)
