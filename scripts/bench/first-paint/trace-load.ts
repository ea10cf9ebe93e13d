import type { Browser } from '@playwright/test'
import { onFreshPage } from '../browser/fresh-page.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { scriptBeforePaint, type ScriptBeforePaint, type TraceEvent } from './script-before-paint.ts'
import { slowDown } from '../browser/slow-down.ts'

const categories = ['devtools.timeline', 'loading', 'blink.user_timing', 'v8']

/** Traces one load over slow 4G on a slow processor and reads what script came before first paint. */
export function traceLoad(browser: Browser, url: string): Promise<ScriptBeforePaint> {
  return onFreshPage(browser, 'phone', async (page) => {
    await slowDown(page)
    await browser.startTracing(page, { categories })
    await page.goto(url, { waitUntil: 'load' })
    await untilHydrated(page)
    const trace = await browser.stopTracing()
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
    return scriptBeforePaint(traceEvents, url)
  })
}
