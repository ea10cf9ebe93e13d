import { expect, test } from 'vitest'
import { sampleCall } from '../testing/sample-call.ts'
import { testApp } from '../testing/test-app.ts'

const token = 'a token for the metrics'
const authorised = { Authorization: `Bearer ${token}` }

test('is alive as long as the store can be read, and ready until it is stopping', async () => {
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

test('there are no metrics unless a token is set, and none without it', async () => {
  expect((await testApp().app.request('/metrics', { headers: authorised })).status).toBe(404)
  const { app } = testApp({}, { METRICS_TOKEN: token })
  const wrong: Record<string, string>[] = [{}, { Authorization: 'Bearer wrong' }, { Authorization: token }]
  for (const headers of wrong) {
    expect((await app.request('/metrics', { headers })).status).toBe(401)
  }
})

test('metrics count what has happened and how the outbox stands, and name nobody', async () => {
  const { app, post } = testApp({}, { METRICS_TOKEN: token })
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
    'lead_desk_events_total{event="lead_accepted"} 1',
    'lead_desk_events_total{event="lead_repeated"} 1',
    'lead_desk_events_total{event="lead_held"} 1',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^lead_desk_oldest_waiting_delivery_seconds [\d.]+$/m)
  expect(text).not.toMatch(/Nandini|kaveri|OR-/)
})
