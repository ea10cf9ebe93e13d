import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { notFoundPath, prerenderedPaths } from '../../content/pages.ts'
import { projectRoot } from '../run-command.ts'
import type { BudgetResult } from './budgets/check-budgets.ts'
import { readOptions, type Options } from './options.ts'
import type { Part, PartResult } from './part.ts'
import { benchmarkDocument } from './report/benchmark-document.ts'
import { plain } from './report/format.ts'
import { assistant } from './parts/assistant.ts'
import { leadDesk } from './parts/lead-desk.ts'
import { peer } from './parts/peer.ts'
import { salesDesk } from './parts/sales-desk.ts'

/** In the order in which they run. */
const parts: readonly Part[] = [peer, assistant, leadDesk, salesDesk]

/** One document for each part, so that a part that is run alone can renew its own. */
const documentOf = ({ name }: Part) => join(projectRoot, `docs/benchmarks/${name}.md`)

/** Measures, prints and records; tells whether every part was measured and every budget is kept. */
async function run(options: Options): Promise<boolean> {
  warnWhenBusy()
  const budgets: BudgetResult[] = []
  const failed: string[] = []
  for (const part of parts.filter(({ name }) => options.parts.includes(name))) {
    const result = await measure(part, options)
    if (!result) failed.push(part.name)
    else {
      budgets.push(...result.budgets)
      await tell(part, result, options.recorded)
    }
  }
  if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}`)
  return sayVerdict(budgets) && failed.length === 0
}

/** Prints and records what a part found at once, so that a long run that is ended has said something. */
async function tell(part: Part, result: PartResult, recorded: boolean): Promise<void> {
  const filepath = documentOf(part)
  const { code: text } = await format(filepath, benchmarkDocument(part, availableParallelism(), result))
  console.log(`\n${text}`)
  if (recorded) await writeFile(filepath, text)
}

/** Undefined for a part that fails, so that the rest of a long run is not lost. */
async function measure(part: Part, options: Options): Promise<PartResult | undefined> {
  const start = performance.now()
  console.log(`${part.name}: ${part.about}`)
  try {
    return await part.measure(options, (step) => console.log(`${sinceStart()} ${part.name}: ${step} …`))
  } catch (error) {
    console.error(`${part.name} failed:`, error)
    return undefined
  } finally {
    console.log(`${part.name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
}

/** Minutes and seconds that the run has lasted, such as `12:07`. */
function sinceStart(): string {
  const seconds = Math.floor(performance.now() / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
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
  const paths = prerenderedPaths.filter((path) => path !== notFoundPath)
  const choice = { parts: parts.map(({ name }) => name), paths }
  const kept = await run(readOptions(process.argv.slice(2), process.env, choice))
  process.exitCode = kept ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
