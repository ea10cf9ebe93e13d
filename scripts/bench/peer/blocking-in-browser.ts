import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { phone, untilAllBegan } from '../phone.ts'

/** What Lighthouse applies for its slow 4G, in milliseconds and bytes a second (its throttling `mobileSlow4G`). */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const timesSlower = 4

/** A task does not block as long as it takes no longer, in milliseconds. */
const unnoticed = 50

/**
 * Milliseconds for which tasks block the page after its first paint, in a browser whose line and processor are slowed as
 * Lighthouse’s are. It counts until what a page puts off has run. Lighthouse’s simulation instead works out from a fast
 * load what a slow one would be, and ends before that. Throws when nothing was painted.
 */
export async function blockingInBrowser(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(keepLongTasks)
    await page.goto(url, { waitUntil: 'load' })
    await wait(untilAllBegan)
    const { firstPaint, tasks } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      tasks: (globalThis as { longTasks?: [start: number, end: number][] }).longTasks ?? [],
    }))
    if (firstPaint === undefined) throw new Error(`${url} painted nothing`)
    const blocking = tasks.map(([start, end]) => end - Math.max(start, firstPaint) - unnoticed)
    return blocking.filter((time) => time > 0).reduce((sum, time) => sum + time, 0)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

/** Runs in the page, before anything of its own. */
function keepLongTasks(): void {
  const longTasks: [start: number, end: number][] = []
  Object.assign(globalThis, { longTasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, startTime + duration])
  }).observe({ type: 'longtask' })
}
