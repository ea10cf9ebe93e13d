import { budgets } from '../budgets/budgets.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import { measurePage } from '../measure-page.ts'
import type { PageResult } from '../page-result.ts'
import type { Part } from '../part.ts'
import { pagesText } from '../report/pages-text.ts'
import { withBench } from '../with-bench.ts'

/** Pages closely, beside the same pages without script. */
export const pages: Part = {
  name: 'pages',
  about: 'paint, start-up, early clicks and scene against the same page without script (4 minutes a page)',
  async measure({ paths, runs }, say) {
    return withBench(async (bench) => {
      const measured: PageResult[] = []
      for (const path of paths) {
        measured.push(await measurePage(bench, runs, path, (step) => say(`${path}: ${step}`)))
      }
      return {
        text: pagesText(measured, runs, bench.browser.version()),
        budgets: checkBudgets(measured, budgets),
      }
    })
  },
}
