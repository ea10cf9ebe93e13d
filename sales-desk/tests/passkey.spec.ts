import { expect } from '@playwright/test'
import { test } from '../../tests/support/sales-desk-test.ts'
import { signIn } from '../../tests/support/sales-team.ts'
import { invitationFor } from '../../tests/support/operator.ts'

test('a passkey is created, signs in, cannot be created twice, and signs in no more once removed', async ({
  page,
  leadDesk,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account: Asha Rao' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }

  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  await page.getByRole('link', { name: 'Make a passkey' }).click()
  await page.getByLabel('Name of this device').fill('Office laptop')
  await page.getByRole('button', { name: 'Make a passkey here' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Office laptop' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a passkey here' }).click()
  await expect(page.getByText('This device has a passkey for this desk already.')).toBeVisible()

  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText('Office laptop', { exact: true })).toHaveCount(0)

  // The device still has it; the desk no longer accepts it.
  await signOut()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await (await page.request.get('/desk/api/session')).json()).toBeNull()
})
