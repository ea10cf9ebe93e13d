import type { Browser, Page, Request } from '@playwright/test'
import { contactDialogId } from '../../../app/contact/contact-opener.ts'
import { onFreshPage } from '../browser/fresh-page.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { inlineScriptBytes, inlineStyleBytes } from './inline-bytes.ts'
import { weigh, type Transfer, type Weight } from './page-weight.ts'

/** What a page weighs at three moments of a visit. */
export interface PageWeight {
  /** Asked for before the load event, that is, before start-up. */
  beforeStartUp: Weight
  /** After start-up, with the network at rest. */
  atRest: Weight
  /** After the contact dialog was opened, typed into and submitted empty, and the page scrolled through. */
  used: Weight
  /** Bytes of inline script, compressed apart; as transferred they are part of the HTML. */
  inlineScript: number
  /** The same of style sheets. */
  inlineStyle: number
}

/** Bytes of all script of the page, files and inline. */
export function allJavaScript({ used, inlineScript }: PageWeight): number {
  return used.bytes.JavaScript + inlineScript
}

/** Loads a page with empty caches, uses it, and weighs what came over the network. */
export function measureWeight(browser: Browser, url: string): Promise<PageWeight> {
  return onFreshPage(browser, 'phone', async (page, network) => {
    const response = await page.goto(url, { waitUntil: 'load' })
    if (!response?.ok()) throw new Error(`${url} was answered with ${response?.status()}`)
    const html = await response.text()
    await untilHydrated(page)
    await network.untilQuiet()
    const { origin, load } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }))
    const before = await transfersOf(network.finished, origin)
    await useContactDialog(page)
    await network.untilQuiet()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await network.untilQuiet()
    return {
      beforeStartUp: weigh(before, load),
      atRest: weigh(before),
      used: weigh(await transfersOf(network.finished, origin)),
      inlineScript: inlineScriptBytes(html),
      inlineStyle: inlineStyleBytes(html),
    }
  })
}

function transfersOf(requests: readonly Request[], origin: number): Promise<Transfer[]> {
  return Promise.all(
    requests.map(async (request) => ({
      resourceType: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
      start: request.timing().startTime - origin,
    })),
  )
}

/**
 * Does what makes the dialog fetch its parts: it is opened, typed into, and sent with fields missing. A page without a
 * button that opens it is left alone.
 */
async function useContactDialog(page: Page): Promise<void> {
  const openers = page.locator(`button[commandfor="${contactDialogId}"][command="show-modal"]:visible`)
  if ((await openers.count()) === 0) return
  await openers.first().click()
  const dialog = page.locator(`#${contactDialogId}`)
  await dialog.locator('form input').first().fill('Asha')
  await dialog.locator('form [type="submit"]').click()
  await dialog.locator('form [aria-invalid="true"]').first().waitFor()
  await page.keyboard.press('Escape')
}
