import { expect, test } from '../support/in-pieces.ts'
import { countShifts, farMoved } from '../support/layout-shifts.ts'
import { everyTemplate } from '../support/page-templates.ts'

const phone = { width: 412, height: 823 }
const desk = { width: 1280, height: 720 }

for (const path of everyTemplate)
  test(`${path}: on a line so slow that it comes in pieces, nothing moves`, async ({ page }) => {
    await countShifts(page)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await page.evaluate(async () => document.fonts.ready)
      expect.soft(await page.evaluate(farMoved, 0.001), `at ${size.width} px`).toEqual([])
    }
  })
