import { type BudgetResult, checkBudgets } from '../budgets/check-budgets.ts'
import { checkPageBudgets } from '../budgets/page-budgets.ts'
import { slowPages } from '../budgets/slow-pages.ts'
import { measureRoute, type RouteRuns } from '../measure-route.ts'
import type { Options } from '../options.ts'
import type { RouteResult } from '../page-result.ts'
import type { Part } from '../part.ts'
import { routesText } from '../report/routes-text.ts'
import { withBench } from '../with-bench.ts'

/** A page that fails is tried once more: Lighthouse and the browser fail of themselves now and then. */
const attempts = 2

/**
 * Every page in the browser. A page that misses nothing but its performance score is measured once more after all others,
 * and what it has then counts, better or worse: now and then others slow this machine for a minute, and pages without
 * script as much. What was lost or moved is not measured away.
 */
export const routes: Part = {
  name: 'routes',
  about: 'every page: weight in the browser, Lighthouse, early clicks (40 minutes for all)',
  async measure(options, say) {
    const { paths } = options
    return withBench(async (bench) => {
      const measured = new Map<string, RouteResult>()
      const failures = new Map<string, string>()
      const measureOne = async (path: string) => {
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
          try {
            measured.set(path, await measureRoute(bench, runsOn(path, options), path))
            failures.delete(path)
            break
          } catch (error) {
            failures.set(path, String(error))
            say(`${path} failed: ${String(error)}`)
          }
        }
      }
      for (const [index, path] of paths.entries()) {
        say(`${index + 1} of ${paths.length}, ${path}`)
        await measureOne(path)
      }
      const slowAtFirst = slowPages([...measured.values()])
      for (const [path, score] of slowAtFirst) {
        say(`${path} once more, after a performance of ${score}`)
        await measureOne(path)
      }
      const results = [...measured.values()]
      return {
        text: routesText(results, {
          failures,
          slowAtFirst,
          runs: options.runs,
          chromium: bench.browser.version(),
        }),
        budgets: [measuredBudget(paths, failures), ...checkPageBudgets(results)],
      }
    })
  },
}

function runsOn(path: string, { closely, runs }: Options): RouteRuns {
  const close = closely.includes(path)
  const lighthouse = { runs: runs.lighthouseRuns, close }
  return close ? { lighthouse, traces: 3, visitors: runs.visitors } : { lighthouse, traces: 1, visitors: 1 }
}

function measuredBudget(paths: readonly string[], failures: ReadonlyMap<string, string>): BudgetResult {
  const measure = ({ path }: { path: string }) => Number(failures.has(path))
  const budget = { name: 'Pages that could not be measured', atMost: 0, measure }
  const [result] = checkBudgets(
    paths.map((path) => ({ path })),
    [budget],
  )
  if (!result) throw new Error('There is no page to measure')
  return result
}
