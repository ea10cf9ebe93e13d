import type { ClickComparison } from '../clicks/compare-clicks.ts'
import { median } from '../statistics.ts'
import type { Budget } from './budget.ts'

/** What people take for at once: a promise in milliseconds, to be judged on a machine that does nothing else. */
export const clickBudgets: readonly Budget<ClickComparison>[] = [
  {
    name: 'Click to new page painted, median (ms)',
    atMost: 100,
    measure: ({ ahead }) =>
      ahead.length === 0 ? undefined : median(ahead.map(({ toPainted }) => toPainted)),
  },
]
