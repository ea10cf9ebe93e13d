import { type Click, clickAlong, type Manner } from './click-to-painted.ts'
import { DevTools } from './devtools.ts'

export interface ClickComparison {
  /** Stands where other results have the page: the links that were pressed are on several. */
  path: 'every link pressed'
  /** As the site is, with a mouse: the browser works ahead where it can. */
  ahead: Click[]
  /** As the site is, with a finger, which rests on no link before. */
  touched: Click[]
  /** With a mouse, and no page fetched or rendered ahead. */
  plain: Click[]
}

/** Walks through the site in turns with mouse, finger and without speculation rules, in the Chromium whose port is given. */
export async function compareClicks(
  debuggingPort: number,
  site: string,
  walks: number,
): Promise<ClickComparison> {
  using devTools = await DevTools.connect(debuggingPort)
  const comparison: ClickComparison = { path: 'every link pressed', ahead: [], touched: [], plain: [] }
  for (let walk = 0; walk < walks; walk += 1) {
    const along = (manner: Manner) => clickAlong(devTools, site, manner)
    comparison.ahead.push(...(await along({ pointer: 'mouse', speculation: true })))
    comparison.touched.push(...(await along({ pointer: 'finger', speculation: true })))
    comparison.plain.push(...(await along({ pointer: 'mouse', speculation: false })))
  }
  return comparison
}
