import lighthouse, { type Flags, type Result } from 'lighthouse'

/**
 * Runs Lighthouse once in its default mobile configuration, simulated throttling, in the Chromium whose debugging port
 * is given. Throws when it could not load the page, or was led to another.
 */
export async function lighthouseResult(url: string, port: number, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    disableFullPageScreenshot: true,
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  const shown = lhr.finalDisplayedUrl
  if (URL.parse(shown)?.pathname !== URL.parse(url)?.pathname) throw new Error(`${url} led to ${shown}`)
  return lhr
}

/** The number that an audit found, in the audit’s own unit. Throws when it found none. */
export function numeric(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse measured no ${audit} on ${result.finalDisplayedUrl}`)
  return value
}
