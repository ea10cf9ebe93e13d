import { shareImagePath } from '../../seo/share-image.ts'
import { cached } from '../fonts/cache.ts'
import { cardOf } from './card-of.ts'
import { composeCard } from './compose-card.ts'
import { outliner } from './outlined-text.ts'
import { renderSvg } from './render-svg.ts'

/** The picture of every page, as a PNG by its address; unchanged ones come from the cache. */
export async function* shareImages(
  paths: readonly string[],
  cacheDir: string,
): AsyncGenerator<[address: string, image: Uint8Array]> {
  const outline = await outliner()
  for (const path of paths) {
    const svg = composeCard(cardOf(path), outline)
    yield [shareImagePath(path), await cached(cacheDir, ['share image', svg], () => renderSvg(svg))]
  }
}
