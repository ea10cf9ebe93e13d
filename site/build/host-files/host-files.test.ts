import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { headersFile, redirectsFile, vercelConfig } from './host-files.ts'
import { hostRules } from './host-rules.ts'

const rules = hostRules(
  new Map([
    ['index.html', '<script>home()</script>'],
    ['about/index.html', '<script>about()</script>'],
    [`${site.agent.page.slice(1)}/index.html`, ''],
    ['404.html', ''],
  ]),
)

test('one rule for names with a hash, one for all, and one for each page with its own policy', () => {
  expect(rules.map(({ path }) => path)).toEqual([
    '/assets/*',
    '/*',
    '/',
    '/about',
    site.agent.page,
    '/404.html',
  ])
  const [assets, all, home, about, agent] = rules.map(({ headers }) => headers)
  expect(assets).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
  expect(all).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000',
  })
  expect(all).not.toHaveProperty('Content-Security-Policy')
  expect(home?.['Content-Security-Policy']).toMatch(/script-src [^;]*'sha256-/)
  expect(about?.['Content-Security-Policy']).not.toBe(home?.['Content-Security-Policy'])
  expect(home?.['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(agent?.['Content-Security-Policy']).toContain("frame-ancestors 'self'")
})

test('_headers has a path at the start of a line and its headers below, indented by two spaces', () => {
  const text = headersFile([
    { path: '/*', headers: { One: '1', Two: '2' } },
    { path: '/about', headers: { Three: '3' } },
  ])
  expect(text).toBe('/*\n  One: 1\n  Two: 2\n/about\n  Three: 3\n')
})

test('no line of _headers is longer than Cloudflare’s limit', () => {
  const longest = Math.max(
    ...headersFile(rules)
      .split('\n')
      .map(({ length }) => length),
  )
  expect(longest).toBeLessThan(2000)
})

const renamed = new Map([['/old', '/about']])

test('_redirects has each old address, also with a trailing slash, and a status that every host supports', () => {
  expect(redirectsFile(renamed)).toBe('/old /about 301\n/old/ /about 301\n')
})

test('vercel.json says the same, with the site’s addresses', () => {
  const { cleanUrls, trailingSlash, redirects, headers } = JSON.parse(vercelConfig(rules, renamed)) as {
    cleanUrls: boolean
    trailingSlash: boolean
    redirects: object[]
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false })
  expect(redirects).toEqual([{ source: '/old', destination: '/about', permanent: true }])
  expect(headers.slice(0, 2).map(({ source }) => source)).toEqual(['/assets/(.*)', '/(.*)'])
  const said = headers.map((rule) => Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])))
  expect(said).toEqual(rules.map((rule) => rule.headers))
})
