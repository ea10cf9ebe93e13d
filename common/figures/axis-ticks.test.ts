import { expect, test } from 'vitest'
import { axisTicks, percentOf } from './axis-ticks.ts'
import { timeLabel } from './time-label.ts'

test('ticks are evenly spaced and end within the length', () => {
  expect(axisTicks(72, 10, timeLabel).map(({ label }) => label)).toEqual([
    '0:00',
    '0:10',
    '0:20',
    '0:30',
    '0:40',
    '0:50',
    '1:00',
    '1:10',
  ])
  expect(axisTicks(40, 10, String).map(({ at }) => at)).toEqual([0, 25, 50, 75, 100])
})

test('positions are rounded to one decimal', () => {
  expect(percentOf(10, 72)).toBe(13.9)
})
