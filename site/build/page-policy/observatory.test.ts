import path from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newsletterPath } from '../../content/newsletter-pages.ts'
import { emailCallPath } from '../../../common/lead/email-call.ts'
import { subscribePath } from '../../../common/lead/newsletter.ts'
import { eventPath } from '../../../common/lead/site-event.ts'
import { sampleCall } from '../../../leads/testing/sample-call.ts'
import { temporaryFolder } from '../../../leads/testing/temporary-folder.ts'
import { testApp } from '../../../leads/testing/test-app.ts'
import { largestBody } from '../../../leads/web/read-body.ts'
import { readSiteFiles } from '../../../leads/web/site-files.ts'
import { pagePolicies } from './page-policies.ts'

const html = `<!doctype html><title>Page</title><style>a{}</style><script>1</script><p style="color:red">text</p>`
const halfAYear = 15_768_000

type Rule = [points: number, what: string, applies: (headers: Headers) => boolean]

/** The directives of a Content-Security-Policy by name. */
const directives = (headers: Headers) =>
  new Map(
    (headers.get('Content-Security-Policy') ?? '').split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
const sourcesOf = (headers: Headers, name: string) =>
  directives(headers).get(name) ?? directives(headers).get('default-src') ?? ['*']
const isBroad = (source: string) =>
  ['*', 'http:', 'https:', "'unsafe-inline'", "'unsafe-eval'"].includes(source)

/**
 * The modifiers of the HTTP Observatory's published scoring that can apply to a site without cookies or
 * third-party scripts. It starts at 100; 100 and more are its top grade.
 */
const rules: Rule[] = [
  [-25, 'no Content-Security-Policy', (headers) => !headers.has('Content-Security-Policy')],
  [
    -20,
    'a policy that lets scripts or plugins in too broadly',
    (headers) => ['script-src', 'object-src'].some((name) => sourcesOf(headers, name).some(isBroad)),
  ],
  [
    10,
    'default-src none and nothing unsafe',
    (headers) =>
      sourcesOf(headers, 'default-src').join() === "'none'" && !sourcesOf(headers, 'style-src').some(isBroad),
  ],
  [
    -20,
    'no Strict-Transport-Security of half a year',
    (headers) =>
      Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0) < halfAYear,
  ],
  [-5, 'no X-Content-Type-Options', (headers) => headers.get('X-Content-Type-Options') !== 'nosniff'],
  [
    -20,
    'framing allowed to anyone',
    (headers) => !directives(headers).has('frame-ancestors') && !headers.has('X-Frame-Options'),
  ],
  [5, 'framing ruled by the policy', (headers) => directives(headers).has('frame-ancestors')],
  [
    5,
    'a private Referrer-Policy',
    (headers) =>
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        headers.get('Referrer-Policy') ?? '',
      ),
  ],
  [
    -50,
    'answers readable by every other site with the visitor’s cookies',
    (headers) =>
      headers.has('Access-Control-Allow-Origin') &&
      headers.get('Access-Control-Allow-Credentials') === 'true',
  ],
  [
    10,
    'resources kept to the site',
    (headers) => ['same-origin', 'same-site'].includes(headers.get('Cross-Origin-Resource-Policy') ?? ''),
  ],
]

function score(headers: Headers): { points: number; lost: string[] } {
  const applying = rules.filter(([, , applies]) => applies(headers))
  return {
    points: applying.reduce((sum, [points]) => sum + points, 100),
    lost: applying.filter(([points]) => points < 0).map(([, what]) => what),
  }
}

function siteOverHttps() {
  const folder = path.join(temporaryFolder(), 'site')
  const pages = [
    'index.html',
    '404.html',
    'about/index.html',
    newsletterPath('confirm').slice(1) + '/index.html',
  ]
  for (const name of [...pages, 'mark.svg']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), html)
  }
  writeFileSync(
    path.join(folder, '_page-policies.json'),
    pagePolicies(new Map(pages.map((name) => [name, html]))),
  )
  return testApp({ site: readSiteFiles(folder) }, { HTTPS: '1', METRICS_TOKEN: 'a token for the metrics' })
}

test.each(['/', '/about', '/no/such/page'])('no text becomes code on %s', async (at) => {
  const { headers } = await siteOverHttps().app.request(at)
  expect(directives(headers).get('require-trusted-types-for')).toEqual(["'script'"])
})

test.each(['/', '/about', '/no/such/page'])(
  '%s has the headers of the HTTP Observatory’s top grade, with every bonus',
  async (at) => {
    const { headers } = await siteOverHttps().app.request(at)
    expect(score(headers)).toEqual({ points: 130, lost: [] })
  },
)

const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }

test.each<[status: number, at: string, init?: RequestInit]>([
  [200, '/mark.svg'],
  [304, '/', { headers: { 'If-None-Match': '*' } }],
  [308, '/about/'],
  [405, '/about', { method: 'DELETE' }],
  [204, emailCallPath, { method: 'OPTIONS' }],
  [200, emailCallPath, { ...broken, body: JSON.stringify(sampleCall()) }],
  [400, emailCallPath, broken],
  [405, emailCallPath],
  [413, emailCallPath, { ...broken, body: 'x'.repeat(largestBody + 1) }],
  [415, emailCallPath, { method: 'POST' }],
  [303, subscribePath],
  [400, subscribePath, { method: 'POST' }],
  [403, subscribePath, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [303, `${newsletterPath('confirm')}?token=x`],
  [400, `${newsletterPath('unsubscribe')}?token=x`, { method: 'POST', body: 'List-Unsubscribe=One-Click' }],
  [
    204,
    eventPath,
    { method: 'POST', body: JSON.stringify({ event: 'page_viewed', path: '/', query: '', referrer: '' }) },
  ],
  [400, eventPath, { method: 'POST' }],
  [200, '/healthz'],
  [401, '/metrics'],
])('an answer %i of %s has the headers of the top grade', async (status, at, init) => {
  const answer = await siteOverHttps().app.request(at, init)
  expect(answer.status).toBe(status)
  const { points, lost } = score(answer.headers)
  expect(lost).toEqual([])
  expect(points).toBeGreaterThanOrEqual(100)
})

test('answers 503 and 500 have the headers too', async () => {
  const { app, post, store } = siteOverHttps()
  await store.close()
  for (const answer of [
    await post(),
    await app.request('/healthz'),
    await app.request('/metrics', { headers: { Authorization: 'Bearer a token for the metrics' } }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(score(answer.headers)).toMatchObject({ lost: [] })
  }
})

test('the score falls when a header is missing', () => {
  const { points, lost } = score(new Headers({ 'Content-Security-Policy': "script-src 'unsafe-inline' *" }))
  expect(points).toBeLessThan(50)
  expect(lost).toHaveLength(4)
})
