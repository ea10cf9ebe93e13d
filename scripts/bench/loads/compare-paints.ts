import type { Browser } from '@playwright/test'
import { onFreshPage } from '../browser/fresh-page.ts'
import { slowDown } from '../browser/slow-down.ts'
import { keepLoadRecord } from './load-record.ts'

/** When the largest element was painted, in milliseconds since navigation, in two loads one after the other. */
export interface PaintPair {
  page: number
  /** The same page with its scripts removed. */
  control: number
}

/**
 * Loads the page and its control in pairs, no longer than until they rest, so that many are soon done: single paints
 * differ by half. In every other pair the control comes first, or whatever the machine gets used to would count for one
 * of the two.
 */
export async function comparePaints(
  browser: Browser,
  urls: { page: string; control: string },
  pairs: number,
): Promise<PaintPair[]> {
  const paint = (url: string) => largestPaint(browser, url)
  await paint(urls.page)
  await paint(urls.control)
  const compared: PaintPair[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) {
      const page = await paint(urls.page)
      compared.push({ page, control: await paint(urls.control) })
    } else {
      const control = await paint(urls.control)
      compared.push({ page: await paint(urls.page), control })
    }
  }
  return compared
}

function largestPaint(browser: Browser, url: string): Promise<number> {
  return onFreshPage(browser, 'phone', async (page, network) => {
    await page.addInitScript(keepLoadRecord)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'load' })
    // A first picture may come of half a page: what is larger follows.
    await network.untilQuiet()
    return page.evaluate(() => window.loadRecord.largestPaint)
  })
}
