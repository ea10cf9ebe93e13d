import { lighthouseScore } from '../figures.ts'
import type { LighthouseRun } from '../lighthouse/run-lighthouse.ts'
import { median } from '../statistics.ts'
import { milliseconds, plain, shift } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import type { ScoredPage } from '../page-result.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']

const headings = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'Agentic browsing',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'Largest element',
  'Audits lost',
]

/** Scores and times of each page, what was painted largest, and which audits cost points. */
export function lighthouseTable(pages: readonly ScoredPage[]): string {
  const rows = pages.map((page) => {
    const middle = (measure: (run: LighthouseRun) => number) => median(page.lighthouse.page.map(measure))
    return [
      page.path,
      ...categories.map((category) => plain(lighthouseScore(page, category))),
      milliseconds(middle((run) => run.firstPaint)),
      milliseconds(middle((run) => run.largestPaint)),
      milliseconds(middle((run) => run.blockingTime)),
      shift(middle((run) => run.layoutShift)),
      [...new Set(page.lighthouse.page.map(({ largestElement }) => `\`${largestElement}\``))].join(', '),
      [...new Set(page.lighthouse.page.flatMap(({ lostAudits }) => lostAudits))].join(', ') || 'none',
    ]
  })
  return markdownTable(headings, rows)
}
