import type { BuiltWeight } from '../weight/built-weight.ts'
import { routeBudget } from './route-budgets.ts'

const parts = ['html', 'script', 'fonts'] as const

/** What a page weighs beyond its budget, one sentence each; none when it keeps it. */
export function overBudget(weight: BuiltWeight): string[] {
  const budget = routeBudget(weight.path)
  return parts
    .filter((part) => weight[part] > budget[part] * 1000)
    .map((part) => `${weight.path}: ${part} ${(weight[part] / 1000).toFixed(1)} kB, allowed ${budget[part]}`)
}
