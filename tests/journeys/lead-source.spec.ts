import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import { operate } from '../support/operator.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
})

test('page, heading and the campaign of an earlier page are stored with the lead, and shown to the team', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  const contact = new ContactPage(page)
  await page.goto('/?utm_source=linkedin&utm_medium=post&utm_campaign=nov-26')
  await page.goto('/offers')
  await page.goto('/products/qams')
  const call = page.waitForRequest('**/api/v1.0/email/send')
  const [opener] = await page.locator('[data-contact-heading]').all()
  const heading = await opener?.getAttribute('data-contact-heading')
  await opener?.click()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')

  // The part of the call fixed by the specification is unchanged.
  const { template_params: params } = (await call).postDataJSON() as { template_params: object }
  expect(Object.keys(params).toSorted()).toEqual([
    'company',
    'from_email',
    'from_name',
    'message',
    'phone',
    'reply_to',
    'subject',
    'to_email',
  ])
  const [stored] = JSON.parse(await operate(leadDesk, 'export', '--format', 'json')) as object[]
  expect(stored).toMatchObject({
    page: '/products/qams',
    about: 'QAMS',
    heading,
    utm_source: 'linkedin',
    utm_medium: 'post',
    utm_campaign: 'nov-26',
    came_by: '',
  })
  const { mail } = await mailbox.waitForMail()
  for (const words of ['/products/qams', 'QAMS', heading ?? '?', 'linkedin', 'nov-26'])
    expect(mail.text).toContain(words)
  // Nothing is stored in the browser for it.
  expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ''])
})
