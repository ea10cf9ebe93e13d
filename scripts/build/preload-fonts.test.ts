import { expect, test } from 'vitest'
import { preloadFonts, preloadPortalFonts } from './preload-fonts.ts'

const files = [
  { script: 'latin', href: '/latin.woff2' },
  { script: 'latin-display', href: '/display.woff2' },
  { script: 'bengali', href: '/bengali.woff2' },
  { script: 'tamil', href: '/tamil.woff2' },
]
const page = (body: string) => `<head><style data-routes="root"></style></head><body>${body}</body>`
const preloads = (html: string) => [...html.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)

test('a plain page preloads the Latin file alone', () => {
  expect(preloads(preloadFonts(page('<p lang="bn">আমার</p>'), files))).toEqual(['/latin.woff2'])
})

test('a sentence of another script in the first screen brings its file', () => {
  const html = page('<blockquote lang="bn" data-first-screen="">আমার অর্ডারটা</blockquote>')
  expect(preloads(preloadFonts(html, files))).toEqual(['/latin.woff2', '/bengali.woff2'])
})

test('a page that script draws preloads what it opens in, and leaves what its desks show to their start', () => {
  const all = [...files, { script: 'latin-data', href: '/data.woff2' }]
  expect(preloads(preloadPortalFonts(page(''), all))).toEqual(['/latin.woff2', '/display.woff2'])
})
