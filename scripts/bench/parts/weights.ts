import { checkBudgets } from '../budgets/check-budgets.ts'
import { overBudget } from '../budgets/over-budget.ts'
import type { Part } from '../part.ts'
import { builtWeightTable } from '../report/built-weight-table.ts'
import { builtSite } from '../with-bench.ts'
import { builtWeight } from '../weight/built-weight.ts'

/** Every page of the build, read from its files. */
export const weights: Part = {
  name: 'weights',
  about: 'what every page weighs, from the build (a second)',
  async measure({ paths }) {
    const weighed = await Promise.all(paths.map((path) => builtWeight(builtSite, path)))
    const budget = {
      name: 'Parts of a page over its weight',
      atMost: 0,
      measure: (one: (typeof weighed)[number]) => overBudget(one).length,
    }
    return {
      text: `## Every page as built

In kB of 1,000 bytes, compressed with brotli as sent. HTML has the CSS in it; script is what start-up loads with what is
inline; fonts are those asked for at once. \`npm test\` fails when a page weighs more than is allowed
(scripts/bench/budgets/route-budgets.ts).

${builtWeightTable(weighed)}`,
      budgets: checkBudgets(weighed, [budget]),
    }
  },
}
