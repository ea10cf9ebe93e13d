import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { EmailCloud } from '../support/email-cloud.ts'
import { buildWithoutLeadDesk } from '../support/build-without-lead-desk.ts'
import { StaticHost } from '../support/static-host.ts'

// One build for all of them: it takes longer than they do.
test.describe.configure({ mode: 'default' })

let folder: string
let cloud: EmailCloud
let host: StaticHost

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'cloud-build-'))
  cloud = await EmailCloud.open()
  host = await StaticHost.serve(await buildWithoutLeadDesk(cloud.origin, folder))
})
test.afterAll(async () => {
  await host.close()
  await cloud.close()
  await rm(folder, { recursive: true, force: true })
})

test('one setting sends leads from a plain static host to the provider’s cloud', async ({ page }) => {
  const contact = new ContactPage(page)
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(host.origin)
  await contact.open()
  await contact.fill()

  cloud.answerWith(429)
  await contact.submit.click()
  await expect(contact.toast).toContainText('Error Sending Message')
  expect(await contact.values()).toEqual(nandini)
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([])

  cloud.answerWith(200)
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  expect(cloud.preflights).toBeGreaterThanOrEqual(1)
  expect(cloud.calls).toHaveLength(2)
  expect(cloud.calls[1]).toMatchObject({
    lib_version: '4.4.1',
    template_params: { from_email: nandini.email },
  })

  // The newsletter has no lead desk either: it takes the same way, by a template of its own.
  await page.goto(`${host.origin}/blog`)
  const form = page.getByRole('main').locator('form', { has: page.getByLabel('Your e-mail') })
  await expect(form).toHaveAttribute('data-ready', '')
  await form.getByLabel('Your e-mail').fill(nandini.email)
  cloud.answerWith(429)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'still here' })).toBeVisible()
  cloud.answerWith(200)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: nandini.email })).toBeVisible()
  expect(cloud.calls).toHaveLength(4)
  expect(cloud.calls[3]).toMatchObject({
    template_id: 'newsletter-subscription',
    template_params: { from_email: nandini.email, page: '/blog' },
  })
})

/** Stands in for Google’s tag, which sets cookies when it loads. Answers the addresses asked for. */
async function googleTag(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1; path=/'" })
  })
  return asked
}

/** The words of the page for Google’s tag that name an event. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((words) => Array.from(words as ArrayLike<unknown>))
      .filter(([word]) => word === 'event'),
  )

const consentPanel = (page: Page) => page.getByRole('dialog', { name: 'May we count the pages you open?' })

/** Looks past the page’s first section, once the page has started. */
async function readOn(page: Page): Promise<void> {
  await new ContactPage(page).untilReady()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
}

test('Google Analytics loads for who agrees, counts this page too, and goes when consent is withdrawn', async ({
  page,
  context,
}) => {
  const asked = await googleTag(page)
  const panel = consentPanel(page)
  await page.goto(`${host.origin}/about?utm_source=letter&name=Nandini`)
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached({ timeout: 20_000 })
  await expect(panel).toBeHidden()
  await readOn(page)
  await expect(panel).toBeVisible()
  expect(await violations(page, '[aria-labelledby=consent-title]')).toEqual([])
  const looks = await panel.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, boxShadow, fontWeight, width, height } = getComputedStyle(button)
      return [color, backgroundColor, boxShadow, fontWeight, width, height]
    }),
  )
  expect(looks).toHaveLength(2)
  expect(looks[1]).toEqual(looks[0])
  expect([asked, await context.cookies()]).toEqual([[], []])

  await panel.getByRole('button', { name: 'Count pages' }).click()
  await expect(panel).toBeHidden()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  expect(await events(page)).toEqual([
    ['event', 'page_view', { page_location: `${host.origin}/about?utm_source=letter`, page_referrer: '' }],
  ])
  await expect.poll(async () => (await context.cookies()).length).toBe(1)

  await page.goto(`${host.origin}/offers`)
  await expect.poll(() => events(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Cookies' }).click()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeFocused()
  expect(await context.cookies()).toEqual([])
})

test('the privacy policy says who counts, and what is kept in the browser for it', async ({ page }) => {
  await page.goto(`${host.origin}/privacy-policy`)
  await expect(page.locator('#cookies')).toContainText('only if you agree that Google Analytics counts')
  await expect(page.getByText('neither ours nor anyone else’s')).toHaveCount(0)
})

test('who refuses is not asked again, and nothing is loaded', async ({ page }) => {
  const asked = await googleTag(page)
  await page.goto(`${host.origin}/about`)
  await readOn(page)
  await consentPanel(page).getByRole('button', { name: 'Do not count' }).click()
  await page.goto(`${host.origin}/offers`)
  await readOn(page)
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached()
  await expect(consentPanel(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('who asks not to be tracked is not asked about it either', async ({ page }) => {
  const asked = await googleTag(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${host.origin}/about`)
  await readOn(page)
  await expect(page.getByRole('button', { name: 'Cookies' })).toHaveCount(0)
  expect(asked).toEqual([])
})
