import { polylines } from '../../../../common/figures/relative-path.ts'

/** Height of one sentence's row, in units of the drawing. */
export const rowHeight = 44
export const linesWidth = 400

/**
 * The paths of `rows` sentences, stacked from row `first` of the drawing, to whoever answers them, at the middle of
 * those rows: level up to `turnAt` of the width (0 to 1), then straight. Path data.
 */
export function waysTo(first: number, rows: number, turnAt: number): string {
  const meet = (first + rows / 2) * rowHeight
  return polylines(
    Array.from({ length: rows }, (_, row) => {
      const y = (first + row + 0.5) * rowHeight
      return [0, y, linesWidth * turnAt, y, linesWidth, meet]
    }),
  )
}
