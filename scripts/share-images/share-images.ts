import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { shareImagePath } from '../../app/seo/share-image.ts'
import { cached } from '../fonts/cache.ts'
import { cardOf } from './card-of.ts'
import { composeCard } from './compose-card.ts'
import { outliner } from './outlined-text.ts'
import { renderSvg } from './render-svg.ts'

/** Draws the picture of every page into the built site; what did not change comes from the cache. */
export async function drawShareImages(
  paths: readonly string[],
  outDir: string,
  cacheDir: string,
): Promise<void> {
  const outline = await outliner()
  for (const path of paths) {
    const svg = composeCard(cardOf(path), outline)
    const file = join(outDir, shareImagePath(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await cached(cacheDir, ['share image', svg], () => renderSvg(svg)))
  }
}
