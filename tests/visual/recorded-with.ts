import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What renders text: another renderer draws the edges of letters differently. */
interface Renderer {
  /** Major version of Chromium. */
  chromium: string
  platform: string
}

const file = join(import.meta.dirname, 'kept/recorded-with.json')

const thisRenderer = (version: string): Renderer => ({
  chromium: version.split('.')[0] ?? '',
  platform: process.platform,
})

/** Records that the pictures are from this machine's browser. */
export function noteRenderer(version: string): void {
  writeFileSync(file, `${JSON.stringify(thisRenderer(version), null, 2)}\n`)
}

/**
 * How far a picture may differ. With the renderer that recorded it, by a few pixels: less than a button of another
 * colour. With another, edges of letters may differ everywhere, but nothing may move or change its ground.
 */
export function tolerance(version: string): { threshold: number; maxDiffPixelRatio: number } {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Renderer
  const now = thisRenderer(version)
  const isSame = recorded.chromium === now.chromium && recorded.platform === now.platform
  return isSame ? { threshold: 0.1, maxDiffPixelRatio: 0.001 } : { threshold: 0.3, maxDiffPixelRatio: 0.03 }
}
