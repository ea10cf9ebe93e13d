import { type EngineName, engineNames, engineTitles, findEngine } from '../../../tools/engines/find-engine.ts'
import { test as journeyTest } from '../../support/journey.ts'
import { test as sharedTest } from '../../support/shared-site.ts'
import { startBidiBrowser } from './bidi-browser.ts'
import type { EngineBrowser, Size } from './engine-browser.ts'
import { startPlaywrightBrowser } from './playwright-browser.ts'
import { Visitor } from './visitor.ts'
import { startWebdriverBrowser } from './webdriver-browser.ts'

/** The engines that this machine has. `npm test` says which it has not, and fails for it in CI. */
export const installedEngines: readonly EngineName[] = engineNames.filter((name) => findEngine(name))

/** Those of the journeys: what a visitor does in Chromium is in tests/journeys, and more of it. */
export const journeyEngines: readonly EngineName[] = installedEngines.filter((name) => name !== 'chromium')

export const titleOf = (name: EngineName): string => engineTitles[name]

export const phone: Size = { width: 390, height: 844 }
export const tablet: Size = { width: 768, height: 1024 }
export const desktop: Size = { width: 1440, height: 900 }

interface OpenOptions {
  size?: Size
  scripts?: boolean
}

export type OpenVisitor = (engine: EngineName, options?: OpenOptions) => Promise<Visitor>

/** Browsers of a worker, each started when it is first asked for. */
class Engines {
  readonly #browsers = new Map<EngineName, Promise<EngineBrowser>>()

  async visit(
    engine: EngineName,
    origin: string,
    { size = desktop, scripts = true }: OpenOptions = {},
  ): Promise<Visitor> {
    const browser = this.#browsers.get(engine) ?? startEngine(engine)
    this.#browsers.set(engine, browser)
    return new Visitor(await (await browser).openTab(size, { scripts }), origin)
  }

  /** Ends a browser that no longer answers; the next test gets a new one. */
  async end(engine: EngineName): Promise<void> {
    const browser = await this.#browsers.get(engine)?.catch(() => undefined)
    this.#browsers.delete(engine)
    await browser?.close().catch(() => undefined)
  }

  async endAll(): Promise<void> {
    for (const engine of this.#browsers.keys()) await this.end(engine)
  }
}

/** Opens tabs for one test and closes them after it. */
class Visits {
  readonly #engines: Engines
  readonly #origin: string
  readonly #opened: [EngineName, Visitor][] = []

  constructor(engines: Engines, origin: string) {
    this.#engines = engines
    this.#origin = origin
  }

  readonly open: OpenVisitor = async (engine, options) => {
    const visitor = await this.#engines.visit(engine, this.#origin, options)
    this.#opened.push([engine, visitor])
    return visitor
  }

  /** Ends the browser of a tab that cannot be closed: it no longer answers. */
  async closeAll(): Promise<void> {
    for (const [engine, { tab }] of this.#opened) await tab.close().catch(() => this.#engines.end(engine))
  }
}

/** Playwright's fixture: the browsers of a worker, ended with it. */
const engines = async ({}, use: (started: Engines) => Promise<void>) => {
  const started = new Engines()
  await use(started)
  await started.endAll()
}

/** For tests that only read pages: one lead desk a worker. */
export const pageTest = sharedTest.extend<{ visit: OpenVisitor }, { engines: Engines }>({
  engines: [engines, { scope: 'worker' }],
  visit: async ({ engines: browsers, sharedSite }, use) => {
    const visits = new Visits(browsers, sharedSite.origin)
    await use(visits.open)
    await visits.closeAll()
  },
})

/** For journeys: a lead desk, its data and its mailbox of the test's own. */
export const engineTest = journeyTest.extend<{ visit: OpenVisitor }, { engines: Engines }>({
  engines: [engines, { scope: 'worker' }],
  visit: async ({ engines: browsers, leadDesk }, use) => {
    const visits = new Visits(browsers, leadDesk.origin)
    await use(visits.open)
    await visits.closeAll()
  },
})

export { expect } from '@playwright/test'

/** Starts this machine's browser of that engine; rejects when there is none, which findEngine tells beforehand. */
async function startEngine(name: EngineName): Promise<EngineBrowser> {
  const engine = findEngine(name)
  if (!engine) throw new Error(`${engineTitles[name]} is not installed on this machine`)
  switch (engine.driver) {
    case 'playwright':
      return startPlaywrightBrowser(engine.name, engine.program)
    case 'bidi':
      return startBidiBrowser(engine.program)
    case 'webdriver':
      return startWebdriverBrowser(engine)
  }
}
