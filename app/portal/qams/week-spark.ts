import { RelativePath } from '../../figures/relative-path.ts'

/** Size of the small drawing of a week, in its own units, and the scores at its foot and head. */
export const sparkWidth = 100
export const sparkHeight = 26
const [lowest, highest] = [67, 90]

/** Path data of averages, one a day, from left to right. */
export function sparkPath(averages: readonly number[]): string {
  const path = new RelativePath()
  for (const [day, average] of averages.entries()) {
    const x = (day / (averages.length - 1)) * sparkWidth
    const y = (1 - (average - lowest) / (highest - lowest)) * sparkHeight
    if (day === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  return path.toString()
}
