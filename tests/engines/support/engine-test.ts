import { mergeTests, test as base, type ViewportSize } from '@playwright/test'
import { browserArguments } from '../../../tools/browser-arguments.ts'
import { findWebKit, findWebKitGtk } from '../../../tools/engines/find-engine.ts'
import { findBrowser } from '../../../tools/find-browser.ts'
import { test as journeyTest } from '../../support/journey.ts'
import { test as sharedTest } from '../../support/shared-site.ts'
import { playwrightEngine, type Engine } from './engine-page.ts'
import { WebKitGtk } from './webkit-gtk.ts'

export const phone: ViewportSize = { width: 390, height: 844 }
export const tablet: ViewportSize = { width: 768, height: 1024 }
export const desktop: ViewportSize = { width: 1440, height: 900 }

/** Both are started when they are first asked for, once a worker. */
interface Engines {
  /** That of the project: where Playwright has no WebKit, the system's. */
  engine: Engine
  /** What it is compared with. */
  chromium: Engine
}

const engineTest = base.extend<object, Engines>({
  engine: [
    async ({ playwright, browserName }, use) => {
      const webKitGtk = browserName === 'webkit' && !findWebKit() ? findWebKitGtk() : undefined
      const engine = webKitGtk
        ? await WebKitGtk.start(webKitGtk)
        : playwrightEngine(await playwright[browserName].launch())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  chromium: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: browserArguments,
        // Those of the project are for its own engine.
        channel: undefined,
        env: undefined,
      })
      const engine = playwrightEngine(browser)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
})

/** For tests that only read pages: one lead desk a worker. */
export const pageTest = mergeTests(sharedTest, engineTest)

/** For journeys: a lead desk, its data and its mailbox of the test's own. */
export const visitTest = mergeTests(journeyTest, engineTest)
