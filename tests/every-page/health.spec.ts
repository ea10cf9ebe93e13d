import { notFoundPath, portalPaths, sharedPaths } from '../../content/pages.ts'
import { ContactPage } from '../support/contact-page.ts'
import { cutOff, spaceText } from '../support/cut-off.ts'
import { everyTemplate, newsletterPaths } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInAs } from '../support/signed-in.ts'

// The page for what does not exist logs what was asked for: see below.
const healthyPaths = [...everyTemplate, ...portalPaths].filter((path) => path !== notFoundPath)

for (const path of healthyPaths) {
  test(`${path}: no console message, no foreign request, no layout shift while it loads and starts`, async ({
    page,
    sharedSite,
  }) => {
    const messages: string[] = []
    const foreign: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(sharedSite.origin) && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted')) + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (path.startsWith('/dashboard')) await signInAs(page, 'admin')
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      await document.fonts.ready
    })
    expect(messages).toEqual([])
    expect(foreign).toEqual([])
    expect(await page.evaluate(otherIds), 'ids that React gives otherwise than the build did').toEqual([])
    // A font that arrives late on a busy machine moves some words by ten-thousandths; a part that moves is far more.
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.001)
  })
}

for (const path of [...sharedPaths, ...newsletterPaths, notFoundPath]) {
  test(`${path}: nothing overflows from 320 to 1440 px, with wider spacing neither`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const expectNoneCutOff = async (width: number, what = '') => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      expect.soft(await cutOff(page), `at ${width} px${what}`).toEqual([])
    }
    for (const width of [320, 390, 768, 901, 1024, 1181, 1440]) await expectNoneCutOff(width)
    await spaceText(page)
    for (const width of [390, 1024]) await expectNoneCutOff(width, ', with wider spacing')
  })
}

/**
 * Prerendered parts whose `useId` came out otherwise in the browser: then what React takes over is not the tree the
 * build made (see app/hydrate-page.tsx). React keeps what it rendered last on the element, under a key of its own.
 */
function otherIds(): string[] {
  return [...document.querySelectorAll('[data-prerendered]')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const props = (key ? Reflect.get(element, key) : {}) as Record<string, unknown>
    const [built, taken] = [element.getAttribute('data-prerendered'), props['data-prerendered']]
    return built === taken ? [] : [`${built} is ${String(taken)}`]
  })
}

test.describe('an unknown path', () => {
  test('is answered with status 404, the fixed text, a way home, and is logged', async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const answer = await page.goto('/no/such-page?x=1')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => messages.some((text) => text.includes('/no/such-page'))).toBe(true)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})
