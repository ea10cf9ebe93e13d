import { expect } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { ContactPage, nandini } from '../../tests/support/contact-page.ts'
import { test, testOnPostgres } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'
import { invitationFor } from '../../tests/support/operator.ts'

const lead = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month in Kannada and Tamil.',
}

for (const [store, testOnStore] of [
  ['SQLite', test],
  ['Postgres', testOnPostgres],
] as const)
  testOnStore(
    `what a visitor sends arrives, is answered, and answered again in its thread, on ${store}`,
    onlyInFullRun(store !== 'SQLite'),
    async ({ page, leadDesk, mailbox }) => {
      await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
      await expect(page.getByText('No new leads.')).toBeVisible()

      const visitor = new ContactPage(await page.context().newPage())
      await visitor.page.goto('/about')
      await visitor.open()
      await visitor.fill()
      await visitor.submit.click()
      await expect(visitor.toast).toContainText('Message Sent Successfully!')
      await visitor.page.close()
      const { mail: notice } = await mailbox.waitForMail()

      await page.getByRole('link', { name: /Nandini Rajagopal/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Nandini Rajagopal' })).toBeFocused()
      await expect(page.getByRole('link', { name: nandini.email })).toHaveAttribute('href', /^mailto:nandini/)
      await expect(page.getByRole('link', { name: '+91 98450 00127' })).toHaveAttribute(
        'href',
        'tel:+919845000127',
      )

      await page.keyboard.press('e')
      const field = page.getByLabel('Your answer')
      await expect(field).toBeFocused()
      await field.fill('Dear Nandini,\n\nYes: in Kannada, Tamil and English.')
      await page.getByRole('button', { name: 'Send the answer' }).click()
      await expect(page.getByText('You answered')).toBeVisible()
      await expect(field).toBeHidden()
      const { mail: answer, envelope } = await mailbox.waitForMail({ to: nandini.email })
      expect(envelope.to).toEqual([nandini.email])
      expect(answer.text).toContain('Yes: in Kannada, Tamil and English.')
      expect(answer.from?.name).toContain('Asha Rao')
      expect(answer.inReplyTo).toBe(notice.messageId)
      await expect(page.getByRole('listitem').filter({ hasText: 'Answer to the visitor' })).toContainText(
        'Handed to the mail server',
      )

      await page.reload()
      await expect(page.getByText('Yes: in Kannada, Tamil and English.')).toBeVisible()
      await page.getByRole('button', { name: 'Answer again' }).click()
      await page.getByLabel('Your answer').fill('One thing more.')
      await page.getByRole('button', { name: 'Send the answer' }).click()
      const { mail: second } = await mailbox.waitForMail({ to: nandini.email, index: 1 })
      expect(second.text).toContain('One thing more.')
      expect(second.subject).toBe(`Re: ${answer.subject}`)
      expect(second.inReplyTo).toBe(answer.messageId)
      expect(second.references).toBe(`${notice.messageId} ${answer.messageId}`)
    },
  )

test(
  'new leads wait above what is being read until they are requested',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    await sendLead(leadDesk, lead)
    await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
    const rows = page.getByRole('list', { name: 'Leads', exact: true }).getByRole('link')
    await expect(rows).toHaveCount(1)

    await sendLead(leadDesk, {
      ...lead,
      name: 'Arjun Mehta',
      email: 'arjun@sahyadri.example',
      message: 'Prices, please.',
    })
    const bar = page.getByRole('button', { name: /1 new lead/ })
    await expect(bar).toBeVisible()
    await expect(rows).toHaveCount(1)
    await bar.click()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Arjun Mehta')
    await expect(rows.first()).toBeFocused()
  },
)

test(
  'search terms are never in an address that a server sees',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    await sendLead(leadDesk, lead)
    await sendLead(leadDesk, {
      ...lead,
      name: 'Arjun Mehta',
      email: 'arjun@sahyadri.example',
      message: 'Prices, please.',
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
    const rows = page.getByRole('list', { name: 'Leads', exact: true }).getByRole('link')
    await expect(rows).toHaveCount(2)
    await page.keyboard.press('/')
    await page.keyboard.type('nandini')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/#search=nandini$/)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('nandini')
    await expect(rows).toHaveCount(1)
    expect(asked.filter((url) => url.replace(/#.*/, '').includes('nandini'))).toEqual([])
  },
)

test('a revoked member keeps what was typed', { tag: '@full' }, async ({ page, context, leadDesk }) => {
  await sendLead(leadDesk, lead)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  await page.getByRole('link', { name: /Nandini Rao/ }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Your answer').fill('Half a sentence')
  await context.clearCookies()
  // The page learns of it when it sends, or earlier, when it reloads the lead after its mail was sent.
  const isSignedOut = page.getByText('You are signed out.')
  await page.getByRole('button', { name: 'Send the answer' }).or(isSignedOut).first().click()
  await expect(isSignedOut).toBeVisible()

  await page.goto(await invitationFor(leadDesk, 'asha@orvani.example', 'owner'))
  await page.getByRole('button', { name: 'Sign in with this link' }).click()
  await page.getByRole('link', { name: /Nandini Rao/ }).click()
  await page
    .getByRole('button', { name: 'Go on with your answer' })
    .or(page.getByLabel('Your answer'))
    .first()
    .click()
  await expect(page.getByLabel('Your answer')).toHaveValue('Half a sentence')
})
