import { leadSubject } from '../../common/lead/mail-subjects.ts'
import { site } from '../../common/brand/site.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import { storedLeads } from '../support/operator.ts'

test('a lead typed in the browser is stored once and its mail arrives', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')

  const leads = await storedLeads(leadDesk)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    name: 'Nandini Rajagopal',
    email: nandini.email,
    phone: '+91 98450 00127',
    company: nandini.company,
    message: nandini.message,
  })

  const { mail, envelope } = await mailbox.waitForMail()
  expect(mail.subject).toBe(leadSubject('Nandini Rajagopal'))
  expect(mail.replyTo?.[0]?.address).toBe(nandini.email)
  expect(mail.from?.address).not.toBe(nandini.email)
  expect(envelope.to).toEqual([site.emailCall.recipient])
  for (const text of [nandini.message, nandini.company, '+91 98450 00127', leads[0]?.reference ?? '?']) {
    expect(mail.text).toContain(text)
  }
  expect(mailbox.received).toHaveLength(1)
})

test('a lead sent while the mail server is down is delivered when it is back', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  mailbox.refuse(451)
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  await mailbox.waitForAttempts(1)
  // Immediately: after each further failure it waits longer.
  mailbox.accept()
  const { mail } = await mailbox.waitForMail({ timeoutMs: 45_000 })
  expect(mail.text).toContain(nandini.message)
  expect(await storedLeads(leadDesk)).toHaveLength(1)
})

test(
  'the same message sent again within minutes is one lead and one mail',
  { tag: '@full' },
  async ({ page, leadDesk, mailbox }) => {
    const contact = new ContactPage(page)
    await page.goto('/')
    for (let round = 0; round < 2; round++) {
      await contact.open()
      await contact.fill()
      await contact.submit.click()
      await expect(contact.toast).toContainText('Message Sent Successfully!')
      await expect(contact.dialog).toBeHidden()
    }
    await mailbox.waitForMail()
    expect(await storedLeads(leadDesk)).toHaveLength(1)
    expect(mailbox.received).toHaveLength(1)
  },
)

test.describe('when the store cannot be written to', () => {
  test('a lead refused with 503 stays in the form, which reports the failure', async ({ page }) => {
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 503, body: 'unavailable' }))
    const contact = new ContactPage(page)
    await page.goto('/')
    await contact.open()
    await contact.fill()
    await contact.submit.click()
    await expect(contact.toast).toContainText('Error Sending Message')
    expect(await contact.values()).toEqual(nandini)
  })
})
