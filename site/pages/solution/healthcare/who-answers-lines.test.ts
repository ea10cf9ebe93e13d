import { expect, test } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { linesWidth, rowHeight, waysTo } from './who-answers-lines.ts'

test('each sentence leaves from its own row, and all end with the one who answers them', () => {
  const points = pathPoints(waysTo(3, 4, 0.5))
  const [starts, ends] = [points.filter((_, at) => at % 3 === 0), points.filter((_, at) => at % 3 === 2)]
  expect(starts.map(({ y }) => y / rowHeight)).toEqual([3.5, 4.5, 5.5, 6.5])
  expect(ends).toHaveLength(4)
  for (const end of ends) expect(end).toEqual({ x: linesWidth, y: 5 * rowHeight })
})
