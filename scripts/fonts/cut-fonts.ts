import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from 'wawoff2'
import { cached, programDigest, shortHash } from './cache.ts'
import { cutIndic } from './cut-indic.ts'
import {
  cutLatin,
  cutLatinExtra,
  isKeyboardCharacter,
  latinExtraSource,
  latinSource,
  latinStyles,
} from './cut-latin.ts'
import { fallbackRules } from './fallback-face.ts'
import { fontFaceRule } from './font-face.ts'
import type { FontFace } from './font-face.ts'
import { fontVersion, readFont } from './font-source.ts'
import { indicScripts } from './indic-scripts.ts'
import { pageTexts } from './page-text.ts'
import { inspect } from './shape.ts'
import { isSharedSign, scriptRuns } from './text-runs.ts'
import type { PageText } from './text-runs.ts'

export type CutFontsOptions = {
  htmlFiles: readonly string[]
  /** Strings that scripts show later and no prerendered page contains. */
  extraTexts: readonly string[]
  /** Where the files go; they are served at /assets/fonts/. */
  outDir: string
  cacheDir: string
}

export type CutFonts = {
  /** Every @font-face rule of the site. */
  css: string
  /** Only the rules that this page's text, or an extra text, needs. */
  cssFor: (html: string) => string
  /** The address of the one Latin file to preload. */
  preload: string
  files: { path: string; bytes: number; script: string }[]
}

type MadeFace = FontFace & { script: string; path: string; bytes: number }

const SERVED_AT = '/assets/fonts/'
const LATIN_FAMILY = 'Anek'
// A family of its own, because a browser first picks the one face of a family that fits weight and width best
// and looks no further in that family: beside three Latin widths, each script would need three rules.
const SCRIPTS_FAMILY = 'Anek scripts'
const ANY_STRETCH = [75, 125] as const

/**
 * Cuts the fonts to what the pages show, one file a script and three for Latin, and writes them under names with
 * a content hash. Fails when a page shows a character that no file has, or when a cut draws a word otherwise
 * than the whole font.
 */
export async function cutFonts(options: CutFontsOptions): Promise<CutFonts> {
  const pages = await Promise.all(
    options.htmlFiles.map(async (name) => ({ name, texts: pageTexts(await readFile(name, 'utf8')) })),
  )
  const extras = options.extraTexts.map((text) => ({ text, language: '' }))
  const texts = [...pages.flatMap((page) => page.texts), ...extras]
  const latinTexts = [...new Set(texts.map(({ text }) => text))].toSorted()
  const program = await programDigest()
  const cut = (key: unknown, make: () => Promise<Uint8Array>) =>
    cached(options.cacheDir, [program, key], async () => compress(await make()))
  await mkdir(options.outDir, { recursive: true })
  const publish = async (
    script: string,
    font: Uint8Array,
    face: Omit<FontFace, 'href'>,
  ): Promise<MadeFace> => {
    const name = `anek-${script}-${shortHash(font)}.woff2`
    const path = join(options.outDir, name)
    await writeFile(path, font)
    return { ...face, script, path, bytes: font.byteLength, href: SERVED_AT + name }
  }

  const shown = codePointsOf(texts)
  const main = await coverage('latin', shown)
  const extra = (await coverage('latin-ext', shown)).filter((code) => !main.includes(code))
  const version = await fontVersion(latinSource)
  const faces: MadeFace[] = []
  for (const style of latinStyles) {
    const font = await cut([version, style, main, latinTexts], () => cutLatin(style, main, latinTexts))
    const script = style.name === 'text' ? 'latin' : `latin-${style.name}`
    faces.push(
      await publish(script, font, { family: LATIN_FAMILY, stretch: style.stretch, codePoints: main }),
    )
  }
  if (extra.length > 0) {
    const font = await cut([version, extra], () => cutLatinExtra(extra))
    faces.push(
      await publish('latin-extra', font, { family: SCRIPTS_FAMILY, stretch: ANY_STRETCH, codePoints: extra }),
    )
  }
  const runs = scriptRuns(texts)
  for (const script of indicScripts) {
    const own = runs.filter((run) => run.script === script)
    if (own.length === 0) continue
    const codePoints = codePointsOf(own)
    const key = [await fontVersion(script.source), own.map((run) => [run.text, run.language])]
    const font = await cut(key, () => cutIndic(script, own))
    faces.push(await publish(script.name, font, { family: SCRIPTS_FAMILY, stretch: ANY_STRETCH, codePoints }))
  }
  for (const page of pages) refuseUncovered(page.name, page.texts, faces)
  refuseUncovered('the extra texts', extras, faces)

  const fallbackKey = [program, version, latinTexts, 'fallback']
  const fallback = await cached(options.cacheDir, fallbackKey, async () =>
    new TextEncoder().encode(await fallbackRules(latinTexts)),
  )
  const rules = (wanted: readonly FontFace[]) =>
    [...wanted.map(fontFaceRule), new TextDecoder().decode(fallback)].join('')
  return {
    css: rules(faces),
    cssFor: (html) => {
      const needed = new Set(codePointsOf([...pageTexts(html), ...extras]))
      const own = (face: FontFace) => face.codePoints.filter((code) => !isSharedSign(code))
      return rules(
        faces.filter((face) => face.family === LATIN_FAMILY || own(face).some((code) => needed.has(code))),
      )
    },
    preload: faces[0]?.href ?? '',
    files: faces.map(({ path, bytes, script }) => ({ path, bytes, script })),
  }
}

async function coverage(subset: 'latin' | 'latin-ext', shown: readonly number[]): Promise<number[]> {
  const source = subset === 'latin' ? latinSource : latinExtraSource
  const covered = new Set(inspect(await readFont(source)).face.collectUnicodes())
  return [...covered]
    .filter((code) => isKeyboardCharacter(code) || shown.includes(code))
    .toSorted((a, b) => a - b)
}

function refuseUncovered(place: string, texts: readonly PageText[], faces: readonly FontFace[]) {
  const covered = new Set(faces.flatMap((face) => face.codePoints))
  const missing = codePointsOf(texts).filter((code) => !covered.has(code))
  if (missing.length === 0) return
  const list = missing.map((code) => `${String.fromCodePoint(code)} (U+${code.toString(16).toUpperCase()})`)
  throw new Error(
    `${place} shows characters that no Anek file has: ${list.join(', ')}. Write or draw them otherwise.`,
  )
}

function codePointsOf(texts: readonly { text: string }[]): number[] {
  const codes = new Set(texts.flatMap(({ text }) => [...text].map((letter) => letter.codePointAt(0) ?? 0)))
  const SPACE = 0x20
  return [...codes].filter((code) => code >= SPACE).toSorted((a, b) => a - b)
}
