import { expect } from '@playwright/test'
import { test } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'
import { invitationFor } from '../../tests/support/operator.ts'

const lead = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month.',
}

test('the second to answer sees what the first did, and loses nothing typed', async ({
  page,
  browser,
  leadDesk,
}) => {
  await sendLead(leadDesk, lead)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  const other = await browser.newContext({ locale: 'en-IN' })
  const ravi = await other.newPage()
  await signIn(ravi, await invitationFor(leadDesk, 'ravi@orvani.example', 'member'), 'Ravi Shah')

  await page.getByRole('link', { name: /Nandini Rao/ }).click()
  await ravi.getByRole('link', { name: /Nandini Rao/ }).click()
  await expect(page.getByText('Open at Ravi Shah too')).toBeVisible()
  await expect(ravi.getByText('Open at Asha Rao too')).toBeVisible()

  await ravi.getByRole('button', { name: 'Answer', exact: true }).click()
  await ravi.getByLabel('Your answer').fill('From Ravi')
  // Ravi does not get the events: his change is based on what he has seen.
  await ravi.route('**/desk/api/leads/*', async (route) => {
    if (route.request().method() === 'GET') await route.abort()
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Your answer').fill('From Asha')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('You answered')).toBeVisible()

  await ravi.getByRole('button', { name: 'Send the answer' }).click()
  await expect(ravi.getByText('A colleague was first.')).toBeVisible()
  await expect(ravi.getByText('Asha Rao answered').first()).toBeVisible()
  await expect(ravi.getByLabel('Your answer')).toHaveValue('From Ravi')
  await ravi.getByRole('button', { name: 'Send the answer all the same' }).click()
  await expect(ravi.getByText('You answered')).toBeVisible()
  await expect(ravi.getByText('From Asha')).toBeVisible()
  await other.close()
})

test(
  'a reader sees everything and finds no controls that change anything',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    await sendLead(leadDesk, lead)
    await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
    await page.context().clearCookies()
    await signIn(page, await invitationFor(leadDesk, 'lata@orvani.example', 'reader'), 'Lata Menon')
    await page.getByRole('link', { name: /Nandini Rao/ }).click()
    await expect(page.getByText(lead.message).last()).toBeVisible()
    for (const name of [
      'Answer',
      'Note',
      'Take it',
      'Mark as spam',
      'Export this person',
      'Erase this person',
    ])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
  },
)
