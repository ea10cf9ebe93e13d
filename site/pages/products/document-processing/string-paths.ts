import { RelativePath } from '../../../../common/figures/relative-path.ts'

interface Point {
  x: number
  y: number
}

/** A straight string from the edge of a field on the sheet to its row in the record, in pixels of the figure. */
export interface LiftedString {
  field: Point
  row: Point
}

/**
 * Path data for strings at rest. Each changes colour where it leaves the paper, at `paperEdge`, so its segment
 * and end on the paper are separate paths; a string that starts beyond the edge has only the other segment.
 */
export function stringPaths(strings: readonly LiftedString[], paperEdge: number) {
  const paths = {
    onPaper: new RelativePath(),
    offPaper: new RelativePath(),
    endsOnPaper: new RelativePath(),
    endsOffPaper: new RelativePath(),
  }
  for (const { field, row } of strings) {
    const x = Math.max(field.x, paperEdge)
    const y = field.y + ((row.y - field.y) * (x - field.x)) / (row.x - field.x)
    paths.onPaper.moveTo(field.x, field.y).lineTo(x, y)
    paths.offPaper.moveTo(x, y).lineTo(row.x, row.y)
    paths.endsOnPaper.dot(field.x, field.y)
    paths.endsOffPaper.dot(row.x, row.y)
  }
  return paths
}
