import { expect, type Page, test } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { ContactPage } from '../../support/contact-page.ts'
import type { StaticHost } from '../../support/static-host.ts'

/** Stands in for Google’s tag, which sets cookies when it loads. Returns the requested addresses. */
async function googleTag(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1; path=/'" })
  })
  return asked
}

/** The events that the page has queued for Google’s tag. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((words) => Array.from(words as ArrayLike<unknown>))
      .filter(([word]) => word === 'event'),
  )

const consentPanel = (page: Page) => page.getByRole('dialog', { name: 'May we count the pages you open?' })

/** Scrolls past the page’s first section, once the page has started. */
async function readOn(page: Page): Promise<void> {
  await new ContactPage(page).untilReady()
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
}

/** What a visitor is asked before Google Analytics counts pages. `host` resolves once it serves. */
export function consentTests(host: () => StaticHost): void {
  test(
    'Google Analytics loads after consent, counts this page too, and goes when consent is withdrawn',
    { tag: '@full' },
    async ({ page, context }) => {
      const asked = await googleTag(page)
      const panel = consentPanel(page)
      await page.goto(`${host().origin}/about?utm_source=letter&name=Nandini`)
      await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached()
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
        [
          'event',
          'page_view',
          { page_location: `${host().origin}/about?utm_source=letter`, page_referrer: '' },
        ],
      ])
      await expect.poll(async () => (await context.cookies()).length).toBe(1)

      await page.goto(`${host().origin}/offers`)
      await expect.poll(() => events(page)).toHaveLength(1)
      await page.getByRole('button', { name: 'Cookies' }).click()
      await expect(panel).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cookies' })).toBeFocused()
      expect(await context.cookies()).toEqual([])
    },
  )

  test(
    'a press in the half second in which the question appears is not taken as an answer',
    { tag: '@full' },
    async ({ page }) => {
      const panel = consentPanel(page)
      await page.goto(`${host().origin}/about`)
      await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached()
      // Extends its first half second for as long as the test needs.
      await page.locator('[aria-labelledby=consent-title]').evaluate((question) => {
        const shown = new MutationObserver(() => question.getAnimations().forEach((moment) => moment.pause()))
        shown.observe(question, { attributeFilter: ['hidden'] })
      })
      await readOn(page)
      await expect(panel).toBeVisible()
      const answer = await panel.getByRole('button', { name: 'Do not count' }).boundingBox()
      if (!answer) throw new Error('The answer has no position')
      const press = () => page.mouse.click(answer.x + answer.width / 2, answer.y + answer.height / 2)
      await press()
      await expect(panel).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBeNull()

      await panel.evaluate((question) => question.getAnimations().forEach((moment) => moment.finish()))
      await press()
      await expect(panel).toBeHidden()
    },
  )

  test(
    'the privacy policy says who counts, and what is stored in the browser for it',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${host().origin}/privacy-policy`)
      await expect(page.locator('#cookies')).toContainText('only if you agree that Google Analytics counts')
      await expect(page.getByText('neither ours nor anyone else’s')).toHaveCount(0)
    },
  )

  test(
    'after a refusal nothing is loaded and the question does not return',
    { tag: '@full' },
    async ({ page }) => {
      const asked = await googleTag(page)
      await page.goto(`${host().origin}/about`)
      await readOn(page)
      await consentPanel(page).getByRole('button', { name: 'Do not count' }).click()
      await page.goto(`${host().origin}/offers`)
      await readOn(page)
      await expect(page.getByRole('button', { name: 'Cookies' })).toBeAttached()
      await expect(consentPanel(page)).toBeHidden()
      expect(asked).toEqual([])
    },
  )

  test('a browser that asks not to be tracked gets no question', { tag: '@full' }, async ({ page }) => {
    const asked = await googleTag(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(`${host().origin}/about`)
    await readOn(page)
    await expect(page.getByRole('button', { name: 'Cookies' })).toHaveCount(0)
    expect(asked).toEqual([])
  })
}
