import type { Browser } from '@playwright/test'
import type { Bench } from './bench.ts'
import type { Device } from './browser/devices.ts'
import { signInForLighthouse } from './browser/portal-visitor.ts'
import { findContactOpener } from './early-clicks/contact-opener-place.ts'
import { clickEarly, type EarlyClick } from './early-clicks/early-click.ts'
import type { ScriptBeforePaint } from './first-paint/script-before-paint.ts'
import { traceLoad } from './first-paint/trace-load.ts'
import { compareLighthouse } from './lighthouse/compare-lighthouse.ts'
import type { RouteResult } from './page-result.ts'
import { measureWeight } from './weight/measure-weight.ts'

/** How often each thing is measured on one page. */
export interface RouteRuns {
  lighthouse: { runs: number; close: boolean }
  traces: number
  /** By device. */
  visitors: number
}

const noindex = '<meta name="robots" content="noindex"'

/** Measures what is measured on every page. */
export async function measureRoute(bench: Bench, runs: RouteRuns, path: string): Promise<RouteResult> {
  const { browser, debuggingPort } = bench
  const urls = bench.urlsOf(path)
  const { page } = urls
  const answer = await fetch(page)
  if (answer.redirected) throw new Error(`${page} led to ${answer.url}`)
  const unlisted = (await answer.text()).includes(noindex)
  const weight = await measureWeight(browser, page)
  await using _signedIn = await signInForLighthouse(debuggingPort, page)
  const lighthouse = await compareLighthouse(urls, debuggingPort, { ...runs.lighthouse, unlisted })
  const traces: ScriptBeforePaint[] = []
  for (let run = 0; run < runs.traces; run += 1) traces.push(await traceLoad(browser, page))
  return {
    path,
    unlisted,
    weight,
    lighthouse,
    traces,
    earlyClicks: {
      phone: await earlyClicks(browser, page, { device: 'phone', visitors: runs.visitors }),
      desktop: await earlyClicks(browser, page, { device: 'desktop', visitors: runs.visitors }),
    },
  }
}

async function earlyClicks(
  browser: Browser,
  url: string,
  { device, visitors }: { device: Device; visitors: number },
): Promise<EarlyClick[]> {
  const opener = await findContactOpener(browser, url, device)
  const clicks: EarlyClick[] = []
  if (!opener) return clicks
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    clicks.push(await clickEarly(browser, url, { device, opener }))
  }
  return clicks
}
