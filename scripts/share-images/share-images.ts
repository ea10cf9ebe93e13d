import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { shareImagePath } from '../../app/seo/share-image.ts'
import { cached } from '../fonts/cache.ts'
import { cardOf } from './card-of.ts'
import { composeCard } from './compose-card.ts'
import { outliner } from './outlined-text.ts'

/** Draws the picture of every page into the built site; what did not change comes from the cache. */
export async function drawShareImages(
  paths: readonly string[],
  outDir: string,
  cacheDir: string,
): Promise<void> {
  const outline = await outliner()
  let started = false
  const render = async (svg: string): Promise<Uint8Array> => {
    if (!started)
      await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
    started = true
    return new Resvg(svg).render().asPng()
  }
  for (const path of paths) {
    const svg = composeCard(cardOf(path), outline)
    const file = join(outDir, shareImagePath(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await cached(cacheDir, ['share image', svg], () => render(svg)))
  }
}
