/**
 * Draws the hero's posters, brand/poster-*.webp: the frame of its scene in which the calls rest, so that the
 * scene takes over from the poster without a jump. Run again when app/hero-scene or brand/scene-colours.ts changes:
 *
 *     node scripts/draw-posters.ts
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { glsl } from '../vite/glsl.ts'
import { browserArguments, softwareGraphics } from './browser-arguments.ts'
import { classicScript } from './classic-script.ts'
import { ensureBrowser } from './ensure-browser.ts'
import type { Still } from './posters/draw-still.ts'

// Fetched before the page is idle, so no heavier than the eye asks for: the wide one is mostly shown smaller than it is.
const stills: Still[] = [
  { composition: 'wide', size: 'large', width: 1800, height: 1125, quality: 0.46 },
  { composition: 'portrait', size: 'small', width: 645, height: 1290, quality: 0.7 },
]

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
  await writeFile(new URL(`../brand/poster-${still.composition}.webp`, import.meta.url), picture)
  console.log(`${still.composition}: ${(picture.length / 1000).toFixed(1)} kB`)
}
await browser.close()
