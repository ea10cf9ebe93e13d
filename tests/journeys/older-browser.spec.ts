import { takeNewerApisAway } from '../support/at-the-floor.ts'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import { pageErrors } from '../support/page-errors.ts'

test(
  'a browser at the floor opens menus and assistant, and sends a lead',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    const errors = pageErrors(page)
    await takeNewerApisAway(page)
    await page.goto('/')
    expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false)
    const contact = new ContactPage(page)
    await contact.untilReady()
    await page.getByRole('button', { name: 'Products' }).click()
    await expect(page.getByRole('link', { name: 'Zapra' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await contact.open()
    await contact.fill()
    await contact.submit.click()
    await expect(contact.toast).toContainText('Message Sent Successfully!')
    await mailbox.waitForMail()
    await page.goto('/agent')
    await page.getByRole('textbox', { name: 'Your question' }).fill('What does the voice bot cost?')
    await page.keyboard.press('Enter')
    await expect(page.locator('figure').first()).toBeVisible()
    expect(errors).toEqual([])
  },
)
