/** How often each thing is measured. */
export interface Runs {
  lighthouseRuns: number
  /** Throttled loads, of page and control each. */
  loads: number
  /** Early visitors, by device. */
  visitors: number
}

/** What a person asked the benchmark for. */
export interface Options {
  /** Canonical paths to measure. */
  paths: readonly string[]
  runs: Runs
}

const defaultRuns = 3
/** Loads are noisier than Lighthouse’s simulation and quicker. */
const loadsPerRun = 3
const fewest = 5

/**
 * Reads BENCH_RUNS and the paths named on the command line (all pages when none is). Throws when a path is no
 * page or BENCH_RUNS no number.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  pagePaths: readonly string[],
): Options {
  const unknown = args.find((path) => !pagePaths.includes(path))
  if (unknown !== undefined) throw new Error(`There is no page ${unknown}. Pages: ${pagePaths.join(' ')}`)
  const runs = Number(env['BENCH_RUNS'] ?? defaultRuns)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number of 1 or more')
  return {
    paths: args.length > 0 ? args : pagePaths,
    runs: {
      lighthouseRuns: runs,
      loads: Math.max(fewest, runs * loadsPerRun),
      visitors: Math.max(fewest, runs),
    },
  }
}
