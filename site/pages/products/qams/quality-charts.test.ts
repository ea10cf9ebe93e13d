import { expect, test } from 'vitest'
import { dailyMedians, medianLine, scoreLines } from './score-by-day.ts'

const agents = [
  [90, 80],
  [79.9, 100],
  [55, 60],
]

test('draws a line for each agent and day, in the band of its score', () => {
  const lines = (['good', 'watch', 'poor'] as const).map((band) => scoreLines(agents, band))
  expect(lines.map((path) => path.match(/h-?22/g)?.length)).toEqual([3, 2, 1])
})

test('the long line runs through the medians', () => {
  expect(dailyMedians(agents)).toEqual([79.9, 80])
  expect(medianLine([80, 75])).toBe('m15 96l30 24')
})
