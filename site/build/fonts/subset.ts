import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const WRITABLE_MEMORY = 2
const LAYOUT_FEATURE_TAGS = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

type Wasm = {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  free(pointer: number): void
  hb_blob_create(data: number, bytes: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, which: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

export type SubsetOptions = {
  codePoints: Iterable<number>
  /** Glyphs kept besides those of the code points, by their index in the given font. */
  glyphs: Iterable<number>
  features: readonly string[]
}

let loading: Promise<Wasm> | undefined

/**
 * Cuts a TrueType font to the given characters, glyphs and features; returns TrueType bytes. Nothing else that the
 * layout rules could reach is kept: no font-cutting package accepts glyph indexes, so HarfBuzz is called directly.
 */
export async function subset(font: Uint8Array, options: SubsetOptions): Promise<Uint8Array> {
  loading ??= loadWasm()
  const hb = await loading
  const data = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.byteLength, WRITABLE_MEMORY, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  hb.hb_blob_destroy(blob)
  const input = hb.hb_subset_input_create_or_fail()
  try {
    describe(hb, input, options)
    const cut = hb.hb_subset_or_fail(face, input)
    if (cut === 0) throw new Error('HarfBuzz could not cut the font')
    return takeBytes(hb, cut)
  } finally {
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(face)
    hb.free(data)
  }
}

function describe(hb: Wasm, input: number, options: SubsetOptions) {
  fill(hb, hb.hb_subset_input_unicode_set(input), options.codePoints)
  fill(hb, hb.hb_subset_input_glyph_set(input), options.glyphs)
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURE_TAGS)
  hb.hb_set_clear(features)
  fill(hb, features, options.features.map(tagNumber))
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
}

function takeBytes(hb: Wasm, face: number): Uint8Array {
  const blob = hb.hb_face_reference_blob(face)
  const start = hb.hb_blob_get_data(blob, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
  hb.hb_blob_destroy(blob)
  hb.hb_face_destroy(face)
  if (bytes.byteLength === 0) throw new Error('HarfBuzz returned an empty font')
  return bytes
}

function fill(hb: Wasm, set: number, values: Iterable<number>) {
  for (const value of values) hb.hb_set_add(set, value)
}

function tagNumber(tag: string): number {
  return [...tag].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0)
}

async function loadWasm(): Promise<Wasm> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const wasm = instance.exports as unknown as Wasm
  wasm._initialize()
  return wasm
}
