import { comparedLighthouse } from '../figures.ts'
import type { RouteResult } from '../page-result.ts'
import { milliseconds, shift, times } from './format.ts'
import { markdownTable } from './markdown-table.ts'

const headings = [
  'Page',
  'FCP',
  'LCP',
  'LCP, no script',
  'LCP ratio',
  'TBT',
  'TBT, no script',
  'TBT more by',
  'CLS',
  'CLS, no script',
]

/** Lighthouse’s times of each page beside the same page without script. */
export function lighthouseTimesTable(pages: readonly RouteResult[]): string {
  const rows = pages.map((page) => {
    const first = comparedLighthouse(page, 'firstPaint')
    const largest = comparedLighthouse(page, 'largestPaint')
    const blocking = comparedLighthouse(page, 'blockingTime')
    const shifts = comparedLighthouse(page, 'layoutShift')
    return [
      page.path,
      milliseconds(first.page.median),
      milliseconds(largest.page.median),
      milliseconds(largest.control.median),
      times(largest.ratio),
      milliseconds(blocking.page.median),
      milliseconds(blocking.control.median),
      milliseconds(blocking.page.median - blocking.control.median),
      shift(shifts.page.max),
      shift(shifts.control.max),
    ]
  })
  return markdownTable(headings, rows)
}
