/** How often each thing is measured. */
export interface Runs {
  lighthouseRuns: number
  /** Throttled loads, of page and control each. */
  loads: number
  /** Early visitors, by device. */
  visitors: number
  /** Walks from page to page, with and without working ahead each. */
  walks: number
}

/** What a person asked the benchmark for. */
export interface Options {
  /** Canonical paths to measure. */
  paths: readonly string[]
  /** Whether the result goes into the document: not when a person only looks at some pages. */
  recorded: boolean
  runs: Runs
}

const defaultRuns = 3
/** A page takes minutes, so the whole site is measured only when asked for. */
const defaultPaths = ['/']
const everyPage = 'all'
/** Loads are noisier than Lighthouse’s simulation and quicker. */
const loadsPerRun = 3
const fewest = 5

/**
 * Reads BENCH_RUNS and what is named on the command line: nothing for the home page, `all` for every page, or
 * paths. Throws when a path is no page or BENCH_RUNS no number.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  pagePaths: readonly string[],
): Options {
  const all = args.length === 1 && args[0] === everyPage
  const unknown = all ? undefined : args.find((path) => !pagePaths.includes(path))
  if (unknown !== undefined) {
    throw new Error(`There is no page ${unknown}. Say all, or name pages: ${pagePaths.join(' ')}`)
  }
  const runs = Number(env['BENCH_RUNS'] ?? defaultRuns)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number of 1 or more')
  return {
    paths: all ? pagePaths : args.length > 0 ? args : defaultPaths,
    recorded: all || args.length === 0,
    runs: {
      lighthouseRuns: runs,
      loads: Math.max(fewest, runs * loadsPerRun),
      visitors: Math.max(fewest, runs),
      walks: Math.max(fewest, runs),
    },
  }
}
