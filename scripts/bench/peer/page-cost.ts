import { median } from '../statistics.ts'
import type { Browser } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { blockingInBrowser } from './blocking-in-browser.ts'

/** What is measured, and Lighthouse’s name for it. */
const audits = {
  /** Milliseconds, as are the next two. */
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  mainThread: 'mainthread-work-breakdown',
  /** All that came over the network, headers included. */
  bytes: 'total-byte-weight',
  /** Elements of the document. */
  nodes: 'dom-size-insight',
}

/**
 * What a page costs a mid-range phone, by Lighthouse’s mobile configuration with simulated throttling. The score is that of
 * performance, 0 to 100. `blockingInBrowser` comes from a load of its own, with throttling applied, in milliseconds.
 */
export type PageCost = Record<keyof typeof audits | 'score' | 'blockingInBrowser', number>

/** Loads a page twice in the browser whose debugging port is given. Throws when Lighthouse could not measure it. */
export async function pageCost(url: string, browser: Browser, port: number): Promise<PageCost> {
  const result = await lighthouseResult(url, port)
  const score = result.categories['performance']?.score
  if (score === undefined || score === null) throw new Error(`Lighthouse gave ${url} no score`)
  const blocking = await blockingInBrowser(browser, url)
  return costOf((name) => {
    if (name === 'score') return Math.round(score * 100)
    return name === 'blockingInBrowser' ? blocking : numeric(result, audits[name])
  })
}

/** The median of each figure over all loads. Throws when there are none. */
export function medianCost(loads: readonly PageCost[]): PageCost {
  return costOf((name) => median(loads.map((load) => load[name])))
}

function costOf(measure: (name: keyof PageCost) => number): PageCost {
  const names = ['score', 'blockingInBrowser', ...Object.keys(audits)] as (keyof PageCost)[]
  return Object.fromEntries(names.map((name) => [name, measure(name)])) as PageCost
}

/**
 * Runs Lighthouse once in its default mobile configuration, simulated throttling, in the Chromium whose debugging port
 * is given. Throws when it could not load the page, or was led to another.
 */
async function lighthouseResult(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    disableFullPageScreenshot: true,
    onlyCategories: ['performance'],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  const shown = lhr.finalDisplayedUrl
  if (URL.parse(shown)?.pathname !== URL.parse(url)?.pathname) throw new Error(`${url} led to ${shown}`)
  return lhr
}

/** The number that an audit found, in the audit’s own unit. Throws when it found none. */
function numeric(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse measured no ${audit} on ${result.finalDisplayedUrl}`)
  return value
}
