import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'
import { invitationFor } from '../../tests/support/operator.ts'

const mostScriptBytes = 130_000

test(
  'the desk starts with at most 130 kB of script, as sent',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    const link = await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
    await signIn(page, link, 'Asha Rao')
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    )
    expect(sent.length).toBeGreaterThan(0)
    const bytes = sent.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(mostScriptBytes)
  },
)

test(
  'a link works in a tab that showed the error before there was a team',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    const answer = await page.goto('/desk')
    expect(answer?.status()).toBe(404)
    await page.goto(await invitationFor(leadDesk, 'asha@orvani.example', 'owner'))
    await expect(page.getByRole('button', { name: 'Sign in with this link' })).toBeVisible()
    await expect(page).toHaveURL('/desk')
  },
)

test(
  'seven tabs share one event stream: all get it, the site still opens, and a closed tab hands it on',
  { tag: '@full' },
  async ({ page, context, leadDesk }) => {
    // Eight pages are opened one after the other.
    test.slow()
    let streams = 0
    context.on('request', (request) => (streams += request.url().endsWith('/desk/api/events') ? 1 : 0))
    await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
    const tabs = [page]
    while (tabs.length < 7) {
      const tab = await context.newPage()
      await tab.goto('/desk')
      await expect(tab.getByText('No new leads.')).toBeVisible()
      tabs.push(tab)
    }
    const site = await context.newPage()
    await site.goto('/')
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await site.close()
    // The first tab was loaded twice: once to sign in, once with its name.
    expect(streams).toBe(2)

    const lead = {
      name: 'Nandini Rao',
      email: 'n@kaveri.example',
      company: 'Kaveri Bank',
      message: 'Prices.',
    }
    await sendLead(leadDesk, lead)
    for (const tab of tabs) await expect(tab.getByRole('link', { name: /Nandini Rao/ })).toBeVisible()
    await page.close()
    await expect.poll(() => streams).toBe(3)
    await sendLead(leadDesk, { ...lead, message: 'One thing more.' })
    for (const tab of tabs.slice(1))
      await expect(tab.getByRole('button', { name: '1 new lead' })).toBeVisible()
  },
)

test(
  'a truncated link, or a browser without cookies, is reported',
  { tag: '@full' },
  async ({ page, context, leadDesk }) => {
    const link = await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
    for (const cut of [link.slice(0, -3), link.replace(/#.*/, '')]) {
      await page.goto('about:blank')
      await page.goto(cut)
      await expect(page.getByRole('alert')).toContainText('This link is not whole')
      await expect(page.getByLabel('Email')).toBeVisible()
    }
    await page.goto('about:blank')
    await page.goto(link)
    const use = page.getByRole('button', { name: 'Sign in with this link' })
    // Like a browser that keeps none.
    await page.route('**/desk/api/sign-in/token', async (route) => {
      await context.clearCookies()
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } })
    })
    await use.click()
    await expect(page.getByRole('alert')).toContainText('keeps no cookies')
    await page.unroute('**/desk/api/sign-in/token')
    await use.click()
    await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible()
  },
)

test(
  'a page that opened the desk gets no access to its window',
  { tag: '@full' },
  async ({ page, leadDesk }) => {
    await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
    const popups = page.waitForEvent('popup')
    const held = await page.evaluateHandle((address) => window.open(address), `${leadDesk.origin}/desk`)
    await expect((await popups).getByRole('heading', { level: 1 })).toBeVisible()
    // To the opener, a page with a severed window counts as closed.
    expect(await held.evaluate((desk) => desk?.closed)).toBe(true)
  },
)

test('nothing of the desk is among the site’s files', async () => {
  const { SITE_DIR = 'build/client' } = process.env
  const files = await readdir(SITE_DIR, { recursive: true })
  expect(files.filter((file) => /sales-desk|^desk\b/.test(file))).toEqual([])
  for (const file of files.filter((name) =>
    /(?:\.xml|robots\.txt|llms\.txt|_headers|vercel\.json)$/.test(name),
  ))
    expect(await readFile(`${SITE_DIR}/${file}`, 'utf8'), file).not.toMatch(/\/desk(?![\w-])/)
})
