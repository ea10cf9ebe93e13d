import { notFoundPath, prerenderedPaths } from '../../../content/pages.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import { overBudget } from '../budgets/over-budget.ts'
import type { Part } from '../part.ts'
import { routeWeightTable } from '../report/route-weight-table.ts'
import { builtSite } from '../with-bench.ts'
import { builtWeight } from '../weight/built-weight.ts'

/** Every page of the build, read from its files. */
export const weights: Part = {
  name: 'weights',
  about: 'what every page weighs, from the build (a second)',
  async measure() {
    const paths = prerenderedPaths.filter((path) => path !== notFoundPath)
    const weighed = await Promise.all(paths.map((path) => builtWeight(builtSite, path)))
    const budget = {
      name: 'Parts of a page over its weight',
      atMost: 0,
      measure: (one: (typeof weighed)[number]) => overBudget(one).length,
    }
    return {
      text: `## Every page

In kB of 1,000 bytes, compressed with brotli as sent. HTML has the CSS in it; script is what start-up loads with what is
inline; fonts are those asked for at once. \`npm test\` fails when a page weighs more than is allowed
(scripts/bench/budgets/route-budgets.ts).

${routeWeightTable(weighed)}`,
      budgets: checkBudgets(weighed, [budget]),
    }
  },
}
