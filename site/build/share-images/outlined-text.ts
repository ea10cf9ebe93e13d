import type { Font } from 'harfbuzzjs'
import { readFont } from '../fonts/font-source.ts'
import { indicScriptOf, indicScripts, sharedSigns } from '../fonts/indic-scripts.ts'
import { openFont, shape } from '../fonts/shape.ts'

/** Style of a line; sizes in pixels of the image, spacing in em. */
export interface TextStyle {
  size: number
  weight: number
  /** The width axis, in per cent. */
  stretch: number
  spacing?: number
}

/** Text as outlines, with its pen at 0,0 on the baseline. */
export interface OutlinedText {
  markup: string
  width: number
}

/** Turns text into outlines, so that every script is shaped as in a browser and no font is needed. */
export type Outline = (text: string, style: TextStyle, language?: string) => OutlinedText

const latin = { name: 'latin', iso: 'Latn', source: 'latin-latin' }
const latinExtra = { name: 'latin-extra', iso: 'Latn', source: 'latin-latin-ext' }

/** Reads the fonts once; the returned function draws with them. */
export async function outliner(): Promise<Outline> {
  const files = new Map<string, Uint8Array>()
  for (const { name, source } of [latin, latinExtra, ...indicScripts]) {
    files.set(name, await readFont(source))
  }
  const fonts = new Map<string, DrawnFont>()
  const fontOf = (name: string, { weight, stretch }: TextStyle): DrawnFont => {
    const key = `${name} ${weight} ${stretch}`
    const open = fonts.get(key) ?? drawnFont(openFont(bytesOf(files, name), { wght: weight, wdth: stretch }))
    fonts.set(key, open)
    return open
  }

  return (text, style, language = 'en') => {
    let pen = 0
    const glyphs: string[] = []
    for (const run of runsByFont(text, fontOf('latin', style).has)) {
      const { font, pathOf } = fontOf(run.name, style)
      const scale = style.size / font.face.upem
      for (const { glyph, advance, x, y } of shape(font, run.text, { script: run.iso, language })) {
        const d = pathOf(glyph)
        if (d !== '') {
          const at = `${rounded(pen + x * scale)} ${rounded(-y * scale)}`
          glyphs.push(
            `<path transform="translate(${at}) scale(${rounded(scale, 5)} ${rounded(-scale, 5)})" d="${d}"/>`,
          )
        }
        pen += advance * scale + (style.spacing ?? 0) * style.size
      }
    }
    return { markup: glyphs.join(''), width: pen }
  }
}

/** A font that looks up each character and draws each glyph once: a title is measured again for every size and break. */
interface DrawnFont {
  font: Font
  has: (character: string) => boolean
  pathOf: (glyph: number) => string
}

function drawnFont(font: Font): DrawnFont {
  return {
    font,
    has: remembered((character: string) => hasGlyph(font, character)),
    pathOf: remembered((glyph: number) => font.glyphToPath(glyph)),
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

interface FontRun {
  name: string
  iso: string
  text: string
}

function runsByFont(text: string, inLatin: (character: string) => boolean): FontRun[] {
  const runs: FontRun[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const { name, iso } = indicScriptOf(code) ?? (inLatin(character) ? latin : latinExtra)
    const continues = last?.name === name || (sharedSigns.has(code) && last?.iso !== 'Latn')
    if (last && continues) last.text += character
    else runs.push({ name, iso, text: character })
  }
  return runs
}

function hasGlyph(font: Font, character: string): boolean {
  return shape(font, character, { script: 'Latn', language: 'en' }).every(({ glyph }) => glyph !== 0)
}

function bytesOf(files: Map<string, Uint8Array>, name: string): Uint8Array {
  const bytes = files.get(name)
  if (!bytes) throw new Error(`no font file was read for ${name}`)
  return bytes
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
