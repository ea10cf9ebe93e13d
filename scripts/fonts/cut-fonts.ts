import { cutIndic } from './cut-indic.ts'
import {
  cutLatin,
  cutLatinExtra,
  keyboard,
  type LatinName,
  latinExtraSource,
  latinSource,
  latinStyles,
} from './cut-latin.ts'
import { fallbackRules } from './fallback-face.ts'
import { type FontFace, fontFaceRule } from './font-face.ts'
import { FontPress } from './font-press.ts'
import { fontVersion, readFont } from './font-source.ts'
import { blockOf, indicScripts } from './indic-scripts.ts'
import { pageTexts } from './page-text.ts'
import { inspect } from './shape.ts'
import { type PageText, scriptRuns } from './text-runs.ts'

export type CutFontsOptions = {
  pages: readonly {
    /** Names the page in errors and in the result. */
    name: string
    html: string
    /** Strings that its scripts show later and that its HTML does not contain. */
    laterTexts: readonly string[]
    /** Latin fonts that its first screens do without. */
    lateFonts: readonly LatinName[]
    /** Name of another script that its first screen has, if any. */
    openingScript?: string | undefined
  }[]
  /** Where the files go; they are served at /assets/fonts/. */
  outDir: string
  cacheDir: string
}

/** What one page needs: its @font-face rules. Behind the first `files`, `inline` rules hold their font. */
export type PageFonts = { css: string; files: number; inline: number }

type MadeFace = {
  rule: string
  isInline: boolean
  /** The code points that the file can draw. */
  codePoints: readonly number[]
}

const LATIN_FAMILY = 'Anek'
// A family of its own, because a browser first picks the one face of a family that fits weight and width best
// and looks no further in that family: beside three Latin widths, each script would need three rules.
export const scriptsFamily = 'Anek scripts'
// What the style sheet holds of them is a family of its own again: a family with a file that is not there yet has Chromium
// look for a font of the machine whenever it draws another of its scripts, the rupee sign included. In turns on
// /products/qams, /solutions/banking and home: layout up to the first paint 22, 19 and 24 ms instead of 30, 25 and 30.
const inlineScriptsFamily = 'Anek inline'
export const anyStretch = [75, 125] as const

/**
 * Cuts the fonts to what the pages show: Latin fonts that all pages share, in the style sheet or as a file, and for each
 * page a file for every other script on it. Returns what each page needs, by its name. Fails when a page shows a
 * character that no font has, or when a cut draws a word otherwise than the whole font.
 */
export async function cutFonts({ pages, ...folders }: CutFontsOptions): Promise<Map<string, PageFonts>> {
  const press = new FontPress(folders)
  const shown = pages.map(({ name, html, laterTexts, lateFonts, openingScript }) => ({
    name,
    lateFonts,
    openingScript,
    texts: [...pageTexts(html), ...laterTexts.map((text) => ({ text, language: '' }))],
  }))
  const allTexts = shown.flatMap(({ texts }) => texts)
  const latinTexts = [...new Set(allTexts.map(({ text }) => text))].toSorted()
  const late = new Set(pages.flatMap(({ lateFonts }) => lateFonts))
  const { latin, extra } = await latinFaces(codePointsOf(allTexts), latinTexts, late, press)
  const fallback = await press.cached([await fontVersion(latinSource), latinTexts, 'fallback'], async () =>
    new TextEncoder().encode(await fallbackRules(latinTexts)),
  )
  const fonts = new Map<string, PageFonts>()
  for (const { name, texts, lateFonts, openingScript } of shown) {
    const needed = new Set(codePointsOf(texts))
    const isNeeded = ({ codePoints }: MadeFace) => codePoints.some((code) => needed.has(code))
    const ofLatin = latin.map((face) => (lateFonts.includes(face.name) && face.late) || face.inSheet)
    const all = [...ofLatin, ...extra.filter(isNeeded), ...(await indicFaces(texts, openingScript, press))]
    refuseUncovered(name, needed, all)
    const [inline, files] = [all.filter(({ isInline }) => isInline), all.filter(({ isInline }) => !isInline)]
    fonts.set(name, {
      css: [...files, ...inline].map(({ rule }) => rule).join('') + new TextDecoder().decode(fallback),
      files: files.length,
      inline: inline.length,
    })
  }
  return fonts
}

async function latinFaces(
  shown: readonly number[],
  texts: readonly string[],
  late: ReadonlySet<LatinName>,
  press: FontPress,
) {
  const main = await coverage('latin', shown)
  const rest = (await coverage('latin-ext', shown)).filter((code) => !main.includes(code))
  const version = await fontVersion(latinSource)
  const latin: { name: LatinName; inSheet: MadeFace; late: MadeFace | undefined }[] = []
  for (const style of latinStyles) {
    const { name, stretch } = style
    const face = { family: LATIN_FAMILY, stretch, codePoints: main }
    const key = [version, style, main, texts]
    const cut = () => cutLatin(style, main, texts)
    latin.push({
      name,
      inSheet: madeFace(await press.inline(key, cut), face),
      late: late.has(name) ? madeFace(await press.publish(`latin-${name}`, key, cut), face) : undefined,
    })
  }
  const extra: MadeFace[] = []
  if (rest.length > 0) {
    // The rupee sign stands in most first screens.
    const href = await press.inline([version, rest], () => cutLatinExtra(rest))
    extra.push(scriptFace(href, rest))
  }
  return { latin, extra }
}

async function indicFaces(
  texts: readonly PageText[],
  inSheet: string | undefined,
  press: FontPress,
): Promise<MadeFace[]> {
  const runs = scriptRuns(texts).toSorted((a, b) => (a.language + a.text < b.language + b.text ? -1 : 1))
  const faces: MadeFace[] = []
  for (const script of indicScripts) {
    const own = runs.filter((run) => run.script === script)
    if (own.length === 0) continue
    const key = [await fontVersion(script.source), own.map((run) => [run.text, run.language])]
    const cut = () => cutIndic(script, own)
    const codePoints = codePointsOf(own)
    const href =
      script.name === inSheet ? await press.inline(key, cut) : await press.publish(script.name, key, cut)
    // The whole block as a range is shorter than the code points in use, and asks for no more.
    faces.push({ ...scriptFace(href, [...blockOf(script), ...codePoints]), codePoints })
  }
  return faces
}

function scriptFace(href: string, codePoints: readonly number[]): MadeFace {
  const family = isInline(href) ? inlineScriptsFamily : scriptsFamily
  return madeFace(href, { family, stretch: anyStretch, codePoints })
}

function madeFace(href: string, face: Omit<FontFace, 'href'>): MadeFace {
  return { codePoints: face.codePoints, rule: fontFaceRule({ ...face, href }), isInline: isInline(href) }
}

/** The rule itself holds the font, and no file does. */
const isInline = (href: string) => href.startsWith('data:')

async function coverage(subset: 'latin' | 'latin-ext', shown: readonly number[]): Promise<number[]> {
  const source = subset === 'latin' ? latinSource : latinExtraSource
  const covered = new Set(inspect(await readFont(source)).face.collectUnicodes())
  return [...covered]
    .filter((code) => keyboard.includes(code) || shown.includes(code))
    .toSorted((a, b) => a - b)
}

function refuseUncovered(page: string, shown: ReadonlySet<number>, faces: readonly MadeFace[]) {
  const covered = new Set(faces.flatMap((face) => face.codePoints))
  const missing = [...shown].filter((code) => !covered.has(code))
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
