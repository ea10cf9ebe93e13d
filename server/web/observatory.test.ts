import path from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { linkTokens } from '../newsletter/link-tokens.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { readSiteFiles } from './site-files.ts'

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
 * The modifiers of the HTTP Observatory's published scoring that can apply to a site without cookies or foreign
 * scripts. It starts at 100; 100 and more are its top grade.
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
    'pages readable by every other site',
    (headers) => headers.get('Access-Control-Allow-Origin') === '*',
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
  mkdirSync(folder)
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), html)
  return createApp({
    env: readEnv({ HTTPS: '1' }),
    store: temporaryStore(),
    tokens: linkTokens('a secret that only the tests know'),
    site: readSiteFiles(folder),
    log: () => undefined,
  })
}

test.each(['/', '/no/such/page'])(
  '%s has the headers of the HTTP Observatory’s top grade, with every bonus',
  async (at) => {
    const { headers } = await siteOverHttps().request(at)
    expect(score(headers)).toEqual({ points: 130, lost: [] })
  },
)

test('the scoring sees what is missing', () => {
  const { points, lost } = score(new Headers({ 'Content-Security-Policy': "script-src 'unsafe-inline' *" }))
  expect(points).toBeLessThan(50)
  expect(lost).toHaveLength(4)
})
