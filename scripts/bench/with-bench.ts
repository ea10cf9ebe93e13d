import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../../tests/support/free-port.ts'
import { LeadDesk } from '../../tests/support/lead-desk.ts'
import { browserArguments } from '../browser-arguments.ts'
import { buildDirectory } from '../build/build-directory.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { ensureStandInFont } from '../ensure-stand-in-font.ts'
import { projectRoot } from '../run-command.ts'
import type { Bench } from './bench.ts'
import { signedLinks } from './browser/signed-links.ts'
import { makeControlSite } from './loads/control-site.ts'

/** The build that is measured. */
export const builtSite = join(projectRoot, buildDirectory, 'client')

/**
 * Starts a browser and two lead desks, one with the built site and one with its scripts taken out, and ends all
 * three after `work`.
 */
export async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const executablePath = await ensureBrowser()
  await ensureStandInFont()
  const debuggingPort = await freePort()
  await using cleanUp = new AsyncDisposableStack()
  const controlSite = cleanUp.adopt(await makeControlSite(builtSite), ({ remove }) => remove())
  const startDesk = async (dir: string) => {
    const desk = cleanUp.adopt(await LeadDesk.start({ env: { SITE_DIR: dir } }), (started) => started.stop())
    const links = await signedLinks(desk)
    return { origin: desk.origin, urlOf: (path: string) => links.get(path) ?? desk.origin + path }
  }
  const site = await startDesk(builtSite)
  const control = await startDesk(controlSite.dir)
  const args = [...browserArguments, '--headless=new', `--remote-debugging-port=${debuggingPort}`]
  const browser = cleanUp.adopt(await chromium.launch({ executablePath, args }), (open) => open.close())
  const urlsOf = (path: string) => ({ page: site.urlOf(path), control: control.urlOf(path) })
  // Awaited here, or all would be ended while it still works.
  return await work({ browser, debuggingPort, site: site.origin, urlsOf })
}
