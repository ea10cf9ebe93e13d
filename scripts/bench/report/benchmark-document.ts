import type { BudgetResult } from '../budgets/check-budgets.ts'
import { budgetTable } from './budget-table.ts'

/** The whole result in Markdown. It holds no date, so that it changes only when a figure does. */
export function benchmarkDocument(
  cores: number,
  budgets: readonly BudgetResult[],
  texts: readonly string[],
): string {
  return `# Benchmarks, written by \`npm run bench\`

Measured on ${cores} cores. Times depend on the machine and are not judged, but for the click from page to page and the
scene's part of a frame. What is judged is their ratio to something measured in turns in the same run.

${budgets.length > 0 ? `## Budgets\n\n${budgetTable(budgets)}\n\n` : ''}${texts.join('\n\n')}
`
}
