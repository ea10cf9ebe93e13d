/** A promise that pages or the lead desk keep. Times are judged as ratios within one run. */
export interface Budget<Result> {
  name: string
  atLeast?: number
  atMost?: number
  measure: (result: Result) => number
}

type Limits = Pick<Budget<unknown>, 'atLeast' | 'atMost'>

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

/** Holds every page against every budget. Throws when there are no pages. */
export function checkBudgets<Result extends { path: string }>(
  pages: readonly Result[],
  budgets: readonly Budget<Result>[],
): BudgetResult[] {
  return budgets.map((budget) => {
    const measured = pages.map((page) => ({ path: page.path, value: budget.measure(page) }))
    const [worst] = measured.toSorted((a, b) => beyond(budget, b.value) - beyond(budget, a.value))
    if (!worst) throw new Error('There are no pages to hold against the budgets')
    return {
      name: budget.name,
      allowed: allowed(budget),
      pages: measured.length,
      worst,
      missed: measured.filter(({ value }) => beyond(budget, value) > 0),
    }
  })
}

/** How far a value lies beyond its budget; 0 or less when it keeps it. */
function beyond({ atLeast = -Infinity, atMost = Infinity }: Limits, value: number): number {
  return Number.isNaN(value) ? Infinity : Math.max(atLeast - value, value - atMost)
}

function allowed({ atLeast, atMost }: Limits): string {
  const limits = [atLeast !== undefined && `at least ${atLeast}`, atMost !== undefined && `at most ${atMost}`]
  return limits.filter(Boolean).join(', ')
}
