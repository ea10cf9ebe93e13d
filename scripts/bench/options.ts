/** How often each thing is measured. */
export interface Runs {
  lighthouseRuns: number
  /** Throttled loads, of page and control each. */
  loads: number
  /** Pairs of loads, of page and control, for the largest paint alone. */
  paintPairs: number
  /** Early visitors to a page measured closely, by device. */
  visitors: number
  /** Walks from page to page, with mouse, finger and without working ahead each. */
  walks: number
}

/** What a person asked the benchmark for. */
export interface Options {
  /** Words of the parts to run, in the order of the document. */
  parts: readonly string[]
  /** Canonical paths to measure. */
  paths: readonly string[]
  /** Those among them to measure closely. */
  closely: readonly string[]
  /** Whether the result goes into the document: only when nothing is left out. */
  recorded: boolean
  runs: Runs
}

/** What there is to choose from. */
interface Choice {
  parts: readonly string[]
  paths: readonly string[]
}

const defaultRuns = 3
/** A close look takes minutes. */
const closeByDefault = ['/']
/** What paths alone mean. */
const partsOfPages = ['routes', 'pages']
/** Loads are noisier than Lighthouse’s simulation and quicker. */
const loadsPerRun = 3
/**
 * Single paints differ by half, the ratios of pairs by a sixth: of 24 of them the middle is known to 0.035, of 48 to
 * 0.025. It is judged to 0.05.
 */
const paintPairsPerRun = 16
const fewest = 5

/**
 * Reads BENCH_RUNS and what is named on the command line: nothing for every part with every page, home closely, or
 * parts and paths; a path that is named is measured closely. Paths alone mean the parts that measure pages. Throws when
 * a word is neither, or BENCH_RUNS no number.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { parts, paths }: Choice,
): Options {
  const unknown = args.find((word) => !parts.includes(word) && !paths.includes(word))
  if (unknown !== undefined) {
    throw new Error(
      `There is no part or page ${unknown}. Parts: ${parts.join(' ')}. Pages: ${paths.join(' ')}`,
    )
  }
  const namedPaths = paths.filter((path) => args.includes(path))
  const namedParts = namedPaths.length > 0 && !args.some((word) => parts.includes(word)) ? partsOfPages : args
  return {
    parts: args.length === 0 ? parts : parts.filter((part) => namedParts.includes(part)),
    paths: namedPaths.length > 0 ? namedPaths : paths,
    closely: namedPaths.length > 0 ? namedPaths : closeByDefault,
    recorded: args.length === 0,
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
