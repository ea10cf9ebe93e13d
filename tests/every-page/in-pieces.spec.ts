import { deliverInPieces } from '../support/in-pieces.ts'
import { countShifts, farMoved } from '../support/layout-shifts.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

const phone = { width: 412, height: 823 }
const desk = { width: 1280, height: 720 }

for (const path of everyTemplate)
  test(`${path}: on a line so slow that it comes in pieces, nothing moves`, async ({ page, sharedSite }) => {
    const line = await deliverInPieces(sharedSite.origin, 4000, 15)
    await countShifts(page)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      await page.goto(line.origin + path)
      await page.evaluate(async () => document.fonts.ready)
      expect.soft(await page.evaluate(farMoved, 0.001), `at ${size.width} px`).toEqual([])
    }
    line.close()
  })
