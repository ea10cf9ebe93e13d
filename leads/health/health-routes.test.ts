import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import type { Store } from '../store/open-store.ts'
import { sampleCall } from '../testing/sample-call.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from '../testing/stores.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { wallClock } from '../testing/wall-clock.ts'
import { minute } from '../../common/lead/milliseconds.ts'

const token = 'a token for the metrics'
const authorised = { Authorization: `Bearer ${token}` }

test('is ready while the store can be read, until it is stopping', async () => {
  let isReady = true
  const { app, store } = testApp({ isReady: () => isReady })
  const status = async (path: string) => (await app.request(path)).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  isReady = false
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  isReady = true
  await store.close()
  expect([await status('/healthz'), await status('/readyz')]).toEqual([503, 503])
})

onEachDatabase((database) => {
  /** The app on a store, with adjustable clocks. */
  async function watchedApp() {
    const store = await storeAt(await freshPlace(database))
    const clock = wallClock()
    let steady = 0
    let probes = 0
    const counted: Store = {
      ...store,
      probe: () => {
        probes += 1
        return store.probe()
      },
    }
    const { app, post } = testApp({ store: counted, now: clock.now, steady: () => steady })
    const health = async () => {
      // Cached findings have expired by then.
      steady += minute
      const response = await app.request('/healthz')
      const { status, reasons } = (await response.json()) as { status: string; reasons: string[] }
      return { code: response.status, status, reasons }
    }
    return { app, post, store, clock, health, probes: () => probes }
  }
  type Watched = Awaited<ReturnType<typeof watchedApp>>

  /** Records that the next delivery failed permanently. */
  async function letDie({ store, clock }: Watched) {
    const claim = await store.claimDelivery(clock.now(), minute)
    if (!claim) throw new Error('nothing to claim')
    await store.recordOutcome(claim, { state: 'dead', failedAt: clock.now(), error: '554', alerts: [] })
    return claim
  }

  test('health is degraded while a delivery is dead, in words that identify nobody, and the site stays ready', async () => {
    const watched = await watchedApp()
    const { app, post, store, clock, health } = watched
    expect(await health()).toEqual({ code: 200, status: 'ok', reasons: [] })
    await post()
    expect(await health()).toMatchObject({ status: 'ok' })
    await letDie(watched)
    const reasons = ['Deliveries have failed for good; npm run leads -- doctor says what to do']
    expect(await health()).toEqual({ code: 503, status: 'degraded', reasons })
    expect((await app.request('/readyz')).status).toBe(200)
    await store.replayDead(clock.now())
    expect(await health()).toMatchObject({ code: 200, status: 'ok' })
    await letDie(watched)
    expect(await health()).toMatchObject({ status: 'degraded' })
    expect(await store.dismissFailed(clock.now())).toBe(1)
    expect(await health()).toMatchObject({ code: 200, status: 'ok' })
  })

  test('health is degraded from the first refusal of a delivery until it is sent', async () => {
    const { post, store, clock, health } = await watchedApp()
    await post()
    const claim = () => store.claimDelivery(clock.now(), minute)
    const refused = await claim()
    if (!refused) throw new Error('nothing to claim')
    const failure = { failedAt: clock.now(), nextAttemptAt: clock.now(), error: '554', alerts: [] }
    await store.recordOutcome(refused, { state: 'waiting', refused: true, ...failure })
    const reasons = ['Deliveries are refused; npm run leads -- doctor says what to do']
    expect(await health()).toEqual({ code: 503, status: 'degraded', reasons })
    const again = await claim()
    if (again) await store.recordOutcome(again, { state: 'delivered', at: clock.now() })
    expect(await health()).toMatchObject({ code: 200, status: 'ok' })
  })

  test('health is degraded while a delivery has waited for more than an hour', async () => {
    const { post, store, clock, health } = await watchedApp()
    await post()
    clock.set(59 * minute)
    expect(await health()).toMatchObject({ status: 'ok' })
    clock.set(61 * minute)
    const reasons = ['Deliveries have waited for more than an hour; npm run leads -- doctor says what to do']
    expect(await health()).toEqual({ code: 503, status: 'degraded', reasons })
    const claim = await store.claimDelivery(clock.now(), minute)
    if (claim) await store.recordOutcome(claim, { state: 'delivered', at: clock.now() })
    expect(await health()).toMatchObject({ code: 200, status: 'ok' })
  })

  test('a mistyped address does not degrade it: anybody could cause that', async () => {
    const watched = await watchedApp()
    const { store, clock, health } = watched
    const thanks = [{ kind: 'thanks-mail', address: sampleLead.email }] as const
    await acceptLead(store, sampleLead, thanks, clock.now())
    clock.set(61 * minute)
    expect(await health()).toMatchObject({ status: 'ok' })
    await letDie(watched)
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  test('concurrent callers share one write', async () => {
    const { app, health, probes } = await watchedApp()
    await health()
    await Promise.all(Array.from({ length: 20 }, async () => app.request('/healthz')))
    expect(probes()).toBe(1)
    await health()
    expect(probes()).toBe(2)
  })
})

test('a read-only Postgres is unhealthy, but ready', async () => {
  const place = await freshPlace('Postgres')
  const store = await storeAt(place)
  const { app, logged } = testApp({ store, steady: () => performance.now() * 1_000_000 })
  expect((await app.request('/healthz')).status).toBe(200)
  const url = 'url' in place ? place.url : ''
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  const name = new URL(url).pathname.slice(1)
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  // The pool's connections keep the setting they started with.
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`,
    [name],
  )
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(200)
  await expect
    .poll(async () => (await app.request('/healthz')).json())
    .toMatchObject({
      status: 'failing',
      reasons: [
        'The lead store cannot be written, and no lead can be taken: the database may only be read; npm run leads -- doctor says what to do',
      ],
    })
  expect(logged).toContainEqual({
    event: 'store_not_writable',
    code: '25006',
    problem: 'the database may only be read',
  })
})

test('health and metrics name the running build', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'commit.json'), '{"commit":"804bef4c9d11","date":"2026-11-29T09:30:00Z"}')
  const { app } = testApp({}, { METRICS_TOKEN: token, SITE_DIR: join(folder, 'client') })
  const { build } = (await (await app.request('/healthz')).json()) as { build: object }
  expect(build).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: '804bef4c9d11',
    date: '2026-11-29T09:30:00Z',
  })
  const metrics = await (await app.request('/metrics', { headers: authorised })).text()
  expect(metrics).toMatch(
    /^lead_desk_build_info\{version="[\d.]+",commit="804bef4c9d11",date="2026-\S+"\} 1$/m,
  )
})

test('there are no metrics unless a token is set, and none without it', async () => {
  expect((await testApp().app.request('/metrics', { headers: authorised })).status).toBe(404)
  const { app } = testApp({}, { METRICS_TOKEN: token })
  const wrong: Record<string, string>[] = [{}, { Authorization: 'Bearer wrong' }, { Authorization: token }]
  for (const headers of wrong) {
    expect((await app.request('/metrics', { headers })).status).toBe(401)
  }
})

test('metrics count events and outbox states, and identify nobody', async () => {
  const destinations = () => new Map([['webhook crm', true]])
  const { app, post } = testApp({ destinations }, { METRICS_TOKEN: token })
  await post()
  await post()
  await post(sampleCall({ message: '[url=https://pills.example]buy[/url]' }))
  const response = await app.request('/metrics', { headers: authorised })
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  for (const line of [
    '# TYPE lead_desk_leads gauge',
    'lead_desk_leads 2',
    'lead_desk_deliveries{state="waiting"} 1',
    'lead_desk_deliveries{state="held"} 1',
    'lead_desk_deliveries{state="dead"} 0',
    'lead_desk_unsolved_deliveries{reason="dead"} 0',
    'lead_desk_destination_paused{destination="webhook crm"} 1',
    'lead_desk_events_total{event="lead_accepted"} 1',
    'lead_desk_events_total{event="lead_repeated"} 1',
    'lead_desk_events_total{event="lead_held"} 1',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^lead_desk_oldest_waiting_delivery_seconds [\d.]+$/m)
  expect(text).not.toMatch(/Nandini|kaveri|OR-/)
})
