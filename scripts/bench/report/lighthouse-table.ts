import { comparedLighthouse, lighthouseScore } from '../figures.ts'
import { milliseconds, plain, shift } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import type { PageResult } from '../page-result.ts'

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
export function lighthouseTable(pages: readonly PageResult[]): string {
  const rows = pages.map((page) => {
    const middle = (measure: Parameters<typeof comparedLighthouse>[1]) =>
      comparedLighthouse(page, measure).page.median
    return [
      page.path,
      ...categories.map((category) => plain(lighthouseScore(page, category))),
      milliseconds(middle('firstPaint')),
      milliseconds(middle('largestPaint')),
      milliseconds(middle('blockingTime')),
      shift(middle('layoutShift')),
      [...new Set(page.lighthouse.page.map(({ largestElement }) => `\`${largestElement}\``))].join(', '),
      [...new Set(page.lighthouse.page.flatMap(({ lostAudits }) => lostAudits))].join(', ') || 'none',
    ]
  })
  return markdownTable(headings, rows)
}
