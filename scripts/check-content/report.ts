import type { Fault } from './fault.ts'

/** Faults for reading: under each file, in the order of its lines. */
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
