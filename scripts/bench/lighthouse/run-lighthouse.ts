import lighthouse, { type Result } from 'lighthouse'

/** One run of Lighthouse in its default mobile configuration, simulated throttling. */
export interface LighthouseRun {
  version: string
  /** Speed of the machine as Lighthouse estimates it. */
  benchmarkIndex: number
  /** 0 to 100 by category id; undefined where Lighthouse could not score it. */
  scores: Record<string, number | undefined>
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blockingTime: number
  layoutShift: number
  /** CSS path of the largest element. */
  largestElement: string
  /** Ids of the audits that cost points in categories other than performance. */
  lostAudits: string[]
}

/** What is kept for people to look at and counts for no score. */
const pictures = ['screenshot-thumbnails', 'final-screenshot', 'bf-cache']

const times = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/**
 * Runs Lighthouse on a page in the Chromium whose debugging port is given. A page that asks search engines not to list
 * it is `unlisted`: its SEO is scored without the audit that says so. Throws when it could not load the page.
 */
export async function runLighthouse(
  url: string,
  port: number,
  { timesOnly = false, unlisted = false }: { timesOnly?: boolean; unlisted?: boolean },
): Promise<LighthouseRun> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    disableFullPageScreenshot: true,
    ...(timesOnly
      ? { onlyAudits: times }
      : { skipAudits: unlisted ? [...pictures, 'is-crawlable'] : pictures }),
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  const shown = lhr.finalDisplayedUrl
  if (URL.parse(shown)?.pathname !== URL.parse(url)?.pathname) throw new Error(`${url} led to ${shown}`)
  return {
    version: lhr.lighthouseVersion,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, percent(score)])),
    firstPaint: numeric(lhr, 'first-contentful-paint'),
    largestPaint: numeric(lhr, 'largest-contentful-paint'),
    blockingTime: numeric(lhr, 'total-blocking-time'),
    layoutShift: numeric(lhr, 'cumulative-layout-shift'),
    largestElement: largestElement(lhr),
    lostAudits: lostAudits(lhr),
  }
}

function percent(score: number | null): number | undefined {
  return score === null ? undefined : Math.round(score * 100)
}

function numeric(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse measured no ${audit} on ${lhr.finalDisplayedUrl}`)
  return value
}

function largestElement(lhr: Result): string {
  const details = lhr.audits['lcp-breakdown-insight']?.details
  if (details?.type !== 'list') return 'unknown'
  const node = details.items.find((item) => item.type === 'node')
  return node?.selector ?? 'unknown'
}

function lostAudits(lhr: Result): string[] {
  return Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}
