import { lighthouseScore } from '../figures.ts'
import type { RouteResult } from '../page-result.ts'
import { notKnown, plain } from './format.ts'
import { markdownTable } from './markdown-table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']

const headings = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'Agentic browsing',
  'Audits lost',
  'Largest element',
]

/** Scores of each page, which audits cost points, and what was painted largest. */
export function lighthouseTable(pages: readonly RouteResult[]): string {
  const rows = pages.map((page) => {
    const runs = page.lighthouse.page
    return [
      page.path,
      ...categories.map(
        (category) =>
          `${plain(lighthouseScore(page, category))}${category === 'seo' && page.unlisted ? ' (unlisted)' : ''}`,
      ),
      [...new Set(runs.flatMap(({ lostAudits }) => lostAudits))].join(', ') || 'none',
      runs[0] ? `\`${runs[0].largestElement}\`` : notKnown,
    ]
  })
  return markdownTable(headings, rows)
}
