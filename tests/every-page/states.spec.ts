import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { ContactPage, sendPath } from '../support/contact-page.ts'
import { test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'

/** A state of a page, and how a visitor comes to it. */
interface State {
  name: string
  path: string
  open: (page: Page) => Promise<unknown>
  /** Selector of the part that the state changes: the rest is looked at in the page's own test. */
  within?: string
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function openMenu(page: Page, name: 'Products' | 'Solutions') {
  const narrow = page.getByRole('button', { name: 'Menu' })
  if (!(await narrow.isVisible())) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    return
  }
  await narrow.click()
  await page.locator('#mobile-menu').getByText(name, { exact: true }).click()
}

async function openContact(page: Page, answer: 'nothing' | 'abort' | 'ok') {
  if (answer === 'abort') await page.route(sendPath, (route) => route.abort())
  if (answer === 'ok') await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const contact = new ContactPage(page)
  await contact.open()
  if (answer === 'nothing') return
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toBeVisible()
}

async function openErrors(page: Page) {
  await openContact(page, 'nothing')
  const contact = new ContactPage(page)
  await contact.submit.click()
  await expect(contact.field('firstName')).toBeFocused()
}

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(text)
  await expect(page).toHaveURL(/q=/)
}

const publicStates: State[] = [
  {
    name: 'menu of products',
    path: '/about',
    open: (page) => openMenu(page, 'Products'),
    within: 'header',
  },
  {
    name: 'menu of solutions',
    path: '/about',
    open: (page) => openMenu(page, 'Solutions'),
    within: 'header',
  },
  {
    name: 'contact dialog',
    path: '/about',
    open: (page) => openContact(page, 'nothing'),
    within: 'dialog',
  },
  { name: 'contact dialog with errors', path: '/about', open: openErrors, within: 'dialog' },
  {
    name: 'contact dialog after a failure',
    path: '/about',
    open: (page) => openContact(page, 'abort'),
    within: 'dialog',
  },
  { name: 'toast of a lead sent', path: '/about', open: (page) => openContact(page, 'ok') },
  ...['healthcare', 'ecommerce', 'manufacturing'].map((id) => ({
    name: `industry ${id}`,
    path: `/solutions#${id}`,
    open: (page: Page) => expect(page.locator(`#${id}`)).toBeVisible(),
    within: `#${id}`,
  })),
  {
    name: 'search that finds',
    path: '/blog',
    open: (page) => search(page, 'missed calls'),
    within: 'main',
  },
  {
    name: 'search that finds nothing',
    path: '/blog',
    open: (page) => search(page, 'zebracorn'),
    within: 'main',
  },
]

const assistant = '/dashboard/virtual-assistant'

const portalStates: State[] = [
  {
    name: 'account menu',
    path: '/dashboard/team',
    open: (page) => button(page, /^Account/).click(),
  },
  {
    name: 'team after access was given',
    path: '/dashboard/team',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Zapra for Nikhil Pawar' }).press('Space')
      await expect(page.getByRole('status').filter({ hasText: 'Zapra given' })).toBeVisible()
    },
  },
  {
    name: 'call that is listened to',
    path: `${assistant}?call=c402`,
    open: async (page) => {
      await button(page, 'Listen').click()
      await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('You listened in')
    },
  },
  {
    name: 'calls of people',
    path: `${assistant}?filter=people`,
    open: (page) => expect(page.getByRole('heading', { name: 'Live calls' })).toBeAttached(),
  },
  {
    name: 'call that is not on the line',
    path: `${assistant}?call=l12-999`,
    open: (page) => expect(page.getByRole('heading', { name: /not on the line/ })).toBeVisible(),
  },
  {
    name: 'sheets, none that fits',
    path: '/dashboard/qams?agent=nikhil-p&filter=assistant',
    open: (page) => expect(page.getByText('No call fits all of these.')).toBeAttached(),
    within: 'main',
  },
  {
    name: 'conversation that is closed',
    path: '/dashboard/zapra?conversation=z3',
    open: async (page) => {
      await button(page, 'Close').click()
      await expect(page.getByText('Reopen it to write')).toBeVisible()
    },
  },
  {
    name: 'ways to write',
    path: '/dashboard/zapra?conversation=z4',
    open: (page) => button(page, 'Change channel').click(),
  },
  {
    name: 'template after 24 hours',
    path: '/dashboard/zapra?conversation=z11',
    open: (page) => expect(page.getByText('The 24 hours are over.')).toBeVisible(),
  },
  {
    name: 'desk after its sample data was reset',
    path: '/dashboard/qams',
    open: async (page) => {
      await button(page, /^Account/).click()
      await button(page, 'Reset sample data').click()
      await expect(page.locator('[data-tone]')).toContainText('Sample data reset')
    },
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function check(page: Page, { path, open, within = 'html' }: State) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await open(page)
    expect.soft(await violations(page, within), `at ${width} px`).toEqual([])
  }
}

for (const state of publicStates) {
  test(`${state.name}: no violation, nothing cut off`, ({ page }) => check(page, state))
}

for (const state of portalStates) {
  test(`the portal’s ${state.name}: no violation, nothing cut off`, async ({ page }) => {
    await signInPaused(page, 'admin')
    await check(page, state)
  })
}

test('what Business User may not open: no violation, nothing cut off', async ({ page }) => {
  await signInPaused(page, 'user')
  for (const path of ['/dashboard/team', assistant])
    await check(page, {
      name: path,
      path,
      open: () => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    })
})
