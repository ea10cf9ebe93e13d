import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageViews } from '../../../common/brand/site-config.ts'
import { site } from '../../../common/brand/site.ts'
import type { SiteEvent } from '../../../common/lead/site-event.ts'
import { report as toNobody } from './none.ts'
import { report as toOwnServer } from './own-server.ts'
import { report as toPlausible } from './plausible.ts'
import { report as toUmami } from './umami.ts'

const configured = site.pageViews
const view: SiteEvent = {
  event: 'page_viewed',
  path: '/offers',
  query: 'utm_source=letter',
  referrer: 'news.example',
}
const opened: SiteEvent = { event: 'contact_opened', path: '/', query: '', heading: 'Write to our CEO.' }
const asked: SiteEvent = { event: 'agent_opened', path: '/', query: '' }
const fetched = vi.fn<(url: string, request: RequestInit & { body: string }) => Promise<never>>(() =>
  Promise.reject(new Error('blocked')),
)

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://our.example/offers?name=Nandini'))
  vi.stubGlobal('document', { title: 'Pricing' })
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.stubGlobal('navigator', { language: 'hi-IN' })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  site.pageViews = configured
  vi.unstubAllGlobals()
})

/** Where an event is sent, and with what, immediately; a failure must not matter. */
function sent(pageViews: PageViews, report: (event: SiteEvent) => void, event: SiteEvent) {
  site.pageViews = pageViews
  fetched.mockClear()
  report(event)
  return fetched.mock.calls.map(([url, { body, ...request }]) => {
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    return { url, headers: request.headers, body: JSON.parse(body) as unknown }
  })
}

test('the own server is sent the event as it is', () => {
  expect(sent({ to: 'own-server' }, toOwnServer, view)).toEqual([
    { url: '/api/event', headers: {}, body: view },
  ])
})

test('without a recipient nothing is sent', () => {
  expect(sent({ to: 'none' }, toNobody, view)).toEqual([])
})

test('Plausible is sent the address with its campaign only, in a request that needs no preflight', () => {
  const settings = { to: 'plausible', origin: 'https://plausible.io', domain: 'our.example' } as const
  const url = 'https://plausible.io/api/event'
  const page = { domain: 'our.example', url: 'https://our.example/offers?utm_source=letter' }
  expect(sent(settings, toPlausible, view)).toEqual([
    { url, headers: {}, body: { name: 'pageview', ...page, referrer: 'https://news.example/' } },
  ])
  expect(sent(settings, toPlausible, opened)).toMatchObject([
    { url, body: { name: 'contact_opened', props: { heading: 'Write to our CEO.' } } },
  ])
  expect(sent(settings, toPlausible, asked)).toMatchObject([{ url, body: { name: 'agent_opened' } }])
})

test('Umami is sent a view without a name, and an event with one', () => {
  const settings = { to: 'umami', origin: 'https://umami.example', websiteId: 'site-1' } as const
  const request = {
    url: 'https://umami.example/api/send',
    headers: { 'Content-Type': 'application/json' },
  }
  const payload = { website: 'site-1', hostname: 'our.example', screen: '390x844', language: 'hi-IN' }
  const [first] = sent(settings, toUmami, view)
  expect(first).toMatchObject({
    ...request,
    body: {
      type: 'event',
      payload: {
        ...payload,
        url: 'https://our.example/offers?utm_source=letter',
        referrer: 'https://news.example/',
      },
    },
  })
  expect(JSON.stringify(first)).not.toContain('"name"')
  expect(sent(settings, toUmami, opened)).toMatchObject([
    { ...request, body: { payload: { name: 'contact_opened', data: { heading: 'Write to our CEO.' } } } },
  ])
  expect(sent(settings, toUmami, asked)).toMatchObject([
    { ...request, body: { payload: { name: 'agent_opened' } } },
  ])
})
