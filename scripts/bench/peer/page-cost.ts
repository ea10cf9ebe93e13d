import { lighthouseResult, numeric } from './lighthouse-result.ts'
import { median } from '../statistics.ts'

/** What one load costs a mid-range phone, by Lighthouse’s mobile configuration with simulated throttling. */
export interface PageCost {
  /** Performance, 0 to 100. */
  score: number
  /** Milliseconds. */
  largestPaint: number
  /** Milliseconds. */
  blockingTime: number
  /** Milliseconds. */
  mainThread: number
  /** All that came over the network, headers included. */
  bytes: number
  /** Elements of the document. */
  nodes: number
}

/** Loads a page once in the Chromium whose debugging port is given. Throws when Lighthouse could not measure it. */
export async function pageCost(url: string, port: number): Promise<PageCost> {
  const result = await lighthouseResult(url, port, { onlyCategories: ['performance'] })
  const score = result.categories['performance']?.score
  if (score === undefined || score === null) throw new Error(`Lighthouse gave ${url} no score`)
  return {
    score: Math.round(score * 100),
    largestPaint: numeric(result, 'largest-contentful-paint'),
    blockingTime: numeric(result, 'total-blocking-time'),
    mainThread: numeric(result, 'mainthread-work-breakdown'),
    bytes: numeric(result, 'total-byte-weight'),
    nodes: numeric(result, 'dom-size-insight'),
  }
}

/** The median of each figure over all loads. Throws when there are none. */
export function medianCost(loads: readonly PageCost[]): PageCost {
  const middle = (measure: keyof PageCost) => median(loads.map((load) => load[measure]))
  return {
    score: middle('score'),
    largestPaint: middle('largestPaint'),
    blockingTime: middle('blockingTime'),
    mainThread: middle('mainThread'),
    bytes: middle('bytes'),
    nodes: middle('nodes'),
  }
}
