import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle value whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([5])).toBe(5)
})

test('the median of an even number of values is between the two in the middle', () => {
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('there is no median of an empty list', () => {
  expect(() => median([])).toThrow('no median')
})

test('a percentile is the smallest value that this many of a hundred do not exceed', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(percentile(values, 95)).toBe(19)
  expect(percentile(values, 50)).toBe(10)
  expect(percentile([7], 95)).toBe(7)
  expect(() => percentile([], 95)).toThrow('no percentile')
})
