/** What a person asked the benchmark for. */
export interface Options {
  /** Words of the parts to run, in the order in which they run. */
  parts: readonly string[]
  /** Canonical paths to measure. */
  paths: readonly string[]
  /** Whether a part's result goes into its document: only when nothing is left out. */
  recorded: boolean
  /** Rounds of a page and AstroWind’s in turns, without load and with. */
  rounds: number
}

/** What there is to choose from. */
interface Choice {
  parts: readonly string[]
  paths: readonly string[]
}

/** Rounds in turns are judged by a ratio of medians, which three do not hold steady. */
const defaultRounds = 5
/** What paths alone mean. */
const partOfPages = ['peer']

/**
 * Reads BENCH_RUNS and what is named on the command line: nothing for every part with every page, or parts and paths.
 * Paths alone mean the part that measures pages. Throws when a word is neither, or BENCH_RUNS no number.
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
  const named = paths.filter((path) => args.includes(path))
  const namedParts = named.length > 0 && !args.some((word) => parts.includes(word)) ? partOfPages : args
  const rounds = readRounds(env['BENCH_RUNS'])
  return {
    parts: args.length === 0 ? parts : parts.filter((part) => namedParts.includes(part)),
    paths: named.length > 0 ? named : paths,
    recorded: named.length === 0 && rounds >= defaultRounds,
    rounds,
  }
}

function readRounds(text: string | undefined): number {
  if (text === undefined) return defaultRounds
  const rounds = Number(text)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('BENCH_RUNS must be a whole number of 1 or more')
  return rounds
}
