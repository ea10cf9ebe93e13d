import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let started: Promise<void> | undefined

/** Renders SVG without text as PNG; `width` in pixels, the SVG's own if omitted. */
export async function renderSvg(svg: string, width?: number): Promise<Uint8Array> {
  started ??= start()
  await started
  const options = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } }
  return new Resvg(svg, options).render().asPng()
}

async function start(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
}
