import { expect, test } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { roads, roadSize } from './parcels.ts'

test('a hundred parcels leave; returned ones do not reach the door and end where they began', () => {
  const { taken, back } = roads(27)
  expect(taken.match(/m/g)).toHaveLength(73)
  expect(back.match(/m/g)).toHaveLength(27)
  const returning = pathPoints(back)
  expect(Math.max(...returning.map(({ x }) => x))).toBeLessThan(roadSize.width)
  expect(returning.at(-1)?.x).toBe(0)
})
