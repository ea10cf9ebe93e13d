import type { Page } from '@playwright/test'
import { eventPath, type SiteEvent } from '../../common/lead/site-event.ts'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/journey.ts'
import type { LeadDesk } from '../support/lead-desk.ts'
import { signInAs } from '../support/signed-in.ts'
import { operate } from '../support/operator.ts'
import { pageErrors } from '../support/page-errors.ts'

/** Records what this page and later ones report. */
function reportsOf(page: Page) {
  const reports: SiteEvent[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventPath) reports.push(request.postDataJSON() as SiteEvent)
  })
  return reports
}

const view = (path: string, query = '') => ({ event: 'page_viewed', path, query, referrer: '' })

const stats = async (leadDesk: LeadDesk): Promise<unknown> =>
  JSON.parse(await operate(leadDesk, 'stats', '--format', 'json'))

/**
 * Waits the second in which a query has to settle, and for the page's idle work. A request of our own follows: once
 * it is seen, every report before it has been too.
 */
async function rest(page: Page): Promise<void> {
  await page.clock.runFor(2_000)
  const ours = page.waitForRequest('**/after-the-reports')
  await page.evaluate(() => void fetch('/after-the-reports'))
  await ours
}

test.beforeEach(({ page }) => page.clock.install())

test('a page is reported once when it loads, with its campaign and nothing else of its address', async ({
  page,
}) => {
  const reports = reportsOf(page)
  await page.goto('/offers?utm_source=letter&utm_campaign=diwali&name=Nandini#estimator', {
    referer: 'https://www.news.example/read?by=Nandini',
  })
  await new ContactPage(page).untilReady()
  await rest(page)
  expect(reports).toEqual([
    { ...view('/offers', 'utm_source=letter&utm_campaign=diwali'), referrer: 'www.news.example' },
  ])
})

test('links, Back and Forward between pages report each page again, without a referring website', async ({
  page,
}) => {
  const reports = reportsOf(page)
  const seen = async (...paths: string[]) =>
    expect.poll(() => reports).toEqual(paths.map((path) => view(path)))
  await page.goto('/about')
  await seen('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/offers')
  await seen('/about', '/offers')
  await page.goBack()
  await seen('/about', '/offers', '/about')
  await page.goForward()
  await seen('/about', '/offers', '/about', '/offers')
})

test('pages left 0.4 s after loading count once each: by a link, by Back, in a closed tab', async ({
  page,
  leadDesk,
}) => {
  const glance = () => new Promise((resolve) => setTimeout(resolve, 400))
  await page.goto('/about')
  await glance()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('/offers')
  await glance()
  await page.goBack()
  await page.waitForURL('/about')
  await glance()
  await page.goto('/blog?utm_source=letter')
  await glance()
  await page.close()
  const seen = async () => ((await stats(leadDesk)) as { pages: unknown[] }).pages
  await expect
    .poll(seen)
    .toMatchObject([
      { name: '/about', views: 2 },
      expect.objectContaining({ views: 1 }),
      expect.objectContaining({ views: 1 }),
    ])
})

test(
  'a page counts again when it is restored from the back/forward cache',
  { tag: '@full' },
  async ({ page }) => {
    const reports = reportsOf(page)
    await page.goto('/about')
    await expect.poll(() => reports).toHaveLength(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => reports).toEqual([view('/about'), view('/about')])
  },
)

test('a prerendered page counts when it is shown', { tag: '@full' }, async ({ page }) => {
  const reports = reportsOf(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  await page.goto('/about')
  await new ContactPage(page).untilReady()
  await rest(page)
  expect(reports).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(() => reports).toEqual([view('/about')])
})

test(
  'a search counts when typing pauses, and its words are not reported',
  { tag: '@full' },
  async ({ page }) => {
    const reports = reportsOf(page)
    await page.goto('/blog')
    await new ContactPage(page).untilReady()
    await page.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('missed calls')
    await expect(page).toHaveURL(/q=missed/)
    await rest(page)
    expect(reports).toEqual([view('/blog'), view('/blog')])
  },
)

test('the first script that fails is counted by its position, once, and its message stays in the browser', async ({
  page,
  leadDesk,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === eventPath) sent.push(request.postData() ?? '')
  })
  // The page’s own script: nothing that it would have started runs.
  const script = '**/assets/client-*.js'
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `Promise.reject(new Error('late'));throw new Error('nandini@kaveribank.example')`,
    }),
  )
  const [, file] = await Promise.all([
    page.goto('/about?name=Nandini'),
    page.waitForRequest(script).then((request) => new URL(request.url()).pathname),
  ])
  await expect.poll(() => leadDesk.output).toContain(`"event":"script_failed","script":"${file}:1:`)
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    { event: 'script_failed', path: '/about', query: '', at: expect.stringMatching(/\.js:1:\d+$/) },
  ])
})

test(
  'the portal, which loads no new document, reports each of its pages once',
  { tag: '@full' },
  async ({ page }) => {
    const reports = reportsOf(page)
    await signInAs(page, 'admin')
    await page.goto('/dashboard')
    const rail = page.getByRole('complementary', { name: 'Portal' })
    await rail.getByRole('link', { name: 'Team and access' }).click()
    await expect(page).toHaveURL('/dashboard/team')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await rest(page)
    expect(reports).toEqual([view('/dashboard'), view('/dashboard/team'), view('/dashboard')])
  },
)

test(
  'opening the contact dialog is reported, also when it starts the page’s scripts',
  { tag: '@full' },
  async ({ page }) => {
    const reports = reportsOf(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const contact = new ContactPage(page)
    await contact.opener.click()
    await expect(contact.dialog).toBeVisible()
    const opened = { event: 'contact_opened', path: '/about', query: '' }
    await expect.poll(() => reports).toEqual([view('/about'), expect.objectContaining(opened)])
    await page.keyboard.press('Escape')
    await contact.opener.click()
    await expect.poll(() => reports).toHaveLength(3)
    expect(reports[1]).toEqual({ ...opened, heading: await contact.dialog.locator('h2').innerText() })
  },
)

test('a press of the WhatsApp link is reported, and opens a new window', async ({ page }) => {
  const reports = reportsOf(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/')
  const link = page.locator('#contact').getByRole('link', { name: 'Start a chat' })
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(opened.url()).toBe('https://wa.me/918000000142')
  await expect.poll(() => reports.at(-1)).toEqual({ event: 'whatsapp_pressed', path: '/', query: '' })
})

for (const [what, ask] of [
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
] as const) {
  test(`a visitor who asks by ${what} is not reported`, async ({ page }) => {
    const reports = reportsOf(page)
    await page.addInitScript((signals) => {
      for (const [name, value] of Object.entries(signals)) Object.defineProperty(navigator, name, { value })
    }, ask)
    await page.goto('/about')
    const contact = new ContactPage(page)
    await contact.open()
    await rest(page)
    expect(reports).toEqual([])
  })
}

test(
  'a blocked report has no effect on the page and is not sent again',
  { tag: '@full' },
  async ({ page }) => {
    const problems = pageErrors(page)
    const reports = reportsOf(page)
    await page.route(`**${eventPath}`, (route) => route.abort('blockedbyclient'))
    await page.goto('/about')
    const contact = new ContactPage(page)
    await contact.open()
    await rest(page)
    expect(reports.map(({ event }) => event)).toEqual(['page_viewed', 'contact_opened'])
    expect(problems).toEqual([])
  },
)

test('a visit that ends in a lead appears in the operator’s statistics, without cookies', async ({
  page,
  context,
  leadDesk,
}) => {
  const counted = page.waitForResponse((answer) => answer.url().endsWith(eventPath))
  await page.goto('/offers?utm_source=letter')
  expect((await counted).status()).toBe(204)
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.toast).toContainText('Message Sent Successfully!')
  expect(await context.cookies()).toEqual([])
  const numbers = { views: 1, contact_opened: 1, leads: 1 }
  await expect
    .poll(() => stats(leadDesk))
    .toMatchObject({
      total: numbers,
      pages: [{ name: '/offers', ...numbers }],
      campaigns: [{ name: 'letter /  / ', ...numbers }],
      devices: [{ name: 'desktop', ...numbers }],
    })
})
