import { loadToHydrated, scriptsBeforePaint } from '../figures.ts'
import { millisecondsSpread, notKnown } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import type { PageResult } from '../page-result.ts'
import { spread } from '../statistics.ts'

/** What of the page’s script came before first paint, and how long after the load event React had taken over. */
export function startUpTable(pages: readonly PageResult[]): string {
  const rows = pages.map((page) => {
    const ran = spread(page.traces.map((trace) => trace.ran))
    const hydrated = loadToHydrated(page)
    return [
      page.path,
      page.loads.page[0]?.largestElement ?? notKnown,
      String(scriptsBeforePaint(page).length),
      `${ran.median.toFixed(1)} (${ran.min.toFixed(1)} to ${ran.max.toFixed(1)})`,
      hydrated ? millisecondsSpread(hydrated) : notKnown,
    ]
  })
  return markdownTable(
    [
      'Page',
      'Largest element',
      'Script files before paint',
      'Script before paint (ms)',
      'Load to hydrated (ms)',
    ],
    rows,
  )
}
