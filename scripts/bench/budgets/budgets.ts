import type { Device } from '../browser/devices.ts'
import {
  comparedLighthouse,
  earlyLosses,
  pairedLargestPaint,
  scriptsBeforePaint,
  worstLayoutShift,
} from '../figures.ts'
import { lighthouseBudgets } from './lighthouse-budgets.ts'
import { allJavaScript } from '../weight/measure-weight.ts'
import type { PageResult } from '../page-result.ts'

/**
 * A promise every page keeps. Its times are judged only as ratios within one run, never as milliseconds; the one
 * exception is how long a click takes (click-budgets.ts), which holds for the site and not for a page.
 */
export interface Budget<Result = PageResult> {
  name: string
  atLeast?: number
  atMost?: number
  /** Undefined when it could not be measured, which misses the budget. */
  measure: (result: Result) => number | undefined
}

const devices: Device[] = ['phone', 'desktop']

function lost(page: PageResult, what: 'clicks' | 'characters'): number | undefined {
  const losses = devices.map((device) => earlyLosses(page, device)).filter((one) => one !== undefined)
  return losses.length === 0 ? undefined : losses.reduce((sum, one) => sum + one[what], 0)
}

export const budgets: readonly Budget[] = [
  {
    name: 'All JavaScript of the page together (kB, brotli)',
    atMost: 90,
    measure: ({ weight }) => allJavaScript(weight) / 1000,
  },
  {
    name: 'Script files asked for before first paint',
    atMost: 0,
    measure: (page) => scriptsBeforePaint(page).length,
  },
  ...lighthouseBudgets(),
  {
    name: 'Largest paint, ratio to no script (measured)',
    atMost: 1.05,
    measure: (page) => pairedLargestPaint(page).ratio,
  },
  {
    name: 'Largest paint, ratio to no script (Lighthouse)',
    atMost: 1.05,
    measure: (page) => comparedLighthouse(page, 'largestPaint').ratio,
  },
  { name: 'Layout shift, load and scroll (4 decimals)', atMost: 0, measure: (page) => roundShift(page) },
  {
    name: 'Scene: script, minified (kB)',
    atMost: 8,
    measure: ({ scene }) => Math.max(0, ...scene.map(({ code }) => code.minified)) / 1000,
  },
  {
    name: 'Scene: main thread for a frame (ms, 95 of 100)',
    atMost: 2,
    measure: ({ scene }) => Math.max(0, ...scene.map(({ slow }) => slow)),
  },
  { name: 'Early clicks lost', atMost: 0, measure: (page) => lost(page, 'clicks') },
  { name: 'Early characters lost', atMost: 0, measure: (page) => lost(page, 'characters') },
]

/** To the 4 decimals in which it is stated. */
function roundShift(page: PageResult): number {
  return Math.round(worstLayoutShift(page) * 10_000) / 10_000
}
