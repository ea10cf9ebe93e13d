/**
 * Draws the hero's posters, common/brand/poster-*.avif: the frame of its scene in which the calls rest, so that the
 * scene takes over from the poster without a jump. Run it again if site/hero-scene or common/brand/scene-colours.ts
 * changes:
 *
 *     node site/build/draw-posters.ts
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { glsl } from './vite/glsl.ts'
import { browserArguments, softwareGraphics } from '../../tools/browser-arguments.ts'
import { classicScript } from './classic-script.ts'
import { ensureBrowser } from '../../tools/ensure-browser.ts'
import { projectRoot, runCommand } from '../../tools/run-command.ts'
import type { Still } from './posters/draw-still.ts'

// Fetched before the page is idle, so no heavier than needed: the wide one is mostly shown smaller than it is.
const stills: Still[] = [
  { composition: 'wide', size: 'large', width: 1800, height: 1125 },
  { composition: 'portrait', size: 'small', width: 645, height: 1290 },
]

/** Browsers cannot write AVIF: this program can, fetched only when the posters are drawn. */
const encoder = ['--yes', 'sharp-cli@6.1.0', '--format', 'avif', '--quality', '40', '--effort', '8']

const folder = await mkdtemp(join(tmpdir(), 'posters-'))
const script = await classicScript(new URL('posters/draw-still.ts', import.meta.url).pathname, [glsl()])
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserArguments, ...softwareGraphics],
})
const page = await browser.newPage()
await page.addScriptTag({ content: script })
for (const still of stills) {
  const address = await page.evaluate((one) => globalThis.drawStill(one), still)
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  const drawn = join(folder, `poster-${still.composition}.png`)
  const poster = join(projectRoot, 'common/brand', `poster-${still.composition}.avif`)
  await writeFile(drawn, picture)
  const { exitCode, output } = await runCommand('npx', [...encoder, '--input', drawn, '--output', poster])
  if (exitCode !== 0) throw new Error(output)
  console.log(`${still.composition}: ${((await stat(poster)).size / 1000).toFixed(1)} kB`)
}
await rm(folder, { recursive: true })
await browser.close()
