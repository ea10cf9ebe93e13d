import { notFoundPath, pagePaths } from '../../content/pages.ts'
import { violations } from '../support/axe.ts'
import { ContactPage, sendPath } from '../support/contact-page.ts'
import { expect, test } from '../support/shared-site.ts'

const widths = [390, 1440]

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of [...pagePaths, notFoundPath]) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path)
        await new ContactPage(page).untilReady()
        expect(await violations(page)).toEqual([])
      })
    }

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
