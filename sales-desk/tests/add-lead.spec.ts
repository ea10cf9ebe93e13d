import { expect } from '@playwright/test'
import { invitationFor } from '../../tests/support/operator.ts'
import { signIn } from '../../tests/support/sales-team.ts'
import { test } from '../../tests/support/sales-desk-test.ts'

test('a caller is recorded, reported to the team, and answered on WhatsApp', async ({
  page,
  leadDesk,
  mailbox,
}) => {
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  await page.getByRole('button', { name: 'Add a lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a lead' })
  await dialog.getByLabel('Name', { exact: true }).fill('Ravi Nair')
  await dialog.getByLabel('What it is about').fill('Wants a bot for WhatsApp.')
  await dialog.getByLabel('How it came').selectOption('Fair')
  await dialog.getByLabel('How they agreed to hear from us').fill('Left a card at our stand')
  await dialog.getByRole('button', { name: 'Add it' }).click()

  // Nobody could be reached with that; what was typed stays.
  await expect(dialog.getByRole('alert')).toHaveText('An email address or a phone number is needed')
  await dialog.getByLabel('Phone', { exact: true }).fill('98450 00128')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Ravi Nair' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Came from' })).toContainText('Fair')
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Left a card at our stand')
  const { mail } = await mailbox.waitForMail()
  expect(mail.text).toContain('Wants a bot for WhatsApp.')
  expect(mail.text).toContain('Came by')
  expect(mail.replyTo).toBeUndefined()

  await page.getByRole('button', { name: 'Write on WhatsApp' }).click()
  await page.getByLabel('Your answer').fill('Good morning & welcome')
  await expect(page.getByRole('button', { name: 'Send the answer' })).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Open in WhatsApp' })
  await expect(link).toHaveAttribute('href', 'https://wa.me/919845000128?text=Good%20morning%20%26%20welcome')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await opened.close()
  await expect(page.getByLabel(/How was it answered/)).toHaveValue('By WhatsApp')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByLabel('State')).toHaveValue('answered')
})

test('a reader adds no lead', async ({ page, leadDesk }) => {
  await signIn(page, await invitationFor(leadDesk, 'ravi@orvani.example', 'reader'), 'Ravi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a lead' })).toHaveCount(0)
})
