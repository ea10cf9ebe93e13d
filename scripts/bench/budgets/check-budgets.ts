type Limit = { atLeast: number; atMost?: never } | { atMost: number; atLeast?: never }

/** A promise that pages or the lead desk keep. Times are judged as ratios within one run. */
export type Budget<Result> = Limit & { name: string; measure: (result: Result) => number }

interface Measured {
  path: string
  value: number
}

/** One budget over all pages. */
export interface BudgetResult {
  name: string
  /** Such as `at most 110`. */
  allowed: string
  pages: number
  /** The page nearest to the limit or farthest beyond it. */
  worst: Measured
  missed: Measured[]
}

/** Holds every page against every budget; without pages there is nothing to judge. */
export function checkBudgets<Result extends { path: string }>(
  pages: readonly Result[],
  budgets: readonly Budget<Result>[],
): BudgetResult[] {
  return budgets.flatMap((budget) => {
    const measured = pages.map((page) => ({ path: page.path, value: budget.measure(page) }))
    const [worst] = measured.toSorted((a, b) => beyond(budget, b.value) - beyond(budget, a.value))
    if (!worst) return []
    return {
      name: budget.name,
      allowed: budget.atMost === undefined ? `at least ${budget.atLeast}` : `at most ${budget.atMost}`,
      pages: measured.length,
      worst,
      missed: measured.filter(({ value }) => beyond(budget, value) > 0),
    }
  })
}

/** How far a value lies beyond its budget; 0 or less when it keeps it. */
function beyond({ atLeast, atMost }: Limit, value: number): number {
  if (Number.isNaN(value)) return Infinity
  return atMost === undefined ? atLeast - value : value - atMost
}
