import type { Page } from '@playwright/test'
import { notFoundPath, portalPaths } from '../../content/pages.ts'
import { ContactPage } from '../support/contact-page.ts'
import { cutOff, spaceText } from '../support/cut-off.ts'
import { countShifts, farMoved } from '../support/layout-shifts.ts'
import { overlaps } from '../support/overlaps.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInAs } from '../support/signed-in.ts'

// One load for all of it: loading takes as long as the rest. The pages that differ from these in their words only are
// looked at in tests/engines.
for (const path of [...everyTemplate, ...portalPaths]) {
  test(`${path}: no console message, no foreign request, no layout shift, nothing overflows or overlaps from 320 to 1440 px`, async ({
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
    await countShifts(page)
    if (path.startsWith('/dashboard')) await signInAs(page, 'admin')
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await scrollThrough(page)
    await wakeIslands(page)
    expect
      .soft(await page.evaluate(otherIds), 'ids that React gives otherwise than the build did')
      .toEqual([])
    // A font that arrives late on a busy machine moves some words by ten-thousandths; a part that moves is far more.
    expect.soft(await page.evaluate(farMoved, 0.001)).toEqual([])

    // What still comes in or moves would be looked at on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const expectNoneCutOff = async (width: number, what = '') => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      expect.soft(await cutOff(page), `at ${width} px${what}`).toEqual([])
      expect.soft(await overlaps(page), `words on words at ${width} px${what}`).toEqual([])
    }
    for (const width of [320, 390, 768, 901, 1024, 1181, 1440]) await expectNoneCutOff(width)
    await spaceText(page)
    for (const width of [390, 1024]) await expectNoneCutOff(width, ', with wider spacing')

    // The page for what does not exist logs what was asked for: see below.
    if (path !== notFoundPath) expect.soft(messages).toEqual([])
    expect.soft(foreign).toEqual([])
  })
}

/** Shows all of a page, for what comes only when it is seen. */
function scrollThrough(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await document.fonts.ready
  })
}

/** Reaches for every island of the page, and waits until React has taken them over. */
async function wakeIslands(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    const islands = [...document.querySelectorAll('[data-island]')]
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return islands.length
  })
  const woken = () =>
    [...document.querySelectorAll('[data-island]')].filter(({ firstElementChild }) =>
      Object.keys(firstElementChild ?? {}).some((name) => name.startsWith('__reactProps')),
    ).length
  await expect.poll(() => page.evaluate(woken)).toBe(count)
}

/**
 * Ids in islands that came out otherwise in the browser: then what React takes over is not the tree the build made.
 * React keeps what it rendered last on the element, under a key of its own.
 */
function otherIds(): string[] {
  return [...document.querySelectorAll('[data-island] [id]')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const props = (key ? Reflect.get(element, key) : { id: element.id }) as Record<string, unknown>
    return props['id'] === undefined || props['id'] === element.id
      ? []
      : [`${element.id} is ${JSON.stringify(props['id'])}`]
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
