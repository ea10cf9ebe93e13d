import { expect, it } from 'vitest'
import { pathPoints } from '../../../common/figures/test-support/path-points.ts'
import { foldedPaper } from './folded-paper-lines.ts'

const { width, height, fold, ruled, caller, assistant } = foldedPaper()

it('rules evenly as far as the fold', () => {
  const heights = pathPoints(ruled)
    .filter(({ x }) => x === 0)
    .map(({ y }) => y)
  const gaps = heights.slice(1).map((y, line) => y - (heights[line] ?? 0))
  expect(heights).toHaveLength(33)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.2)
})

it('strings both voices from lines of the paper, inside the box', () => {
  const ruledHeights = new Set(pathPoints(ruled).map(({ y }) => Math.round(y)))
  const points = [...pathPoints(caller), ...pathPoints(assistant)]
  const atFold = points.filter(({ x }) => Math.round(x) === fold)
  expect(atFold).toHaveLength(points.length / 2)
  for (const { y } of atFold) expect(ruledHeights).toContain(Math.round(y))
  expect(Math.max(...points.map(({ x }) => x))).toBe(width)
  for (const { y } of points) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(height)
  }
})
