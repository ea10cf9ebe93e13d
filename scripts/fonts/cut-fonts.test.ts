import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
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

function cut(pages: Record<string, string>, laterTexts: string[] = []) {
  return cutFonts({
    pages: Object.entries(pages).map(([name, body]) => ({
      name,
      html: `<!DOCTYPE html><html lang="en"><body>${body}</body></html>`,
      laterTexts,
      lateFonts: ['data'] as const,
    })),
    outDir: join(folder, 'out'),
    cacheDir: join(folder, 'cache'),
  })
}

async function cutOne(body: string, laterTexts: string[] = []) {
  const fonts = (await cut({ 'a.html': body }, laterTexts)).get('a.html')
  if (!fonts) throw new Error('The page has no fonts')
  return fonts
}

it('makes a file for each script that is shown and names it by its content', async () => {
  const { files, css } = await cutOne('<p lang="bn">আমার অর্ডারটা</p><p>Price: ₹ 5</p>')
  expect(files.map((file) => file.script)).toEqual(['latin-data', 'bengali'])
  // The rupee sign.
  expect(css).toMatch(/url\(data:font\/woff2;base64,[\w+/=]+\) format\("woff2"\);unicode-range:U\+20B9\}/)
  for (const { path, href, bytes, script } of files) {
    expect(href).toMatch(new RegExp(`^/assets/fonts/anek-${script}-[0-9a-f]{8}\\.woff2$`))
    expect(css).toContain(href)
    expect((await stat(path)).size).toBe(bytes)
    expect((await readFile(path)).toString('latin1', 0, 4)).toBe('wOF2')
  }
})

it('gives a page the scripts it shows, cut to its own words, and shares Latin', async () => {
  const fonts = await cut({
    'a.html': '<p lang="bn">আসেনি।</p>',
    'b.html': '<p lang="hi">कट गई।</p>',
    'c.html': '<p lang="hi">मेरी बार</p>',
  })
  const [a, b, c] = ['a.html', 'b.html', 'c.html'].map((name) => fonts.get(name))
  expect(a?.css).toContain('anek-bengali-')
  expect(a?.css).not.toContain('anek-devanagari-')
  expect(b?.files.at(-1)?.script).toBe('devanagari')
  expect(c?.files.at(-1)?.href).not.toBe(b?.files.at(-1)?.href)
  expect(c?.files.slice(0, 1)).toEqual(b?.files.slice(0, 1))
})

it('asks for the danda only where it follows a word of the script', async () => {
  const fonts = await cutOne('<p lang="bn">আসেনি।</p><p lang="hi">मेरी</p>')
  expect(fonts.css).toContain('unicode-range:U+964,U+980-9FF')
  expect(fonts.css).toContain('unicode-range:U+900-963,U+966-97F')
})

it('covers what scripts show later and what fields show', async () => {
  const { files } = await cutOne('<input placeholder="वाणी">', ['ನನ್ನ'])
  expect(files.map((file) => file.script)).toEqual(expect.arrayContaining(['devanagari', 'kannada']))
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
