import { chromium, type Page } from '@playwright/test'
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
  /** Milliseconds of main thread a frame takes: the middle one, and the one that 95 of 100 stay below. */
  median: number
  slow: number
}

/** The browser shows pages at 60 frames a second, and is told so where the processor has to draw them. */
const frameInterval = 1000 / 60
const framesToMeasure = 120
const longestWait = 120_000

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
      costs.push(await onFreshPage(browser, device, (page) => playScene(page, url, device)))
    }
    return costs
  } finally {
    await browser.close()
  }
}

async function playScene(page: Page, url: string, device: Device): Promise<SceneCost> {
  await recordScene(page, { frameInterval })
  const script = page.waitForResponse((response) => response.url().includes('/mount-scene'))
  await page.goto(url, { waitUntil: 'load' })
  const response = await script
  const code = {
    minified: (await response.body()).length,
    transferred: (await response.request().sizes()).responseBodySize,
  }
  await page.waitForFunction((frames) => window.sceneRecord.times.length >= frames, framesToMeasure, {
    timeout: longestWait,
  })
  const { frames, drawCalls, vertices, times } = await sceneRecord(page)
  return {
    device,
    code,
    drawCalls: drawCalls / frames,
    vertices: Math.round(vertices / frames),
    median: percentile(times, 50),
    slow: percentile(times, 95),
  }
}
