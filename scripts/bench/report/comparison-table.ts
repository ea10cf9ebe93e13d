import { comparedLighthouse, comparedLoads, pairedLargestPaint, type Compared } from '../figures.ts'
import { millisecondsSpread, shift, times } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import type { PageResult } from '../page-result.ts'

/** Each page beside the same page without script. */
export function comparisonTable(pages: readonly PageResult[]): string {
  const rows = pages.flatMap((page) => [
    [page.path, 'First paint', ...timeCells(comparedLoads(page, 'firstPaint'))],
    [page.path, 'Largest paint', ...pairCells(pairedLargestPaint(page))],
    [page.path, 'Largest paint, Lighthouse', ...timeCells(comparedLighthouse(page, 'largestPaint'))],
    [page.path, 'Blocking time', ...timeCells(comparedLoads(page, 'blockingTime'))],
    [page.path, 'Layout shift', ...shiftCells(comparedLoads(page, 'layoutShift'))],
    [page.path, 'Layout shift on a desktop', shift(page.desktopLayoutShift), '', ''],
  ])
  return markdownTable(['Page', 'Measure', 'As it is', 'No script', 'Ratio'], rows)
}

function timeCells(compared: Compared): string[] {
  return [millisecondsSpread(compared.page), millisecondsSpread(compared.control), times(compared.ratio)]
}

function pairCells({
  page,
  control,
  ratio,
  half: [low, high],
}: ReturnType<typeof pairedLargestPaint>): string[] {
  return [
    millisecondsSpread(page),
    millisecondsSpread(control),
    `${times(ratio)} (${times(low)} to ${times(high)})`,
  ]
}

/** A shift is judged by its worst load. */
function shiftCells({ page, control }: Compared): string[] {
  return [shift(page.max), shift(control.max), '']
}
