import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'
import { buildDirectory } from '../build/build-directory.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { ensureStandInFont } from '../ensure-stand-in-font.ts'
import { projectRoot } from '../run-command.ts'

/** The build that is measured. */
export const builtSite = join(projectRoot, buildDirectory, 'client')

/**
 * Starts the browser that measures pages, which Lighthouse finds at its debugging port. It has no WebGL, so that pages do
 * not load the hero's scene.
 */
export async function benchBrowser(debuggingPort: number): Promise<Browser> {
  const executablePath = await ensureBrowser()
  await ensureStandInFont()
  const args = [
    ...browserArguments,
    '--disable-3d-apis',
    '--headless=new',
    `--remote-debugging-port=${debuggingPort}`,
  ]
  return chromium.launch({ executablePath, args })
}
