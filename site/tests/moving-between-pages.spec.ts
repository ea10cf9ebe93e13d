import { chromium, type CDPSession, type Page } from '@playwright/test'
import { pagePaths } from '../content/page-paths.ts'
import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

async function openStarted(page: Page, address: string) {
  await page.goto(address)
  await new ContactPage(page).untilReady()
}

interface Preloading {
  /** Addresses, without fragments, that the page may prefetch or prerender. */
  offered: Set<string>
  /** Prefetched addresses. */
  fetched: Set<string>
}

/** How the browser reads the page's speculation rules, as shown in its developer tools. */
async function watchPreloading(page: Page): Promise<Preloading> {
  const preloading: Preloading = { offered: new Set(), fetched: new Set() }
  const pathOf = (url: string) => new URL(url).pathname
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) preloading.offered.add(pathOf(key.url))
  })
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') preloading.fetched.add(pathOf(prefetchUrl))
  })
  await devTools.send('Preload.enable')
  return preloading
}

test('only a link under the pointer is prefetched', { tag: '@full' }, async ({ page }) => {
  const { offered, fetched } = await watchPreloading(page)
  await openStarted(page, '/blog')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).hover()
  await expect.poll(() => [...fetched]).toEqual(['/offers'])
  const pages: readonly string[] = pagePaths
  expect([...offered].filter((path) => !pages.includes(path))).toEqual([])
  expect(offered).toContain('/products/qams')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('only what is touched is prefetched', { tag: '@full' }, async ({ page }) => {
    const { offered, fetched } = await watchPreloading(page)
    await openStarted(page, '/')
    await expect.poll(() => offered.has('/offers')).toBe(true)
    const rules = page.locator('script[type=speculationrules]')
    expect(await rules.evaluate(({ textContent }) => textContent)).not.toContain('moderate')
    expect([...fetched]).toEqual([])
  })
})

test('the portal, which redirects visitors who are not signed in, and pages of a mail are never prefetched', async ({
  page,
}) => {
  const { offered } = await watchPreloading(page)
  await openStarted(page, '/')
  offered.clear()
  await page.evaluate(() => {
    const links = [
      '/dashboard',
      '/dashboard/qams',
      '/newsletter/confirm?token=x',
      '/blog/rss.xml',
      '/about#top',
    ]
    for (const address of links) {
      const link = document.createElement('a')
      link.href = address
      link.textContent = address
      document.querySelector('main')?.prepend(link)
    }
  })
  await expect.poll(() => offered.has('/about')).toBe(true)
  expect([...offered].filter((path) => /dashboard|newsletter|rss/.test(path))).toEqual([])
})

test('a page reached by a link starts at its top, where Tab leads to the skip link', async ({ page }) => {
  await openStarted(page, '/')
  await page.getByRole('main').locator('a[href="/products/qams"]').first().click()
  await expect(page).toHaveURL('/products/qams')
  await new ContactPage(page).untilReady()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an address with an anchor leads to it, past sections that are not rendered yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const place = page.locator('#results-title')
  const isBelowHeader = () =>
    expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBeGreaterThan(60)
  const isAtTop = async () => {
    await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 780)).toBeLessThan(130)
    await isBelowHeader()
  }
  await openStarted(page, '/solutions/banking#results-title')
  await isAtTop()
  await openStarted(page, '/solutions/banking')
  await page.evaluate(() => (location.hash = 'results-title'))
  await isAtTop()
})

test('Back and Forward return to the scroll position', { tag: '@full' }, async ({ page }) => {
  await openStarted(page, '/products')
  const link = page.getByRole('main').locator('a[href="/products/process-automation"]').first()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/products/process-automation')
  await new ContactPage(page).untilReady()
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
  await new ContactPage(page).untilReady()
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
  await page.goForward()
  await expect(page).toHaveURL('/products/process-automation')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const width of [390, 1440]) {
  test(
    `an anchor on another page lands below the header at ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openStarted(page, '/')
      await page.getByRole('contentinfo').locator('a[href="/solutions#insurance"]').click()
      await expect(page).toHaveURL('/solutions#insurance')
      await new ContactPage(page).untilReady()
      const gap = () =>
        page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          return (document.getElementById('insurance')?.getBoundingClientRect().top ?? 0) - header
        })
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
      await expect.poll(gap).toBeLessThan(200)
    },
  )
}

/** Goes back, and returns why Chromium loads that page again; empty if it restores the page as it was left. */
async function reasonsToLoadAgain(page: Page, devTools: CDPSession): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  devTools.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve([])
  })
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  await page.evaluate(() => void setTimeout(() => history.back(), 0))
  return promise
}

test(
  'nothing on a page keeps it out of the back/forward cache',
  { tag: '@full' },
  async ({ launchOptions, sharedSite }) => {
    // Playwright switches this cache off.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    // The headless shell has no such cache, but reports what else would have kept a page out of it.
    const ofTheBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'])
    for (const path of ['/', '/blog', '/products/virtual-assistant']) {
      const page = await browser.newPage()
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Page.enable')
      await openStarted(page, sharedSite.origin + path)
      await page.goto(`${sharedSite.origin}/about`)
      const reasons = await reasonsToLoadAgain(page, devTools)
      expect(
        reasons.filter((reason) => !ofTheBrowser.has(reason)),
        path,
      ).toEqual([])
    }
    await browser.close()
  },
)
