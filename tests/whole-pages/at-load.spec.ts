import type { Page } from '@playwright/test'
import { onlyInFullRun } from '../support/full-run.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { missingText } from '../support/whole-text.ts'
import { expect, test } from '../support/shared-site.ts'

// Like tests by somebody who knows nothing of how the site is made: at `load`, without waiting or touching.

const tabs: Record<string, number> = {
  '/': 4,
  '/products/virtual-assistant': 6,
  '/products/qams': 5,
  '/products/zapra': 5,
  '/products/document-processing': 4,
  '/products/process-automation': 4,
  '/products/customer-intelligence': 3,
  '/solutions': 4,
  '/offers': 3,
  '/login': 2,
}

const inEveryRun = new Set(['/', '/products/virtual-assistant'])

for (const path of everyTemplate) {
  const details = onlyInFullRun(!inEveryRun.has(path))
  test(
    `${path} is complete at load: text, tabs, and a screenshot of all of it`,
    details,
    async ({ page }) => {
      await page.goto(path)
      expect.soft(await page.getByRole('main').getByRole('tab').count(), 'tabs').toBe(tabs[path] ?? 0)
      expect.soft(await page.evaluate(missingText)).toEqual([])
      const picture = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })
      expect
        .soft(await tallestBlank(page, picture), 'the tallest stretch without anything, in px')
        .toBeLessThan(720)
    },
  )
}

/** The longest sequence of rows of a picture in a single colour. */
async function tallestBlank(page: Page, picture: Buffer): Promise<number> {
  const easel = await page.context().newPage()
  const rows = await easel.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)
    let [tallest, now] = [0, 0]
    for (let y = 0; y < height; y += 1) {
      const row = pixels.subarray(y * width, (y + 1) * width)
      now = row.every((pixel) => pixel === row[0]) ? now + 1 : 0
      tallest = Math.max(tallest, now)
    }
    return tallest
  }, picture.toString('base64'))
  await easel.close()
  return rows
}
