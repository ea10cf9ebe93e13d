import type { Device } from './browser/devices.ts'
import type { CloseResult, RouteResult } from './page-result.ts'
import { median, middleRatio, percentile, ratio, spread, type Spread } from './statistics.ts'

/** A measure of the page beside the same of its control. */
export interface Compared {
  page: Spread
  control: Spread
  /** Median to median; undefined when the control's is 0. */
  ratio: number | undefined
}

function compare<Run>(runs: { page: Run[]; control: Run[] }, measure: (run: Run) => number): Compared {
  const page = spread(runs.page.map(measure))
  const control = spread(runs.control.map(measure))
  return { page, control, ratio: ratio(page.median, control.median) }
}

type LoadMeasure = 'firstPaint' | 'blockingTime' | 'layoutShift'

/** A measure of the throttled loads, page beside control. */
export function comparedLoads({ loads }: CloseResult, measure: LoadMeasure): Compared {
  return compare(loads, (load) => load[measure])
}

/** The largest paint, page beside control: the ratio is the middle one of the pairs. */
export function pairedLargestPaint({ paints }: CloseResult) {
  const ratios = paints.map(({ page, control }) => page / control)
  return {
    page: spread(paints.map(({ page }) => page)),
    control: spread(paints.map(({ control }) => control)),
    ratio: middleRatio(ratios),
    /** Between these lies the middle half of the pairs. */
    half: [percentile(ratios, 25), percentile(ratios, 75)] as const,
  }
}

/** A measure of the Lighthouse runs, page beside control. */
export function comparedLighthouse(
  { lighthouse }: RouteResult,
  measure: LoadMeasure | 'largestPaint',
): Compared {
  return compare(lighthouse, (run) => run[measure])
}

/** Median score of a Lighthouse category, 0 to 100; undefined when a run could not be scored. */
export function lighthouseScore({ lighthouse }: RouteResult, category: string): number | undefined {
  const scores = lighthouse.page.map(({ scores: all }) => all[category])
  const known = scores.filter((score) => score !== undefined)
  return known.length === scores.length ? median(known) : undefined
}

/** The largest cumulative layout shift of any load, on phone or desktop. */
export function worstLayoutShift({ loads, desktopLayoutShift }: CloseResult): number {
  return Math.max(desktopLayoutShift, ...loads.page.map(({ layoutShift }) => layoutShift))
}

/** Addresses of script files that any traced load asked for before first paint. */
export function scriptsBeforePaint({ traces }: RouteResult): string[] {
  return [...new Set(traces.flatMap(({ requested }) => requested))]
}

/** Milliseconds from load to start-up, median of the loads; undefined when a load never started. */
export function loadToHydrated({ loads }: CloseResult): Spread | undefined {
  const times = loads.page.map((load) => load.loadToHydrated).filter((time) => time !== undefined)
  return times.length === loads.page.length ? spread(times) : undefined
}

/** What was lost to early visitors of one device; undefined when nobody could click. */
export function earlyLosses({ earlyClicks }: RouteResult, device: Device) {
  const clicks = earlyClicks[device]
  if (clicks.length === 0) return undefined
  return {
    visitors: clicks.length,
    clicks: clicks.filter(({ opened }) => !opened).length,
    characters: clicks.reduce((sum, click) => sum + click.lostCharacters, 0),
    clickToHydrated: spread(clicks.map(({ clickToHydrated }) => clickToHydrated)),
  }
}
