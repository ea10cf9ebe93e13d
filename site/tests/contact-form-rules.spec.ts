import { emailCallPath } from '../../common/lead/email-call.ts'
import { ContactPage, emptyFormErrors, nandini, sendPath } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

test.beforeEach(async ({ page }) => {
  await page.route(sendPath, (route) => route.abort())
  await page.goto('/')
})

test('an empty form names every field, focuses the first and sends nothing', async ({ page }) => {
  const contact = new ContactPage(page)
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith(emailCallPath))))
  await contact.open()
  await contact.submit.click()
  await expect(contact.field('firstName')).toBeFocused()
  await expect.poll(() => contact.errors()).toEqual(emptyFormErrors.map(([, message]) => message))
  expect(sent).toBe(0)
})

test('each empty field shows its own message', { tag: '@full' }, async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fill()
  for (const [field, message] of emptyFormErrors) {
    await contact.fill({ [field]: '' })
    await contact.submit.click()
    await expect(contact.field(field)).toBeFocused()
    await expect(contact.field(field)).toHaveAttribute('aria-invalid', 'true')
    await expect(contact.field(field)).toHaveAccessibleDescription(message)
    await expect.poll(() => contact.errors()).toEqual([message])
    await contact.fill({ [field]: nandini[field] })
  }
})

test('an invalid address and a company of spaces are rejected', { tag: '@full' }, async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  for (const email of [
    'nandini',
    'nandini@',
    'nandini@kaveribank',
    'a b@kaveri.example',
    'a@b.example, c@d.example',
  ]) {
    await contact.fill({ ...nandini, email })
    await contact.submit.click()
    await expect.poll(() => contact.errors(), { message: email }).toEqual(['Valid email is required'])
    // Correcting the field clears its message immediately.
    await contact.fill({ email: nandini.email })
    await expect.poll(() => contact.errors(), { message: email }).toEqual([])
  }
  await contact.fill({ company: '   ' })
  await contact.submit.click()
  await expect.poll(() => contact.errors()).toEqual(['Company is required'])
})

test('a text that is too long stays whole, has a message at its field, and is not sent', async ({ page }) => {
  const contact = new ContactPage(page)
  const message = `${'x'.repeat(6190)} THE DEADLINE IS FRIDAY.`
  const phoneNumber = 'Office +91 22 4000 0000 ext 1204, mobile +91 98200 12345'
  const tooLong = 'Please keep this to 5,000 characters. It has 1,214 too many.'
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().endsWith(emailCallPath))))
  await contact.open()
  await contact.fill({ ...nandini, phoneNumber, message })
  await expect(contact.field('message')).toHaveAccessibleDescription(tooLong)
  await contact.submit.click()
  await expect(contact.field('message')).toBeFocused()
  await expect.poll(() => contact.errors()).toEqual([tooLong])
  expect(await contact.values()).toMatchObject({ message, phoneNumber })
  expect(sent).toBe(0)
})

test('a likely typo in an address is queried, and may be sent as it is', async ({ page }) => {
  const contact = new ContactPage(page)
  const question = contact.form.getByText('Did you mean nandini@gmail.com?')
  const sent: unknown[] = []
  await page.route(sendPath, (route) => {
    const { template_params: params } = route.request().postDataJSON() as { template_params: object }
    sent.push(params)
    return route.abort()
  })
  await contact.open()
  await contact.fill({
    ...nandini,
    email: 'nandini@gmial.com',
    countryCode: '',
    phoneNumber: '+971 50 123 4567',
  })
  await contact.field('email').focus()
  await contact.field('company').focus()
  await expect(question).toBeVisible()
  await contact.form.getByRole('button', { name: 'Yes, use nandini@gmail.com' }).click()
  await expect(contact.field('email')).toHaveValue('nandini@gmail.com')
  await expect(question).toBeHidden()

  // Sending right after typing it asks first, once.
  await contact.field('email').fill('Nandini <nandini\u200b@gmial.com>')
  await contact.submit.click()
  await expect(contact.form.getByRole('button', { name: 'Yes, use nandini@gmail.com' })).toBeFocused()
  expect(sent).toEqual([])
  await contact.submit.click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ from_email: 'nandini@gmial.com', phone: '+971 50 123 4567' }])
})

test('no country code is preselected, and +91 comes first in the list', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await expect(contact.field('countryCode')).toHaveValue('')
  const codes = await contact
    .field('countryCode')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(codes).toEqual(['', '+91', '+1', '+44', '+49', '+33', '+86', '+81', '+61', '+55', '+7'])
})

test(
  'country code and phone messages appear together under the phone row',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fill({ ...nandini, countryCode: '', phoneNumber: '' })
    await contact.submit.click()
    await expect
      .poll(() => contact.errors())
      .toEqual(['Country code is required', 'Phone number is required'])
    // Measured in one step, because the form may still be scrolling to its first error.
    const tops = await contact.form.evaluate((form) => {
      const top = (element: Element) => element.getBoundingClientRect().top
      return {
        row: [...form.querySelectorAll('#lead-phoneNumber')].map(top),
        messages: [...form.querySelectorAll('[id$=-error]')].map(top),
        next: [...form.querySelectorAll('#lead-company')].map(top),
      }
    })
    expect(tops.messages.length).toBeGreaterThan(0)
    for (const message of tops.messages) {
      expect(message).toBeGreaterThan(tops.row[0] ?? Infinity)
      expect(message).toBeLessThan(tops.next[0] ?? 0)
    }
  },
)

test('every label carries an asterisk', { tag: '@full' }, async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  const labels = await contact.form.locator('label:not(.visually-hidden)').allInnerTexts()
  expect(labels).toEqual(['First name *', 'Last name *', 'Work email *', 'Phone *', 'Company *', 'Message *'])
})
