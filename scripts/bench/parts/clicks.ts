import { checkBudgets } from '../budgets/check-budgets.ts'
import { clickBudgets } from '../budgets/click-budgets.ts'
import { compareClicks } from '../clicks/compare-clicks.ts'
import type { Part } from '../part.ts'
import { clickTable } from '../report/click-table.ts'
import { withBench } from '../with-bench.ts'

/** From page to page. */
export const clicks: Part = {
  name: 'clicks',
  about: 'from the click on a link to the new page painted (a minute)',
  async measure({ runs }) {
    const compared = await withBench(({ debuggingPort, site }) =>
      compareClicks(debuggingPort, site, runs.walks),
    )
    return {
      text: `## From page to page

A visitor on a desktop without throttling looks at each page, rests the pointer on a link for 400 ms and presses it for
80. Measured is the time from the click until the new page is painted. "Nothing ahead" is the same site with its
speculation rules taken out, in turns.

${clickTable(compared)}`,
      budgets: checkBudgets([compared], clickBudgets),
    }
  },
}
