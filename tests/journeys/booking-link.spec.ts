import { site } from '../../common/brand/site.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { invitationFor } from '../support/operator.ts'
import { test } from '../support/sales-desk-test.ts'
import { signIn } from '../support/sales-team.ts'
import { expect } from '../support/journey.ts'

const booking = 'https://book.example/talk'

test('if the site has a booking page, the toast links to it, and a template can', async ({
  page,
  leadDesk,
}) => {
  expect(site.booking).toBeNull()
  // As in a build with the address; thanks-mail.test.ts tests what mails say about it.
  await page.context().route(/\/assets\/(?:site|main)-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('booking:null', `booking:${JSON.stringify(booking)}`),
    })
  })
  const contact = new ContactPage(page)
  await page.goto('/about')
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  const link = contact.toast.getByRole('link', { name: 'Or choose a time to talk' })
  await expect(link).toHaveAttribute('href', booking)
  const { height = 0 } = (await link.boundingBox()) ?? {}
  expect(Math.round(height)).toBeGreaterThanOrEqual(44)

  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  await page.goto('/desk?page=templates')
  await page.getByRole('button', { name: 'Add a template' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Talk')
  await page.getByLabel('Subject').fill('A talk')
  await page.getByLabel('Text').fill('Choose a time: {{booking link}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.goto('/desk')
  await page.getByRole('link', { name: new RegExp(nandini.lastName) }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Template').selectOption('Talk')
  await expect(page.getByLabel('Your answer')).toHaveValue(`Choose a time: ${booking}`)
})
