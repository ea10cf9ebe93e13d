import { expect, it } from 'vitest'
import { pathPoints } from '../../../figures/test-support/path-points.ts'
import { hundredCallers } from './hundred-callers.ts'

it('draws a hundred callers, as many of them bright as rang again', () => {
  for (const rangAgain of [0, 9, 41, 100]) {
    const { rest, counted } = hundredCallers(rangAgain, 5)
    expect(pathPoints(counted)).toHaveLength(rangAgain * 2)
    expect(new Set([...pathPoints(counted), ...pathPoints(rest)].map(({ x }) => x)).size).toBe(100)
  }
})

it('picks the same callers each time', () => {
  expect(hundredCallers(41, 5)).toEqual(hundredCallers(41, 5))
  expect(hundredCallers(41, 5)).not.toEqual(hundredCallers(41, 6))
})
