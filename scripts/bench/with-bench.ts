import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../../tests/support/free-port.ts'
import { LeadDesk } from '../../tests/support/lead-desk.ts'
import { browserArguments } from '../browser-arguments.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { projectRoot } from '../run-command.ts'
import { makeControlSite } from './loads/control-site.ts'
import type { Bench } from './measure-page.ts'

/** The build that is measured. */
export const builtSite = join(projectRoot, 'build/client')

/**
 * Starts a browser and two lead desks, one with the built site and one with its scripts taken out, and ends all
 * three after `work`.
 */
export async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const executablePath = await ensureBrowser()
  const debuggingPort = await freePort()
  await using cleanUp = new AsyncDisposableStack()
  const controlSite = cleanUp.adopt(await makeControlSite(builtSite), ({ remove }) => remove())
  const startDesk = async (dir: string) =>
    cleanUp.adopt(await LeadDesk.start({ env: { SITE_DIR: dir } }), (desk) => desk.stop())
  const site = await startDesk(builtSite)
  const control = await startDesk(controlSite.dir)
  const args = [...browserArguments, '--headless=new', `--remote-debugging-port=${debuggingPort}`]
  const browser = cleanUp.adopt(await chromium.launch({ executablePath, args }), (open) => open.close())
  // Awaited here, or all would be ended while it still works.
  return await work({ browser, debuggingPort, site: site.origin, control: control.origin })
}
