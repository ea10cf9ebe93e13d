import { type Click, clickAlong } from './click-to-painted.ts'
import { DevTools } from './devtools.ts'

export interface ClickComparison {
  /** Stands where other results have the page: the links that were pressed are on several. */
  path: 'every link pressed'
  /** As the site is: the browser works ahead where it can. */
  ahead: Click[]
  /** The same with no page fetched or rendered ahead. */
  plain: Click[]
}

/** Walks through the site in turns with and without speculation rules, in the Chromium whose port is given. */
export async function compareClicks(
  debuggingPort: number,
  site: string,
  walks: number,
): Promise<ClickComparison> {
  using devTools = await DevTools.connect(debuggingPort)
  const comparison: ClickComparison = { path: 'every link pressed', ahead: [], plain: [] }
  for (let walk = 0; walk < walks; walk += 1) {
    comparison.ahead.push(...(await clickAlong(devTools, site, true)))
    comparison.plain.push(...(await clickAlong(devTools, site, false)))
  }
  return comparison
}
