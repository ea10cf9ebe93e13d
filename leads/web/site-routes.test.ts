import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { readSiteFiles } from './site-files.ts'

const home = '<!doctype html><title>Home</title><script>start()</script>'
const script = 'export const a = 1\n'
const policy = "default-src 'none'; script-src 'self' 'sha256-of-its-script'"

function builtSite() {
  const folder = temporaryFolder()
  const files: Record<string, string | Buffer> = {
    'index.html': home,
    'index.html.br': brotliCompressSync(home),
    'index.html.gz': gzipSync(home),
    'about/index.html': '<title>About</title>',
    'products/qams/index.html': '<title>QAMS</title>',
    '404.html': '<h1>Oops! Page not found</h1><script>log()</script>',
    '_page-policies.json': JSON.stringify({
      '/index.html': policy,
      '/about/index.html': policy,
      '/products/qams/index.html': policy,
      '/404.html': policy,
    }),
    _headers: 'rules',
    'vercel.json': '{}',
    'assets/home-BjAAPc78.js': script,
    'assets/home-BjAAPc78.js.br': brotliCompressSync(script),
    'robots.txt': 'User-agent: *',
    'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.env': 'secret',
    '.git/config': 'secret',
    '.well-known/security.txt': 'Contact: mailto:x@y.example',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  const outside = path.join(temporaryFolder(), 'outside.txt')
  writeFileSync(outside, 'secret')
  symlinkSync(outside, path.join(folder, 'link.txt'))
  return folder
}

function siteApp(variables?: Record<string, string>) {
  return testApp({ site: readSiteFiles(builtSite()) }, variables).app
}

test('serves pages at their address, revalidated every time', async () => {
  const app = siteApp()
  const response = await app.request('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(home)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect((await app.request('/products/qams')).status).toBe(200)
})

test('sends the brotli made by the build, with an ETag for each encoding', async () => {
  const app = siteApp()
  const request = (encoding: string) => app.request('/', { headers: { 'Accept-Encoding': encoding } })
  const brotli = await request('gzip, br')
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(home)
  const gzip = await request('gzip')
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  const plain = await request('identity')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  const tags = [brotli, gzip, plain].map(({ headers }) => headers.get('ETag'))
  expect(new Set(tags).size).toBe(3)
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag ?? ''))).toBe(true)
})

test('answers 304 only to a known ETag', async () => {
  const app = siteApp()
  const etag = (await app.request('/about')).headers.get('ETag') ?? ''
  for (const sent of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const response = await app.request('/about', { headers: { 'If-None-Match': sent } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(etag)
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  }
  expect((await app.request('/about', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test('keeps hashed assets for a year', async () => {
  const response = await siteApp().request('/assets/home-BjAAPc78.js')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
})

test('answers HEAD like GET without the body', async () => {
  const response = await siteApp().request('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Length')).toBe(String(home.length))
  expect(await response.text()).toBe('')
})

test('rejects every other method', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await siteApp().request('/about', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  }
})

test.each([
  ['/about/', '/about'],
  ['/about/?from=mail&x=%2F%2Fevil', '/about?from=mail&x=%2F%2Fevil'],
  ['/products/qams/', '/products/qams'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('sends %s to %s', async (from, to) => {
  const response = await siteApp().request(from)
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe(to)
})

test.each([
  '/nowhere',
  '/nowhere/',
  '/about//',
  '//',
  '//about/',
  '//evil.example/',
  '//evil.example//about/',
  '/%2F%2Fevil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/about%00',
  '/about%0d%0aX: y',
  '/%',
  '/%ff',
  '/.env',
  '/.git/config',
  '/link.txt',
  '/index.html.br',
  '/index.html.gz',
  '/404.html',
  '/_page-policies.json',
  '/_headers',
  '/vercel.json',
  '/ABOUT',
  '/constructor',
])('answers %s with the not-found page', async (address) => {
  const response = await siteApp().request(`http://localhost${address}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('Location')).toBeNull()
  expect(await response.text()).toContain('Oops! Page not found')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Content-Security-Policy')).toContain('sha256-')
})

test('serves files under .well-known', async () => {
  expect((await siteApp().request('/.well-known/security.txt')).status).toBe(200)
})

test('puts the security headers on every answer', async () => {
  const app = siteApp()
  for (const [address, method] of [
    ['/', 'GET'],
    ['/about/', 'GET'],
    ['/mark.svg', 'GET'],
    ['/nowhere', 'GET'],
    ['/about', 'POST'],
    ['/healthz', 'GET'],
  ] as const) {
    const { headers } = await app.request(address, { method })
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-site')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  }
  const secure = await siteApp({ HTTPS: 'true' }).request('/')
  expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test('reports that there is no built site', () => {
  expect(() => readSiteFiles(temporaryFolder())).toThrow(/no built site/)
})
