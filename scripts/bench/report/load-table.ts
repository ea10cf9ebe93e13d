import { comparedLoads, loadToHydrated, pairedLargestPaint } from '../figures.ts'
import type { CloseResult } from '../page-result.ts'
import { millisecondsSpread, notKnown, shift, times } from './format.ts'
import { markdownTable } from './markdown-table.ts'

/** Each page’s loads beside those of the same page without script. */
export function loadTable(pages: readonly CloseResult[]): string {
  const rows = pages.flatMap((page) => {
    const hydrated = loadToHydrated(page)
    return [
      [page.path, 'First paint', ...timeCells(page, 'firstPaint')],
      [page.path, `Largest paint, of ${largestElement(page)}`, ...pairCells(page)],
      [page.path, 'Blocking time', ...timeCells(page, 'blockingTime')],
      [page.path, 'Load event to hydrated', hydrated ? millisecondsSpread(hydrated) : notKnown, '', ''],
      [page.path, 'Layout shift', ...shiftCells(page)],
      [page.path, 'Layout shift on a desktop', shift(page.desktopLayoutShift), '', ''],
    ]
  })
  return markdownTable(['Page', 'Measure', 'As it is', 'No script', 'Ratio'], rows)
}

const largestElement = ({ loads }: CloseResult) => loads.page[0]?.largestElement ?? notKnown

function timeCells(result: CloseResult, measure: 'firstPaint' | 'blockingTime'): string[] {
  const { page, control, ratio } = comparedLoads(result, measure)
  return [millisecondsSpread(page), millisecondsSpread(control), times(ratio)]
}

function pairCells(result: CloseResult): string[] {
  const { page, control, ratio, half } = pairedLargestPaint(result)
  const [low, high] = half
  return [
    millisecondsSpread(page),
    millisecondsSpread(control),
    `${times(ratio)} (${times(low)} to ${times(high)})`,
  ]
}

/** A shift is judged by its worst load. */
function shiftCells(result: CloseResult): string[] {
  const { page, control } = comparedLoads(result, 'layoutShift')
  return [shift(page.max), shift(control.max), '']
}
