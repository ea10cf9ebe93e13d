import { ContactPage, sendPath } from '../support/contact-page.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { expect, test } from '../support/shared-site.ts'

for (const width of [320, 600, 901, 1024]) {
  test(`home fits a screen of ${width} px`, onlyInFullRun(width !== 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test(
  'in a low window, the tab that the keyboard selects scrolls into view',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/')
    await new ContactPage(page).untilReady()
    const tabs = page.locator('#solutions').getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await expect(tabs.last()).toBeInViewport({ ratio: 0.9 })
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

  test('the toast of a failed send does not cover the buttons to send and to close', async ({ page }) => {
    await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/')
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fill()
    await contact.submit.tap()
    await expect(contact.toast).toBeVisible()
    // A tap fails on a covered element.
    await contact.submit.tap({ trial: true })
    await contact.dialog.getByRole('button', { name: 'Close', exact: true }).tap({ trial: true })
    await contact.toast.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(contact.toast).toBeHidden()
  })

  test(
    'going back by keyboard, no reading is hidden under the playhead',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await new ContactPage(page).untilReady()
      const control = page.getByRole('slider', { name: 'Time in the call' }).locator('..')
      const rows = page.locator('#features li a')
      await page.locator('#solutions button').first().focus()
      for (const row of (await rows.all()).toReversed()) {
        await page.keyboard.press('Shift+Tab')
        await expect(row).toBeFocused()
        const [held, shown] = [await control.boundingBox(), await row.boundingBox()]
        expect(shown?.y).toBeGreaterThanOrEqual((held?.y ?? 0) + (held?.height ?? 0) - 1)
      }
    },
  )

  test(
    'when its scripts cannot be loaded, the dialog offers an address to write to',
    { tag: '@full' },
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto('/')
      const contact = new ContactPage(page)
      await contact.opener.tap()
      await expect(contact.dialog.locator('a[href^="mailto:"]:visible')).toHaveCount(1)
      await expect(contact.dialog.getByText('Please write to us.')).toBeVisible()
    },
  )
})
