import type { Browser } from '@playwright/test'
import { measureLoad, type Load } from './measure-load.ts'

export interface LoadComparison {
  page: Load[]
  /** The same page with its scripts removed. */
  control: Load[]
}

/**
 * Loads the page and its control in turns, so that whatever else the machine does meets both alike. The first
 * load of each only warms the server and the browser up.
 */
export async function compareLoads(
  browser: Browser,
  urls: { page: string; control: string },
  runs: number,
): Promise<LoadComparison> {
  const loadPage = () => measureLoad(browser, urls.page, { device: 'phone', scripted: true })
  const loadControl = () => measureLoad(browser, urls.control, { device: 'phone', scripted: false })
  await loadPage()
  await loadControl()
  const comparison: LoadComparison = { page: [], control: [] }
  for (let run = 0; run < runs; run += 1) {
    comparison.page.push(await loadPage())
    comparison.control.push(await loadControl())
  }
  return comparison
}
