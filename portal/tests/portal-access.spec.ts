import type { Page } from '@playwright/test'
import { demoAccounts } from '../content/demo-accounts.ts'
import { portalPaths } from '../../site/content/page-paths.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { holdScripts } from '../../tests/support/hold-scripts.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { signInAs } from '../../tests/support/signed-in.ts'

const [admin, user] = demoAccounts

async function store(page: Page, record: string) {
  await page.addInitScript((text) => localStorage.setItem('currentUser', text), record)
}

for (const path of portalPaths) {
  test(
    `${path}: visitors who are not signed in are redirected to sign-in, and no search engine lists it`,
    onlyInFullRun(path !== '/dashboard'),
    async ({ page }) => {
      await page.goto(path)
      await page.waitForURL(/\/login/)
      expect(new URL(page.url()).searchParams.get('next')).toBe(path === '/dashboard' ? null : path)
      const html = await (await page.request.get(path)).text()
      expect(html).toMatch(/<meta name="robots" content="noindex"/)
    },
  )
}

for (const [what, record] of [
  ['broken', '{"role":"admin"'],
  ['raised to administrator by hand', JSON.stringify({ ...user, role: 'admin' })],
  ['given another product by hand', JSON.stringify({ ...user, products: admin?.products })],
] as const) {
  test(`an account that was ${what} counts as signed out`, { tag: '@full' }, async ({ page }) => {
    await store(page, record)
    await page.goto('/dashboard/virtual-assistant')
    await page.waitForURL(/\/login/)
  })
}

test('an administrator has all four desks and the team', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard')
  const rail = page.getByRole('complementary', { name: 'Portal' })
  await expect(rail.getByRole('link', { name: 'Team and access' })).toBeVisible()
  for (const [name, path] of [
    ['Virtual Assistant', '/dashboard/virtual-assistant'],
    ['QAMS', '/dashboard/qams'],
    ['Zapra', '/dashboard/zapra'],
    ['Team and access', '/dashboard/team'],
  ] as const) {
    await rail.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rail.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Sample data', { exact: true }).filter({ visible: true })).not.toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/zapra')
})

test('a slow desk is named while it loads', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team and access' })).toBeVisible()
  const letGo = await holdScripts(page)
  const link = page.getByRole('complementary').getByRole('link', { name: 'Zapra' })
  await link.click()
  await expect(page.getByText('Opening your desk.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapra')
  await expect(link).toHaveAttribute('aria-current', 'page')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
})

test('for Business User the calls are locked with the reason and a contact button, also by address', async ({
  page,
}) => {
  await signInAs(page, 'user')
  await page.goto('/dashboard/virtual-assistant?call=c214')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This desk cannot hear them.')
  await expect(page.getByRole('main')).toContainText('they are given by name')
  await expect(page.getByRole('main').locator('[lang=hi]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Contact Sales' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('for Business User the team cannot be opened', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'QAMS', exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Team and access' })).toHaveCount(0)
  await page.goto('/dashboard/team')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is for administrators')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('signing out clears the account; Back does not bring the desk back', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard/team')
  await page.getByRole('button', { name: 'Account: System Administrator' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
  await page.goBack()
  await page.waitForURL(/\/login/)
})

test('signing out in one tab signs out the other', { tag: '@full' }, async ({ page, context }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/zapra')
  await expect(other.getByRole('complementary')).toContainText('Full Access')
  await page.getByRole('button', { name: 'Account: System Administrator' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL('/login?next=%2Fdashboard%2Fzapra')
})

test(
  'on a phone four desks are at the bottom, and the account behind the button at the top right',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, 'admin')
    await page.goto('/dashboard/team')
    const desks = page.getByRole('navigation', { name: 'Desks' })
    await expect(desks.getByRole('link')).toHaveText(['Overview', 'Calls', 'Quality', 'Inbox'])
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('button', { name: 'Reset sample data' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
  },
)

test('no public page loads a script of the portal', { tag: '@full' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/login', '/products/qams']) {
    await page.goto(path)
    await new ContactPage(page).untilReady()
  }
  expect(
    loaded.filter((url) => /portal-layout|overview-page|assistant-page|qams-page|zapra-page/.test(url)),
  ).toEqual([])
})
