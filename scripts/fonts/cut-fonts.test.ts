import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function cut(pages: Record<string, string>, laterTexts: string[] = [], openingScript?: string) {
  return cutFonts({
    pages: Object.entries(pages).map(([name, body]) => ({
      name,
      html: `<!DOCTYPE html><html lang="en"><body>${body}</body></html>`,
      laterTexts,
      lateFonts: ['data'] as const,
      openingScript,
    })),
    outDir: join(folder, 'out'),
    cacheDir: join(folder, 'cache'),
  })
}

async function cutOne(body: string, laterTexts: string[] = [], openingScript?: string) {
  const fonts = (await cut({ 'a.html': body }, laterTexts, openingScript)).get('a.html')
  if (!fonts) throw new Error('The page has no fonts')
  return fonts
}

/** Names of the files that the rules ask for. */
const filesIn = (css = '') =>
  [...css.matchAll(/url\(\/assets\/fonts\/([^)]+)\)/g)].map(([, name]) => name ?? '')

it('makes a file for each script that is shown and names it by its content', async () => {
  const { css, files: fileCount, inline } = await cutOne('<p lang="bn">আমার অর্ডারটা</p><p>Price: ₹ 5</p>')
  const files = filesIn(css)
  expect(files).toEqual([
    expect.stringMatching(/^anek-latin-data-[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^anek-bengali-[0-9a-f]{8}\.woff2$/),
  ])
  for (const file of files)
    expect((await readFile(join(folder, 'out', file))).toString('latin1', 0, 4)).toBe('wOF2')
  // Three Latin fonts and the rupee sign stand behind the files.
  expect(
    css
      .split('@font-face')
      .slice(1 + fileCount, 1 + fileCount + inline)
      .join('')
      .match(/url\(data:/g),
  ).toHaveLength(4)
  expect(css).toMatch(/url\(data:font\/woff2;base64,[\w+/=]+\) format\("woff2"\);unicode-range:U\+20B9\}/)
})

it('gives a page the scripts it shows, cut to its own words, and shares Latin', async () => {
  const fonts = await cut({
    'a.html': '<p lang="bn">আসেনি।</p>',
    'b.html': '<p lang="hi">कट गई।</p>',
    'c.html': '<p lang="hi">मेरी बार</p>',
  })
  const [a, b, c] = ['a.html', 'b.html', 'c.html'].map((name) => filesIn(fonts.get(name)?.css))
  expect(a?.[1]).toContain('bengali')
  expect(b?.[1]).toContain('devanagari')
  expect(c?.[1]).not.toBe(b?.[1])
  expect(c?.[0]).toBe(b?.[0])
})

it('puts the script that a page opens in into the style sheet', async () => {
  const fonts = await cutOne('<p lang="bn">আমার</p>', [], 'bengali')
  expect(filesIn(fonts.css)).toEqual([expect.stringContaining('latin-data')])
  expect(fonts.inline).toBe(4)
})

it('asks for the danda only where it follows a word of the script', async () => {
  const fonts = await cutOne('<p lang="bn">আসেনি।</p><p lang="hi">मेरी</p>')
  expect(fonts.css).toContain('unicode-range:U+964,U+980-9FF')
  expect(fonts.css).toContain('unicode-range:U+900-963,U+966-97F')
})

it('has the danda of a page with several scripts in the family of the style sheet, which is asked first', async () => {
  const { css } = await cutOne('<p lang="hi">कट गई।</p><p lang="bn">আসেনি।</p>', [], 'devanagari')
  const withDanda = css.split('@font-face').filter((rule) => /U\+964|U\+900-964/.test(rule))
  expect(withDanda).toHaveLength(2)
  const [inSheet, ...others] = withDanda.filter((rule) => rule.includes('font-family:"Anek inline"'))
  expect(inSheet).toContain('url(data:')
  expect(others).toEqual([])
  const stack = (await readFile('app/styles/tokens.css', 'utf8')).match(/--font: ([^;]*)/)?.[1]
  expect(stack).toMatch(/'Anek inline', 'Anek scripts'/)
})

it('covers what scripts show later and what fields show', async () => {
  const { css } = await cutOne('<input placeholder="वाणी">', ['ನನ್ನ'])
  expect(css).toContain('anek-devanagari')
  expect(css).toContain('anek-kannada')
})

it('fails on a character that no file has, naming the page', async () => {
  await expect(cut({ 'a.html': '<p>Fine</p>', 'b.html': '<p>漢</p>' })).rejects.toThrow(
    /b\.html.*漢 \(U\+6F22\)/,
  )
})

it('takes fonts for the same pages from the cache', async () => {
  const first = await cutOne('<p lang="ta">நாளைக்கு</p>')
  const second = await cutOne('<p lang="ta">நாளைக்கு</p>')
  expect(second).toEqual(first)
  expect(await cutOne('<p lang="ta">முடியுமா</p>')).not.toEqual(first)
})
