import { chromium, firefox, webkit, type ViewportSize } from '@playwright/test'
import { browserArguments } from '../../../tools/browser-arguments.ts'
import { findFirefox, findWebKit, findWebKitGtk } from '../../../tools/engines/find-engine.ts'
import { findBrowser } from '../../../tools/find-browser.ts'
import { test as journeyTest } from '../../support/journey.ts'
import { test as sharedTest } from '../../support/shared-site.ts'
import { openInPlaywright, type EnginePage } from './engine-page.ts'
import { Visitor } from './visitor.ts'
import { WebKitGtkBrowser } from './webkit-gtk.ts'

export const phone: ViewportSize = { width: 390, height: 844 }
export const tablet: ViewportSize = { width: 768, height: 1024 }
export const desktop: ViewportSize = { width: 1440, height: 900 }

interface Engine {
  open: (size: ViewportSize) => Promise<EnginePage>
  close: () => Promise<void>
}

const chromiumProgram = findBrowser()
const ownFirefox = findFirefox()
const ownWebKit = findWebKit()

const webKitGtk = ownWebKit ? undefined : findWebKitGtk()

async function inPlaywright(browser: ReturnType<typeof chromium.launch>): Promise<Engine> {
  const started = await browser
  return { open: (size) => openInPlaywright(started, size), close: () => started.close() }
}

/** How this machine starts its engines, by display name. `npm test` reports missing ones. */
const launchers: Record<string, () => Promise<Engine>> = {
  ...(chromiumProgram && {
    Chromium: () =>
      inPlaywright(chromium.launch({ executablePath: chromiumProgram, args: browserArguments })),
  }),
  ...(ownFirefox && { Firefox: () => inPlaywright(firefox.launch(ownFirefox)) }),
  ...(ownWebKit && { WebKit: () => inPlaywright(webkit.launch(ownWebKit)) }),
  ...(webKitGtk && { WebKit: () => WebKitGtkBrowser.start(webKitGtk) }),
}

export const installedEngines: readonly string[] = Object.keys(launchers)

/** Engines for the journeys: not Chromium, which tests/journeys covers in more depth. */
export const journeyEngines: readonly string[] = installedEngines.filter((name) => name !== 'Chromium')

type OpenIn = (engine: string, size: ViewportSize) => Promise<EnginePage>

/** A Playwright fixture: the browsers of a worker, each started at first use and closed with it. */
const openIn = async ({}, use: (open: OpenIn) => Promise<void>) => {
  const started = new Map<string, Promise<Engine>>()
  await use(async (name, size) => {
    const engine = started.get(name) ?? launchers[name]?.()
    if (!engine) throw new Error(`${name} is not installed on this machine`)
    started.set(name, engine)
    return (await engine).open(size)
  })
  for (const engine of started.values()) await (await engine).close()
}

/** For tests that only read pages: one lead desk per worker. */
export const pageTest = sharedTest.extend<object, { openIn: OpenIn }>({
  openIn: [openIn, { scope: 'worker' }],
})

/** For journeys: a lead desk with its own data and mailbox per test. */
export const engineTest = journeyTest.extend<
  { visit: (engine: string, size?: ViewportSize) => Promise<Visitor> },
  { openIn: OpenIn }
>({
  openIn: [openIn, { scope: 'worker' }],
  visit: async ({ openIn: open, leadDesk }, use) => {
    const opened: EnginePage[] = []
    await use(async (engine, size = desktop) => {
      const page = await open(engine, size)
      opened.push(page)
      return new Visitor(page, leadDesk.origin)
    })
    for (const page of opened) await page.close()
  },
})

export { expect } from '@playwright/test'
