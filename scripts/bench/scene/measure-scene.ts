import { type Browser, chromium, type Page } from '@playwright/test'
import { recordScene, sceneRecord } from '../../../tests/support/scene-probe.ts'
import { browserArguments, softwareGraphics } from '../../browser-arguments.ts'
import { ensureBrowser } from '../../ensure-browser.ts'
import type { Device } from '../browser/devices.ts'
import { onFreshPage } from '../browser/fresh-page.ts'
import { percentile } from '../statistics.ts'

/** What a page's scene costs on one device. */
export interface SceneCost {
  device: Device
  /** Bytes of its script, minified and as transferred. */
  code: { minified: number; transferred: number }
  /** Of one frame. */
  drawCalls: number
  vertices: number
  /** Milliseconds of processor time that a frame takes on the main thread: the middle one, and the one that 95 of 100 stay below. */
  median: number
  slow: number
}

/** The browser shows pages at 60 frames a second, and is told so where the processor has to draw them. */
const frameInterval = 1000 / 60
const framesToMeasure = 40
const longestWait = 180_000

/**
 * Plays the scene of a page on phone and desktop and counts what it draws. Graphics are drawn by the processor, which
 * says nothing about the frame rate of a graphics card; what the page itself does for a frame is the same. None for a
 * page without a scene.
 */
export async function measureScene(url: string, hasScene: boolean): Promise<SceneCost[]> {
  if (!hasScene) return []
  const executablePath = await ensureBrowser()
  const args = [...browserArguments, ...softwareGraphics]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const costs: SceneCost[] = []
    for (const device of ['phone', 'desktop'] as const) {
      costs.push(await onFreshPage(browser, device, (page) => playScene(browser, page, url, device)))
    }
    return costs
  } finally {
    await browser.close()
  }
}

async function playScene(browser: Browser, page: Page, url: string, device: Device): Promise<SceneCost> {
  await recordScene(page, { frameInterval })
  const script = page.waitForResponse((response) => response.url().includes('/mount-scene'))
  await page.goto(url, { waitUntil: 'load' })
  const response = await script
  const code = {
    minified: (await response.body()).length,
    transferred: (await response.request().sizes()).responseBodySize,
  }
  await page.locator('[data-live=true]').waitFor({ timeout: longestWait })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const { frames } = await sceneRecord(page)
  await page.waitForFunction((last) => window.sceneRecord.frames >= last, frames + framesToMeasure, {
    timeout: longestWait,
  })
  const trace = await browser.stopTracing()
  const record = await sceneRecord(page)
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const times = frameTimes(traceEvents)
  return {
    device,
    code,
    drawCalls: record.drawCalls / record.frames,
    vertices: Math.round(record.vertices / record.frames),
    median: percentile(times, 50),
    slow: percentile(times, 95),
  }
}

interface TraceEvent {
  name: string
  /** Microseconds of processor time, which other work on a busy machine does not lengthen. */
  tdur?: number
}

/** Milliseconds of main thread that each animation frame took. */
function frameTimes(trace: readonly TraceEvent[]): number[] {
  return trace.flatMap(({ name, tdur }) =>
    name === 'FireAnimationFrame' && tdur !== undefined ? [tdur / 1000] : [],
  )
}
