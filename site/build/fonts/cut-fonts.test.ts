import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutFonts, unicodeRange } from './cut-fonts.ts'
import { readSiteFont } from './font-source.ts'
import { inspect } from './shape.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** The fonts of each page, by its body. */
async function cut(bodies: string[], laterTexts: string[] = []) {
  const fonts = await cutFonts({
    pages: bodies.map((body, at) => ({ name: `page ${at}`, html: `<body>${body}</body>`, laterTexts })),
    outDir: join(folder, 'out'),
    cacheDir: join(folder, 'cache'),
  })
  return bodies.map((_, at) => fonts.get(`page ${at}`) ?? [])
}

const names = (fonts: Awaited<ReturnType<typeof cut>>[number] = []) => fonts.map(({ script }) => script.name)

it('gives a page the scripts it shows, cut to its own words and named by content', async () => {
  const [a, b, c] = await cut([
    '<p lang="bn">আসেনি</p><p>Price: ₹ 5</p>',
    '<p lang="hi">कट गई</p>',
    '<p lang="hi">मेरी</p>',
  ])
  expect([a, b, c].map(names)).toEqual([['bengali'], ['devanagari'], ['devanagari']])
  expect(c).not.toEqual(b)
  const { href = '', rule = '' } = b?.[0] ?? {}
  expect(rule).toContain(`src:url(${href})`)
  expect(href).toMatch(/^\/assets\/fonts\/anek-devanagari-[0-9a-f]{8}\.woff2$/)
  const file = await readFile(join(folder, 'out', href.replace('/assets/fonts/', '')))
  expect(file.toString('latin1', 0, 4)).toBe('wOF2')
})

it('requests the danda only after a word of the script', async () => {
  const [fonts] = await cut(['<p lang="bn">আসেনি।</p><p lang="hi">मेरी</p>'])
  expect(fonts?.[0]?.rule).toContain('unicode-range:U+964,U+980-9FF')
  expect(fonts?.[1]?.rule).toContain('unicode-range:U+900-963,U+966-97F')
})

it('covers what scripts show later and what fields show', async () => {
  const [fonts] = await cut(['<input placeholder="वाणी">'], ['ನನ್ನ'])
  expect(names(fonts)).toEqual(['kannada', 'devanagari'])
})

it('fails on a character that no file has, naming the page', async () => {
  await expect(cut(['<p>Fine</p>', '<p>漢</p>'])).rejects.toThrow(/page 1.*漢 \(U\+6F22\)/)
})

it('the rules of fonts.css request exactly what its files have', async () => {
  const css = await readFile('common/styles/fonts.css', 'utf8')
  const faces = [...css.matchAll(/fonts\/([\w-]+)\.woff2[^;]*;\s*unicode-range:\s*([^;]+);/g)]
  expect(faces).toHaveLength(css.split('url(').length - 1)
  for (const [, name = '', range = ''] of faces) {
    const has = inspect(await readSiteFont(name)).face.collectUnicodes()
    expect.soft(unicodeRange([...has]), name).toBe(range.replaceAll(/\s/g, ''))
  }
})

it('every rule of a family of scripts has the same weight and width, or browsers would see only one of them', async () => {
  const sheets = await Promise.all(
    ['fonts', 'indian-scripts'].map((name) => readFile(`common/styles/${name}.css`, 'utf8')),
  )
  const [[cutFont] = []] = await cut(['<p lang="hi">मेरी</p>'])
  const rules = [...sheets.join('').split('@font-face'), cutFont?.rule ?? ''].filter((rule) =>
    /'Anek scripts'|"Anek scripts"/.test(rule.slice(0, 60)),
  )
  expect(rules).toHaveLength(11)
  const descriptors = rules.map((rule) =>
    rule.match(/font-(?:weight|stretch):[^;]*/g)?.map((each) => each.replace(': ', ':')),
  )
  expect(new Set(descriptors.map((each) => each?.join(';')))).toEqual(
    new Set(['font-weight:300 700;font-stretch:75% 125%']),
  )
})
