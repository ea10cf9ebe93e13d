import { expect, test } from 'vitest'
import { pathPoints } from '../../../../common/figures/test-support/path-points.ts'
import { dialArc, dialDays, dialTicks } from './dial.ts'

test('the rim has a tick for each day', () => {
  expect(dialTicks().match(/m/g)).toHaveLength(dialDays)
})

test('an arc begins at the top and is as long as its days: half the days end at the bottom, all of them at the top', () => {
  const ends = (days: number) => {
    const points = pathPoints(dialArc(days, 100)).map(({ x, y }) => [Math.round(x), Math.round(y)])
    return [points.at(0), points.at(-1)]
  }
  const [top, bottom] = [
    [200, 100],
    [200, 300],
  ]
  expect(ends(dialDays / 2)).toEqual([top, bottom])
  expect(ends(dialDays)).toEqual([top, top])
})
