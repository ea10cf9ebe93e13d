/** How often each thing is measured. */
export interface Runs {
  lighthouseRuns: number
  /** Throttled loads, of page and control each. */
  loads: number
  /** Pairs of loads, of page and control, for the largest paint alone. */
  paintPairs: number
  /** Early visitors, by device. */
  visitors: number
  /** Walks from page to page, with mouse, finger and without working ahead each. */
  walks: number
}

/** What a person asked the benchmark for. */
export interface Options {
  /** Words of the parts to run, in the order of the document. */
  parts: readonly string[]
  /** Canonical paths to measure closely. */
  paths: readonly string[]
  /** Whether every page of the site is to be measured. */
  everyPage: boolean
  /** Whether the result goes into the document: only when every part is run. */
  recorded: boolean
  runs: Runs
}

/** What there is to choose from. */
interface Choice {
  parts: readonly string[]
  pagePaths: readonly string[]
}

const defaultRuns = 3
/** A page takes minutes, so the whole site is measured only when asked for. */
const defaultPaths = ['/']
const everything = 'all'
/** Loads are noisier than Lighthouse’s simulation and quicker. */
const loadsPerRun = 3
/** Single paints differ by half: the ratio of the largest is judged to a twentieth. */
const paintPairsPerRun = 8
const fewest = 5

/**
 * Reads BENCH_RUNS and what is named on the command line: nothing for every part with the home page, `all` for every
 * part with every page, or parts and paths. Paths alone mean the part `pages`. Throws when a word is neither, or
 * BENCH_RUNS no number.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { parts, pagePaths }: Choice,
): Options {
  const everyPage = args.includes(everything)
  const named = args.filter((word) => word !== everything)
  const unknown = named.find((word) => !parts.includes(word) && !pagePaths.includes(word))
  if (unknown !== undefined) {
    throw new Error(
      `There is no part or page ${unknown}. Parts: ${parts.join(' ')}. Pages: all ${pagePaths.join(' ')}`,
    )
  }
  const namedPaths = named.filter((word) => pagePaths.includes(word))
  const namedParts = parts.filter((part) => named.includes(part))
  return {
    parts: namedParts.length > 0 ? namedParts : namedPaths.length > 0 ? ['pages'] : parts,
    paths: everyPage ? pagePaths : namedPaths.length > 0 ? namedPaths : defaultPaths,
    everyPage,
    recorded: named.length === 0,
    runs: readRuns(env['BENCH_RUNS']),
  }
}

function readRuns(text: string | undefined): Runs {
  const runs = Number(text ?? defaultRuns)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number of 1 or more')
  return {
    lighthouseRuns: runs,
    loads: Math.max(fewest, runs * loadsPerRun),
    paintPairs: runs * paintPairsPerRun,
    visitors: Math.max(fewest, runs),
    walks: runs,
  }
}
