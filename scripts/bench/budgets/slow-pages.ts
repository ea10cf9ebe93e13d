import { lighthouseScore } from '../figures.ts'
import type { RouteResult } from '../page-result.ts'
import { checkPageBudgets } from './page-budgets.ts'

/** The performance score of each page that misses that budget and no other, by path. */
export function slowPages(measured: readonly RouteResult[]): Map<string, number | undefined> {
  const slow = measured.filter((page) => {
    const missed = checkPageBudgets([page]).filter((budget) =>
      budget.missed.some(({ path }) => path === page.path),
    )
    return missed.length > 0 && missed.every(({ name }) => name === 'Lighthouse: performance')
  })
  return new Map(slow.map((page) => [page.path, lighthouseScore(page, 'performance')]))
}
