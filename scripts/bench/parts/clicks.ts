import { checkBudgets } from '../budgets/check-budgets.ts'
import { clickBudgets } from '../budgets/click-budgets.ts'
import { compareClicks } from '../clicks/compare-clicks.ts'
import type { Part } from '../part.ts'
import { clickTable } from '../report/click-table.ts'
import { withBench } from '../with-bench.ts'

/** From page to page. */
export const clicks: Part = {
  name: 'clicks',
  about: 'from the click on a link to the new page painted (two minutes)',
  async measure({ runs }) {
    const compared = await withBench(({ debuggingPort, site }) =>
      compareClicks(debuggingPort, site, runs.walks),
    )
    return {
      text: `## From page to page

A visitor on a desktop without throttling looks at each page, rests the mouse on a link for 400 ms and presses it for
80, or presses it with a finger for 80 ms at once. Measured is the time from the click, when button or finger is lifted,
until the new page is painted. "Nothing ahead" is the same with a mouse and the speculation rules taken out. In turns.

${clickTable(compared)}`,
      budgets: checkBudgets([compared], clickBudgets),
    }
  },
}
