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

test('the owner changes a role, ends a session of her own and removes a member', async ({
  page,
  browser,
  leadDesk,
}) => {
  await sendLead(leadDesk, lead)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  const phone = await (await browser.newContext({ locale: 'en-IN' })).newPage()
  await signIn(phone, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  const ravi = await (await browser.newContext({ locale: 'en-IN' })).newPage()
  await signIn(ravi, await invitationFor(leadDesk, 'ravi@orvani.example', 'member'), 'Ravi Shah')
  await ravi.getByRole('link', { name: /Nandini Rao/ }).click()
  await ravi.getByRole('button', { name: 'Take it' }).click()
  await expect(ravi.getByText('You took this lead')).toBeVisible()

  await page.getByRole('link', { name: 'Team' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'ravi@orvani.example' })
  await row.getByLabel('Role of Ravi Shah').selectOption('Reader')
  await expect(page.getByText('Ravi Shah is reader now.')).toBeVisible()
  // His open page still offers it; the desk rejects it, and the offer disappears.
  await ravi.getByLabel('State').selectOption('Won')
  await expect(ravi.getByText('Your role does not allow this')).toBeVisible()
  await expect(ravi.getByLabel('State')).toBeHidden()

  await row.getByRole('button', { name: 'Remove Ravi Shah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Ravi Shah?' })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Ravi Shah is removed and signed out everywhere.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(ravi.getByText('You are signed out.')).toBeVisible()
  await ravi.reload()
  await expect(ravi.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: /^All/ }).click()
  await expect(page.getByRole('link', { name: /Nandini Rao/ })).toContainText('Nobody')

  await page.goto('/desk?page=account')
  await page.getByRole('button', { name: /^End the session of/ }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(page.getByText(/^This one/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^End the session of/ })).toHaveCount(0)
  await expect(phone.getByText('You are signed out.')).toBeVisible()
  expect(await (await phone.request.get('/desk/api/session')).json()).toBeNull()
})

test('holidays and business hours change the remaining time, also for a waiting lead', async ({
  page,
  leadDesk,
}) => {
  await sendLead(leadDesk, lead)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  const row = page.getByRole('link', { name: /Nandini Rao/ })
  await expect(row).toContainText(/2[34] h left/)

  await page.getByRole('link', { name: 'Settings' }).click()
  // Three days from today in the settings' time zone: the rest of today, and one day, remain.
  for (const ahead of [0, 1, 2]) {
    const day = new Date(Date.now() + ahead * 86_400_000)
    await page
      .getByLabel('Another holiday')
      .fill(new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(day))
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: /^New/ }).click()
  await expect(row).toContainText(/[34] days left/)

  // One hour a week: 24 of them are half a year.
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Only business hours count').check()
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByLabel(day, { exact: true }).uncheck()
  await page.getByLabel('Monday until').fill('10:00')
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monday until')).toHaveValue('10:00')
  await page.getByRole('link', { name: /^New/ }).click()
  await expect(row).toContainText(/1[67]\d days left/)
})
