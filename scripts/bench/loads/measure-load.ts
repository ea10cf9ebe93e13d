import type { Browser, Page } from '@playwright/test'
import { blockingTime } from './blocking-time.ts'
import type { Device } from '../browser/devices.ts'
import { onFreshPage } from '../browser/fresh-page.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { cumulativeLayoutShift } from './layout-shift.ts'
import { keepLoadRecord } from './load-record.ts'
import { slowDown } from '../browser/slow-down.ts'

/** One load over slow 4G on a slow processor, start-up and a scroll to the end of the page included. */
export interface Load {
  /** Milliseconds since navigation. */
  firstPaint: number
  largestElement: string
  /** Milliseconds from the load event until React had taken over; undefined on a page without script. */
  loadToHydrated: number | undefined
  /** Milliseconds. */
  blockingTime: number
  layoutShift: number
}

/** Loads a page with empty caches and measures it; `scripted` pages are waited for until React has started. */
export function measureLoad(
  browser: Browser,
  url: string,
  { device, scripted }: { device: Device; scripted: boolean },
): Promise<Load> {
  return onFreshPage(browser, device, async (page, network) => {
    await page.addInitScript(keepLoadRecord)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'load' })
    if (scripted) await untilHydrated(page)
    await network.untilQuiet()
    const atRest = await page.evaluate(() => window.loadRecord)
    await scrollToEnd(page)
    await network.untilQuiet()
    const { shifts } = await page.evaluate(() => window.loadRecord)
    return {
      firstPaint: atRest.firstPaint,
      largestElement: atRest.largestElement,
      loadToHydrated: atRest.hydrated === undefined ? undefined : atRest.hydrated - atRest.load,
      blockingTime: blockingTime(atRest.longTasks, atRest.firstPaint),
      layoutShift: cumulativeLayoutShift(shifts),
    }
  })
}

/** Scrolls by most of a screen at a time, so that all that appears on the way does. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
    const end = () => document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await pause()
    }
    scrollTo({ top: end(), behavior: 'instant' })
    await pause()
  })
}
