import type { BudgetResult } from '../budgets/check-budgets.ts'
import type { Part, PartResult } from '../part.ts'
import { markdownTable, plain } from './format.ts'

/** The result of one part in Markdown. It holds no date, so that it changes only when a figure does. */
export function benchmarkDocument(
  { name, about }: Pick<Part, 'name' | 'about'>,
  cores: number,
  { text, budgets }: PartResult,
): string {
  return `# Benchmark: ${name}

Written by \`npm run bench -- ${name}\` on ${cores} cores: ${about}.

${budgets.length > 0 ? `${budgetTable(budgets)}\n\n` : ''}${text}
`
}

/** Every budget with the page that comes nearest to its limit. */
function budgetTable(budgets: readonly BudgetResult[]): string {
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
