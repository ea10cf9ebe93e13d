import {
  Blob,
  Buffer,
  Face,
  Feature,
  Font,
  shape as shapeBuffer,
  shapeWithTrace,
  TracePhase,
  Variation,
} from 'harfbuzzjs'

export type ShapeOptions = { script: string; language: string; features?: Record<string, number> }

/** One placed glyph; distances in font units. */
export type PlacedGlyph = { glyph: number; advance: number; x: number; y: number }

/** Opens a TrueType font for shaping, at a place on its axes when it has any. */
export function openFont(bytes: Uint8Array, axes: Record<string, number> = {}): Font {
  const font = new Font(new Face(new Blob(bytes)))
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  return font
}

/** What a font file says about itself without shaping anything. */
export function inspect(bytes: Uint8Array): { face: Face; glyphCount: number } {
  const face = new Face(new Blob(bytes))
  const maxp = face.referenceTable('maxp')
  if (!maxp) throw new Error('the font has no maxp table')
  return { face, glyphCount: new DataView(maxp.buffer, maxp.byteOffset).getUint16(4) }
}

/** Shapes text as a browser does and returns its glyphs in drawing order. */
export function shape(font: Font, text: string, options: ShapeOptions): PlacedGlyph[] {
  const buffer = bufferOf(text, options)
  shapeBuffer(font, buffer, featureList(options))
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((info, index) => {
    const at = positions[index]
    if (!at) throw new Error(`no position for glyph ${index} of ${text}`)
    return { glyph: info.codepoint, advance: at.xAdvance, x: at.xOffset, y: at.yOffset }
  })
}

/** Every glyph in the buffer at any step of shaping, including those replaced later. */
export function glyphsOnTheWay(font: Font, text: string, options: ShapeOptions): Set<number> {
  const trace = shapeWithTrace(font, bufferOf(text, options), featureList(options), 0, TracePhase.DONT_STOP)
  const glyphs = new Set<number>(shape(font, text, options).map((placed) => placed.glyph))
  for (const entry of trace) {
    // Before the first lookup the buffer holds code points, not glyphs.
    if (!entry.glyphs) continue
    for (const item of entry.t as { g: number }[]) glyphs.add(item.g)
  }
  return glyphs
}

function bufferOf(text: string, options: ShapeOptions): Buffer {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setScript(options.script)
  if (options.language !== '') buffer.setLanguage(options.language)
  return buffer
}

function featureList(options: ShapeOptions): Feature[] {
  return Object.entries(options.features ?? {}).map(([tag, value]) => new Feature(tag, value))
}
