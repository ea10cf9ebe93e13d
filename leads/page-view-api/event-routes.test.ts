import { expect, test } from 'vitest'
import { eventPath, type ScriptFailure, type SiteEvent } from '../../common/lead/site-event.ts'
import { sampleCall } from '../testing/sample-call.ts'
import { testApp } from '../testing/test-app.ts'
import type { SiteFile } from '../web/site-files.ts'

const file: SiteFile = {
  type: 'text/html',
  cacheControl: 'no-cache',
  hash: 'x',
  bodies: new Map(),
  contentSecurityPolicy: "default-src 'none'",
}
const files = new Map([
  ['/', file],
  ['/offers', file],
  ['/favicon.svg', { ...file, contentSecurityPolicy: undefined }],
  ['/assets/client-a1.js', { ...file, contentSecurityPolicy: undefined }],
])
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const host = { Host: 'our.example', 'User-Agent': phone }
const view: SiteEvent = { event: 'page_viewed', path: '/offers', query: '', referrer: '' }

/** An app with two pages, and how to report to it. */
function desk() {
  const { app, store, post, logged } = testApp({
    site: { files, notFound: undefined },
    now: () => new Date('2025-10-14T20:00:00Z'),
  })
  const report = (event: unknown, headers: Record<string, string> = {}) =>
    app.request(eventPath, {
      method: 'POST',
      headers: { ...host, ...headers },
      body: typeof event === 'string' ? event : JSON.stringify(event),
    })
  return { app, store, post, report, logged }
}

test('counts a view by the day in India, page, referring website, campaign and device', async () => {
  const { store, report } = desk()
  const query = 'utm_source=Letter&utm_medium=email&utm_campaign=Diwali%202025&gclid=secret'
  const answer = await report({ ...view, query, referrer: 'www.News.example' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const names = async (dimension: Parameters<typeof store.eventTotals>[0]) =>
    (await store.eventTotals(dimension, {})).map(({ name }) => name)
  expect(await names('day')).toEqual(['2025-10-15'])
  expect(await names('path')).toEqual(['/offers'])
  expect(await names('referrer')).toEqual(['news.example'])
  expect(await names('campaign')).toEqual(['letter / email / diwali 2025'])
  expect(await names('device')).toEqual(['phone'])
})

test.each([
  ['/offers/', '/offers'],
  ['/', '/'],
  ['/no-such-page', 'other'],
  ['/favicon.svg', 'other'],
])('a view of %s is counted at %s', async (path, counted) => {
  const { store, report } = desk()
  await report({ ...view, path })
  expect(await store.eventTotals('path', {})).toMatchObject([{ name: counted, number: 1 }])
})

test.each([
  ['nothing of an email address in a campaign', 'utm_source=nandini%40kaveri.example', 'other /  / '],
  ['nothing of one encoded twice', 'utm_source=john%2540example.com', 'other /  / '],
  ['nothing of one encoded four times', 'utm_source=john%2525252540example.com', 'other /  / '],
  ['nothing of one with a wide sign', 'utm_source=john%EF%BC%A0example.com', 'other /  / '],
  [
    'nothing of one with a wide sign encoded twice',
    'utm_source=john%25EF%25BC%25A0example.com',
    'other /  / ',
  ],
  ['a plain per cent sign', 'utm_source=20%25+off', '20% off /  / '],
  ['nothing longer than a campaign’s name', `utm_source=${'x'.repeat(61)}`, 'other /  / '],
  ['no line breaks', 'utm_source=a%0Ab', 'a b /  / '],
  ['no other key', 'q=who+called+me', ''],
])('keeps %s', async (_, query, name) => {
  const { store, report } = desk()
  await report({ ...view, query })
  expect(await store.eventTotals('campaign', {})).toMatchObject([{ name }])
})

test.each([
  ['our.example', ''],
  ['localhost', ''],
  ['<b>.example', ''],
  ['search.example', 'search.example'],
])('the referring website, reported as %s, is stored as "%s"', async (referrer, name) => {
  const { store, report } = desk()
  await report({ ...view, referrer })
  expect(await store.eventTotals('referrer', {})).toMatchObject([{ name }])
})

test.each([
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
  ['Do Not Track', { DNT: '1' }],
  [
    'a search engine',
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a maker of previews', { 'User-Agent': 'WhatsApp/2.25.36 W' }],
  ['a test browser', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0' }],
  ['nobody who says who it is', { 'User-Agent': '' }],
])('counts nothing for %s, and answers the same', async (_, headers) => {
  const { store, report } = desk()
  expect((await report(view, headers)).status).toBe(204)
  expect(await store.eventTotals('path', {})).toEqual([])
})

test('a phone made by CUBOT is not a bot', async () => {
  const { store, report } = desk()
  await report(view, { 'User-Agent': phone.replace('Pixel 9', 'CUBOT KINGKONG') })
  expect(await store.eventTotals('device', {})).toMatchObject([{ name: 'phone' }])
})

test('counts the contact dialog with its heading', async () => {
  const { store, report } = desk()
  await report({ event: 'contact_opened', path: '/offers', query: '', heading: 'Write to our CEO.' })
  expect(await store.eventTotals('heading', {})).toEqual([
    { name: 'Write to our CEO.', event: 'contact_opened', number: 1 },
  ])
})

test('counts the assistant’s dialog under its own name', async () => {
  const { store, report } = desk()
  await report({ event: 'agent_opened', path: '/', query: '' })
  expect(await store.eventTotals('path', {})).toEqual([{ name: '/', event: 'agent_opened', number: 1 }])
})

const failure: ScriptFailure = {
  event: 'script_failed',
  path: '/offers',
  query: '',
  at: '/assets/client-a1.js:1:2034',
}

test('a failed script is counted with file, line and page, and logged without more', async () => {
  const { store, report, logged } = desk()
  expect((await report({ ...failure, message: 'nandini@kaveribank.example is not a function' })).status).toBe(
    204,
  )
  expect(await store.eventTotals('heading', {})).toEqual([
    { name: failure.at, event: 'script_failed', number: 1 },
  ])
  expect(await store.eventTotals('path', {})).toMatchObject([{ name: '/offers' }])
  expect(logged).toEqual([expect.objectContaining({ event: 'script_failed', script: failure.at })])
})

test.each([
  '/assets/nandini-rao.js:1:1',
  '/favicon.svg:1:1',
  '/assets/client-a1.js',
  'call me at 98450 00127',
])('a position in no script of the site, %s, is counted as other', async (at) => {
  const { store, report } = desk()
  expect((await report({ ...failure, at })).status).toBe(204)
  expect(await store.eventTotals('heading', {})).toMatchObject([{ name: 'other', number: 1 }])
})

test('invented positions make fifty lines of metrics and no more', async () => {
  const { store, report } = desk()
  for (let line = 1; line <= 60; line++) await report({ ...failure, at: `/assets/client-a1.js:${line}:1` })
  await report({ ...failure, at: '/assets/client-a1.js:1:1' })
  const totals = await store.eventTotals('heading', {})
  expect(totals).toHaveLength(51)
  expect(totals).toContainEqual({ name: 'other', event: 'script_failed', number: 10 })
  expect(totals).toContainEqual({ name: '/assets/client-a1.js:1:1', event: 'script_failed', number: 2 })
})

test('rejects other sites, other methods, other bodies and long ones', async () => {
  const { app, store, report } = desk()
  expect((await report(view, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await report(view, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await app.request(eventPath)).status).toBe(405)
  expect((await report('{')).status).toBe(400)
  expect((await report({ ...view, event: 'purse_opened' })).status).toBe(400)
  expect((await report({ ...view, query: 'x'.repeat(3000) })).status).toBe(413)
  expect(await store.eventTotals('path', {})).toEqual([])
})

test('one client may report only so much a minute', async () => {
  const { report } = desk()
  const answers = await Promise.all(Array.from({ length: 200 }, async () => report(view)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.slice(0, 120).map(({ status }) => status)).toEqual(Array(120).fill(204))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('Retry-After')).toBe('1')
})

test('a store that does not answer is reported and logged, and does not crash', async () => {
  const { store, report, logged } = desk()
  await store.close()
  expect((await report(view)).status).toBe(503)
  expect(logged).toMatchObject([{ event: 'event_not_counted' }])
})

test('a lead is counted once, with the page and campaign it was sent from', async () => {
  const { store, post } = desk()
  const from = { ...host, Referer: 'https://our.example/offers?utm_source=letter' }
  expect((await post(sampleCall(), from)).status).toBe(200)
  expect((await post(sampleCall(), from)).status).toBe(200)
  await expect
    .poll(() => store.eventTotals('path', {}))
    .toEqual([{ name: '/offers', event: 'lead_sent', number: 1 }])
  expect(await store.eventTotals('campaign', {})).toMatchObject([{ name: 'letter /  / ' }])
})

test('a lead from elsewhere is counted on no page of ours, and one that asks not to be tracked not at all', async () => {
  const { store, post } = desk()
  await post(sampleCall(), { ...host, 'Sec-GPC': '1' })
  await post(sampleCall({ message: 'Another.' }), { ...host, Referer: 'https://elsewhere.example/offers' })
  await expect.poll(() => store.eventTotals('path', {})).toMatchObject([{ name: 'other', number: 1 }])
})
