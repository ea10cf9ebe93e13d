import { expect, test } from 'vitest'
import { htmlText, parseHtml } from './html-tree.ts'
import { preloadFonts } from './preload-fonts.ts'

const files = [
  { script: 'latin-data', href: '/data.woff2' },
  { script: 'bengali', href: '/bengali.woff2' },
  { script: 'tamil', href: '/tamil.woff2' },
]

function preloads(body: string) {
  const tree = parseHtml(`<head></head><body>${body}</body>`)
  preloadFonts(tree, files)
  return [...htmlText(tree).matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)
}

test('a plain page preloads nothing', () => {
  expect(preloads('<p lang="bn">আমার</p>')).toEqual([])
})

test('a sentence of another script in the first screen brings its file', () => {
  const body = '<blockquote lang="bn" data-first-screen="">আমার অর্ডারটা</blockquote>'
  expect(preloads(body)).toEqual(['/bengali.woff2'])
})
