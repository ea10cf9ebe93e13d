import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { notFoundPath, prerenderedPaths } from '../../content/pages.ts'
import { projectRoot } from '../run-command.ts'
import type { BudgetResult } from './budgets/check-budgets.ts'
import { readOptions, type Options } from './options.ts'
import type { Part, PartResult } from './part.ts'
import { parts } from './parts/parts.ts'
import { benchmarkDocument } from './report/benchmark-document.ts'
import { plain } from './report/format.ts'

const documentFile = join(projectRoot, 'docs/benchmarks.md')

/** Measures, prints and records; tells whether every part was measured and every budget is kept. */
async function run(options: Options): Promise<boolean> {
  warnWhenBusy()
  const results: PartResult[] = []
  const failed: string[] = []
  for (const part of parts.filter(({ name }) => options.parts.includes(name))) {
    const result = await measure(part, options)
    if (result instanceof Error) failed.push(part.name)
    results.push(result instanceof Error ? failureText(part, result) : result)
  }
  const budgets = results.flatMap((result) => result.budgets)
  const written = benchmarkDocument(
    availableParallelism(),
    budgets,
    results.map(({ text }) => text),
  )
  const text = await format(written, { ...(await resolveConfig(documentFile)), filepath: documentFile })
  console.log(`\n${text}`)
  if (options.recorded) await writeFile(documentFile, text)
  if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}`)
  return sayVerdict(budgets) && failed.length === 0
}

/** A part that fails says why in its place, so that the rest of a long run is not lost. */
function failureText({ name }: Part, { message }: Error): PartResult {
  return { text: `## ${name}\n\nCould not be measured: ${message}`, budgets: [] }
}

async function measure(part: Part, options: Options): Promise<PartResult | Error> {
  const start = performance.now()
  console.log(`${part.name}: ${part.about}`)
  try {
    return await part.measure(options, (step) => console.log(`${sinceStart()} ${part.name}: ${step} …`))
  } catch (error) {
    console.error(`${part.name} failed:`, error)
    return error instanceof Error ? error : new Error(String(error))
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
