import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { pagePaths } from '../../content/pages.ts'
import { projectRoot } from '../run-command.ts'
import { accuracyLines, agentAccuracy, readAgentIndex } from './agent-accuracy.ts'
import { budgets } from './budgets/budgets.ts'
import { checkBudgets, type BudgetResult } from './budgets/check-budgets.ts'
import { clickBudgets } from './budgets/click-budgets.ts'
import { compareClicks } from './clicks/compare-clicks.ts'
import { plain } from './report/format.ts'
import { measurePage } from './measure-page.ts'
import { readOptions, type Options } from './options.ts'
import type { PageResult } from './page-result.ts'
import { report } from './report/report.ts'
import { withBench } from './with-bench.ts'

const reportFile = join(projectRoot, 'docs/benchmarks.md')

/** Measures, prints and records; tells whether every budget is kept. */
async function run({ paths, recorded, runs }: Options): Promise<boolean> {
  warnWhenBusy()
  const { pages, clicks, chromium } = await withBench(async (bench) => {
    const measured: PageResult[] = []
    for (const path of paths) {
      measured.push(await measurePage(bench, runs, path, (step) => console.log(`${path}: ${step} …`)))
    }
    console.log('clicks from page to page …')
    const clicked = await compareClicks(bench.debuggingPort, bench.site, runs.walks)
    return { pages: measured, clicks: clicked, chromium: bench.browser.version() }
  })
  const results = [...checkBudgets(pages, budgets), ...checkBudgets([clicks], clickBudgets)]
  const [firstRun] = pages[0]?.lighthouse.page ?? []
  const machine = {
    cores: availableParallelism(),
    chromium,
    lighthouse: firstRun?.version ?? 'unknown',
    benchmarkIndex: firstRun?.benchmarkIndex ?? 0,
  }
  const text = await format(report({ machine, runs, pages, clicks, budgets: results }), {
    ...(await resolveConfig(reportFile)),
    filepath: reportFile,
  })
  console.log(`\n${text}`)
  const index = await readAgentIndex(join(projectRoot, 'build/client'))
  console.log(accuracyLines(agentAccuracy(index)).join('\n'))
  if (recorded) await writeFile(reportFile, text)
  return sayVerdict(results)
}

/** Other work on the machine makes even ratios unsteady. */
function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load > cores / 2) {
    console.warn(
      `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): the times will be unsteady.`,
    )
  }
}

function sayVerdict(results: readonly BudgetResult[]): boolean {
  const missed = results.flatMap(({ name, allowed, missed: misses }) =>
    misses.map(({ path, value }) => `  ${path}  ${name}: ${plain(value)}, allowed ${allowed}`),
  )
  console.log(missed.length > 0 ? `Budgets missed:\n${missed.join('\n')}` : 'Every budget is kept.')
  return missed.length === 0
}

try {
  const kept = await run(readOptions(process.argv.slice(2), process.env, pagePaths))
  process.exitCode = kept ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
