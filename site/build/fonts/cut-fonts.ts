import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from 'woff2-encoder'
import { cached, programDigest, shortHash } from './cache.ts'
import { cutIndic } from './cut-indic.ts'
import { readSiteFont, siteFonts } from './font-source.ts'
import { blockOf, type IndicScript, indicScripts } from './indic-scripts.ts'
import { pageTexts } from './page-text.ts'
import { inspect } from './shape.ts'
import { type PageText, type ScriptRun, scriptRuns } from './text-runs.ts'

interface CutFontsOptions {
  pages: readonly {
    /** Names the page in errors and in the result. */
    name: string
    html: string
    /** Strings that its scripts show later and its HTML lacks. */
    laterTexts: readonly string[]
  }[]
  /** Output folder of the files, served at /assets/fonts/. */
  outDir: string
  cacheDir: string
}

/** The font of one script, cut to what one page shows. */
export interface ScriptFont {
  script: IndicScript
  href: string
  /** Its @font-face rule. */
  rule: string
}

/**
 * Cuts the font of each Indian script to the words of each page, and returns what a page needs by its name. One file
 * for all pages would be no smaller: home would load 78 kB instead of 23, for words of other pages. Fails if a page
 * shows a character that no font has, or if a cut draws a word differently from the whole font.
 */
export async function cutFonts({ pages, ...folders }: CutFontsOptions): Promise<Map<string, ScriptFont[]>> {
  const latin = await coveredBySiteFonts()
  const fonts = new Map<string, ScriptFont[]>()
  for (const { name, html, laterTexts } of pages) {
    const texts: PageText[] = [...pageTexts(html), ...laterTexts.map((text) => ({ text, language: '' }))]
    const runs = scriptRuns(texts)
    refuseUncovered(name, texts, new Set([...latin, ...codePointsOf(runs)]))
    const ofPage: ScriptFont[] = []
    for (const script of indicScripts) {
      const own = runs.filter((run) => run.script === script)
      if (own.length === 0) continue
      const href = await publish(script, own, folders)
      // The whole block as a range is shorter than the code points in use, and requests no more.
      ofPage.push({ script, href, rule: fontFaceRule(href, [...blockOf(script), ...codePointsOf(own)]) })
    }
    fonts.set(name, ofPage)
  }
  return fonts
}

/** Writes the cut of one script under a content-based name, or reuses it; returns its address. */
async function publish(
  script: IndicScript,
  runs: readonly ScriptRun[],
  { outDir, cacheDir }: Pick<CutFontsOptions, 'outDir' | 'cacheDir'>,
): Promise<string> {
  const words = runs.map((run) => `${run.language} ${run.text}`).toSorted()
  const whole = shortHash(await readFile(new URL(`anek-${script.name}.woff2`, siteFonts)))
  const key = [await programDigest(), whole, words]
  const font = await cached(cacheDir, key, async () => compress(await cutIndic(script, runs)))
  const name = `anek-${script.name}-${shortHash(font)}.woff2`
  await mkdir(outDir, { recursive: true })
  await writeFile(join(outDir, name), font)
  return `/assets/fonts/${name}`
}

/** The family and other descriptors are those of common/styles/indian-scripts.css. */
function fontFaceRule(href: string, codePoints: readonly number[]): string {
  return (
    `@font-face{font-family:"Anek scripts";font-display:swap;font-weight:300 700;font-stretch:75% 125%;` +
    `src:url(${href}) format("woff2");unicode-range:${unicodeRange(codePoints)}}`
  )
}

/** Writes code points as CSS does: U+20-7E,U+A9. */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of [...new Set(codePoints)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/** Characters drawn by the site's own fonts besides the Indian scripts, which are cut. */
async function coveredBySiteFonts(): Promise<number[]> {
  const indic = new Set(indicScripts.map(({ name }) => `anek-${name}`))
  const names = (await readdir(siteFonts)).map((file) => file.replace('.woff2', ''))
  const codes: number[] = []
  for (const name of names)
    if (!indic.has(name)) codes.push(...inspect(await readSiteFont(name)).face.collectUnicodes())
  return codes
}

function refuseUncovered(page: string, texts: readonly PageText[], covered: ReadonlySet<number>) {
  const missing = codePointsOf(texts).filter((code) => !covered.has(code))
  if (missing.length === 0) return
  const list = missing.map((code) => `${String.fromCodePoint(code)} (U+${code.toString(16).toUpperCase()})`)
  throw new Error(
    `${page} shows characters that no Anek file has: ${list.join(', ')}. Write or draw them otherwise.`,
  )
}

function codePointsOf(texts: readonly { text: string }[]): number[] {
  // Letter by letter: a list of all letters of a thousand pages has tens of millions.
  const codes = new Set<number>()
  for (const { text } of texts) {
    for (const letter of text) codes.add(letter.codePointAt(0) ?? 0)
  }
  const SPACE = 0x20
  return [...codes].filter((code) => code >= SPACE).toSorted((a, b) => a - b)
}
