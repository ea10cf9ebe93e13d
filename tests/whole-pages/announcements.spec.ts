import type { Page } from '@playwright/test'
import { heard, listen } from '../support/announcements.ts'
import { ContactPage, sendPath } from '../support/contact-page.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { expect, test } from '../support/shared-site.ts'

// What a screen reader announces: once, politely, and nothing else.

test.beforeEach(({ page }) => listen(page))

async function open(page: Page, path: string): Promise<ContactPage> {
  await page.goto(path)
  const contact = new ContactPage(page)
  await contact.untilReady()
  return contact
}

/** Waits for the announcement, and checks that it is the only one. */
async function expectOnly(page: Page, text: string | RegExp) {
  const all: { politeness: string; text: string }[] = []
  await expect
    .poll(async () => {
      all.push(...(await heard(page)))
      return all.length
    })
    .toBeGreaterThan(0)
  expect(all).toEqual([
    { politeness: 'polite', text: typeof text === 'string' ? text : expect.stringMatching(text) },
  ])
}

test.describe('live regions', () => {
  // Reads the page's HTML as markup, which its policy leaves to the page itself.
  test.use({ bypassCSP: true })

  for (const path of ['/', '/products/virtual-assistant', '/products/qams', '/blog', '/offers', '/login']) {
    const details = onlyInFullRun(path !== '/products/virtual-assistant' && path !== '/offers')
    test(
      `${path}: live regions are in the first HTML; loading and moving pictures say nothing`,
      details,
      async ({ page }) => {
        await page.clock.install()
        await open(page, path)
        await page.clock.runFor(20_000)
        expect(await heard(page)).toEqual([])
        const missing = await page.evaluate(async () => {
          const selector = '[role=status], [role=alert], [role=log], [aria-live]'
          const first = new DOMParser().parseFromString(
            await (await fetch(location.href)).text(),
            'text/html',
          )
          return document.querySelectorAll(selector).length - first.querySelectorAll(selector).length
        })
        expect(missing).toBe(0)
      },
    )
  }
})

test.describe('the contact dialog', () => {
  test('wrong fields are read where focus goes, with their message, and not announced as well', async ({
    page,
  }) => {
    const contact = await open(page, '/about')
    await contact.open()
    await expect(contact.field('firstName')).toHaveAttribute('aria-invalid', 'false')
    // What the field says at the moment it receives focus: that is what is read out.
    await contact.field('firstName').evaluate((field) => {
      field.blur()
      field.addEventListener('focus', () => {
        const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
        field.dataset['said'] = `${field.getAttribute('aria-invalid')} ${message?.innerText.trim()}`
      })
    })
    await contact.submit.click()
    await expect(contact.field('firstName')).toHaveAttribute('data-said', 'true First name is required')
    expect(await heard(page)).toEqual([])
  })

  test('focus rests on “Sending...” while the form waits, and one message says that it was sent', async ({
    page,
  }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(sendPath, async (route) => {
      await answer.promise
      await route.fulfill({ body: 'OK' })
    })
    await page.clock.install()
    const contact = await open(page, '/about')
    await contact.open()
    await contact.fill()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await contact.submit.press('Enter')
    await expect(contact.dialog.locator(':focus')).toHaveText('Sending...')
    expect(await heard(page)).toEqual([])
    answer.resolve()
    await expectOnly(page, /^Message Sent Successfully! Thank you for your interest\..* within 24 hours\.$/)
    await page.clock.runFor(6000)
    await expect(contact.toast).toHaveCount(0)
    await expect(contact.opener).toBeFocused()
    expect(await heard(page)).toEqual([])
    await expect(contact.dialog.locator('[role=status]')).toBeEmpty()
  })

  test('each failure is announced once, and its words go with its toast', async ({ page }) => {
    await page.route(sendPath, (route) => route.abort())
    const contact = await open(page, '/about')
    await contact.open()
    await contact.fill()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await contact.submit.press('Enter')
      await expectOnly(page, /^Error Sending Message There was a problem sending your message\./)
      await expect(contact.submit).toBeFocused()
      await contact.toast.getByRole('button', { name: 'Dismiss' }).click()
      await expect(contact.dialog.getByRole('status')).toBeEmpty()
      await contact.submit.focus()
    }
  })
})

test(
  'a chosen tab has focus and its state, names its panel, and is not announced as well',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/products/qams')
    const tabs = page.getByRole('tablist', { name: 'QAMS screens' })
    await tabs.getByRole('tab', { selected: true }).press('ArrowRight')
    const chosen = tabs.getByRole('tab', { name: 'Agent Performance' })
    await expect(chosen).toBeFocused()
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.getByRole('tab', { selected: true })).toHaveCount(1)
    const panel = page.getByRole('tabpanel')
    await expect(panel).toHaveCount(1)
    await expect(panel).toHaveAccessibleName('Agent Performance')
    // The tab has said the name already.
    await expect(panel.getByRole('heading', { name: 'Agent Performance' })).toHaveCount(0)
    expect(await heard(page)).toEqual([])
  },
)

test(
  'a playing call says once that it has no sound; its button says what it does next',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/products/virtual-assistant')
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('button', { name: 'Play Demo Call' }).press('Enter')
    const pause = panel.getByRole('button', { name: 'Pause Demo Call' })
    await expect(pause).toBeFocused()
    await expectOnly(page, /^Simulated audio\. .* does not play sound\.$/)
    await page.clock.runFor(8000)
    await pause.press('Enter')
    await expect(panel.getByRole('button', { name: 'Play Demo Call' })).toBeFocused()
    await panel.getByRole('button', { name: 'Play Demo Call' }).press('Enter')
    expect(await heard(page)).toEqual([])
  },
)

test('a filtered list announces once how much is left', async ({ page }) => {
  await open(page, '/blog')
  const articles = page.getByRole('region', { name: 'All articles' })
  await articles.getByRole('button', { name: /^News/ }).press('Enter')
  await expect(articles.getByRole('button', { name: /^News/ })).toHaveAttribute('aria-pressed', 'true')
  await expectOnly(page, /^3 /)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('zebracorn')
  await expectOnly(page, /^(0|No|Nothing)/i)
})

test('a filtered or sorted table announces once what it shows', { tag: '@full' }, async ({ page }) => {
  await open(page, '/products/qams#agent-performance')
  const agents = page.getByRole('tabpanel')
  await agents.getByLabel('Mark').selectOption('60 to 79')
  await expectOnly(page, /^\d of 8 agents, sorted by/)
  await agents.getByRole('button', { name: 'Calls' }).press('Enter')
  await expectOnly(page, /sorted by Calls/)
})

test(
  'an estimate says once which package costs least, and a copied link that it was copied',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/offers?voice=5000')
    await page.getByRole('textbox', { name: 'Voice bot: minutes a month' }).fill('20000')
    await expectOnly(page, /^For 20,000 minutes, .* costs? (least|the same)\.$/)
    await page.getByRole('button', { name: 'Copy link' }).press('Enter')
    await expectOnly(page, 'Link copied')
  },
)
