import {
  engineNames,
  engineTitles,
  findEngine,
  type EngineName,
} from '../../../scripts/engines/find-engine.ts'
import { test as journeyTest } from '../../support/journey.ts'
import { test as sharedTest } from '../../support/shared-site.ts'
import type { EngineBrowser, Size } from './engine-browser.ts'
import { startEngine } from './start-engine.ts'
import { Visitor } from './visitor.ts'

/** The engines that this machine has. `npm test` says which it has not, and fails for it in CI. */
export const installedEngines: readonly EngineName[] = engineNames.filter((name) => findEngine(name))

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

const workerEngines = async ({}, use: (engines: Engines) => Promise<void>) => {
  const engines = new Engines()
  await use(engines)
  await engines.endAll()
}

/** A tab of any engine on the test's lead desk, closed after the test. */
const visitOf =
  (engines: Engines, origin: string) =>
  async (use: (visit: OpenVisitor) => Promise<void>): Promise<void> => {
    const opened: [EngineName, Visitor][] = []
    await use(async (engine, options) => {
      const visitor = await engines.visit(engine, origin, options)
      opened.push([engine, visitor])
      return visitor
    })
    for (const [engine, { tab }] of opened) await tab.close().catch(() => engines.end(engine))
  }

/** For tests that only read pages: one lead desk a worker. */
export const pageTest = sharedTest.extend<{ visit: OpenVisitor }, { engines: Engines }>({
  engines: [workerEngines, { scope: 'worker' }],
  visit: async ({ engines, sharedSite }, use) => visitOf(engines, sharedSite.origin)(use),
})

/** For journeys: a lead desk, its data and its mailbox of the test's own. */
export const engineTest = journeyTest.extend<{ visit: OpenVisitor }, { engines: Engines }>({
  engines: [workerEngines, { scope: 'worker' }],
  visit: async ({ engines, leadDesk }, use) => visitOf(engines, leadDesk.origin)(use),
})

export { expect } from '@playwright/test'
