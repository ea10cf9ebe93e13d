/** Something in the words or data of the site that must be fixed before it can be shown. */
export interface Fault {
  /** Path from the project's root. */
  file: string
  /** Both from 1, if known. */
  line?: number | undefined
  column?: number | undefined
  /** Field, reason and remedy, in words for the author. */
  says: string
}

/** A fault `at` characters into the source of `file`. */
export function faultAt(file: string, source: string, at: number, says: string): Fault {
  const before = source.slice(0, at).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, says }
}

/** Faults for reading: grouped by file, in the order of its lines. */
export function report(faults: readonly Fault[]): string {
  const files = Map.groupBy(faults, ({ file }) => file)
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, found]) => [file, ...found.toSorted(byPlace).map(reportLine)].join('\n'))
    .join('\n\n')
}

function byPlace(a: Fault, b: Fault): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}

function reportLine({ line, column, says }: Fault): string {
  const place = line === undefined ? '' : `${line}${column === undefined ? '' : `:${column}`}`
  return place ? `  ${place.padEnd(7)} ${says}` : `  ${says}`
}
