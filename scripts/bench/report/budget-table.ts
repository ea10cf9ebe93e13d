import type { BudgetResult } from '../budgets/check-budgets.ts'
import { plain } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** Every budget with the page that comes nearest to its limit. */
export function budgetTable(budgets: readonly BudgetResult[]): string {
  return markdownTable(
    ['Budget', 'Allowed', 'Worst', 'Page', 'Kept by'],
    budgets.map(({ name, allowed, worst, pages, missed }) => [
      name,
      allowed,
      plain(worst.value),
      worst.path,
      `${missed.length > 0 ? 'MISSED: ' : ''}${pages - missed.length} of ${pages}`,
    ]),
  )
}
