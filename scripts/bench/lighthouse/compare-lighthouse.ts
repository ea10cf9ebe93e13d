import { median } from '../statistics.ts'
import { runLighthouse, type LighthouseRun } from './run-lighthouse.ts'

export interface LighthouseComparison {
  page: LighthouseRun[]
  /** The same page with its scripts removed; performance only. */
  control: LighthouseRun[]
}

/** From which ratio to its largest paint the control is not taken at one run’s word. */
const doubtful = 1.05

/**
 * Runs Lighthouse on the page, and on its control after the first run: once, or as often as on the page where it is to be
 * close or the page is slower than the one run says.
 */
export async function compareLighthouse(
  urls: { page: string; control: string },
  debuggingPort: number,
  { runs, close, unlisted }: { runs: number; close: boolean; unlisted: boolean },
): Promise<LighthouseComparison> {
  const page: LighthouseRun[] = []
  const control: LighthouseRun[] = []
  const runControl = async () =>
    control.push(await runLighthouse(urls.control, debuggingPort, { timesOnly: true }))
  for (let run = 0; run < runs; run += 1) {
    page.push(await runLighthouse(urls.page, debuggingPort, { unlisted }))
    if (close || run === 0) await runControl()
  }
  if (middlePaint(page) > doubtful * middlePaint(control)) while (control.length < runs) await runControl()
  return { page, control }
}

const middlePaint = (runs: readonly LighthouseRun[]) => median(runs.map(({ largestPaint }) => largestPaint))
