import { leadSubject } from '../../common/lead/mail-subjects.ts'
import { site } from '../../common/brand/site.ts'
import { ContactPage, nandini, sendPath } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'

test('the call carries exactly the keys and values of the specification', async ({ page, leadDesk }) => {
  const contact = new ContactPage(page)
  await page.goto('/')
  await contact.open()
  await contact.fill()
  const sent = page.waitForRequest(sendPath)
  await contact.submit.click()
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.url()).toBe(`${leadDesk.origin}/api/v1.0/email/send`)
  expect(request.headers()['content-type']).toContain('application/json')
  expect(request.postDataJSON()).toStrictEqual({
    lib_version: '4.4.1',
    user_id: site.emailCall.publicKey,
    service_id: site.emailCall.serviceId,
    template_id: site.emailCall.templateId,
    template_params: {
      to_email: site.emailCall.recipient,
      from_name: 'Nandini Rajagopal',
      from_email: nandini.email,
      reply_to: nandini.email,
      phone: '+91 98450 00127',
      company: nandini.company,
      message: nandini.message,
      subject: leadSubject('Nandini Rajagopal'),
    },
  })
})
