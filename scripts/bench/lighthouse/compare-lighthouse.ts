import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts'

export interface LighthouseComparison {
  page: LighthouseRun[]
  /** The same page with its scripts removed; performance only. */
  control: LighthouseRun[]
}

/** Runs Lighthouse on the page and its control in turns. */
export async function compareLighthouse(
  urls: { page: string; control: string },
  debuggingPort: number,
  runs: number,
): Promise<LighthouseComparison> {
  const comparison: LighthouseComparison = { page: [], control: [] }
  for (let run = 0; run < runs; run += 1) {
    comparison.page.push(await runLighthouse(urls.page, debuggingPort))
    comparison.control.push(await runLighthouse(urls.control, debuggingPort, ['performance']))
  }
  return comparison
}
