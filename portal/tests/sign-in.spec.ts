import type { Page } from '@playwright/test'
import { demoAccounts } from '../content/demo-accounts.ts'
import { site } from '../../common/brand/site.ts'
import { openBeforeScript } from '../../tests/support/hold-scripts.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const { email, password } = site.demo

const storedAccount = (page: Page) => page.evaluate(() => localStorage.getItem('currentUser'))
const emailField = (page: Page) => page.locator('#sign-in-email')
const passwordField = (page: Page) => page.locator('#sign-in-password')
const toast = (page: Page) => page.locator('[data-tone]')

async function open(page: Page, address = '/login') {
  await page.goto(address)
  await new ContactPage(page).untilReady()
}

async function fillIn(page: Page, address: string, secret: string) {
  await emailField(page).fill(address)
  await passwordField(page).fill(secret)
}

test('choosing a demo account fills the form, thinks for a second and opens the portal, with the toast', async ({
  page,
}) => {
  await open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('tab', { name: 'Demo Accounts' }).click()
  const started = Date.now()
  await page.getByRole('button', { name: 'System Administrator' }).click()
  await expect(emailField(page)).toHaveValue(email.admin)
  await expect(passwordField(page)).toHaveValue(password)
  expect(await storedAccount(page)).toBeNull()

  await page.waitForURL('/dashboard', { waitUntil: 'commit' })
  expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
  await expect(toast(page)).toContainText('Login Successful')
  await expect(toast(page)).toContainText('Welcome back, System Administrator!')
  const seen = Date.now()
  await expect(toast(page)).toHaveCount(0)
  expect(Date.now() - seen).toBeGreaterThan(4000)

  expect(JSON.parse((await storedAccount(page)) ?? '')).toEqual(demoAccounts[0])
  // Only the portal's own files and its page view, which does not identify the viewer.
  const isOfPortal = /^GET \/(dashboard|assets\/|favicon)|^POST \/api\/event$/
  expect(requests.filter((request) => !isOfPortal.test(request))).toEqual([])
})

test('the form does the same for an exact match, and leads to the requested desk', async ({ page }) => {
  await page.goto('/dashboard/qams?sheet=KB207745')
  await page.waitForURL(/\/login\?next=/)
  await new ContactPage(page).untilReady()
  await fillIn(page, email.user, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible()
  await page.waitForURL('/dashboard/qams?sheet=KB207745')
  await expect(toast(page)).toContainText('Welcome back, Business User!')
  expect(await storedAccount(page)).not.toContain(password)
})

test('anything else gets the fixed words and changes nothing', async ({ page }) => {
  await open(page)
  await fillIn(page, email.admin, `${password}!`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Invalid Credentials')
  await expect(toast(page)).toContainText('Please use the demo accounts or check your credentials.')
  await expect(toast(page)).toHaveAttribute('data-tone', 'failure')
  await expect(emailField(page)).toHaveValue(email.admin)
  await expect(passwordField(page)).toHaveValue(`${password}!`)
  expect(await storedAccount(page)).toBeNull()
  await expect(page).toHaveURL('/login')
})

test('both fields are required, the first missing one gets focus, and the message disappears once fixed', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription('Valid email is required')
  await expect(passwordField(page)).toHaveAccessibleDescription('Password is required')
  expect(await violations(page, 'main')).toEqual([])
  await emailField(page).fill('name@company.in')
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'false')
})

test(
  'the password is hidden until revealed; password managers recognise both fields',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const secret = passwordField(page)
    await secret.fill('something')
    await expect(secret).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(secret).toHaveAttribute('type', 'password')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await expect(emailField(page)).toHaveAttribute('autocomplete', 'username')
  },
)

test('a forgotten password and Contact Sales stay on the page', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Demo Accounts' })).toContainText(password)
  await page.getByRole('main').getByRole('button', { name: 'Contact Sales' }).click()
  await expect(new ContactPage(page).dialog).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a choice made before any script has loaded is kept; a password never reaches an address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const release = await openBeforeScript(page, '/login')
  await fillIn(page, email.user, password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  release()
  await page.waitForURL('/dashboard')
  expect(addresses.filter((address) => address.includes(password))).toEqual([])
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page says what is missing, shows both accounts and offers nothing that cannot work',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByText('The demo needs JavaScript, which is not running here.')).toBeVisible()
      await expect(page.getByText('System Administrator')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden()
    },
  )
})

test(
  'the demo accounts have no violation on a phone or a desktop, and fit 320 px',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/login#demo-accounts')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Demo Accounts')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width > 320) expect(await violations(page, 'main')).toEqual([])
    }
  },
)
