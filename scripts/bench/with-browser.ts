import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../../tests/support/free-port.ts'
import { browserArguments } from '../browser-arguments.ts'
import { buildDirectory } from '../build/build-directory.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { ensureStandInFont } from '../ensure-stand-in-font.ts'
import { projectRoot } from '../run-command.ts'

/** The build that is measured. */
export const builtSite = join(projectRoot, buildDirectory, 'client')

/** The browser that measures pages. It has no WebGL, so that pages do not load the hero's scene. */
export interface BenchBrowser {
  browser: Browser
  /** Of the browser, for Lighthouse. */
  debuggingPort: number
}

/** Starts a browser, and ends it after `work`. */
export async function withBrowser<T>(work: (bench: BenchBrowser) => Promise<T>): Promise<T> {
  const executablePath = await ensureBrowser()
  await ensureStandInFont()
  const debuggingPort = await freePort()
  const args = [
    ...browserArguments,
    '--disable-3d-apis',
    '--headless=new',
    `--remote-debugging-port=${debuggingPort}`,
  ]
  const browser = await chromium.launch({ executablePath, args })
  try {
    return await work({ browser, debuggingPort })
  } finally {
    await browser.close()
  }
}
