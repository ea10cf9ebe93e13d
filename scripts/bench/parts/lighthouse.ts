import { agentPath } from '../../../content/pages.ts'
import { templatePaths } from '../../../tests/support/page-templates.ts'
import { checkBudgets } from '../budgets/check-budgets.ts'
import { lighthouseBudgets } from '../budgets/lighthouse-budgets.ts'
import { runLighthouse, type LighthouseRun } from '../lighthouse/run-lighthouse.ts'
import type { ScoredPage } from '../page-result.ts'
import type { Part } from '../part.ts'
import { lighthouseTable } from '../report/lighthouse-table.ts'
import { withBench } from '../with-bench.ts'

/** One page for each template; all others are drawn by the same code. */
const samplePaths = [
  '/',
  '/products',
  '/products/virtual-assistant',
  '/products/qams',
  '/solutions',
  '/solutions/banking',
  '/about',
  '/offers',
  '/partner-program',
  '/blog',
  templatePaths.find((path) => path.startsWith('/blog/')) ?? '/blog',
  '/privacy-policy',
  '/login',
  agentPath,
]

/** Lighthouse on many pages. */
export const lighthouse: Part = {
  name: 'lighthouse',
  about: 'Lighthouse, mobile, on one page for each template or, with all, on every page (20 seconds a run)',
  async measure({ everyPage, paths, runs }, say) {
    return withBench(async ({ debuggingPort, site }) => {
      const measured: ScoredPage[] = []
      const times = everyPage ? runs.lighthouseRuns : 1
      for (const path of everyPage ? paths : samplePaths) {
        say(path)
        const page: LighthouseRun[] = []
        for (let run = 0; run < times; run += 1) page.push(await runLighthouse(site + path, debuggingPort))
        measured.push({ path, lighthouse: { page } })
      }
      return {
        text: `## Lighthouse, mobile, by template

Default mobile configuration with simulated throttling, ${times === 1 ? 'one run' : `medians of ${times} runs`} a page. Times in milliseconds.
Sign-in and the assistant ask search engines not to list them, which costs their points of SEO on purpose.

${lighthouseTable(measured)}`,
        budgets: checkBudgets(measured, lighthouseBudgets(', by template')),
      }
    })
  },
}
