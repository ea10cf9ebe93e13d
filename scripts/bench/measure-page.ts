import type { Browser } from '@playwright/test'
import { comparePaints } from './loads/compare-paints.ts'
import { compareLoads } from './loads/compare-loads.ts'
import { findContactOpener } from './early-clicks/contact-opener-place.ts'
import type { Device } from './browser/devices.ts'
import { clickEarly, type EarlyClick } from './early-clicks/early-click.ts'
import { measureLoad } from './loads/measure-load.ts'
import { measureWeight } from './weight/measure-weight.ts'
import type { Runs } from './options.ts'
import type { PageResult } from './page-result.ts'
import { compareLighthouse } from './lighthouse/compare-lighthouse.ts'
import { measureScene } from './scene/measure-scene.ts'
import type { ScriptBeforePaint } from './first-paint/script-before-paint.ts'
import { traceLoad } from './first-paint/trace-load.ts'

/** Where to measure. */
export interface Bench {
  browser: Browser
  /** Of the browser, for Lighthouse. */
  debuggingPort: number
  /** Origins without a slash at the end: the site, and the same with its scripts removed. */
  site: string
  control: string
}

const traces = 3

/** Measures everything on one page; `progress` is told what is under way. */
export async function measurePage(
  bench: Bench,
  runs: Runs,
  path: string,
  progress: (step: string) => void,
): Promise<PageResult> {
  const { browser } = bench
  const page = bench.site + path
  const control = bench.control + path
  progress('weight')
  const weight = await measureWeight(browser, page)
  progress('Lighthouse with and without script')
  const lighthouse = await compareLighthouse({ page, control }, bench.debuggingPort, runs.lighthouseRuns)
  progress('loads with and without script')
  const comparison = await compareLoads(browser, { page, control }, runs.loads)
  progress('largest paint in pairs')
  const paints = await comparePaints(browser, { page, control }, runs.paintPairs)
  const onDesktop = await measureLoad(browser, page, { device: 'desktop', scripted: true })
  progress('script before first paint')
  const traced: ScriptBeforePaint[] = []
  for (let run = 0; run < traces; run += 1) traced.push(await traceLoad(browser, page))
  progress('scene')
  const scene = await measureScene(page, path === '/')
  progress('early clicks')
  return {
    path,
    weight,
    lighthouse,
    loads: comparison,
    paints,
    traces: traced,
    desktopLayoutShift: onDesktop.layoutShift,
    scene,
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
