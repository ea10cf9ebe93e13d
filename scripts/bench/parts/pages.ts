import { checkBudgets } from '../budgets/check-budgets.ts'
import { closeBudgets } from '../budgets/close-budgets.ts'
import { measureClosely } from '../measure-closely.ts'
import type { CloseResult } from '../page-result.ts'
import type { Part } from '../part.ts'
import { closeText } from '../report/close-text.ts'
import { withBench } from '../with-bench.ts'

/** Pages closely, beside the same pages without script. */
export const pages: Part = {
  name: 'pages',
  about: 'home closely, or the pages named: paint, start-up and scene beside no script (3 minutes a page)',
  async measure({ closely, runs }, say) {
    return withBench(async (bench) => {
      const measured: CloseResult[] = []
      for (const path of closely) {
        measured.push(await measureClosely(bench, runs, path, (step) => say(`${path}: ${step}`)))
      }
      return { text: closeText(measured, runs), budgets: checkBudgets(measured, closeBudgets) }
    })
  },
}
