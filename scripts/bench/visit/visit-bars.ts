import { type BudgetResult, checkBudgets } from '../budgets/check-budgets.ts'
import type { PageOfVisit } from './weigh-visit.ts'

/** The pages of a visit that is judged: one of each template that many visitors meet. */
export const visitedPaths = [
  '/',
  '/products/virtual-assistant',
  '/offers',
  '/solutions/banking',
  '/blog/a-cost-per-call-that-adds-up',
]

/** The most that the first page, each further one and all of them may bring, in kB of 1,000 bytes. */
export const visitBars = { first: 150, further: 35, all: 260 }

/** Holds a visit against its bars. */
export function checkVisit(pages: readonly PageOfVisit[]): BudgetResult[] {
  const budget = (name: string, atMost: number) => [
    { name: `${name} (kB)`, atMost, measure: ({ bytes }: PageOfVisit) => bytes / 1000 },
  ]
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  return [
    ...checkBudgets(pages.slice(0, 1), budget('The first page of a visit', visitBars.first)),
    ...checkBudgets(pages.slice(1), budget('Each further page', visitBars.further)),
    ...checkBudgets([{ path: `${pages.length} pages`, bytes }], budget('A whole visit', visitBars.all)),
  ]
}
