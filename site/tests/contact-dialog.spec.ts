import { ContactPage, nandini } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('every contact button of the page opens the dialog under its own heading', async ({ page }) => {
  const contact = new ContactPage(page)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await contact.untilReady()
  const openers = page.locator('[commandfor=contact-dialog][command=show-modal]')
  const headings = new Set<string>()
  for (const opener of await openers.all()) {
    if (!(await opener.isVisible())) continue
    const heading = (await opener.getAttribute('data-contact-heading')) ?? ''
    await opener.click()
    await expect(contact.dialog).toHaveAccessibleName(heading)
    headings.add(heading)
    await page.keyboard.press('Escape')
    await expect(contact.dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  expect(headings.size).toBeGreaterThanOrEqual(6)
  expect(messages).toEqual([])
})

test(
  'the CEO, CTO and CSO buttons address the message, which stays editable',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.untilReady()
    for (const person of ['CEO', 'CTO', 'CSO']) {
      await page.getByRole('contentinfo').getByRole('button', { name: person }).click()
      await expect(contact.dialog).toHaveAccessibleName(new RegExp(person))
      await expect(contact.field('message')).toHaveValue(new RegExp(person))
      await page.keyboard.press('Escape')
    }
    await contact.open()
    await expect(contact.field('message')).toHaveValue('')
  },
)

test('a message the visitor has begun is not replaced', { tag: '@full' }, async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.field('message').fill('Renewals')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'CEO' }).click()
  await expect(contact.field('message')).toHaveValue('Renewals')
})

test(
  'a click outside does not close it; Escape and Close do; what was typed is kept',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fill()
    await page.mouse.click(6, 450)
    await expect(contact.dialog).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(contact.dialog).toBeHidden()
    await contact.open()
    expect(await contact.values()).toEqual(nandini)

    await contact.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(contact.dialog).toBeHidden()
    await expect(contact.opener).toBeFocused()
    await contact.open()
    expect(await contact.values()).toEqual(nandini)
  },
)

test('by keyboard alone: open, stay inside, fill, send', async ({ page }) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }))
  const contact = new ContactPage(page)
  await contact.untilReady()
  await contact.opener.focus()
  await page.keyboard.press('Enter')
  await expect(contact.field('firstName')).toBeFocused()

  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(inside).toBe(true)
  }

  await contact.field('firstName').focus()
  for (const text of [nandini.firstName, nandini.lastName, nandini.email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('+91')
  await page.keyboard.press('Tab')
  for (const text of [nandini.phoneNumber, nandini.company, nandini.message]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  expect(await contact.values()).toEqual(nandini)
  await page.keyboard.press('Enter')
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  await expect(contact.dialog).toBeHidden()
  await expect(contact.opener).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('opening it does not raise the keyboard, and the send button can be reached', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.untilReady()
    await contact.opener.tap()
    await expect(contact.dialog).toBeVisible()
    await expect(contact.dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await contact.submit.scrollIntoViewIfNeeded()
    await expect(contact.submit).toBeInViewport()
    await expect(contact.dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
  })
})
