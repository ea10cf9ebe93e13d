import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { StaticHost } from '../../tests/support/static-host.ts'

/** The pages of a judged visit: one of each template that many visitors see. */
export const visitedPaths = [
  '/',
  '/products/virtual-assistant',
  '/offers',
  '/solutions/banking',
  '/blog/a-cost-per-call-that-adds-up',
]

/** Limits for the first page, each further one and all of them, in kB of 1,000 bytes. */
export const visitBars = { first: 150, further: 35, all: 260 }

/** What a visitor's phone loaded for one page in its first six seconds, everything counted. */
export interface PageOfVisit {
  path: string
  /** As sent by the host, including headers and prefetched files. */
  bytes: number
  /** Milliseconds: largest paint after the start, main thread work, and the part of it above 50 at a stretch. */
  largestPaint: number
  mainThread: number
  blocking: number
  layoutShift: number
}

/** Work deferred by an untouched page has begun after this many milliseconds. */
const stay = 6000

const phone = {
  viewport: { width: 412, height: 823 },
  // Chromium 156 preloads pictures by screen size: without this, it also fetches the wrong, wide poster.
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens pages one after the other as one visitor with an empty cache on a phone, tapping a link if the previous page
 * has one. `slow` gives the phone a quarter of the processor, 150 ms to the server and 1.6 Mbit/s. Throws if a page is
 * not answered or requests anything from another origin, since the network would then affect the figures.
 */
export async function makeVisit(
  browser: Browser,
  host: StaticHost,
  paths: readonly string[],
  { slow }: { slow: boolean },
): Promise<PageOfVisit[]> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  if (slow) await slowDown(session)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const visited: PageOfVisit[] = []
  for (const path of paths) {
    const sent = host.bytesSent
    await open(page, host.origin + path)
    await wait(stay)
    const mainThread = await mainThreadTime(session)
    const foreign = asked.find((url) => url.startsWith('http') && new URL(url).origin !== host.origin)
    if (foreign) throw new Error(`${path} asked for ${foreign}`)
    visited.push({
      path,
      bytes: host.bytesSent - sent,
      mainThread,
      ...(await page.evaluate(() => window.benchmark)),
    })
  }
  return visited
}

async function open(page: Page, address: string): Promise<void> {
  const link = page
    .locator(`a[href="${new URL(address).pathname}"]`)
    .filter({ visible: true })
    .first()
  if (page.url() !== 'about:blank' && (await link.count()) > 0) {
    await link.scrollIntoViewIfNeeded()
    await Promise.all([page.waitForURL(address, { waitUntil: 'load' }), link.tap()])
  } else {
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status()}`)
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds of main-thread work since the page was navigated to: Chromium restarts the counter with each document. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

declare global {
  interface Window {
    benchmark: Pick<PageOfVisit, 'largestPaint' | 'blocking' | 'layoutShift'>
  }
}

/** Runs in the page, before anything else. */
function watchPage(): void {
  const seen = { largestPaint: 0, blocking: 0, layoutShift: 0 }
  window.benchmark = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  watch('layout-shift', (entry) => {
    const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean }
    if (!hadRecentInput) seen.layoutShift += value
  })
}
