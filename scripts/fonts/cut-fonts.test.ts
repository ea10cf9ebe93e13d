import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

async function cut(pages: Record<string, string>, extraTexts: string[] = []) {
  const htmlFiles: string[] = []
  for (const [name, body] of Object.entries(pages)) {
    const file = join(folder, name)
    await writeFile(file, `<!DOCTYPE html><html lang="en"><body>${body}</body></html>`)
    htmlFiles.push(file)
  }
  return cutFonts({ htmlFiles, extraTexts, outDir: join(folder, 'out'), cacheDir: join(folder, 'cache') })
}

it('makes a file for each script that is shown and names it by its content', async () => {
  const fonts = await cut({ 'a.html': '<p lang="bn">আমার অর্ডারটা</p><p>Price: ₹ 5</p>' })
  expect(fonts.files.map((file) => file.script)).toEqual([
    'latin',
    'latin-heading',
    'latin-display',
    'latin-data',
    'latin-extra',
    'bengali',
  ])
  for (const { path, bytes, script } of fonts.files) {
    expect(path).toMatch(new RegExp(`anek-${script}-[0-9a-f]{12}\\.woff2$`))
    expect((await stat(path)).size).toBe(bytes)
    expect((await readFile(path)).toString('latin1', 0, 4)).toBe('wOF2')
  }
  expect(fonts.preload).toMatch(/^\/assets\/fonts\/anek-latin-[0-9a-f]{12}\.woff2$/)
})

it('gives a page only the rules of the scripts it shows', async () => {
  const pages = { 'a.html': '<p lang="bn">আসেনি।</p>', 'b.html': '<p lang="hi">कट गई।</p>' }
  const fonts = await cut(pages)
  expect(fonts.css).toContain('anek-bengali-')
  expect(fonts.css).toContain('anek-devanagari-')
  const css = fonts.cssFor(pages['a.html'])
  expect(css).toContain('anek-bengali-')
  expect(css).not.toContain('anek-devanagari-')
  expect(css).toContain('U+964')
})

it('covers what scripts show later and what fields show', async () => {
  const fonts = await cut({ 'a.html': '<input placeholder="वाणी">' }, ['ನನ್ನ'])
  expect(fonts.files.map((file) => file.script)).toEqual(expect.arrayContaining(['devanagari', 'kannada']))
  expect(fonts.cssFor('<p>Plain</p>')).toContain('anek-kannada-')
})

it('fails on a character that no file has, naming the page', async () => {
  await expect(cut({ 'a.html': '<p>Fine</p>', 'b.html': '<p>漢</p>' })).rejects.toThrow(
    /b\.html.*漢 \(U\+6F22\)/,
  )
})

it('takes a second cut of the same pages from the cache', async () => {
  const pages = { 'a.html': '<p lang="ta">நாளைக்கு</p>' }
  const first = await cut(pages)
  const second = await cut(pages)
  expect(second.css).toBe(first.css)
  const changed = await cut({ 'a.html': '<p lang="ta">முடியுமா</p>' })
  expect(changed.css).not.toBe(first.css)
})
