import { expect, test } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { coverSize, coverStrings, dayInPercent, firstDay, lastDay } from './cover-strings.ts'

test('strings are open while there is cover and meet in one line while there is none', () => {
  const { first, revived } = coverStrings(30, 128)
  const heightsAt = (path: string, day: number) =>
    new Set(
      pathPoints(path)
        .filter(({ x }) => Math.abs(x - (day - firstDay) * 2) < 0.1)
        .map(({ y }) => Math.round(y)),
    )
  expect(heightsAt(first, firstDay).size).toBe(16)
  expect(heightsAt(first, 30)).toEqual(new Set([coverSize.height / 2]))
  expect(heightsAt(revived, 128)).toEqual(new Set([coverSize.height / 2]))
  expect(heightsAt(revived, lastDay).size).toBe(16)
})

test('the first day is at the left edge, the last at the right', () => {
  expect([firstDay, lastDay].map(dayInPercent)).toEqual([0, 100])
})
