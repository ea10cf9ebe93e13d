import { agentPath } from '../../../content/pages.ts'
import { lighthouseScore } from '../figures.ts'
import type { ScoredPage } from '../page-result.ts'
import type { Budget } from './budgets.ts'

/** Pages that ask search engines not to list them lose the category's points by that alone. */
const unlisted: ReadonlySet<string> = new Set(['/login', agentPath])

/** Scores of 0 to 100 that every page keeps; `kind` tells budgets of one kind of run from those of another. */
export const lighthouseBudgets = (kind = ''): readonly Budget<ScoredPage>[] => [
  {
    name: `Lighthouse: performance${kind}`,
    atLeast: 99,
    measure: (page) => lighthouseScore(page, 'performance'),
  },
  {
    name: `Lighthouse: accessibility${kind}`,
    atLeast: 100,
    measure: (page) => lighthouseScore(page, 'accessibility'),
  },
  {
    name: `Lighthouse: best practices${kind}`,
    atLeast: 100,
    measure: (page) => lighthouseScore(page, 'best-practices'),
  },
  {
    name: `Lighthouse: SEO${kind}`,
    atLeast: 100,
    measure: (page) => (unlisted.has(page.path) ? 100 : lighthouseScore(page, 'seo')),
  },
  {
    name: `Lighthouse: agentic browsing${kind}`,
    atLeast: 100,
    measure: (page) => lighthouseScore(page, 'agentic-browsing'),
  },
]
