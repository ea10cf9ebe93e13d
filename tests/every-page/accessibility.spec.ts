import { notFoundPath } from '../../content/pages.ts'
import { violations } from '../support/axe.ts'
import { ContactPage, sendPath } from '../support/contact-page.ts'
import { templatePaths } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

const widths = [390, 1440]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...templatePaths, notFoundPath]) {
  test(`${path} has no accessibility violation on a phone or a desk`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    await page.goto(path)
    await new ContactPage(page).untilReady()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      expect(await violations(page), `at ${width} px`).toEqual([])
    }
  })
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the contact dialog has none: empty, with errors, after a failure', async ({ page }) => {
      await page.route(sendPath, (route) => route.abort())
      const contact = new ContactPage(page)
      await page.goto('/')
      await contact.open()
      expect(await violations(page)).toEqual([])
      await contact.submit.click()
      await expect(contact.field('firstName')).toBeFocused()
      expect(await violations(page)).toEqual([])
      await contact.fill()
      await contact.submit.click()
      await expect(contact.toast).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
