import { engineTitles, findEngine, type EngineName } from '../../../scripts/engines/find-engine.ts'
import { startBidiBrowser } from './bidi-browser.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { startPlaywrightBrowser } from './playwright-browser.ts'
import { startWebdriverBrowser } from './webdriver-browser.ts'

/** Starts this machine's browser of that engine; rejects when there is none, which findEngine tells beforehand. */
export async function startEngine(name: EngineName): Promise<EngineBrowser> {
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
